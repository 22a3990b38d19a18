import type { Preview } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../packages/ui/src/story-data/storybook.css'
import '../packages/ui/src/theme/theme.css'
import { initialSwitches, withSwitches } from '../packages/docs/storybook/switches.js'

/**
 * React Aria keeps a dialog transparent for some frames, in which a keyboard may open on the screen. The checks of
 * accessibility skip what nobody sees, so they wait for it.
 */
async function waitUntilRevealed() {
  await waitFor(() => expect(document.querySelector('[data-rac][style*="opacity: 0"]')).toBeNull())
}

const preview: Preview = {
  tags: ['autodocs', 'picture'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      // The account begins with Overview. The list is read without running it, so it has no spread.
      storySort: {
        order: [
          'Introduction',
          'Reference',
          'Pages',
          'Actions',
          'Forms',
          'Feedback',
          'Data table',
          'Navigation',
          'Content',
          'Catalog',
          'Search',
          'Cart',
          'Checkout',
          'Sign-in',
          'Two-factor',
          'Punch-out',
          'Overview',
          'Notifications',
          'Records',
          'Orders',
          'Desk',
          'Deliveries',
          'Returns',
          'Approvals',
          'Quotes',
          'Recalls',
          'Lists',
          'Subscriptions',
          'Addresses',
          'Company',
          'Payment methods',
          'Billing',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language and formats',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English (en-US)' },
          { value: 'es-US', title: 'Spanish (es-US)' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'normal', title: 'Normal contrast' },
          { value: 'forced', title: 'Forced colors' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: initialSwitches,
  decorators: [withSwitches],
  afterEach: waitUntilRevealed,
}

export default preview
