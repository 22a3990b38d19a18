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
const floors = [
  ['config'],
  ['browser', 'seo', 'styles'],
  ['data'],
  ['shell', 'product'],
  ['listing', 'content', 'checkout', 'account'],
  ['routes'],
]

const below = (folder, floor) => ({
  name: `${folder}-floor`,
  comment: `storefront/app/${folder} may import ${floors.slice(0, floor).flat().join(', ') || 'no other folder'}`,
  severity: 'error',
  from: { path: `^storefront/app/${folder}/`, pathNot: '\\.test\\.' },
  to: {
    path: '^storefront/app/',
    pathNot: `^storefront/app/(${[folder, ...floors.slice(0, floor).flat()].join('|')})/|/\\+types/`,
  },
})

module.exports = {
  forbidden: [
    ...floors.flatMap((folders, floor) => folders.map((folder) => below(folder, floor))),
    {
      name: 'storefront-folders',
      comment: 'a folder of the storefront has its place on a floor',
      severity: 'error',
      from: { path: '^storefront/app/', pathNot: `^storefront/app/((${floors.flat().join('|')})/|[^/]+$)` },
      to: {},
    },
    arrow('contract', []),
    arrow('rules', ['contract']),
    arrow('api-client', ['contract', 'rules']),
    arrow('machines', ['contract', 'rules']),
    arrow('ui', ['contract', 'rules', 'machines']),
    arrow('embed', ['contract', 'rules', 'api-client', 'machines', 'ui']),
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
        path: 'packages/contract/src/(schemas|calls|entities)|node_modules/zod/',
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
