'use client'
import type { CallInput } from '@gauze/contract'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { cx } from '../../internal/cx.js'
import { useRequestKey } from '../../internal/use-request-key.js'
import { useMessages } from '../../messages/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import { type QuoteRequestMessages, quoteRequestMessages } from './quote-request.messages.js'

export interface QuoteRequestProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Requests a quote of the items in the cart; a rejection is shown in the dialog. */
  onRequest: (quote: CallInput<'requestQuote'>, idempotencyKey: string) => Promise<unknown>
  messages?: Partial<QuoteRequestMessages>
}

/**
 * The button that requests a quote of the items in the cart. The code of its dialog loads when it is pressed.
 *
 * @example <QuoteRequest onRequest={(quote, idempotencyKey) => api.requestQuote(quote, { idempotencyKey })} />
 */
export function QuoteRequest({ onRequest, messages, className, ...props }: QuoteRequestProps) {
  const text = useMessages('quoteRequest', quoteRequestMessages, messages)
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog is closed: its request may still be on the way.
  const requestKey = useRequestKey()
  return (
    <div {...props} className={cx('gz-quote-request', className)}>
      <Button variant="quiet" isWide onClick={() => setOpen(true)}>
        {text.request}
      </Button>
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./quote-dialog.js')}>
        {({ QuoteDialog }) => (
          <QuoteDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            onRequest={onRequest}
            requestKey={requestKey}
            text={text}
          />
        )}
      </DialogOnDemand>
    </div>
  )
}
