import type { NavEntry } from '@gauze/ui/navigation/main-nav'
import { track } from '../browser/track.js'

const SUBCATEGORY_DEPTH = 2

/** Reports which entry of the navigation was used, wide or narrow. */
export function trackNavigation({ label }: NavEntry, depth: number): void {
  track(depth >= SUBCATEGORY_DEPTH ? 'NavBar_Subcategory_Click' : 'Nav_Button_Click', { label })
}
