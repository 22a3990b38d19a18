'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { RejectDialogProps } from './reject-dialog.js'

/** The button that rejects; the code of its dialog loads when it is pressed. */
export function RejectButton(props: RejectDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {props.text.reject}
      </Button>
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./reject-dialog.js')}>
        {({ RejectDialog }) => <RejectDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />}
      </DialogOnDemand>
    </>
  )
}
