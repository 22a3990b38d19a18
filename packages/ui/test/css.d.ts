/** The text of a style sheet, with all that it imports. */
declare module '*.css?inline' {
  const text: string
  export default text
}
