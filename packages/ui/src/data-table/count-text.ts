import type { DataTableView } from './data-table-context.js'

/** How many rows the list has, and which of its pages this is. */
export function countText({ text, number, total, page, pages }: DataTableView): string {
  const count = text.count(total, number(total))
  return pages > 1 ? `${count}, ${text.page(number(page), number(pages))}` : count
}
