/** Markup without the ids that React makes up, to compare what two components show. */
export function withoutIds(html: string): string {
  return html.replace(/_r_\w+_/g, 'id')
}
