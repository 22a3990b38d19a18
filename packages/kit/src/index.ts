export {
  createFakeStore,
  type FakeData,
  type FakeStore,
  type FakeStoreOptions,
  type ProblemParts,
  type RecordedRequest,
  type RequestedFailure,
} from './fake-store/index.js'
