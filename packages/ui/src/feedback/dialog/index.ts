export { Dialog, type DialogProps } from './dialog.js'
export { type DialogMessages, dialogMessages } from './dialog.messages.js'
export type {
  DialogContentProps,
  DialogLayerProps,
  DialogRootProps,
  DialogSlot,
  DialogSlotProps,
  DialogState,
  DialogTitleProps,
} from './dialog.types.js'
