import type { RestoreEvent } from '@gauze/machines/cart'
import { Button } from '@gauze/ui/actions/button'
import { additionText } from '@gauze/ui/cart/cart-news'
import { Banner } from '@gauze/ui/feedback/banner'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { adjustedOutcome, type Outcome, OutcomeBanner, rejectedOutcome } from './outcome-banner.js'
import { useCartNews } from './use-cart-news.js'

interface Removal {
  readonly id: number
  /** Names the line with its quantity, unit and number, so that several removals are distinct. */
  readonly what: string
  readonly restore: RestoreEvent
  readonly hadFocus: boolean
}

interface CartNewsProps {
  /** Called when a restored line is on the page. */
  readonly onRestored: (line: RestoreEvent['line']) => void
}

/** The cart's last event, and each removal until it is undone. */
export function CartNews({ onRestored }: CartNewsProps) {
  const { host, store } = useEmbedding()
  const { cart, text } = store
  const removalCount = useRef(0)
  const [problem, setProblem] = useState<Outcome | null>(null)
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [restored, setRestored] = useState<Removal | null>(null)
  useCartNews((news) => {
    if (news.type === 'cart.adjusted') setProblem(adjustedOutcome(news, store))
    if (news.type === 'line.rejected') {
      setProblem(rejectedOutcome(news, store))
      setRestored(null)
      // A line that the store did not remove is in the cart, where undoing would add it once more.
      if (news.operation === 'removeItem') {
        setRemovals((shown) => shown.filter(({ restore }) => restore.line.itemId !== news.itemId))
      }
    }
    if (news.type === 'line.removed') {
      const { line, restore } = news
      removalCount.current += 1
      const id = removalCount.current
      const what = additionText({ item: line, unit: line.unit, quantity: line.quantity }, store.news)
      const hadFocus = host.matches(':focus-within')
      setProblem(null)
      setRestored(null)
      setRemovals((shown) => [...shown, { id, what, restore, hadFocus }])
    }
  })
  const tellRestored = useEffectEvent(onRestored)
  useEffect(() => {
    if (restored) tellRestored(restored.restore.line)
  }, [restored])
  const undo = (removal: Removal) => {
    cart.send(removal.restore)
    setRemovals((shown) => shown.filter(({ id }) => id !== removal.id))
    setRestored(removal)
  }
  return (
    <>
      {problem ? <OutcomeBanner outcome={problem} /> : null}
      {removals.map((removal) => (
        <RemovalNotice key={removal.id} removal={removal} onUndo={() => undo(removal)} />
      ))}
      <p className="gz-visually-hidden" role="status">
        {restored ? <span key={restored.id}>{text.restored(restored.what)}</span> : null}
      </p>
    </>
  )
}

/** Undo takes the focus from the removed line, so that a keyboard keeps its place. */
function RemovalNotice({ removal: { what, hadFocus }, onUndo }: { removal: Removal; onUndo: () => void }) {
  const { text } = useEmbedding().store
  const id = useId()
  const undoRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hadFocus) undoRef.current?.focus()
  }, [hadFocus])
  return (
    <Banner
      actions={
        <Button
          ref={undoRef}
          id={`${id}undo`}
          aria-labelledby={`${id}undo ${id}message`}
          variant="plain"
          size="s"
          onClick={onUndo}
        >
          {text.undo}
        </Button>
      }
    >
      <span id={`${id}message`}>{text.removed(what)}</span>
    </Banner>
  )
}
