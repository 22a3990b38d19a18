import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
afterAll(() => server.close())

function textOf(path: string) {
  return readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
}

/** The names of metrics in a text, without the parts of a histogram. */
function metricsIn(text: string) {
  const names = text.match(/\b(?:gauze|process|nodejs)_\w+/g) ?? []
  return new Set(names.map((name) => name.replace(/(_duration_seconds)_(?:bucket|count|sum)$/, '$1')))
}

it.each(['dashboards/gauze.json', 'dashboards/alerts.yml'])(
  'OPS-04 /metrics has every metric that %s names, with every label',
  async (path) => {
    const { body } = await server.app.inject('/metrics')
    const text = await textOf(path)
    const there = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const named = metricsIn(text)
    expect(named.size).toBeGreaterThan(4)
    expect([...named].filter((name) => !there.has(name))).toEqual([])
    const events = [...text.matchAll(/event=~"([\w|-]+)"/g)].flatMap(([, list = '']) => list.split('|'))
    for (const event of events) expect(body).toContain(`event="${event}"`)
  },
)

it('OPS-04 the dashboard has panels with distinct ids, and names its alerts', async () => {
  const { panels }: { panels: { id: number; title: string; description?: string }[] } = JSON.parse(
    await textOf('dashboards/gauze.json'),
  )
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const alerts = [...(await textOf('dashboards/alerts.yml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const described = panels.map(({ description = '' }) => description).join(' ')
  for (const alert of alerts) expect(described).toContain(alert)
})

it('OPS-04 the guide for operators has a section for each alert', async () => {
  const guide = await textOf('OPERATING.md')
  const alerts = [...(await textOf('dashboards/alerts.yml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(6)
  for (const alert of alerts) expect(guide).toContain(`### ${alert}`)
})
