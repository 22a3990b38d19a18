'use client'
import type { Paper } from '@gauze/contract'
import { Button, type ButtonProps } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { openPaperMessages } from './open-paper.messages.js'
import type { OpenPaper } from './use-open-paper.js'

export interface OpenPaperButtonProps extends Omit<ButtonProps, 'onClick' | 'isPending'> {
  papers: OpenPaper
  paper: Paper
}

/**
 * A button that opens a paper in a new window.
 *
 * @example <OpenPaperButton papers={papers} paper={{ type: 'invoice', transactionId: 7 }}>PDF</OpenPaperButton>
 */
export function OpenPaperButton({ papers: { state, open }, paper, ...props }: OpenPaperButtonProps) {
  const isPending = state.type === 'pending' && state.paper.type === paper.type
  return <Button size="s" variant="quiet" {...props} isPending={isPending} onClick={() => open(paper)} />
}

/**
 * Says why a paper could not be opened, or links to a paper whose window the browser blocked. Renders nothing otherwise.
 *
 * @example <OpenPaperNews papers={papers} />
 */
export function OpenPaperNews({ papers: { state } }: { papers: OpenPaper }) {
  const text = useMessages('openPaper', openPaperMessages)
  const failureText = useFailureText()
  switch (state.type) {
    case 'failed':
      return (
        <Banner tone="danger" title={text.failed}>
          {failureText(state.reason)}
        </Banner>
      )
    case 'blocked':
      return (
        <Banner tone="warning" title={text.blocked}>
          <a href={state.address} target="_blank" rel="noreferrer">
            {text.openBlocked}
          </a>
        </Banner>
      )
    default:
      return null
  }
}
