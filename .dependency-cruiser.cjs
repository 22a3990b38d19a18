const packageOf = (...names) => `^packages/(${names.join('|')})/`

/** Says that a package imports only what lies below it. */
const arrow = (name, allowed) => ({
  name: `${name}-arrows`,
  comment: `${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}`,
  severity: 'error',
  from: { path: packageOf(name), pathNot: '\\.(test|bench)\\.|/(test|testing|bench)/' },
  to: { path: '^(packages|storefront)/', pathNot: packageOf(name, ...allowed) },
})

/** The folders of the storefront, from the ground: each imports only from floors below its own. */
const storefrontFloors = [
  ['config', 'language'],
  ['browser', 'seo', 'styles'],
  ['data'],
  ['shell', 'product'],
  ['listing', 'content', 'account'],
  ['routes'],
]

/** The folders of the components, from the ground. The order of the style sheets comes from the same list. */
const { floors: uiFloors } = require('./packages/ui/scripts/floors.mjs')

/** The folders of the server. */
const serverFloors = [
  ['base'],
  ['db'],
  ['jobs', 'reporting'],
  ['ports', 'sessions'],
  ['services'],
  ['http'],
  ['content', 'modules', 'storage'],
  ['start'],
  ['commands'],
]

/** The modules of the server. Files beside their folders, such as the list of handlers, stand above them. */
const moduleFloors = [
  ['records', 'credentials', 'notifications', 'pricing', 'payables'],
  ['company', 'catalog', 'cart', 'payment-methods', 'cxml'],
  ['licenses', 'lists', 'two-factor'],
  ['addresses', 'sign-in', 'sites'],
  ['applications', 'orders'],
  ['billing', 'purchase-orders', 'recalls', 'subscriptions'],
  ['overview', 'payments', 'quotes', 'returns', 'spreadsheets', 'punch-out'],
  ['approvals', 'checkout', 'issues'],
]

/** Says that a folder imports only from floors below its own, and that every folder has one. */
const stack = (house, floors) => [
  ...floors.flatMap((folders, floor) => {
    const below = floors.slice(0, floor).flat()
    return folders.map((folder) => ({
      name: `${house}-${folder}`,
      comment: `${house}/${folder} may import ${below.join(', ') || 'no other folder'} of ${house}`,
      severity: 'error',
      from: { path: `^${house}/${folder}/`, pathNot: '\\.(test|stories)\\.|/story-' },
      to: { path: `^${house}/`, pathNot: `^${house}/(${[folder, ...below].join('|')})/|/\\+types/` },
    }))
  }),
  {
    name: `${house}-folders`,
    comment: `a folder of ${house} has its place on a floor`,
    severity: 'error',
    from: { path: `^${house}/`, pathNot: `^${house}/((${[...floors.flat(), 'testing'].join('|')})/|[^/]+$)` },
    to: {},
  },
]

module.exports = {
  forbidden: [
    ...stack('storefront/app', storefrontFloors),
    ...stack('packages/ui/src', uiFloors),
    ...stack('packages/server/src', serverFloors),
    ...stack('packages/server/src/modules', moduleFloors),
    arrow('contract', []),
    arrow('rules', ['contract']),
    arrow('api-client', ['contract', 'rules']),
    arrow('machines', ['contract', 'rules']),
    arrow('ui', ['contract', 'rules', 'machines']),
    arrow('embed', ['contract', 'rules', 'api-client', 'machines', 'ui']),
    arrow('kit', ['contract', 'rules', 'api-client']),
    arrow('docs', ['contract', 'rules', 'machines', 'ui']),
    arrow('server', ['contract', 'rules']),
    arrow('search', ['contract', 'rules', 'server']),
    arrow('demo', ['contract', 'rules', 'server']),
    {
      name: 'server-door',
      comment: 'a plugin uses what @gauze/server/plugin exports, not its insides',
      severity: 'error',
      from: { path: packageOf('search', 'demo'), pathNot: '\\.(test|bench)\\.|/(test|testing|bench)/' },
      to: { path: '^packages/server/(src|dist)/(?!plugin\\.)' },
    },
    {
      name: 'server-insides',
      comment: 'the storefront uses what @gauze/server exports, not its insides',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '^packages/server/(src|dist)/(?!index\\.)' },
    },
    {
      name: 'no-schemas-in-browsers',
      comment: 'zod stays out of what a browser loads',
      severity: 'error',
      from: { path: '^(packages/(rules|api-client|machines|ui|embed)/src|storefront/app)/', pathNot: '\\.test\\.' },
      to: {
        path: 'packages/contract/src/(schemas|calls|check|entities|refusals)|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'machines-stay-pure',
      comment: 'machines and rules run without React, DOM or transport',
      severity: 'error',
      from: { path: packageOf('machines', 'rules'), pathNot: '\\.test\\.' },
      to: { path: 'node_modules/(react|react-dom|ofetch|@xstate)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: '\\.(test|stories)\\.|/(test|testing)/|vitest' },
      to: { path: '\\.(test|stories)\\.' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|storybook-static)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@gauze/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
