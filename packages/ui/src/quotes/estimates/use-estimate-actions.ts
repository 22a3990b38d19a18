'use client'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { useState } from 'react'
import { focusHeading } from '../../internal/focus-heading.js'
import { useRequestKey } from '../../internal/use-request-key.js'

/** The actions of an estimate, one at a time. */
interface EstimateActions {
  readonly pending: 'withdraw' | 'requestAgain' | null
  /** Why the latest action failed. */
  readonly failure: Reason | null
  readonly withdraw: () => void
  readonly requestAgain: () => void
}

interface EstimateCalls {
  onWithdraw: (() => Promise<unknown>) | undefined
  onRequestAgain: ((idempotencyKey: string) => Promise<unknown>) | undefined
}

/** Runs the actions of an estimate. A repeated request for new prices has the key of the one that failed. */
export function useEstimateActions({ onWithdraw, onRequestAgain }: EstimateCalls): EstimateActions {
  const [state, setState] = useState<Pick<EstimateActions, 'pending' | 'failure'>>({ pending: null, failure: null })
  const key = useRequestKey()
  const run = async (pending: EstimateActions['pending'], call: () => Promise<unknown> | undefined) => {
    if (state.pending !== null) return
    setState({ pending, failure: null })
    try {
      await call()
      key.settle()
      setState({ pending: null, failure: null })
      // The pressed button is gone.
      focusHeading()
    } catch (error) {
      setState({ pending: null, failure: reasonOf(readFailure(error)) })
    }
  }
  return {
    ...state,
    withdraw: () => void run('withdraw', () => onWithdraw?.()),
    requestAgain: () => void run('requestAgain', () => onRequestAgain?.(key.of('again'))),
  }
}
