// The bundler gives the address of a style sheet for such an import.
declare module "*.css?url" {
  const address: string;
  export default address;
}
