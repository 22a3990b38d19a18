'use client'
import type { Paper } from '@gauze/contract'
import { Button, type ButtonProps } from '../../actions/button/index.js'
import { useMessages } from '../../messages/index.js'
import { papersMessages } from './papers.messages.js'
import { type PapersHandle, usePapers } from './use-papers.js'

/** The papers of one record. */
export interface RecordPapers extends Pick<PapersHandle, 'pending' | 'failure' | 'blocked'> {
  /** Opens a paper in a new window; call it while a press is handled. */
  openPaper: (paper: Paper) => void
}

/**
 * Opens the papers of a record in new windows, one at a time. `PaperNews` reports a failure.
 *
 * @param readAddress asks for the address of a paper, such as `pdfUrl` of `generatePDF`
 * @example
 * const papers = useRecordPapers(async (paper) => (await api.generatePDF([paper])).pdfUrl)
 * return <PaperButton papers={papers} paper={{ type: 'invoice', transactionId: 7 }}>PDF</PaperButton>
 */
export function useRecordPapers(readAddress: (paper: Paper) => Promise<string>): RecordPapers {
  const { pending, failure, blocked, open } = usePapers()
  return { pending, failure, blocked, openPaper: (paper) => open(paper.type, () => readAddress(paper)) }
}

export interface PaperButtonProps extends Omit<ButtonProps, 'onClick' | 'isPending'> {
  /** The papers of the record, from `useRecordPapers`. */
  papers: RecordPapers
  /** The paper that the button opens. */
  paper: Paper
}

/**
 * A button that opens a paper in a new window, and tells screen readers so.
 *
 * @example <PaperButton papers={papers} paper={{ type: 'invoice', transactionId: 7 }}>PDF</PaperButton>
 */
export function PaperButton({ papers: { pending, openPaper }, paper, children, ...props }: PaperButtonProps) {
  const text = useMessages('papers', papersMessages)
  return (
    <Button size="s" variant="quiet" {...props} isPending={pending === paper.type} onClick={() => openPaper(paper)}>
      {children} <span className="gz-visually-hidden">{text.newWindow}</span>
    </Button>
  )
}
