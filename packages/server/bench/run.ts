/** Small data and a moment each, without figures: shows that the benchmarks run and that the compared answers agree. */
const smoke = '--smoke'
const benches: Record<string, () => Promise<(isSmoke: boolean) => Promise<void>>> = {
  api: async () => (await import('./api.bench.js')).benchApi,
  processes: async () => (await import('./processes.bench.js')).benchProcesses,
  billing: async () => (await import('./billing.bench.js')).benchBilling,
  account: async () => (await import('./account.bench.js')).benchAccount,
  search: async () => (await import('../../search/bench/search.bench.js')).benchSearch,
  relevance: async () => (await import('../../search/bench/relevance.bench.js')).benchRelevance,
  payment: async () => (await import('../../machines/bench/payment.bench.js')).benchPayment,
  neighbors: async () => (await import('../../../e2e/bench/neighbors.bench.js')).benchNeighbors,
  render: async () => (await import('../../../e2e/bench/render.bench.js')).benchRender,
  pages: async () => (await import('../../../e2e/bench/pages.bench.js')).benchPages,
  start: async () => (await import('../../../e2e/bench/start.bench.js')).benchStart,
}
const given = process.argv.slice(2)
const chosen = given.filter((word) => word !== smoke)
const unknown = chosen.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no benchmark '${unknown.join("', '")}'. Choose from: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, load] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n# ${name}`)
  const bench = await load()
  await bench(given.includes(smoke))
}
