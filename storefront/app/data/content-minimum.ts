import type { WebsiteContent } from '@gauze/contract'
import { productsPath } from '@gauze/rules'

/** The content that every page shares; the home page reads its own. */
export type FrameContent = Omit<WebsiteContent, 'homePage'>

/** The frame of a page when the content service has never answered: enough to sell with (CMS-04). */
export const minimumFrame: FrameContent = {
  navBar: { sections: [{ title: 'Promotions', path: '/promotions' }] },
  mainNavigation: [{ title: 'Shop', path: '/shop' }],
  mainNavigationDropdown: [],
  contentPages: [],
  footer: {
    columns: [
      {
        title: 'Shop',
        pages: [
          { title: 'All products', path: productsPath() },
          { title: 'Categories', path: '/shop' },
        ],
      },
      {
        title: 'Your account',
        pages: [
          { title: 'Login', path: '/login' },
          { title: 'Create Account', path: '/register' },
          { title: 'Credit application', path: '/customerapplication' },
        ],
      },
    ],
    legal: 'Prices in US dollars. Some items need a medical license.',
  },
  contact: {
    contactEmail: 'care@gauze.example',
    contactNumber: '800-555-0134',
    hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern',
  },
  topInfoLinks: [],
  notices: ['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7'],
  alertBanner: null,
  alertFrom: null,
  alertUntil: null,
}
