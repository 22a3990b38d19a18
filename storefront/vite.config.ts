import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Workspace packages come from their sources, except the server and its plugins, which are a separate program. */
const sources = ['@gauze/source']

/**
 * Few files, because fifty small ones compress worse and each repeat their imports. Each is named by the files that it
 * starts from and has all their imports; a module that two of them import is in the chunk with the higher priority.
 */
const groups = [
  { name: 'react', priority: 6, test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/ },
  // Every page.
  {
    name: 'frame',
    priority: 5,
    test: startsFrom(
      'storefront/app/root.tsx',
      'storefront/app/entry.client.tsx',
      'ui/src/navigation/page-heading/',
      'ui/src/icons/chevron-',
      'ui/src/icons/close-',
      'ui/src/internal/create-key-seed',
      'ui/src/sign-in/owner-news/switched-account',
      'api-client/src/analytics/consent',
      'storefront/app/data/use-flag',
      'ui/src/internal/use-merged-ref',
      'ui/src/messages/failure.messages',
      'rules/src/search-text',
      'ui/src/icons/search-icon',
    ),
  },
  // Pages that show products.
  {
    name: 'cards',
    priority: 4,
    test: startsFrom(
      'storefront/app/product/store-product-card.tsx',
      'storefront/app/product/use-buying.ts',
      'storefront/app/product/use-unloaded.ts',
      'storefront/app/seo/page-meta.ts',
      'storefront/app/seo/json-ld.tsx',
      'rules/src/seo/breadcrumb-data.ts',
      'storefront/app/data/for-customer.ts',
      'storefront/app/content/content.messages.ts',
      'ui/src/catalog/product-grid/product-cards',
      'ui/src/navigation/breadcrumbs',
      'ui/src/forms/field/',
      'ui/src/forms/checkbox/',
      'ui/src/feedback/banner/',
      'ui/src/forms/select-field/',
      'ui/src/internal/unbroken',
      'ui/src/internal/addition-report',
      'rules/src/limits',
      'rules/src/filter-values',
      'rules/src/messages/item-refusal',
      'rules/src/messages/quantity',
      'rules/src/totals',
      'rules/src/cart-lines',
    ),
  },
  // Parts of a product's page that pages behind the login show, too, without the rest of it.
  {
    name: 'quantity',
    priority: 3.5,
    test: startsFrom('ui/src/forms/quantity-field/', 'ui/src/internal/control-part', 'ui/src/catalog/stock-badge/'),
  },
  // Units of a product, and choices on pages behind the login.
  { name: 'radio-group', priority: 3.5, test: startsFrom('ui/src/forms/radio-group/') },
  // Listings, and lists of records.
  {
    name: 'pagination',
    priority: 4.5,
    test: startsFrom('ui/src/navigation/pagination/', 'ui/src/feedback/empty-state/'),
  },
  // The picks of listings and of a product's page.
  {
    name: 'comparison',
    priority: 3.5,
    test: startsFrom('ui/src/catalog/comparison-picks/use-comparison-picks', 'storefront/app/product/comparison.ts'),
  },
  {
    name: 'listing',
    priority: 3,
    test: startsFrom(
      'storefront/app/listing/listing-view.tsx',
      'storefront/app/data/listing-page.ts',
      'storefront/app/content/category-intro.tsx',
    ),
  },
  {
    name: 'product',
    priority: 3,
    test: startsFrom('storefront/app/product/product-buy-box.tsx'),
  },
  // Pages of words, and the footer.
  { name: 'rich-text', priority: 2, test: startsFrom('ui/src/content/rich-text/') },
  // The machines' own library, without which a page can be read.
  { name: 'machines', priority: 1.6, test: startsFrom('node_modules/xstate/') },
  // Pages behind the login.
  {
    name: 'account',
    priority: 1.2,
    test: startsFrom(
      'storefront/app/routes/account-layout.tsx',
      'storefront/app/routes/protected.tsx',
      'storefront/app/account/account-breadcrumbs.tsx',
      'storefront/app/account/account-heading.tsx',
      'storefront/app/account/account-meta.ts',
      'storefront/app/seo/private-meta.ts',
      'storefront/app/account/payment-hrefs.ts',
      'storefront/app/account/use-addition-port.ts',
      'storefront/app/data/read-protected.ts',
      'ui/src/data-table/data-table',
      'ui/src/orders/order-statuses/',
      'ui/src/records/record-status/',
      'ui/src/on-demand/dialog-on-demand',
      'ui/src/on-demand/confirm-button',
      'ui/src/actions/action-menu/',
      'ui/src/icons/more-icon',
      'ui/src/icons/trash-icon',
      'ui/src/internal/facts',
      'ui/src/lists/item-lists/row-quantity',
      'rules/src/truncate',
      'ui/src/addresses/address-picker/address-lines',
      'ui/src/forms/date-field/',
      'ui/src/hooks/use-list',
      'node_modules/@xstate/react/',
      'node_modules/use-sync-external-store/',
    ),
  },
  // Items that a record adds to the cart, and their result.
  { name: 'added-items', priority: 1.15, test: startsFrom('ui/src/catalog/added-items/') },
  // Pages where a person types or scans the number of an item.
  {
    name: 'typed-numbers',
    priority: 1.1,
    test: startsFrom('ui/src/internal/meant-items', 'ui/src/internal/split-scan'),
  },
  // The steps of a payment.
  {
    name: 'payment-steps',
    priority: 1.05,
    test: startsFrom(
      'ui/src/billing/make-payment/make-payment.messages',
      'ui/src/billing/make-payment/payment-context',
      'ui/src/billing/make-payment/payment-steps',
      'ui/src/billing/make-payment/payment-summary',
      'machines/src/billing/payment.rules',
    ),
  },
  // The lines and the sums of orders, which pages without a record show, too.
  {
    name: 'lines',
    priority: 1.12,
    test: startsFrom('ui/src/records/line-item/', 'ui/src/records/sold-lines/', 'ui/src/cart/cart-summary/'),
  },
  // Lists of records, and pages of one order, invoice or payment.
  {
    name: 'records',
    priority: 1.1,
    test: startsFrom(
      'storefront/app/data/read-record.ts',
      'storefront/app/data/without-blanks.ts',
      'storefront/app/account/list-route.tsx',
      'storefront/app/account/page-links.tsx',
      'storefront/app/account/record-page.tsx',
      'storefront/app/account/use-record-change.ts',
      'storefront/app/account/use-store-paper.ts',
      'ui/src/records/record-details/',
      'ui/src/billing/transactions/transaction-statuses',
      'ui/src/records/record-list/',
      'rules/src/transaction-viewer',
      'ui/src/records/papers/',
    ),
  },
  // The store deletes drafts, and a page with a draft needs none of the store.
  { name: 'drafts', priority: 2, test: startsFrom('ui/src/internal/saved-draft', 'ui/src/checkout/checkout-draft/') },
  // A public page can be read without the store; a page behind the login starts with it.
  { name: 'store', priority: 1.5, test: startsFrom('storefront/app/browser/start-store.ts') },
  // Forms of public pages, such as the login, and errors, which pages behind the login load, too: one file for both.
  {
    name: 'forms',
    priority: 2.5,
    test: startsFrom(
      'storefront/app/shell/error-page.tsx',
      'ui/src/forms/form/',
      'ui/src/forms/text-field/',
      'ui/src/formats/date-format',
    ),
  },
  // These come as soon as the page can be used.
  {
    name: 'late',
    priority: 1,
    test: startsFrom(
      'storefront/app/shell/late-shell.tsx',
      'storefront/app/shell/alert-banner.tsx',
      'storefront/app/browser/start-telemetry.ts',
    ),
  },
  // These come when a person reaches for the page. Some pages behind the login have a search of their own.
  { name: 'search', priority: 0.95, test: startsFrom('storefront/app/shell/search-bar.tsx') },
  {
    name: 'reached',
    priority: 0.9,
    test: startsFrom(
      'storefront/app/shell/main-menu.tsx',
      'storefront/app/shell/site-footer.tsx',
      'storefront/app/shell/slow-navigation.tsx',
    ),
  },
]

/** Matches modules by how their paths begin, below any folder. */
function startsFrom(...paths: readonly string[]) {
  return (id: string) => paths.some((path) => id.includes(`/${path}`))
}

/** The router's package gives bundlers its development build, whose warnings every page would load. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/|$)/.test(source)) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
  },
  // Names for developer tools, and calls of React, would keep components that no page uses.
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null
    const nameless = code.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    return {
      code: nameless.replaceAll(/= (?=\w+\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [productionRouter, reactRouter()],
  resolve: { conditions: sources },
  server: { fs: { allow: ['..'] } },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      // Found late, each of these would make the development server load the page again.
      optimizeDeps: {
        include: [
          'xstate',
          '@gauze/api-client > algoliasearch/lite',
          '@gauze/api-client > search-insights',
          '@gauze/ui > react-aria-components/Modal',
          '@gauze/ui > react-aria-components/Toast',
          '@gauze/ui > react-stately/useToastState',
        ],
      },
      build: {
        rollupOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
          // The router warns developers of faults in their code; the development server shows the warnings.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: sources,
        // Bundled, so that the page handler and the pages share one router and one client.
        noExternal: command === 'build' ? [/^@gauze\/(?!(?:server|search|demo)$)/] : [],
      },
      build: {
        // The style sheet is a part of each page.
        cssMinify: true,
        rollupOptions: { input: './server/start.ts', external: ['@gauze/server', '@gauze/search', '@gauze/demo'] },
      },
    },
  },
}))
