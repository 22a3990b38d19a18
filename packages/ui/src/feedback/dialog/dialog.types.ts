import type { ReactNode, Ref } from 'react'
import type { DialogProps as AriaDialogProps, ModalOverlayProps } from 'react-aria-components/Modal'
import type { PartProps } from '../../internal/part.js'
import type { DialogMessages } from './dialog.messages.js'

/** The parts, by the `data-slot` of their element. */
export type DialogSlot = 'trigger' | 'scrim' | 'modal' | 'content' | 'header' | 'title' | 'close' | 'body' | 'footer'

/** The state that the parts are styled by. */
export interface DialogState {
  isOpen: boolean
  /** `bottom` is a sheet on a phone; in a wider window, it is at the start, too. */
  place: 'center' | 'start' | 'bottom'
}

export interface DialogRootProps {
  /** Whether it is open, where its parent keeps that. */
  isOpen?: boolean | undefined
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean | undefined
  /** Called when the dialog opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** In the middle of the page, or a sheet from the side or from below. @selector [data-place] */
  place?: DialogState['place'] | undefined
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** A class for every element of a part. */
  classNames?: Partial<Record<DialogSlot, string>> | undefined
  /** Props of the parts. */
  slotProps?: DialogSlotProps | undefined
  messages?: Partial<DialogMessages> | undefined
  children?: ReactNode
}

/** Props of the parts whose elements are React Aria's. */
interface AriaPartProps extends Pick<PartProps<DialogState>, 'className' | 'render'> {
  children?: ReactNode
  [attribute: `data-${string}`]: unknown
}

type OfRoot = 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'role'

/** Props of the scrim and of the frame of the dialog. */
export interface DialogLayerProps extends Omit<ModalOverlayProps, keyof AriaPartProps | OfRoot>, AriaPartProps {}

export type DialogTitleProps = Omit<PartProps<DialogState>, 'ref'>

export interface DialogContentProps extends Omit<AriaDialogProps, keyof AriaPartProps | OfRoot>, AriaPartProps {
  ref?: Ref<HTMLElement>
}

/** Props of the parts, by their `data-slot`. */
export type DialogSlotProps = Partial<
  Record<'trigger' | 'header' | 'close' | 'body' | 'footer', PartProps<DialogState>>
> & {
  scrim?: DialogLayerProps
  modal?: DialogLayerProps
  content?: DialogContentProps
  title?: DialogTitleProps
}
