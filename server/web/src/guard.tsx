// What cannot be drawn does not take the rest of the page with it.
import { Component, type ComponentChildren } from "preact";
import { address } from "./address";
import { t } from "./words";

interface Props {
  /** What is drawn; for something else it is tried anew. */
  of: unknown;
  children: ComponentChildren;
}

const nothing = {};

/** Guard draws its children, or says that they cannot be drawn. */
export class Guard extends Component<Props, { failed: unknown }> {
  override state = { failed: nothing };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: this.props.of });
  }

  override render({ of, children }: Props) {
    return this.state.failed === of ? <p class="note" role="alert">{t("This cannot be drawn; it is a fault of the page.", "这里画不出来，这是页面的错误。")}</p> : children;
  }
}

/** PageGuard is a Guard that tries anew at another address. */
export const PageGuard = ({ children }: { children: ComponentChildren }) => <Guard of={address.value.href}>{children}</Guard>;
