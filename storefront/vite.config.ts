import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Workspace packages come from their sources, except the server and its plugins, which are a separate program. */
const sources = ['@gauze/source']

/**
 * What every public page needs, in a few files: fifty small ones compress worse and each repeat their imports. Nothing
 * that opens on demand may match.
 */
const groups = [
  {
    name: 'catalog',
    priority: 1,
    test: /packages\/ui\/src\/product\/(?:price|product-card|product-grid|product-image|status-tag|stock-badge)\/|storefront\/app\/(?:listing\/fitting-variant|product\/(?:store-product-card|use-buying)|runtime\/for-customer|seo\/)/,
  },
  {
    name: 'shell',
    priority: 2,
    test: /packages\/ui\/src\/(?:internal|link|messages\/(?!failure)|routes|icons|provider\/(?!browser|broadcast)|hooks\/use-(?:cart|session)|actions|feedback\/(?:empty-state|error-state|skeleton)|navigation\/(?:page-heading|account-menu))|packages\/(?:rules\/(?!src\/(?:privacy|address|sizes|token-claims|validators|form|messages\/(?:problem|quantity)))|machines\/src\/(?:cart\/cart\.(?:selectors|projection|edits)|session\/session\.selectors|store\/(?:lazy-actor|stand-ins)))|storefront\/app\/(?:errors|session\/login-path|analytics\/(?:track\.|page-view)|runtime\/(?:on-demand|until-loaded|runtime-provider|use-online)|reporting\/report-error|shell\/(?:alert-mark|nav-entries|track-navigation|use-site)|services\/content-minimum)/,
  },
  {
    name: 'react',
    priority: 3,
    test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
  },
]

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
}

export default defineConfig(({ command }) => ({
  plugins: [productionRouter, reactRouter()],
  resolve: { conditions: sources },
  server: { fs: { allow: ['..'] } },
  // The style's target keeps light-dark() as it is, which the theme requires of browsers anyway.
  build: { assetsInlineLimit: 0, sourcemap: false, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      // Found late, each of these would make the development server load the page again.
      optimizeDeps: {
        include: [
          'xstate',
          '@gauze/api-client > ofetch',
          '@gauze/api-client > algoliasearch/lite',
          '@gauze/api-client > search-insights',
          '@gauze/ui > react-aria-components/Modal',
          '@gauze/ui > react-aria-components/Toast',
          '@gauze/ui > react-stately/useToastState',
        ],
      },
      build: {
        rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } } },
      },
    },
    ssr: {
      resolve: {
        conditions: sources,
        // Bundled, so that the page handler and the pages share one router and one client.
        noExternal: command === 'build' ? [/^@gauze\/(?!(?:server|search|demo)$)/] : [],
      },
      build: {
        rollupOptions: { input: './server/start.ts', external: ['@gauze/server', '@gauze/search', '@gauze/demo'] },
      },
    },
  },
}))
