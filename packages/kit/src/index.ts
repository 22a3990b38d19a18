export { createFakePort, type FakeCalls, type FakePort } from './fake-port/create-fake-port.js'
export {
  createFakeStore,
  type FakeData,
  type FakeStore,
  type FakeStoreOptions,
  type ProblemParts,
  type RecordedRequest,
  type RequestedFailure,
} from './fake-store/index.js'
export { fixtureOf } from './fixtures/fixture-of.js'
