export { OnDemand, type OnDemandProps } from './on-demand.js'
export { type OnDemandMessages, onDemandMessages } from './on-demand.messages.js'
export { unloadedNotice } from './unloaded-notice.js'
export { untilLoaded } from './until-loaded.js'
