'use client'
import { Button, type ButtonProps } from '../../actions/button/index.js'
import { useMessages } from '../../messages/index.js'
import { Dialog, type DialogProps, type DialogSlotProps } from '../dialog/index.js'
import {
  type SupportedBrowsersDialogMessages,
  supportedBrowsersDialogMessages,
} from './supported-browsers-dialog.messages.js'

/** Props of the parts of the preset: the parts of `Dialog`, and the button. */
export interface SupportedBrowsersDialogSlotProps extends DialogSlotProps {
  dismiss?: Omit<ButtonProps, 'onClick'>
}

type OfDialog = Omit<
  DialogProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'title' | 'footer' | 'children' | 'slotProps' | 'messages'
>

export interface SupportedBrowsersDialogProps extends OfDialog {
  /** Adds the link to Safari, for agents of iOS. */
  isIos?: boolean
  /** Called however it is closed. Show it again after 3 days at the earliest. */
  onDismiss: () => void
  slotProps?: SupportedBrowsersDialogSlotProps
  messages?: Partial<SupportedBrowsersDialogMessages>
}

const browsers = [
  { name: 'chrome', href: 'https://www.google.com/chrome/' },
  { name: 'edge', href: 'https://www.microsoft.com/edge' },
  { name: 'firefox', href: 'https://www.mozilla.org/firefox/' },
] as const
const safari = { name: 'safari', href: 'https://www.apple.com/safari/' } as const

/**
 * Shows users of Internet Explorer which browsers the store supports. This component is for newer engines
 * that identify as it, as enterprise modes do; the real one cannot run it and needs a classic script with the same
 * words, like the storefront's `public/supported-browsers.js`.
 *
 * @example {/MSIE |Trident\//.test(navigator.userAgent) ? <SupportedBrowsersDialog onDismiss={snooze} /> : null}
 */
export function SupportedBrowsersDialog({
  isIos = false,
  onDismiss,
  slotProps: { dismiss, ...slotProps } = {},
  messages,
  ...props
}: SupportedBrowsersDialogProps) {
  const text = useMessages('supportedBrowsersDialog', supportedBrowsersDialogMessages, messages)
  return (
    <Dialog
      {...props}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss()
      }}
      title={text.title}
      slotProps={slotProps}
      footer={
        <Button onClick={onDismiss} data-slot="dismiss" {...dismiss}>
          {dismiss?.children ?? text.dismiss}
        </Button>
      }
    >
      <p>{text.body}</p>
      <ul className="gz-supported-browsers">
        {[...browsers, ...(isIos ? [safari] : [])].map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {text[name]}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
