import type { WebsiteContent } from '@gauze/contract'
import { minimumContent } from './content-minimum.server.js'

/**
 * Content as shown at a point in time: the alert banner only within its days, and the built-in minimum for empty fields
 * that a store needs to sell (CMS-04).
 */
export function presentContent(content: WebsiteContent, now: number): WebsiteContent {
  const { contact, homePage, footer, notices, alertBanner } = content
  return {
    ...content,
    homePage: homePage.homepageSections.length > 0 ? homePage : minimumContent.homePage,
    notices: notices.length > 0 ? notices : minimumContent.notices,
    footer: footer.columns.length > 0 ? footer : minimumContent.footer,
    contact: {
      contactEmail: contact.contactEmail || minimumContent.contact.contactEmail,
      contactNumber: contact.contactNumber || minimumContent.contact.contactNumber,
      hoursTextShort: contact.hoursTextShort || minimumContent.contact.hoursTextShort,
    },
    alertBanner: isWithin(content, now) ? alertBanner : null,
  }
}

function isWithin({ alertFrom, alertUntil }: WebsiteContent, now: number): boolean {
  return (alertFrom === null || Date.parse(alertFrom) <= now) && (alertUntil === null || now < Date.parse(alertUntil))
}
