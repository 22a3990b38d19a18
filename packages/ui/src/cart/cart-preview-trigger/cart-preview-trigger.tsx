'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from '../../internal/cx.js'
import { useMouseArrival } from '../../internal/use-mouse-arrival.js'

const HOVER_DELAY_MS = 150

export interface CartPreviewTriggerProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** The cart button. */
  children: ReactNode
  /** Renders the panel below; may be a lazily loaded component. */
  renderPreview: () => ReactNode
  /** Called when opening becomes likely, to load the preview. */
  onIntent?: () => void
}

/**
 * Opens the preview below the cart button after 150 ms of hovering with a mouse, or with the down arrow.
 * Escape closes it, and it stays while the pointer or focus is in it (WCAG 1.4.13). On touch the button is a link.
 *
 * @keyboard Arrow Down: opens the preview.
 * @keyboard Escape: closes the preview.
 */
export function CartPreviewTrigger({
  children,
  renderPreview,
  onIntent,
  className,
  ...props
}: CartPreviewTriggerProps) {
  const [isHovered, setHovered] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const settle = useEffectEvent(() => {
    const hasFocus = Boolean(rootRef.current?.matches(':focus-within'))
    setOpen(isHovered || (isOpen && hasFocus))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the pointer comes or goes, the delay restarts
  useEffect(() => {
    const timer = setTimeout(settle, HOVER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isHovered])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (rootRef.current?.matches(':focus-within')) rootRef.current.querySelector('a')?.focus()
    setHovered(false)
    setOpen(false)
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen])
  const arrival = useMouseArrival(() => {
    onIntent?.()
    setHovered(true)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only adds to the action of the link inside
    <div
      {...props}
      ref={rootRef}
      className={cx('gz-preview-trigger', className)}
      data-open={isOpen || undefined}
      {...arrival}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => onIntent?.()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpen(true)
      }}
      onBlur={(event) => {
        if (!rootRef.current?.contains(event.relatedTarget)) setOpen(isHovered)
      }}
    >
      {children}
      {isOpen ? <div data-slot="panel">{renderPreview()}</div> : null}
    </div>
  )
}
