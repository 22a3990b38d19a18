'use client'
import { type ComponentPropsWithoutRef, useId } from 'react'
import { Button } from '../actions/button/index.js'
import { LinkButton } from '../actions/link-button/index.js'
import { MoreIcon } from '../icons/index.js'
import { cx } from '../internal/cx.js'
import { moveFocus } from '../internal/move-focus.js'
import { useDisclosure } from '../internal/use-disclosure.js'

/** An action of a row or a record: a button that runs it, or a link. */
export interface MenuAction {
  /** The words of its button. */
  readonly label: string
  readonly onAction?: () => void
  /** Where the action is done. */
  readonly href?: string
  readonly isPending?: boolean
  /** As of `Button`. */
  readonly commits?: string
  /** Whether it takes something away. */
  readonly isDestructive?: boolean
}

export interface ActionMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the button that opens the menu, with its record: 'More actions for order SO-7'. */
  label: string
  actions: readonly MenuAction[]
}

/**
 * A button that shows the other actions of a row or a record. Arrow keys move between them. The focus is on the button
 * again before an action runs, so that a dialog of the action returns the focus there.
 *
 * @example <ActionMenu label="More actions for order SO-7" actions={[{ label: 'Print', onAction: print }]} />
 */
export function ActionMenu({ label, actions, className, ...props }: ActionMenuProps) {
  const id = useId()
  const { isOpen, setOpen, rootRef, triggerRef } = useDisclosure<HTMLDivElement>()
  const run = ({ onAction }: MenuAction) => {
    triggerRef.current?.focus()
    setOpen(false)
    onAction?.()
  }
  if (actions.length === 0) return null
  return (
    <div {...props} ref={rootRef} className={cx('gz-action-menu', className)}>
      <Button
        ref={triggerRef}
        variant="quiet"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon />
      </Button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its buttons
        <div
          id={id}
          className="gz-panel"
          data-slot="menu"
          onKeyDown={(event) => moveFocus(event, 'button, a', ['ArrowUp', 'ArrowDown'])}
        >
          {actions.map((action) =>
            action.href === undefined ? (
              <Button
                key={action.label}
                variant="plain"
                isWide
                isPending={action.isPending ?? false}
                commits={action.commits}
                data-destructive={action.isDestructive || undefined}
                onClick={() => run(action)}
              >
                {action.label}
              </Button>
            ) : (
              <LinkButton key={action.label} variant="plain" isWide href={action.href}>
                {action.label}
              </LinkButton>
            ),
          )}
        </div>
      ) : null}
    </div>
  )
}
