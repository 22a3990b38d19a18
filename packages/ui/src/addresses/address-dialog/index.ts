export { type AddressDialogMessages, addressDialogMessages } from './address-dialog.messages.js'
export { AddressDialogOpener, type AddressDialogOpenerProps } from './address-dialog-opener.js'
