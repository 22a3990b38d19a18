export { type CallRefusal, callRefusals, type RefusalName } from './call-refusals.js'
export { type Refusal, refusalsOf } from './refusals-of.js'
export type { RefusalSlug } from './slugs.js'
