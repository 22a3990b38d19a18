import type { WebsiteContent } from '@gauze/contract'

/** The store's own content when the content service has never answered: enough to sell with (CMS-04). */
export const minimumContent: WebsiteContent = {
  navBar: { sections: [{ title: 'Promotions', path: '/promotions' }] },
  mainNavigation: [{ title: 'Shop', path: '/shop' }],
  mainNavigationDropdown: [],
  contentPages: [],
  homePage: {
    title: 'Medical supplies for people who are busy caring',
    homepageSections: [
      {
        kind: 'hero',
        title: 'Medical supplies, without the search party',
        text: 'Thousands of items in stock, ordered in minutes on your account.',
        image: null,
        linkLabel: 'Shop all products',
        linkPath: '/products/1',
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
  footer: {
    columns: [
      {
        title: 'Shop',
        pages: [
          { title: 'All products', path: '/products/1' },
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
