'use client'
import type { ItemListLine, ItemListSummary } from '@gauze/contract'
import { NAME_LIMITS, truncate } from '@gauze/rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { useItemsAddition } from '../../catalog/added-items/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useFormats } from '../../formats/index.js'
import { CartIcon, PlusIcon, SearchIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { PageHeading } from '../../navigation/page-heading/index.js'
import { OnDemand, onDemandMessages, unloadedNotice } from '../../on-demand/index.js'
import { AddRows } from './add-rows.js'
import type { ListedAddition } from './cart-result.js'
import { type ItemListsMessages, itemListsMessages } from './item-lists.messages.js'
import type { ItemListsProps } from './item-lists.types.js'
import { sumText, unitLabelOf } from './line-money.js'
import { ListLines } from './list-lines.js'
import { useListChanges } from './use-list-changes.js'
import { useListLines } from './use-list-lines.js'

/** An open dialog. */
type OpenDialog =
  | { readonly type: 'create' }
  | { readonly type: 'rename' }
  | {
      readonly type: 'move'
      readonly lines: readonly ItemListLine[]
      readonly keep: boolean
      readonly done: () => void
    }

const NO_LINES: readonly ItemListLine[] = []

function loadDialogs() {
  return import('./list-dialogs.js')
}

/**
 * The item lists of a user, and one of them with its items: people make, name, share and delete lists, change items in
 * place, add, move and remove them, and add them to the cart. A list of a colleague can be read, copied and added.
 *
 * @keyboard Enter: in the field for item numbers, adds them to the list; Shift+Enter starts another line.
 * @example
 * <ItemLists lists={lists} onRetry={read} openId={id} lines={lines} onLinesRetry={read} hrefOf={(id) => `?id=${id}`}
 *   countHref={(id) => `/count?id=${id}`} subscriptionHref={(id) => `/subscription?itemListId=${id}`} onOpen={open} port={api} onChanged={read} onNotice={notify} cart={cart} />
 */
export function ItemLists({
  lists,
  status = 'ready',
  onRetry,
  openId,
  lines,
  linesStatus = 'ready',
  linesError = null,
  onLinesRetry,
  page = 1,
  hrefOf,
  countHref,
  subscriptionHref,
  onOpen,
  port,
  onChanged,
  onNotice,
  cart,
  messages,
  className,
  ...props
}: ItemListsProps) {
  const text = useMessages('itemLists', itemListsMessages, messages)
  const onDemandText = useMessages('onDemand', onDemandMessages)
  const changes = useListChanges({ lists, port, hrefOf, onOpen, onChanged, onNotice }, text)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const opener = useRef<HTMLElement>(null)
  const list = changes.shown.find(({ id }) => id === openId)
  const isGone = linesStatus === 'error' && linesError?.code === 'not-found'
  const openDialog = (next: OpenDialog) => {
    const button = document.activeElement
    // The buttons for chosen lines disappear when the lines move, and their bar stays.
    const stays = button?.closest('[data-slot="bulk"]') ?? button
    opener.current = stays instanceof HTMLElement ? stays : null
    setDialog(next)
  }
  const closeDialog = () => setDialog(null)
  useEffect(() => {
    if (!dialog) return
    // A submit button that had the focus disappears with its dialog.
    return () =>
      void setTimeout(() => {
        if (opener.current?.isConnected) opener.current.focus()
        else focusHeading()
      })
  }, [dialog])
  const newList = (
    <Button variant="quiet" size="s" onClick={() => openDialog({ type: 'create' })}>
      <PlusIcon size={16} />
      {text.newList}
    </Button>
  )
  const isEmpty = status === 'ready' && changes.shown.length === 0
  useFocusOfList(list?.id ?? null)
  return (
    <div {...props} className={cx('gz-item-lists', className)}>
      {status === 'ready' && list && !isGone ? (
        <OpenList
          key={list.id}
          list={list}
          lines={linesStatus === 'ready' ? lines : NO_LINES}
          nav={<ListNav lists={changes.shown} openId={openId} hrefOf={hrefOf} newList={newList} text={text} />}
          {...{ linesStatus, onLinesRetry, page, hrefOf, port, onChanged, cart, text, changes, openDialog }}
          countHref={countHref(list.id)}
          subscriptionHref={subscriptionHref(list.id)}
        />
      ) : (
        <>
          <PageHeading title={text.title} description={text.description} />
          {status === 'ready' && !isEmpty ? (
            <ListNav lists={changes.shown} openId={openId} hrefOf={hrefOf} newList={newList} text={text} />
          ) : null}
          {status === 'loading' || (status === 'ready' && !isEmpty && !isGone) ? (
            <Loading label={text.loading} />
          ) : null}
          {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
          {isGone && !isEmpty ? (
            <ErrorState className="gz-panel" title={text.goneTitle} data-slot="gone">
              {linesError.detail ?? text.goneLists}
            </ErrorState>
          ) : null}
          {isEmpty ? (
            <EmptyState
              className="gz-panel"
              title={text.emptyTitle}
              actions={<Button onClick={() => openDialog({ type: 'create' })}>{text.newList}</Button>}
            >
              {text.empty}
            </EmptyState>
          ) : null}
        </>
      )}
      {dialog ? (
        <OnDemand
          load={loadDialogs}
          onUnloaded={() => {
            closeDialog()
            onNotice(unloadedNotice('retry', onDemandText))
          }}
        >
          {({ ListFormDialog, TargetDialog }) => {
            const shared = { text, onClose: closeDialog }
            if (dialog.type === 'move') {
              return (
                <TargetDialog
                  {...shared}
                  title={dialog.keep ? text.copyTitle : text.moveTitle}
                  submitLabel={dialog.keep ? text.copy : text.move}
                  targets={changes.shown.filter(({ id, isOwner }) => isOwner && id !== openId)}
                  onChoose={async (target) => {
                    if (openId !== null) await changes.move(openId, dialog.lines, dialog.keep, target)
                    dialog.done()
                    closeDialog()
                  }}
                />
              )
            }
            const isNew = dialog.type === 'create'
            return (
              <ListFormDialog
                {...shared}
                title={isNew || !list ? text.newList : text.renameOne(list.name)}
                submitLabel={isNew ? text.create : text.save}
                initial={{ name: isNew || !list ? '' : list.name, shared: false }}
                hasShare={isNew}
                onSave={async (values) => {
                  if (isNew || !list) await changes.create(values)
                  else await changes.rename(list, values)
                  if (isNew) opener.current = null
                  closeDialog()
                }}
              />
            )
          }}
        </OnDemand>
      ) : null}
    </div>
  )
}

/** When another list replaces the focused element, such as after a deletion, the heading takes the focus. */
function useFocusOfList(listId: number | null) {
  const last = useRef(listId)
  useEffect(() => {
    if (last.current !== listId && document.activeElement === document.body) focusHeading()
    last.current = listId
  }, [listId])
}

interface ListNavProps extends Pick<ItemListsProps, 'lists' | 'openId' | 'hrefOf'> {
  newList: ReactNode
  text: ItemListsMessages
}

/** Links to the lists, with their names cut. */
function ListNav({ lists, openId, hrefOf, newList, text }: ListNavProps) {
  const { number } = useFormats()
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open list may be outside of the visible part.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [openId])
  return (
    <div data-slot="lists">
      <nav ref={nav} aria-label={text.lists}>
        <ul>
          {lists.map(({ id, name, itemListDetailCount, isOwner, ownerName }) => {
            const { shown, isCut } = truncate(name, NAME_LIMITS.itemList)
            return (
              <li key={id}>
                <Anchor
                  href={hrefOf(id)}
                  title={isCut ? name : undefined}
                  aria-current={id === openId ? 'page' : undefined}
                >
                  {isCut ? (
                    <>
                      <span aria-hidden="true">{shown}…</span>
                      <span className="gz-visually-hidden">{name}</span>
                    </>
                  ) : (
                    name
                  )}{' '}
                  <small>{isOwner ? number(itemListDetailCount) : text.ofColleague(ownerName)}</small>
                </Anchor>
              </li>
            )
          })}
        </ul>
      </nav>
      {newList}
    </div>
  )
}

interface OpenListProps
  extends Pick<ItemListsProps, 'lines' | 'onLinesRetry' | 'hrefOf' | 'port' | 'onChanged' | 'cart'> {
  list: ItemListSummary
  countHref: string
  subscriptionHref: string
  linesStatus: 'loading' | 'ready' | 'error'
  page: number
  nav: ReactNode
  changes: ReturnType<typeof useListChanges>
  openDialog: (dialog: OpenDialog) => void
  text: ItemListsMessages
}

/** One list with its actions and its items. */
function OpenList({ list, lines: read, linesStatus, cart, changes, openDialog, text, ...props }: OpenListProps) {
  const { onLinesRetry, page, hrefOf, port, onChanged, nav, countHref, subscriptionHref } = props
  const { money, number } = useFormats()
  const readAgain = () => onChanged('lines')
  const { lines, isSaving, hasSaved, change, retry } = useListLines(read, port.upsertListDetail, readAgain)
  const addition: ListedAddition = useItemsAddition(cart)
  const isAdding = addition.lines.length > 0 && !addition.isAnswered
  const add = text.addToCart(lines.length, number(lines.length))
  const sum = sumText(lines, money)
  const count = text.items(list.itemListDetailCount, number(list.itemListDetailCount))
  const start = (added: readonly ItemListLine[]) => {
    if (isAdding) return
    addition.add(added.map((line) => ({ ...line, name: line.item.name, unitLabel: unitLabelOf(line) })))
  }
  // In a narrow window, the two forms above the items open when they are asked for.
  const [panel, setPanel] = useState<'add' | 'search' | null>(list.itemListDetailCount === 0 ? 'add' : null)
  const content = useRef<HTMLDivElement>(null)
  const tool = (name: 'add' | 'search') => ({
    'aria-expanded': panel === name,
    onClick: () => {
      flushSync(() => setPanel(panel === name ? null : name))
      content.current?.querySelector<HTMLElement>(name === 'add' ? 'textarea' : 'input[type=search]')?.focus()
    },
  })
  const remove = (removed: readonly ItemListLine[]) => {
    const next = removed.length === 1 ? neighborOf(document.activeElement) : null
    void changes.removeLines(list.id, removed).then(() => (next?.isConnected ? next.focus() : focusHeading()))
  }
  return (
    <>
      <PageHeading
        title={list.name}
        description={list.isOwner ? text.summary(count, list.shared) : text.sharedBy(count, list.ownerName)}
        actions={
          <>
            {lines.length > 0 ? (
              <Button isPending={isAdding} onClick={() => start(lines)}>
                <CartIcon size={18} />
                {sum === null ? add : text.addToCartFor(add, sum)}
              </Button>
            ) : null}
            <span data-slot="tools">
              {list.isOwner ? (
                <IconButton label={text.addItems} {...tool('add')}>
                  <PlusIcon />
                </IconButton>
              ) : null}
              <IconButton label={text.openSearch} {...tool('search')}>
                <SearchIcon />
              </IconButton>
            </span>
            <ActionMenu label={text.actionsOf(list.name)}>
              <LinkButton variant="plain" href={countHref}>
                {text.countSheet}
              </LinkButton>
              {list.isOwner ? (
                <>
                  <Button variant="plain" onClick={() => openDialog({ type: 'rename' })}>
                    {text.rename}
                  </Button>
                  <Button variant="plain" onClick={() => void changes.share(list)}>
                    {list.shared ? text.unshare : text.share}
                  </Button>
                  <LinkButton variant="plain" href={subscriptionHref}>
                    {list.isSubscription ? text.editSubscription : text.subscribe}
                  </LinkButton>
                  <Button variant="plain" data-apart commits="deleteList" onClick={() => void changes.remove(list)}>
                    {text.delete}
                  </Button>
                </>
              ) : null}
            </ActionMenu>
          </>
        }
      />
      {nav}
      {addition.lines.length > 0 || addition.undoState === 'done' ? (
        <OnDemand load={() => import('./cart-result.js')}>
          {({ CartResult }) => <CartResult addition={addition} text={text} />}
        </OnDemand>
      ) : null}
      <div ref={content} data-slot="content" data-open={panel ?? undefined}>
        {list.isOwner ? (
          <AddRows listId={list.id} addListRows={port.addListRows} onChanged={readAgain} text={text} />
        ) : null}
        <ListLines
          {...{ list, lines, isSaving, hasSaved, change, retry, page, isAdding, text }}
          status={linesStatus}
          onReadAgain={onLinesRetry}
          pageHref={(next) => hrefOf(list.id, next)}
          onAdd={start}
          onRemove={remove}
          onMove={(moved, keep, done) => openDialog({ type: 'move', lines: moved, keep, done })}
        />
      </div>
    </>
  )
}

/** The button that removes the next line, or the previous one. */
function neighborOf(button: Element | null): HTMLElement | null {
  const row = button?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return next?.querySelector<HTMLElement>('[data-slot="remove"]') ?? null
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="gz-visually-hidden">
        {label}
      </p>
      <div className="gz-panel" data-slot="loading" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} width="100%" height="3rem" shape="box" />
        ))}
      </div>
    </>
  )
}
