export { OnDemand, type OnDemandProps } from './on-demand.js'
