'use client'
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantityInput, type QuantityInput, stepQuantity } from '@gauze/rules'
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
import { useFormats } from '../../formats/index.js'
import { merged, type PartProps, partElement } from '../../internal/part.js'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type QuantityFieldMessages, quantityFieldMessages } from './quantity-field.messages.js'
import { type Hold, useHold } from './use-hold.js'

/** The way in which the person changed the quantity. */
export type QuantityChangeReason = 'typed' | 'step'

/** The parts of a field, by the `data-slot` of their element. */
export type QuantityFieldSlot = 'frame' | 'decrease' | 'input' | 'increase' | 'message'

/** The state that the parts are styled by. */
export interface QuantityFieldState {
  value: number
  size: 's' | 'm' | 'l'
  /** The typed text is not a quantity. */
  isInvalid: boolean
  isDisabled: boolean
}

/** Attributes, events and `ref` go to the input; `className`, `style` and `render` go to the root element. */
export interface QuantityFieldRootProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'onChange' | 'className' | 'style' | 'size' | 'id' | 'type' | 'role' | 'min' | 'aria-describedby'
    >,
    Pick<PartProps<QuantityFieldState>, 'className' | 'style' | 'render' | `data-${string}`> {
  /** The current quantity: a whole number, `min` or more. */
  value: number
  /** The least quantity: 1 by default. With 0, a person may order none, and an empty field means 0. */
  min?: 0 | 1
  /** Called with a whole number of `min` or more, when the person leaves the field, presses Enter, or steps. */
  onChange: (value: number, reason: QuantityChangeReason) => void
  /** The name of the item; names the field and its stepper buttons, because a page may have several. */
  itemName?: string | undefined
  /** Accessible name of the field; made from `itemName` by default. */
  label?: string | undefined
  /** A message about this quantity, such as the server's or the cart's. It replaces the field's own. */
  error?: ReactNode
  /**
   * The height of the field.
   * @selector [data-size] [data-invalid] [data-disabled]
   */
  size?: 's' | 'm' | 'l'
  /** A class for every element of a part. */
  classNames?: Partial<Record<QuantityFieldSlot, string>>
  /** Props of the parts, by the `data-slot` of their element. */
  slotProps?: Partial<Record<QuantityFieldSlot, PartProps<QuantityFieldState>>>
  messages?: Partial<QuantityFieldMessages>
}

/** The values that the parts of one field share. */
interface QuantityFieldView
  extends RootView<QuantityFieldState>,
    Required<Pick<QuantityFieldRootProps, 'min'>>,
    Pick<QuantityFieldRootProps, 'itemName' | 'label' | 'disabled'> {
  /** Id of the input. The element of the message has this id with `-error` after it. */
  id: string
  /** The text in the input. */
  typed: string
  /** The error, or the message about the typed text. */
  message: ReactNode
  hasError: boolean
  /** The message is shown and not announced, because the field announces the corrected quantity instead. */
  isQuiet: boolean
  decrease: Hold['props']
  increase: Hold['props']
  type: (typed: string) => void
  press: (event: KeyboardEvent<HTMLInputElement>) => void
  commit: () => void
  text: QuantityFieldMessages
}

export const QuantityFieldContext = rootContext<QuantityFieldView>('QuantityField.Root value={…}')

type Draft = { text: string; note: string; isInvalid?: boolean }

/** The last quantity that the person requested. */
type Asked = {
  quantity: number
  /** Requested by a stepper button, which a screen reader does not announce by itself. */
  isPressed?: boolean
  /** This quantity has been the current one since; a different quantity after it is the server's answer. */
  isTaken?: boolean
}

/** Whether leaving the field replaces the typed text with a valid quantity. */
function isMendable(read: QuantityInput): boolean {
  return !read.ok && (read.problem.code === 'decimal' || read.problem.code === 'belowMin')
}

/** Reads the typed text. An empty text is 0 if `min` is 0. */
function readTyped(typed: string, min: number): QuantityInput {
  return min === 0 && /^0*$/.test(typed.trim()) ? { ok: true, quantity: 0 } : parseQuantityInput(typed)
}

const PAGE_STEP = 10
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEP, PageDown: -PAGE_STEP }

/** Holds the parts of a field, in any order, and announces the quantity after a stepper button was pressed. */
export function QuantityFieldRoot({
  value,
  min = MIN_QUANTITY,
  onChange,
  itemName,
  label,
  error,
  size = 'm',
  disabled,
  className,
  style,
  render,
  children,
  'data-slot': slot,
  classNames,
  slotProps,
  messages,
  ...props
}: QuantityFieldRootProps) {
  const text = useMessages('quantityField', quantityFieldMessages, messages)
  const { number } = useFormats()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked && !asked.isTaken && asked.quantity === value) setAsked({ ...asked, isTaken: true })
  // A second step may happen before the first is rendered, so each step starts from the last reported quantity.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })

  const wordsOf = (read: QuantityInput): string => {
    if (read.ok) return ''
    const { problem } = read
    if (problem.code === 'belowMin') return text.belowMin(number(min))
    return problem.code === 'aboveMax' ? text.aboveMax(number(problem.max)) : text[problem.code]
  }
  const ask = (quantity: number, reason: QuantityChangeReason) => {
    setAsked({ quantity })
    onChange(quantity, reason)
  }
  const type = (typed: string) => {
    setAsked(null)
    const read = readTyped(typed, min)
    const isInvalid = !read.ok && read.problem.code !== 'empty'
    setDraft({ text: typed, note: isInvalid ? wordsOf(read) : '', isInvalid })
  }
  /** Returns whether the field now shows another number than the typed one. */
  const commit = (): boolean => {
    if (!draft) return false
    const read = readTyped(draft.text, min)
    if (read.ok) {
      setDraft(null)
      if (read.quantity !== value) ask(read.quantity, 'typed')
    } else if (isMendable(read)) {
      const quantity = Math.max(min, Math.floor(Number(draft.text.replaceAll(',', ''))))
      setDraft({ text: String(quantity), note: text.adjusted(draft.text.trim(), quantity) })
      if (quantity !== value) ask(quantity, 'typed')
      return true
    } else {
      setDraft({ text: draft.text, note: wordsOf(read), isInvalid: true })
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
  /** Returns whether the quantity has changed. */
  const step = (by: number): boolean => {
    const read = draft && readTyped(draft.text, min)
    const from = read?.ok ? read.quantity : latest.current
    setDraft(null)
    const to = from + by === min ? min : stepQuantity(from, by)
    if (to === latest.current) return false
    latest.current = to
    ask(to, 'step')
    return true
  }
  const stepByButton = (by: number): boolean => {
    const isChanged = step(by)
    setAsked({ quantity: latest.current, isPressed: true })
    return isChanged
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented) return
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') {
      if (commit()) event.preventDefault()
    } else if (event.key === 'Escape' && draft) setDraft(null)
  }

  // A quantity that another tab or a rollback changed replaces an old message, never text that is being typed.
  const shown = draft && (draft.isInvalid || draft.note === '' || draft.text === String(value)) ? draft : null
  const message = error ?? shown?.note
  const isDisabled = Boolean(disabled)
  const decrease = useHold({ by: -1, step: stepByButton, isDisabled: isDisabled || value <= min })
  const increase = useHold({ by: 1, step: stepByButton, isDisabled: isDisabled || value >= MAX_QUANTITY })
  const isHeld = decrease.isHeld || increase.isHeld
  // A new press removes the previous message, which its end would announce again.
  useEffect(() => {
    if (isHeld) setAsked(null)
  }, [isHeld])
  const read = shown && readTyped(shown.text, min)
  // A correction on leaving the field is shown, and announced once, with its result.
  const isQuiet = Boolean(!error && read && isMendable(read))
  const refusal = read ? wordsOf(read) : ''
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLInputElement>('input[role]')?.setCustomValidity(refusal)
  })
  const isInvalid = Boolean(shown?.isInvalid)
  const state = { value, size, isInvalid, isDisabled }
  const typed = shown ? shown.text : String(value)
  const field = { id, min, itemName, label, disabled, typed, message, hasError: Boolean(error), isQuiet }
  const controls = { type, press, commit, decrease: decrease.props, increase: increase.props }
  return (
    <QuantityFieldContext
      value={{
        ...field,
        ...controls,
        text,
        state,
        classNames,
        slotProps: { ...slotProps, input: merged(props, slotProps?.input ?? {}) },
      }}
    >
      {partElement({
        base: 'gz-quantity',
        ref: root,
        className,
        style,
        render,
        'data-slot': slot,
        'data-size': size,
        'data-invalid': isInvalid || undefined,
        'data-disabled': disabled || undefined,
        state,
        children: (
          <>
            {children}
            <p className="gz-visually-hidden" role="status">
              {!isHeld && asked?.isTaken && (asked.isPressed || asked.quantity !== value) ? text.stepped(value) : null}
            </p>
          </>
        ),
      })}
    </QuantityFieldContext>
  )
}
