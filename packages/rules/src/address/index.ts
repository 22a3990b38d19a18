export {
  type AddressFields,
  type AddressProblem,
  addressLimits,
  addressProblems,
  tidyAddress,
} from './check-address.js'
export { stateCode, type UsState, usStates } from './us-states.js'
