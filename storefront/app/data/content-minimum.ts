import type { WebsiteContent } from '@gauze/contract'

/** The content that every page shares; the home page reads its own. */
export type FrameContent = Omit<WebsiteContent, 'homePage'>

/** How a customer reaches a store whose content service has never answered (CMS-04). */
const minimumContact: FrameContent['contact'] = {
  contactEmail: 'care@gauze.example',
  contactNumber: '800-555-0134',
  hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
}

/** The frame of a page whose own data could not be read: the way to reach the store. */
export const emptyFrame: FrameContent = {
  navBar: { sections: [] },
  mainNavigation: [],
  mainNavigationDropdown: [],
  contentPages: [],
  footer: { columns: [], legal: '' },
  contact: minimumContact,
  topInfoLinks: [],
  notices: [],
  alertBanner: null,
  alertFrom: null,
  alertUntil: null,
}
