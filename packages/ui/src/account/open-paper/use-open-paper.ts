'use client'
import type { Paper } from '@gauze/contract'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { useState } from 'react'

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'pending'; readonly paper: Paper }
  | { readonly type: 'failed'; readonly reason: Reason }
  /** The browser refused the window, so the person opens the address. */
  | { readonly type: 'blocked'; readonly address: string }

/** The paper that a page opens, from {@link useOpenPaper}. */
export interface OpenPaper {
  readonly state: State
  /** Opens a paper in a new window. Call it while a press is handled: browsers block a window that opens later. */
  readonly open: (paper: Paper) => void
}

/**
 * Opens papers as PDF in new windows, one at a time. The window opens empty on the press, goes to the paper when its
 * address is known, and closes if the address could not be read. `OpenPaperNews` says the reason.
 *
 * @param readAddress asks for the address of a paper, such as `pdfUrl` of `generatePDF`
 * @example
 * const papers = useOpenPaper(async (paper) => (await api.generatePDF([paper])).pdfUrl)
 * return <OpenPaperButton papers={papers} paper={{ type: 'invoice', transactionId: 7 }}>PDF</OpenPaperButton>
 */
export function useOpenPaper(readAddress: (paper: Paper) => Promise<string>): OpenPaper {
  const [state, setState] = useState<State>({ type: 'idle' })
  const open = async (paper: Paper) => {
    if (state.type === 'pending') return
    const opened = window.open('about:blank', '_blank')
    setState({ type: 'pending', paper })
    try {
      const address = await readAddress(paper)
      if (opened) {
        // The paper cannot reach back into the store.
        opened.opener = null
        opened.location.replace(address)
      }
      setState(opened ? { type: 'idle' } : { type: 'blocked', address })
    } catch (error) {
      opened?.close()
      setState({ type: 'failed', reason: reasonOf(readFailure(error)) })
    }
  }
  return { state, open: (paper) => void open(paper) }
}
