import type { CallInput, PaymentMethod } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import type { CardDialogOpenerProps } from '../card-dialog/index.js'
import type { PaymentMethodsMessages } from './payment-methods.messages.js'

/** The calls of the component, such as those of an API client. The place of a rejection shows it. */
export interface PaymentMethodsPort extends Pick<CardDialogOpenerProps, 'getTypes'> {
  /** Saves a new card, or the name or default of a saved one by its id. */
  save: (card: CallInput<'upsertPaymentMethod'>) => Promise<PaymentMethod>
  remove: (card: CallInput<'deletePaymentMethod'>) => Promise<unknown>
}

export interface PaymentMethodsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<CardDialogOpenerProps, 'mount'> {
  /** The cards of the company. */
  cards: readonly PaymentMethod[]
  /** Whether the cards are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the cards again after a failure. */
  onRetry: () => void
  /** Called after each change: read the cards again. */
  onChanged: () => void
  /** The calls that read and change cards. */
  port: PaymentMethodsPort
  /** YYYY-MM-DD in Eastern time, by which cards expire; the current day if omitted. */
  today?: string
  messages?: Partial<PaymentMethodsMessages>
}
