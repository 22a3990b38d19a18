import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessTypes, contactRoles } from '../../db/schema/index.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('API-31 lists kinds of business and roles of people by name, for visitors, too', async () => {
  const roles = ['Role test: nursing', 'Role test: accounts payable']
  await server.db.insert(contactRoles).values(roles.map((name) => ({ name })))
  await server.db.insert(businessTypes).values({ name: 'Type test: clinic' })
  const answer = (await server.call('getBusinessTypesandContactRoles', {})).output()
  const names = answer.contactRoles.map(({ name }) => name)
  expect(names.filter((name) => roles.includes(name))).toEqual(roles.toReversed())
  expect(answer.businessTypes.map(({ name }) => name)).toContain('Type test: clinic')
})
