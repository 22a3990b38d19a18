export {
  createFakeStore,
  type FakeStore,
  type FakeStoreOptions,
  type RecordedRequest,
  type RequestedFailure,
} from './create-fake-store.js'
export type { ProblemParts } from './fake-problem.js'
export type { FakeData } from './fixture.js'
