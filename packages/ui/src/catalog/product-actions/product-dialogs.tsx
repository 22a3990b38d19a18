'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { ProductActionsProps } from './product-actions.js'
import type { ProductActionsMessages } from './product-actions.messages.js'

interface ProductDialogProps {
  onClose: () => void
  text: ProductActionsMessages
}

interface ShareDialogProps extends ProductDialogProps, Pick<ProductActionsProps, 'url'> {
  /** The product's name, which a message about it begins with. */
  name: string
}

/** Shares the address of a product on three sites, or by copying it. */
export function ShareDialog({ url, name, onClose, text }: ShareDialogProps) {
  const [news, setNews] = useState('')
  const sites = [
    [text.twitter, 'https://twitter.com/intent/tweet', { url, text: name }],
    [text.facebook, 'https://www.facebook.com/sharer/sharer.php', { u: url }],
    [text.linkedIn, 'https://www.linkedin.com/sharing/share-offsite/', { url }],
  ] as const
  const copy = () =>
    // `navigator.clipboard` exists only on secure pages.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(url))
      .then(
        () => setNews(text.copied),
        () => setNews(text.notCopied),
      )
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.shareTitle} className="gz-product-dialog">
      <ul data-slot="sites">
        {sites.map(([site, page, query]) => (
          <li key={site}>
            <LinkButton
              variant="quiet"
              href={`${page}?${new URLSearchParams(query)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {site}
              <span className="gz-visually-hidden"> {text.newWindow}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <div data-slot="copy">
        <TextField
          label={text.address}
          value={url}
          readOnly
          hasOptionalMark={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={() => void copy()}>{text.copy}</Button>
      </div>
      <p role="status">{news}</p>
    </Dialog>
  )
}

interface QuestionsDialogProps extends ProductDialogProps, Pick<ProductActionsProps, 'contact' | 'contactHref'> {}

/** The store's telephone number and hours, with the page of further ways to reach it. */
export function QuestionsDialog({ contact, contactHref, onClose, text }: QuestionsDialogProps) {
  const { contactNumber, contactEmail, hoursTextShort } = contact
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.questions}
      className="gz-product-dialog"
      footer={contactHref ? <LinkButton href={contactHref}>{text.contactUs}</LinkButton> : null}
    >
      <p data-slot="phone">
        {text.call} <a href={`tel:${contactNumber}`}>{contactNumber}</a>
      </p>
      <p>{hoursTextShort}</p>
      <p>
        {text.mail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </Dialog>
  )
}
