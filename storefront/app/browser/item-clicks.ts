import { dropClickRecords } from '@gauze/api-client/search'

/** Forgets which search results were clicked, and nothing else; logout does so (SRCH-07, AUTH-10). */
export function dropItemClicks(): void {
  dropClickRecords(() => localStorage)
}
