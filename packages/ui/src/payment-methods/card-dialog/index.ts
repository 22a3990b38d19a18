export { type CardDialogMessages, cardDialogMessages } from './card-dialog.messages.js'
export { CardDialogOpener, type CardDialogOpenerProps } from './card-dialog-opener.js'
