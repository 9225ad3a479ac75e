declare module '*.md' {
  const text: import('@kere/tooling/text-module').TextModule
  export default text
}
