'use client'
import type { RemittanceMatch } from '@gauze/rules'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useMessages } from '../../messages/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

/** A pasted remittance, and its sum when its lines were last checked. */
export interface Remittance {
  readonly pasted: string
  readonly match: RemittanceMatch | null
}

interface RemittanceButtonProps {
  /** Called with the result in words, for a live region. */
  onApplied: (news: string) => void
}

/** Opens the dialog of a remittance, whose code loads then. The pasted text and its report stay for the next time. */
export function RemittanceButton({ onApplied }: RemittanceButtonProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const [isOpen, setOpen] = useState(false)
  const [remittance, setRemittance] = useState<Remittance>({ pasted: '', match: null })
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {text.paste}
      </Button>
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./remittance-dialog.js')}>
        {({ RemittanceDialog }) => (
          <RemittanceDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            remittance={remittance}
            onChange={setRemittance}
            onApplied={onApplied}
          />
        )}
      </DialogOnDemand>
    </>
  )
}
