export {
  AbortedError,
  type ApiError,
  type ApiErrorKind,
  ConflictError,
  errorForStatus,
  type FailedCall,
  ForbiddenError,
  isApiError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedAnswerError,
  ValidationError,
} from './api-error.js'
export {
  type AnsweredCall,
  type ApiCall,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  createApiClientOf,
} from './create-api-client.js'
export {
  type SignInOptions,
  type SiteSession,
  type SiteSessionOptions,
  siteSession,
} from './site-session/site-session.js'
export { storeRoutes } from './store-routes.js'
export {
  localStorageTokenStore,
  memoryTokenStore,
  type ObservableTokenStore,
  observableTokenStore,
  type TokenStore,
} from './token-store.js'
export { randomUuid } from './uuid.js'
