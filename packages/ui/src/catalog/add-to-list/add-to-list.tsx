'use client'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { ListIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { type AddToListMessages, addToListMessages } from './add-to-list.messages.js'
import type { AddToListPort, ListedItem } from './add-to-list.types.js'

export interface AddToListProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** The item to put on a list. */
  item: ListedItem
  /** Returns the calls, such as a client of `@gauze/api-client` that loads when it is needed. */
  port: () => Promise<AddToListPort>
  /** Names the button by its item, for a page with several. */
  isOneOfMany?: boolean
  /** Shows only an icon, as on a product card. */
  isIcon?: boolean
  /** Called when the dialog's code did not load, to say so. */
  onUnloaded?: () => void
  messages?: Partial<AddToListMessages>
}

function loadDialog() {
  return import('./add-to-list-dialog.js')
}

/**
 * A button that opens a dialog with the person's item lists, which adds the item to them and removes it. The dialog's
 * code loads when somebody points at or focuses the button. Show it to people who are signed in.
 *
 * @example
 * <AddToList item={{ itemId: 80011, unit: 11, name: 'Exam gloves', unitLabel: 'Box of 100' }} port={async () => api} />
 */
export function AddToList({
  item,
  port,
  isOneOfMany = false,
  isIcon = false,
  onUnloaded,
  messages,
  className,
  ...props
}: AddToListProps) {
  const text = useMessages('addToList', addToListMessages, messages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const prepare = () => void loadDialog().catch(() => undefined)
  const opener = {
    'aria-label': isOneOfMany ? text.openOf(item.name) : undefined,
    'aria-haspopup': 'dialog',
    ...props,
    className: cx('gz-add-to-list-opener', className),
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setOpen(true),
  } as const
  return (
    <>
      {isIcon ? (
        <IconButton label={text.open} {...opener}>
          <ListIcon size={18} />
        </IconButton>
      ) : (
        <Button variant="plain" size="s" {...opener}>
          <ListIcon size={18} /> {text.open}
        </Button>
      )}
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          onUnloaded={() => {
            close()
            onUnloaded?.()
          }}
        >
          {({ AddToListDialog }) => <AddToListDialog item={item} port={port} text={text} onClose={close} />}
        </OnDemand>
      ) : null}
    </>
  )
}
