export {
  type AddressFields,
  type AddressProblem,
  addressProblems,
  addressRules,
  tidyAddress,
} from './check-address.js'
export { stateCode, type UsState, usStates } from './us-states.js'
