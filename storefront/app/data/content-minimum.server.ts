import type { WebsiteContent } from '@gauze/contract'
import { productsPath } from '@gauze/rules'
import { emptyFrame, type FrameContent } from './content-minimum.js'

/** The frame of a page when the content service has never answered: enough to sell with (CMS-04). */
const minimumFrame: FrameContent = {
  ...emptyFrame,
  navBar: { sections: [{ title: 'Promotions', path: '/promotions' }] },
  mainNavigation: [{ title: 'Shop', path: '/shop' }],
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
  notices: ['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7'],
}

/** The store's own content when the content service has never answered (CMS-04). */
export const minimumContent: WebsiteContent = {
  ...minimumFrame,
  homePage: {
    title: 'Medical supplies for people who are busy caring',
    homepageSections: [
      {
        kind: 'hero',
        title: 'Medical supplies, without the search party',
        text: 'Thousands of items in stock, ordered in minutes on your account.',
        image: null,
        linkLabel: 'Shop all products',
        linkPath: productsPath(),
        products: null,
      },
      {
        kind: 'categories',
        title: 'Shop by category',
        text: '',
        image: null,
        linkLabel: null,
        linkPath: null,
        products: null,
      },
      {
        kind: 'products',
        title: 'What clinics order most',
        text: '',
        image: null,
        linkLabel: null,
        linkPath: null,
        products: { kind: 'top' },
      },
    ],
  },
}
