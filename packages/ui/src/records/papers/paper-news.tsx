'use client'
import { Banner, type BannerProps } from '../../feedback/banner/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { type PapersMessages, papersMessages } from './papers.messages.js'
import type { PapersHandle } from './use-papers.js'

export interface PaperNewsProps extends Omit<BannerProps, 'tone' | 'title' | 'children'> {
  /** The papers of the page, from `usePapers`. */
  papers: Pick<PapersHandle, 'failure' | 'blocked'>
  messages?: Partial<PapersMessages>
}

/**
 * Says why a paper could not be made, or links to a paper whose window the browser blocked. Renders nothing otherwise.
 *
 * @example <PaperNews papers={usePapers()} />
 */
export function PaperNews({ papers: { failure, blocked }, messages, ...props }: PaperNewsProps) {
  const text = useMessages('papers', papersMessages, messages)
  const failureText = useFailureText()
  if (failure) {
    return (
      <Banner {...props} tone="danger" title={text.failedTitle}>
        {failureText(failure)}
      </Banner>
    )
  }
  if (!blocked) return null
  return (
    <Banner {...props} tone="warning">
      {text.blocked}{' '}
      <a href={blocked} target="_blank" rel="noreferrer">
        {text.openBlocked}
      </a>
    </Banner>
  )
}
