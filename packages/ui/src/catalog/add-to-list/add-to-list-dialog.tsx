'use client'
import { NAME_LIMITS, truncate } from '@gauze/rules'
import { maxLength, required } from '@gauze/rules/forms'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useFailureText } from '../../messages/index.js'
import type { AddToListMessages } from './add-to-list.messages.js'
import type { AddToListPort, ListedItem } from './add-to-list.types.js'
import { type ListNews, type Membership, useMemberships } from './use-memberships.js'

const NAME_LENGTH = 60

interface AddToListDialogProps {
  item: ListedItem
  port: () => Promise<AddToListPort>
  text: AddToListMessages
  onClose: () => void
}

/** The lists of the person as checkboxes, and a field that creates another one. */
export function AddToListDialog({ item, port, text, onClose }: AddToListDialogProps) {
  const { status, lists, news, retry, toggle, create } = useMemberships(item, port)
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={<Button onClick={onClose}>{text.done}</Button>}
    >
      <div className="gz-add-to-list">
        <p data-slot="item">{text.item(item.name, item.unitLabel)}</p>
        {status === 'loading' ? (
          <p role="status">
            <span className="gz-visually-hidden">{text.loading}</span>
            <Skeleton height="7rem" shape="box" />
          </p>
        ) : null}
        {status === 'error' ? <ErrorState title={text.failedTitle} onRetry={retry} /> : null}
        {status === 'ready' && lists.length === 0 ? <p>{text.none}</p> : null}
        {status === 'ready' && lists.length > 0 ? <Lists lists={lists} onToggle={toggle} text={text} /> : null}
        <News news={news} text={text} />
        {status === 'ready' ? <NewList onCreate={create} text={text} /> : null}
      </div>
    </Dialog>
  )
}

interface ListsProps {
  lists: readonly Membership[]
  onToggle: (list: Membership) => void
  text: AddToListMessages
}

function Lists({ lists, onToggle, text }: ListsProps) {
  const { number } = useFormats()
  return (
    <fieldset data-slot="lists">
      <legend className="gz-visually-hidden">{text.lists}</legend>
      {lists.map((list) => (
        <Checkbox
          key={list.id}
          checked={list.isWanted}
          aria-busy={list.isMember === 'loading' || undefined}
          data-member={String(list.isMember)}
          aside={text.count(list.itemListDetailCount, number(list.itemListDetailCount))}
          onChange={() => onToggle(list)}
        >
          <ListName name={list.name} />
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** The name of a list, cut for display; assistive technology and the tooltip have all of it. */
function ListName({ name }: { name: string }) {
  const { shown, full, isCut } = truncate(name, NAME_LIMITS.itemList)
  if (!isCut) return full
  return (
    <span title={full}>
      <span aria-hidden="true">{shown}…</span>
      <span className="gz-visually-hidden">{full}</span>
    </span>
  )
}

function News({ news, text }: { news: ListNews | null; text: AddToListMessages }) {
  const failureText = useFailureText()
  if (news?.type === 'failed') {
    return <Banner tone="danger">{text.notChanged(news.list, failureText(news.reason))}</Banner>
  }
  return (
    <p role="status" data-slot="news">
      {news ? text[news.type](news.list) : null}
    </p>
  )
}

interface NewListProps {
  onCreate: (name: string) => Promise<void>
  text: AddToListMessages
}

function NewList({ onCreate, text }: NewListProps) {
  const form = useForm({
    defaultValues: { name: '' },
    labels: { name: text.newList },
    rules: { name: [required, maxLength(NAME_LENGTH)] },
    tidy: ({ name }) => ({ name: name.trim() }),
    onSubmit: async ({ name }) => {
      await onCreate(name)
      form.reset()
    },
  })
  return (
    <Form form={form} data-slot="new-list">
      <div data-slot="new-list-fields">
        <TextField {...form.text('name')} maxLength={NAME_LENGTH} />
        <Button {...form.submit} variant="quiet">
          {text.create}
        </Button>
      </div>
    </Form>
  )
}
