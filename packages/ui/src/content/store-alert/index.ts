export { ALERT_SCRIPT } from './alert-script.js'
export { StoreAlert, type StoreAlertProps } from './store-alert.js'
export { type StoreAlertState, useStoreAlert } from './use-store-alert.js'
