'use client'
import { maxLength, required } from '@gauze/rules/forms'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useHeldOpen } from '../../internal/use-held-open.js'
import type { RequestKey } from '../../internal/use-request-key.js'
import type { QuoteRequestProps } from './quote-request.js'
import type { QuoteRequestMessages } from './quote-request.messages.js'

const LONGEST = { title: 60, notes: 1000 }

interface QuoteDialogProps extends Pick<QuoteRequestProps, 'onRequest'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The key of the latest request, which outlives the dialog. */
  requestKey: RequestKey
  text: QuoteRequestMessages
}

/** The dialog that requests a quote of the items in the cart. */
export function QuoteDialog({ isOpen, onOpenChange, onRequest, ...props }: QuoteDialogProps) {
  const held = useHeldOpen(onRequest, onOpenChange)
  return (
    <Dialog isOpen={isOpen} onOpenChange={held.onOpenChange} title={props.text.request}>
      <QuoteForm {...props} onRequest={held.send} onClose={() => held.onOpenChange(false)} />
    </Dialog>
  )
}

function QuoteForm({
  onRequest,
  onClose,
  requestKey,
  text,
}: Omit<QuoteDialogProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void }) {
  const form = useForm({
    defaultValues: { title: '', neededBy: '', notes: '' },
    labels: { title: text.title, neededBy: text.neededBy, notes: text.notes },
    rules: { title: [required, maxLength(LONGEST.title)], notes: [maxLength(LONGEST.notes)] },
    tidy: ({ title, neededBy, notes }) => ({ title: title.trim(), neededBy, notes: notes.trim() }),
    onSubmit: async ({ title, neededBy, notes }) => {
      const quote = { title, notes, neededBy: neededBy || null }
      await onRequest(quote, requestKey.of(quote))
      requestKey.settle()
      onClose()
    },
  })
  return (
    <Form form={form} className="gz-quote-form">
      <p>{text.body}</p>
      <TextField {...form.text('title')} maxLength={LONGEST.title} help={text.titleHelp} />
      <DateField {...form.text('neededBy')} />
      <TextField {...form.text('notes')} rows={4} help={text.notesHelp} />
      <div data-slot="actions">
        <Button variant="quiet" disabled={form.isPending} onClick={onClose}>
          {text.cancel}
        </Button>
        <Button {...form.submit} commits="requestQuote">
          {text.send}
        </Button>
      </div>
    </Form>
  )
}
