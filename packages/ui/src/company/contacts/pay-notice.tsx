'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner, type BannerProps } from '../../feedback/banner/index.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useMessages } from '../../messages/index.js'
import { type ContactsMessages, contactsMessages } from './contacts.messages.js'

export interface PayNoticeProps extends Omit<BannerProps, 'title' | 'actions' | 'tone' | 'children'> {
  /** Ends the notice for every administrator, such as `dismissPayNotice` of an API client. */
  onDismiss: () => Promise<unknown>
  messages?: Partial<ContactsMessages>
}

/**
 * Tells administrators that people who see prices no longer pay by that alone, until one of them has read it. Render it
 * while `getPayNotice` answers `isShown`.
 *
 * @example {notice.isShown ? <PayNotice onDismiss={() => api.dismissPayNotice({})} /> : null}
 */
export function PayNotice({ onDismiss, messages, ...props }: PayNoticeProps) {
  const text = useMessages('contacts', contactsMessages, messages)
  const [status, setStatus] = useState<'shown' | 'pending' | 'failed' | 'dismissed'>('shown')
  const dismiss = async () => {
    setStatus('pending')
    try {
      await onDismiss()
      setStatus('dismissed')
      focusHeading()
    } catch {
      setStatus('failed')
    }
  }
  if (status === 'dismissed') return null
  return (
    <Banner
      {...props}
      title={text.payNotice}
      actions={
        <Button
          variant="quiet"
          size="s"
          commits="dismissPayNotice"
          isPending={status === 'pending'}
          onClick={() => void dismiss()}
        >
          {text.gotIt}
        </Button>
      }
    >
      {text.payNoticeBody} {status === 'failed' ? text.payNoticeFailed : null}
    </Banner>
  )
}
