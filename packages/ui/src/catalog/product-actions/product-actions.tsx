'use client'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { CompareIcon, QuestionIcon, ShareIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import type { StoreContact } from '../../navigation/contact-details/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { type ComparisonPick, useComparisonPicks } from '../comparison-picks/index.js'
import { type ProductActionsMessages, productActionsMessages } from './product-actions.messages.js'

export interface ProductActionsProps extends ComponentPropsWithRef<'div'> {
  /** The item of the page, to compare it with others. */
  pick: ComparisonPick
  /** The page that compares the items with these ids. */
  compareHref: (itemIds: readonly number[]) => string
  /** The canonical address of the page, with its origin, to share it. */
  url: string
  /** How customers reach the store. */
  contact: StoreContact
  /** The page with the ways to reach the store; omit it for none. */
  contactHref?: string | undefined
  /** Further actions, before these, such as 'Add to list'. */
  children?: ReactNode
  /** Called when the code of a dialog did not load, to say so. */
  onUnloaded?: () => void
  messages?: Partial<ProductActionsMessages>
}

/**
 * What a person can do with a product besides buying it: compare it, share its address, ask the store. The dialogs load
 * when they are opened.
 *
 * @example
 * <ProductActions pick={{ productId: 7, itemId: 7, name: 'Gauze' }} compareHref={(ids) => `/compare?ids=${ids.join()}`}
 *   url="https://store.example/product/gauze" contact={content.contact} contactHref="/contactus" />
 */
export function ProductActions({
  pick,
  compareHref,
  url,
  contact,
  contactHref,
  children,
  onUnloaded,
  messages,
  className,
  ...props
}: ProductActionsProps) {
  const text = useMessages('productActions', productActionsMessages, messages)
  const [dialog, setDialog] = useState<'share' | 'questions' | null>(null)
  const close = () => setDialog(null)
  return (
    <div {...props} className={cx('gz-product-actions', className)}>
      <div data-slot="row">
        {children}
        <CompareButton pick={pick} compareHref={compareHref} text={text} />
        <Button variant="plain" size="s" aria-haspopup="dialog" onClick={() => setDialog('share')}>
          <ShareIcon size={18} /> {text.share}
        </Button>
        <Button variant="plain" size="s" aria-haspopup="dialog" onClick={() => setDialog('questions')}>
          <QuestionIcon size={18} /> {text.questions}
        </Button>
      </div>
      {dialog ? (
        <OnDemand
          load={() => import('./product-dialogs.js')}
          onUnloaded={() => {
            close()
            onUnloaded?.()
          }}
        >
          {({ ShareDialog, QuestionsDialog }) =>
            dialog === 'share' ? (
              <ShareDialog {...{ url, text }} name={pick.name} onClose={close} />
            ) : (
              <QuestionsDialog {...{ contact, contactHref, text }} onClose={close} />
            )
          }
        </OnDemand>
      ) : null}
    </div>
  )
}

type CompareButtonProps = Pick<ProductActionsProps, 'pick' | 'compareHref'> & { text: ProductActionsMessages }

/** Picks the item to compare it, or takes it out again; with a second pick it links to the comparison. */
function CompareButton({ pick, compareHref, text }: CompareButtonProps) {
  const { picks, isFull, add, remove } = useComparisonPicks()
  const isPicked = picks.some(({ productId }) => productId === pick.productId)
  const doesFit = isPicked || !isFull
  const ids = picks.map(({ itemId }) => itemId)
  const news = isPicked || !doesFit
  return (
    <>
      <Button
        variant="plain"
        size="s"
        aria-pressed={isPicked}
        aria-disabled={!doesFit}
        onClick={() => {
          if (isPicked) remove(pick.productId)
          else add(pick)
        }}
      >
        <CompareIcon size={18} /> {text.compare}
      </Button>
      <p role="status" data-slot="picked">
        {doesFit ? null : text.most(picks.length)}
        {news && picks.length === 1 ? text.one : null}
        {news && picks.length > 1 ? (
          <>
            {doesFit ? null : ' '}
            <Anchor href={compareHref(ids)}>{text.compareItems(picks.length)}</Anchor>
          </>
        ) : null}
      </p>
    </>
  )
}
