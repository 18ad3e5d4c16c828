// The page: one shell, and a module for each page that is loaded when it is opened.
import { render } from "preact";
import { follow, page } from "./address";
import { PageGuard } from "./guard";
import { Shell } from "./shell";
import { loader } from "./lazy";

const load = {
  solve: loader(() => import("./pages/solve")),
  play: loader(() => import("./pages/play")),
  explore: loader(() => import("./pages/explore")),
  learn: loader(() => import("./pages/learn")),
  contest: loader(() => import("./pages/contest")),
};

function App() {
  const Page = load[page.value];
  return <Shell><PageGuard><Page key={page.value} /></PageGuard></Shell>;
}

follow();
render(<App />, document.getElementById("root")!);
