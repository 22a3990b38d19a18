'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import type { SignInStepsMessages } from './sign-in-steps.messages.js'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The person tried to leave before they kept the codes. */
  isUrged?: boolean
  onDone: () => void
  text: SignInStepsMessages
}

function download(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/**
 * Shows new recovery codes, this once: to copy, to download and to print. Takes the focus. The browser asks before it
 * leaves the page.
 */
export function RecoveryCodes({ codes, isUrged = false, onDone, text }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [notice, setNotice] = useState('')
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [])
  const lines = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines)
      setNotice(text.copied)
    } catch {
      setNotice(text.notCopied)
    }
  }
  return (
    <div className="gz-recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {text.codesTitle}
      </h3>
      <p>{text.keepCodes}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div data-slot="actions">
        <Button variant="quiet" size="s" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button variant="quiet" size="s" onClick={() => download(`${lines}\n`, text.fileName)}>
          {text.download}
        </Button>
        <Button variant="quiet" size="s" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <p role="status" data-slot="notice">
        {notice}
      </p>
      {isUrged ? <Banner tone="warning">{text.keepFirst(text.codesKept)}</Banner> : null}
      <div data-slot="actions">
        <Button onClick={onDone}>{text.codesKept}</Button>
      </div>
    </div>
  )
}
