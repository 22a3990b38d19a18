/** Markup without the ids that React makes up, to compare two components. */
export function withoutIds(html: string): string {
  return html.replace(/_r_\w+_/g, 'id')
}
