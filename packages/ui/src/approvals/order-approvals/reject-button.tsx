'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { RejectDialogProps } from './reject-dialog.js'

interface RejectButtonProps extends RejectDialogProps {
  /** Somebody else has decided the order meanwhile. */
  isDecided: boolean
}

/** The button that rejects; the code of its dialog loads when it is pressed. */
export function RejectButton({ isDecided, ...props }: RejectButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-disabled={isDecided || undefined} onClick={() => setOpen(!isDecided)}>
        {props.text.reject}
      </Button>
      <DialogOnDemand isOpen={isOpen && !isDecided} onOpenChange={setOpen} load={() => import('./reject-dialog.js')}>
        {({ RejectDialog }) => <RejectDialog {...props} isOpen={isOpen && !isDecided} onOpenChange={setOpen} />}
      </DialogOnDemand>
    </>
  )
}
