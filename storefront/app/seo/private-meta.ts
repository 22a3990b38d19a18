import type { MetaDescriptor } from 'react-router-dom'

/** The head of a page that is not for search engines: the store's name follows its title. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Gauze` }, { name: 'robots', content: 'noindex' }]
}
