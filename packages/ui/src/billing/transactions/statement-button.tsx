'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { DocumentIcon } from '../../icons/index.js'
import { useMessages } from '../../messages/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { StatementProps } from './statement-dialog.js'
import { transactionsMessages } from './transactions.messages.js'

/**
 * The button of a statement; the code of the dialog that asks for its days loads when the button is pressed.
 *
 * @example <StatementButton onStatement={api.generatePDF} today="2026-11-25" />
 */
export function StatementButton(props: StatementProps) {
  const text = useMessages('transactions', transactionsMessages, props.messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <DocumentIcon size={18} /> {text.statement}
      </Button>
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./statement-dialog.js')}>
        {({ StatementDialog }) => <StatementDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />}
      </DialogOnDemand>
    </>
  )
}
