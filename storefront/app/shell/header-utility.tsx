import { HeaderUtility } from '@gauze/ui/navigation/header-utility'
import { track } from '../browser/track.js'
import { useSite } from '../data/use-site.js'
import { resourceGroups } from './nav-entries.js'

/** The end of the dark bar, from the content service. */
export function StoreUtility() {
  const { content, contact } = useSite()
  return (
    <HeaderUtility
      contact={contact}
      links={content.topInfoLinks}
      resources={resourceGroups(content)}
      registerHref="/register"
      contactHref={content.contentPages.find(({ path }) => path === '/contactus')?.path}
      onSupport={() => track('Support_Popover_Clicked')}
    />
  )
}
