'use client'
import {
  MAX_QUANTITY,
  MIN_QUANTITY,
  normalizeQuantity,
  parseQuantityInput,
  type QuantityProblem,
  stepQuantity,
} from '@gauze/rules'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Formats, useFormats } from '../../formats/index.js'
import { MinusIcon, PlusIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { describedBy } from '../field/index.js'
import { type QuantityFieldMessages, quantityFieldMessages } from './quantity-field.messages.js'
import { useHold } from './use-hold.js'

/** What changed a quantity. */
export type QuantityChangeReason = 'typed' | 'step'

export interface QuantityFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'className' | 'style' | 'size' | 'id'> {
  /** The current quantity: a whole number, 1 or more. */
  value: number
  /** Called with a whole number of 1 or more, when it is committed (blur or Enter) or stepped. */
  onChange: (value: number, reason: QuantityChangeReason) => void
  /** The name of the item; names the field and its stepper buttons, because a page may have several. */
  itemName?: string
  /** Accessible name of the field; made from `itemName` by default. */
  label?: string
  /** What the server or the cart says about this quantity. */
  error?: ReactNode
  /** @selector [data-size] */
  size?: 's' | 'm' | 'l'
  className?: string
  style?: ComponentPropsWithRef<'div'>['style']
  messages?: Partial<QuantityFieldMessages>
}

type Draft = { text: string; note: string; isInvalid: boolean }

/** What the person requested last. */
type Asked = {
  quantity: number
  /** Requested by a stepper button, which a screen reader does not announce by itself. */
  isPressed: boolean
  /** The quantity was current since; another one after it is the result. */
  isTaken: boolean
}

/** Whether leaving the field turns what was typed into a quantity. */
function isMendable({ code }: QuantityProblem): boolean {
  return code === 'decimal' || code === 'belowMin'
}

function problemWords(problem: QuantityProblem, text: QuantityFieldMessages, number: Formats['number']): string {
  switch (problem.code) {
    case 'belowMin':
      return text.belowMin(number(problem.min))
    case 'aboveMax':
      return text.aboveMax(number(problem.max))
    default:
      return text[problem.code]
  }
}

const PAGE_STEP = 10
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEP, PageDown: -PAGE_STEP }

/**
 * A quantity: a text field with a stepper (WAI-ARIA APG spinbutton). What is typed stays as typed and a message
 * says why it is not a quantity; leaving the field floors a decimal and raises what is below 1 to 1, and says so. Words
 * stay, change nothing, and keep the form from being sent, like an empty field: the focus goes to the field. If Enter
 * had to change the number, it does not send the form yet, so that the change is seen. Arrows step by 1, page keys by
 * 10; a stepper button acts when released and repeats while held, and a finger that scrolls from it changes nothing. If
 * another quantity than the requested one takes effect, the field says so.
 *
 * @example <QuantityField itemName="Exam gloves" value={quantity} onChange={setQuantity} />
 */
export function QuantityField({
  value,
  onChange,
  itemName,
  label,
  error,
  size = 'm',
  disabled,
  className,
  style,
  messages,
  onBlur,
  onInvalid,
  onKeyDown,
  ...props
}: QuantityFieldProps) {
  const text = useMessages('quantityField', quantityFieldMessages, messages)
  const { number } = useFormats()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked && !asked.isTaken && asked.quantity === value) setAsked({ ...asked, isTaken: true })
  // Two steps may come before the first of them is rendered; each starts from the last reported quantity.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })

  const ask = (quantity: number, reason: QuantityChangeReason) => {
    setAsked({ quantity, isPressed: false, isTaken: false })
    onChange(quantity, reason)
  }
  const type = (typed: string) => {
    setAsked(null)
    const read = parseQuantityInput(typed)
    const isWrong = !read.ok && read.problem.code !== 'empty'
    setDraft({ text: typed, note: isWrong ? problemWords(read.problem, text, number) : '', isInvalid: isWrong })
  }
  /** Answers whether a number other than the typed one is shown now. */
  const commit = (): boolean => {
    if (!draft) return false
    const read = parseQuantityInput(draft.text)
    if (read.ok) {
      setDraft(null)
      if (read.quantity !== value) ask(read.quantity, 'typed')
    } else if (isMendable(read.problem)) {
      const quantity = normalizeQuantity(Number(draft.text.replaceAll(',', '')))
      setDraft({ text: String(quantity), note: text.adjusted(draft.text.trim(), quantity), isInvalid: false })
      if (quantity !== value) ask(quantity, 'typed')
      return true
    } else {
      setDraft({ text: draft.text, note: problemWords(read.problem, text, number), isInvalid: true })
    }
    return false
  }
  const commitOnLeave = useEffectEvent(commit)
  useEffect(() => {
    const leave = () => {
      commitOnLeave()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  /** Answers whether the quantity has changed. */
  const step = (by: number): boolean => {
    const read = draft && parseQuantityInput(draft.text)
    const from = read?.ok ? read.quantity : latest.current
    setDraft(null)
    const to = stepQuantity(from, by)
    if (to === latest.current) return false
    latest.current = to
    ask(to, 'step')
    return true
  }
  const stepByButton = (by: number): boolean => {
    const isChanged = step(by)
    setAsked({ quantity: latest.current, isPressed: true, isTaken: false })
    return isChanged
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') {
      if (commit()) event.preventDefault()
    } else if (event.key === 'Escape' && draft) setDraft(null)
  }

  // A quantity changed from outside (another tab, a rollback) replaces an old message, never what is being typed.
  const shown = draft && (draft.isInvalid || draft.note === '' || draft.text === String(value)) ? draft : null
  const message = error ?? (shown?.note || undefined)
  const decrease = useHold({
    action: () => stepByButton(-1),
    takeBack: stepByButton,
    isDisabled: Boolean(disabled) || value <= MIN_QUANTITY,
  })
  const increase = useHold({
    action: () => stepByButton(1),
    takeBack: (count) => stepByButton(-count),
    isDisabled: Boolean(disabled) || value >= MAX_QUANTITY,
  })
  const isHeld = decrease.isHeld || increase.isHeld
  // A new press removes the previous message, which its end would announce again.
  useEffect(() => {
    if (isHeld) setAsked(null)
  }, [isHeld])
  const read = shown && parseQuantityInput(shown.text)
  // A correction on leaving the field is shown, and announced once, with its result.
  const isQuiet = !error && read && !read.ok && isMendable(read.problem)
  const refusal = read && !read.ok ? problemWords(read.problem, text, number) : ''
  useLayoutEffect(() => {
    root.current?.querySelector('input')?.setCustomValidity(refusal)
  }, [refusal])
  return (
    <div
      ref={root}
      className={cx('gz-quantity', className)}
      style={style}
      data-size={size}
      data-invalid={shown?.isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      <div data-slot="frame">
        <button type="button" tabIndex={-1} aria-label={text.decrease(itemName)} aria-controls={id} {...decrease.props}>
          <MinusIcon size={16} />
        </button>
        <input
          {...props}
          id={id}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label ?? text.label(itemName)}
          aria-valuenow={value}
          aria-valuemin={MIN_QUANTITY}
          aria-valuemax={MAX_QUANTITY}
          aria-invalid={shown?.isInvalid || Boolean(error) || undefined}
          aria-describedby={describedBy(id, message, null)}
          disabled={disabled}
          value={shown ? shown.text : String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onInvalid={(event) => {
            onInvalid?.(event)
            if (event.defaultPrevented) return
            // The message is already below the field, so the browser's own bubble is not needed.
            event.preventDefault()
            const first = event.currentTarget.form?.querySelector('input:invalid')
            if (!first || first === event.currentTarget) event.currentTarget.focus()
          }}
          onBlur={(event) => {
            onBlur?.(event)
            commit()
          }}
        />
        <button type="button" tabIndex={-1} aria-label={text.increase(itemName)} aria-controls={id} {...increase.props}>
          <PlusIcon size={16} />
        </button>
      </div>
      {isQuiet ? (
        <p id={`${id}-error`} data-slot="message">
          {message}
        </p>
      ) : null}
      <p id={isQuiet ? undefined : `${id}-error`} data-slot="message" role="status">
        {isQuiet ? null : message}
      </p>
      <p className="gz-visually-hidden" role="status">
        {!isHeld && asked?.isTaken && (asked.isPressed || asked.quantity !== value) ? text.stepped(value) : null}
      </p>
    </div>
  )
}
