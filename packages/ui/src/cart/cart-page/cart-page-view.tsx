'use client'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { cents } from '@gauze/rules'
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { useFormats } from '../../formats/index.js'
import { useAddItemsToCart, useCart, useIsCartBusy } from '../../hooks/use-cart.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { PageHeading } from '../../navigation/page-heading/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { useRoutes } from '../../routes/index.js'
import { CartSummary, type CartSummaryProps } from '../cart-summary/index.js'
import { CartTable, type CartTableProps } from '../cart-table/index.js'
import { FreeShipping } from '../free-shipping/index.js'
import { SavedItems, type SavedItemsProps } from '../saved-items/index.js'
import { type CartPageMessages, cartPageMessages } from './cart-page.messages.js'

/** Props of the parts, by their `data-slot`. */
export interface CartPageSlotProps {
  table?: Partial<Omit<CartTableProps, 'lines' | 'ref'>>
  summary?: Partial<Omit<CartSummaryProps, 'children'>>
  saved?: Partial<Omit<SavedItemsProps, 'items' | 'ref'>>
}

export interface CartPageViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Imports the dialog that asks before the cart is emptied. */
  load: () => Promise<typeof import('./empty-cart-dialog.js')>
  /**
   * Sends the cart of a punch-out session back to its procurement system and leaves the page; its rejection is shown.
   * Without it, the page only says where the order is placed.
   */
  onTransfer?: () => Promise<unknown>
  /** Above the lines, such as a `LicenseNotice`. */
  notice?: ReactNode
  slotProps?: CartPageSlotProps
  messages?: Partial<CartPageMessages>
}

/** The cart page, the dialog that empties the cart, and the message if that dialog fails to load. */
export function CartPageView({
  load,
  onTransfer,
  notice,
  slotProps = {},
  messages,
  className,
  ...props
}: CartPageViewProps) {
  const text = useMessages('cartPage', cartPageMessages, messages)
  const failureText = useFailureText()
  const { cart, status, error, setQuantity, setUnit, remove, save, empty, refresh, ...more } = useCart()
  const { isSignedOut, isUnanswered, check } = useSession()
  const refusals = useRefusals()
  const isEmptying = useIsCartBusy('emptyCart')
  const [question, setQuestion] = useState<'closed' | 'open' | 'failed'>('closed')
  const table = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isKnown = status === 'filled' || status === 'empty'
  const hasLines = cart.lines.length > 0
  useFocusWhenEmptied(table, hasLines)
  useFocusWhenEmptied(table, cart.saved.length > 0)
  // It was asked of lines that are gone.
  if (question === 'failed' && !hasLines) setQuestion('closed')
  if (status === 'closed' && isSignedOut) return <SignedOut {...props} className={className} text={text} />
  return (
    <div {...props} className={cx('gz-cart-page', className)}>
      <PageHeading
        title={text.title}
        actions={
          hasLines ? (
            <Button variant="plain" size="s" isPending={isEmptying} onClick={() => setQuestion('open')}>
              {text.empty}
            </Button>
          ) : null
        }
      />
      {status === 'failed' && hasLines && error ? <Banner tone="danger">{failureText(error)}</Banner> : null}
      {question === 'failed' ? <NotLoaded text={text} /> : null}
      <form ref={form} className="gz-with-summary" onSubmit={(event) => event.preventDefault()}>
        {/* Its own element while nothing is known: the content takes its place instead of growing into it. */}
        <div key={isKnown || hasLines || cart.saved.length > 0 ? 'cart' : 'loading'} data-slot="items">
          {notice}
          {hasLines && cart.subtotal !== null && cart.freeShippingFrom !== null ? (
            <FreeShipping subtotal={cart.subtotal} freeFrom={cart.freeShippingFrom} />
          ) : null}
          <CartTable
            notices={cart.notifications}
            onClearNotices={more.clearNotices}
            status={status === 'failed' || isUnanswered ? 'error' : isKnown ? 'ready' : 'loading'}
            onRetry={isUnanswered ? check : refresh}
            onQuantityChange={setQuantity}
            onUnitChange={setUnit}
            onRemove={remove}
            onSave={save}
            {...slotProps.table}
            ref={table}
            lines={cart.lines}
          />
          <SavedItems
            onMove={more.moveSaved}
            onDelete={more.deleteSaved}
            refusals={refusals}
            {...slotProps.saved}
            items={cart.saved}
          />
        </div>
        {hasLines ? (
          <CartSummary
            totalItems={cart.totalItems}
            subtotal={cart.subtotal}
            shipping={cart.shipping}
            tax={cart.tax}
            taxBasis={cart.taxBasis}
            convenienceFee={cart.convenienceFee}
            total={cart.total}
            onRetry={refresh}
            {...slotProps.summary}
          >
            <NeedsApproval cart={cart} text={text} />
            <NextSteps form={form} onTransfer={onTransfer} text={text} />
          </CartSummary>
        ) : null}
      </form>
      {question === 'open' ? (
        <OnDemand load={load} onUnloaded={() => setQuestion('failed')}>
          {({ EmptyCartDialog }) => (
            <EmptyCartDialog
              text={text}
              count={cart.lines.length}
              onClose={() => setQuestion('closed')}
              onConfirm={() => {
                setQuestion('closed')
                empty()
              }}
            />
          )}
        </OnDemand>
      ) : null}
    </div>
  )
}

/** Why the cart refused its latest items, in words, by the line's key (rules `lineKey`). */
function useRefusals(): Readonly<Record<string, string>> {
  const failureText = useFailureText()
  const { outcomes } = useAddItemsToCart()
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([key, outcome]) =>
      outcome.type === 'refused' ? [[key, failureText(outcome.reason)]] : [],
    ),
  )
}

interface SignedOutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: CartPageMessages
}

/** Says that nobody is signed in, so that there is no cart to show. */
function SignedOut({ text, className, ...props }: SignedOutProps) {
  const routes = useRoutes()
  return (
    <div {...props} className={cx('gz-cart-page', className)}>
      <PageHeading title={text.title} />
      <div className="gz-panel">
        <EmptyState title={text.signedOutTitle} actions={<LinkButton href={routes.login}>{text.login}</LinkButton>}>
          {text.signedOut}
        </EmptyState>
      </div>
    </div>
  )
}

/** With a way that always helps: many browsers never ask again for code that failed to load. */
function NotLoaded({ text }: { text: CartPageMessages }) {
  const reload = (
    <Button variant="quiet" size="s" onClick={() => location.reload()}>
      {text.reload}
    </Button>
  )
  return (
    <Banner tone="danger" actions={reload}>
      {text.notLoaded}
    </Banner>
  )
}

interface NeedsApprovalProps {
  cart: Pick<ReturnType<typeof useCart>['cart'], 'total' | 'approvalLimit'>
  text: CartPageMessages
}

/** Says by how much the cart is above the limit of its user. Renders nothing for a cart below it. */
function NeedsApproval({ cart: { total, approvalLimit }, text }: NeedsApprovalProps) {
  const { money } = useFormats()
  if (approvalLimit === null || typeof total !== 'number' || total <= approvalLimit) return null
  return (
    <Banner tone="info" role="note">
      {text.needsApproval(money(cents(total - approvalLimit)), money(approvalLimit))}
    </Banner>
  )
}

interface NextStepsProps {
  /** The form of the quantities. */
  form: RefObject<HTMLFormElement | null>
  onTransfer: (() => Promise<unknown>) | undefined
  text: CartPageMessages
}

function NextSteps({ form, onTransfer, text }: NextStepsProps) {
  const routes = useRoutes()
  const { isPunchout } = useSession()
  return (
    <>
      {isPunchout ? (
        <>
          {onTransfer ? <Transfer form={form} onTransfer={onTransfer} text={text} /> : null}
          <Banner tone="info">{text.punchout}</Banner>
        </>
      ) : (
        <LinkButton
          size="l"
          isWide
          href={routes.checkout}
          onClick={(event) => {
            if (!form.current?.reportValidity()) event.preventDefault()
          }}
        >
          {text.checkout}
        </LinkButton>
      )}
      <LinkButton variant="plain" isWide href={routes.products}>
        {text.keepShopping}
      </LinkButton>
    </>
  )
}

/** The button that sends the cart back. It stays pending while the browser leaves the page. */
function Transfer({ form, onTransfer, text }: NextStepsProps & { onTransfer: () => Promise<unknown> }) {
  const failureText = useFailureText()
  const [state, setState] = useState<{ isSending: boolean; refusal: string | null }>({
    isSending: false,
    refusal: null,
  })
  const send = async () => {
    if (!form.current?.reportValidity()) return
    setState({ isSending: true, refusal: null })
    try {
      await onTransfer()
    } catch (error) {
      setState({ isSending: false, refusal: failureText(reasonOf(readFailure(error))) })
    }
  }
  return (
    <>
      {state.refusal ? (
        <Banner tone="danger" title={text.notTransferred}>
          {state.refusal}
        </Banner>
      ) : null}
      <Button size="l" isWide commits="finishPunchout" isPending={state.isSending} onClick={() => void send()}>
        {text.transfer}
      </Button>
    </>
  )
}

const FOCUS_DELAY_MS = 50

/** Moves the focus to the table when its last line disappears with the focused button. */
function useFocusWhenEmptied(table: RefObject<HTMLElement | null>, hasLines: boolean): void {
  const hadLines = useRef(false)
  useEffect(() => {
    const isEmptied = hadLines.current && !hasLines
    hadLines.current = hasLines
    if (!isEmptied) return
    // The button that asked is gone; the dialog returns focus to it a frame later.
    const timer = setTimeout(() => document.activeElement === document.body && table.current?.focus(), FOCUS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasLines, table])
}
