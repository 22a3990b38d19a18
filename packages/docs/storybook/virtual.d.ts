declare module 'virtual:gauze-docs' {
  const content: import('./content.types.js').StorybookContent
  export default content
}
