export { OpenPaperButton, type OpenPaperButtonProps, OpenPaperNews } from './open-paper.js'
export { type OpenPaperMessages, openPaperMessages } from './open-paper.messages.js'
export { type OpenPaper, useOpenPaper } from './use-open-paper.js'
