'use client'
import { type ComponentPropsWithoutRef, type ReactNode, useId, useRef } from 'react'
import { MoreIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { moveFocus } from '../../internal/move-focus.js'
import { IconButton } from '../icon-button/index.js'

export interface ActionMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the button, such as 'Actions for Main hospital'. */
  label: string
  /**
   * The actions: a `Button` or a `LinkButton` each. One with `data-apart` stands apart from those before it, such as a
   * deletion.
   */
  children: ReactNode
}

/**
 * A button that shows the actions on a thing in a list of buttons below it (WAI-ARIA APG, disclosure navigation). The
 * arrow keys move between them. Escape, a press outside, and each action close the list, and give the focus back to the
 * button before the action begins. So does Tab, without taking the focus back. The list is a native popover, so that no frame around it cuts it.
 *
 * @keyboard Arrow Up, Arrow Down: move to the previous or next action.
 * @keyboard Home, End: move to the first or last action.
 * @keyboard Escape: closes the list and returns the focus to the button.
 * @example
 * <ActionMenu label="Actions for Main hospital">
 *   <Button onClick={edit}>Edit</Button>
 *   <Button data-apart onClick={remove}>Delete</Button>
 * </ActionMenu>
 */
export function ActionMenu({ label, children, className, ...props }: ActionMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = () => {
    if (!button.current || !panel.current) return
    const { top, bottom, right } = button.current.getBoundingClientRect()
    const { offsetWidth, offsetHeight, style } = panel.current
    const fits = bottom + offsetHeight + GAP <= innerHeight || top < offsetHeight
    style.top = `${fits ? bottom + GAP : top - offsetHeight - GAP}px`
    style.left = `${Math.max(GAP, Math.min(right - offsetWidth, innerWidth - offsetWidth - GAP))}px`
  }
  return (
    <div {...props} className={cx('gz-action-menu', className)}>
      <IconButton ref={button} label={label} popoverTarget={id} aria-haspopup="true">
        <MoreIcon />
      </IconButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and closing add to the actions inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-slot="panel"
        onToggle={({ newState }) => {
          if (newState !== 'open') return
          place()
          panel.current?.querySelector<HTMLElement>(ITEM)?.focus()
        }}
        // The list would cover what the focus goes to.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        onKeyDown={(event) => moveFocus(event, ITEM, ['ArrowUp', 'ArrowDown'])}
        onClickCapture={({ target }) => {
          if (!(target instanceof Element && target.closest(ITEM))) return
          // A page with room may show the actions in place of the button.
          if (!panel.current?.matches(':popover-open')) return
          panel.current.hidePopover()
          button.current?.focus()
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** Pixels between the list and the button, and the edge of the window. */
const GAP = 4

const ITEM = 'a, button'
