'use client'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { useState } from 'react'
import { openPaper } from './open-paper.js'

/** The papers that a page opens and saves, one at a time. */
export interface PapersHandle {
  /** The name of the paper that is being made. */
  pending: string | null
  /** Why the last one failed. */
  failure: Reason | null
  /** The address of a paper whose window the browser blocked. */
  blocked: string | null
  /** Opens a paper in a new window; call it while a press is handled. */
  open: (name: string, read: () => Promise<string>) => void
  /** Saves a file. */
  save: (name: string, read: () => Promise<string>) => void
}

const idle = { pending: null, failure: null, blocked: null }

/**
 * Opens papers in new windows, and saves files. `PaperNews` reports a failure.
 *
 * @example
 * const papers = usePapers()
 * return (
 *   <>
 *     <PaperNews papers={papers} />
 *     <Button isPending={papers.pending === 'INV-1'} onClick={() => papers.open('INV-1', readAddress)}>PDF</Button>
 *   </>
 * )
 */
export function usePapers(): PapersHandle {
  const [state, setState] = useState<Pick<PapersHandle, 'pending' | 'failure' | 'blocked'>>(idle)
  const run = async (name: string, work: () => Promise<string | null>) => {
    if (state.pending !== null) return
    setState({ ...idle, pending: name })
    try {
      const blocked = await work()
      setState({ ...idle, blocked })
    } catch (error) {
      setState({ ...idle, failure: reasonOf(readFailure(error)) })
    }
  }
  return {
    ...state,
    open: (name, read) => void run(name, () => openPaper(read)),
    save: (name, read) =>
      void run(name, async () => {
        Object.assign(document.createElement('a'), { href: await read(), download: '' }).click()
        return null
      }),
  }
}
