import type { WebsiteContent } from '@gauze/contract'
import { productsPath } from '@gauze/rules'
import { minimumFrame } from './content-minimum.js'

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
