'use client'
import type { Contact } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { centsFromDollars } from '@gauze/rules'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { type DataColumn, DataTable, type DataTableFilter } from '../../data-table/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import { cx } from '../../internal/cx.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import type { PersonValues } from './contact-changes.js'
import { type ContactsMessages, contactsMessages } from './contacts.messages.js'
import type { ContactsProps } from './contacts.types.js'
import { CONTACT_FILTERS, CONTACT_STATUSES, type ContactFilters, contactsCodec, statusOf } from './contacts-list.js'

type OpenDialog = { readonly type: 'invite' } | { readonly type: 'edit' | 'deactivate'; readonly contact: Contact }

/** What the last change did. */
interface Result {
  readonly words: string
  /** The contact that was deactivated, whom an undo lets in again. */
  readonly deactivated?: Contact
}

const tones = { active: 'good', invited: 'notice', deactivated: 'neutral' } as const

function loadChanges() {
  return import('./contact-changes.js')
}

function nameOf({ firstName, lastName }: Contact): string {
  return `${firstName} ${lastName}`
}

/**
 * The people of a company: its administrators invite them, change their role, rights and limits, deactivate
 * them and let them in again.
 *
 * @example
 * const list = useList({
 *   query: contactsCodec.read(params),
 *   load: (query, options) => readContacts(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <Contacts list={list} port={api} />
 */
export function Contacts({ list, port, roles = [], messages, className, ...props }: ContactsProps) {
  const text = useMessages('contacts', contactsMessages, messages)
  const failureText = useFailureText()
  const { money } = useFormats()
  const [result, setResult] = useState<Result | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  /** What was filled in for each person, and under `invite` for a new one. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, Partial<PersonValues>>>>({})
  const opener = useRef<Element>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const begin = () => {
    setResult(null)
    setFailure(null)
  }
  const open = (next: OpenDialog) => {
    begin()
    opener.current = document.activeElement
    setDialog(next)
  }
  const finish = (next: Result) => {
    setResult(next)
    setDialog(null)
    list.refresh()
  }
  const change = async <Answer,>(call: () => Promise<Answer>, wordsOf: (answer: Answer) => string) => {
    setFailure(null)
    try {
      finish({ words: wordsOf(await call()) })
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
    }
  }
  const reactivate = ({ id }: Contact) =>
    change(
      () => port.restoreContact({ id }),
      (restored) => {
        const words = restored.status === 'invited' ? text.wasInvitedAgain : text.wasReactivated
        return words(nameOf(restored))
      },
    )
  useEffect(() => {
    if (!dialog) return
    return () =>
      void setTimeout(() => {
        const button = undo.current ?? opener.current
        if (button instanceof HTMLElement && button.isConnected) button.focus()
        else focusHeading()
      })
  }, [dialog])
  const { rows } = list.table
  const deactivated = result?.deactivated
  // biome-ignore lint/correctness/useExhaustiveDependencies: a focused button can disappear with every answer.
  useEffect(() => {
    if (result && document.activeElement === document.body) focusHeading()
  }, [rows, result])
  const { filters } = list.query
  const actions = (contact: Contact) => {
    const name = nameOf(contact)
    return (
      <div data-slot="actions">
        {contact.status === 'invited' ? (
          <Button
            variant="quiet"
            size="s"
            aria-label={text.resendOne(name)}
            onClick={() => {
              const call = () => port.resendInvite({ id: contact.id })
              void change(call, () => text.wasInvited(name, contact.email))
            }}
          >
            {text.resend}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="s"
          aria-label={text.editOne(name)}
          onClick={() => open({ type: 'edit', contact })}
        >
          {text.edit}
        </Button>
        {contact.isSelf || contact.status === 'deactivated' ? null : (
          <Button
            variant="plain"
            size="s"
            aria-label={text.deactivateOne(name)}
            onClick={() => open({ type: 'deactivate', contact })}
          >
            {text.deactivate}
          </Button>
        )}
        {contact.status === 'deactivated' ? (
          <Button
            variant="quiet"
            size="s"
            aria-label={text.reactivateOne(name)}
            commits="restoreContact"
            onClick={() => void reactivate(contact)}
          >
            {text.reactivate}
          </Button>
        ) : null}
      </div>
    )
  }
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div {...props} className={cx('gz-contacts', className)}>
      <div data-slot="toolbar">
        <FilterForm list={list} text={text} />
        <Button onClick={() => open({ type: 'invite' })}>{text.invite}</Button>
      </div>
      <div role="status" data-slot="notice">
        {result ? (
          <>
            <p>{result.words}</p>
            {deactivated ? (
              <Button
                ref={undo}
                variant="quiet"
                size="s"
                commits="restoreContact"
                onClick={() => void reactivate(deactivated)}
              >
                {text.undo}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <DataTable
        {...list.table}
        columns={contactColumns(text, (dollars) => money(centsFromDollars(dollars)), actions)}
        keyOf={({ id }) => id}
        label={text.caption}
        filters={filtersInUse(filters, text)}
        onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
        messages={isFiltered ? { ...text, emptyTitle: text.noMatchTitle, empty: text.noMatch } : text}
      />
      {dialog ? (
        <OnDemand
          load={loadChanges}
          onUnloaded={() => {
            setDialog(null)
            setFailure(text.notLoaded)
          }}
        >
          {({ ContactForm, DeactivateContact }) => {
            const shared = { port, text, onClose: () => setDialog(null) }
            if (dialog.type === 'deactivate') {
              const { contact } = dialog
              return (
                <DeactivateContact
                  {...shared}
                  contact={contact}
                  onDone={() => {
                    const words = contact.status === 'invited' ? text.wasUninvited : text.wasDeactivated
                    finish({ words: words(nameOf(contact)), deactivated: contact })
                  }}
                />
              )
            }
            const draft = dialog.type === 'edit' ? dialog.contact.id : 'invite'
            return (
              <ContactForm
                {...shared}
                roles={roles}
                draft={drafts[draft] ?? {}}
                onDraft={(change) =>
                  setDrafts((before) => ({ ...before, [draft]: change ? { ...before[draft], ...change } : {} }))
                }
                {...(dialog.type === 'edit' ? { contact: dialog.contact } : {})}
                onDone={(contact) => {
                  const name = nameOf(contact)
                  finish({ words: dialog.type === 'edit' ? text.saved(name) : text.wasInvited(name, contact.email) })
                }}
              />
            )
          }}
        </OnDemand>
      ) : null}
    </div>
  )
}

function filtersInUse(filters: ContactFilters, text: ContactsMessages): readonly DataTableFilter[] {
  const status = statusOf(filters)
  return [
    { id: 'search', label: text.search, value: filters.search },
    { id: 'status', label: text.status, value: status && text[status] },
  ].flatMap(({ value, ...filter }) => (value ? [{ ...filter, value }] : []))
}

function FilterForm({ list, text }: Pick<ContactsProps, 'list'> & { text: ContactsMessages }) {
  const form = useForm({
    defaultValues: { search: '', status: '', ...list.query.filters },
    labels: { search: text.search, status: text.status },
    isPending: list.table.isBusy,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    list.setFilters(contactsCodec.read(new URLSearchParams(form.values)).filters)
  }
  return (
    <form {...form.root} onSubmit={submit} data-slot="filters">
      <TextField {...form.text('search')} type="search" maxLength={CONTACT_FILTERS.search} hasOptionalMark={false} />
      <SelectField
        {...form.choice('status')}
        options={[
          { value: '', label: text.anyStatus },
          ...CONTACT_STATUSES.map((status) => ({ value: status, label: text[status] })),
        ]}
      />
      <Button {...form.submit} variant="quiet">
        {text.apply}
      </Button>
    </form>
  )
}

/** The rights of a person in words. An administrator pays without being given the right. */
function rightsOf(
  { permissions: { isAdmin, isPriceVisible, mayPay }, paymentLimit }: Contact,
  text: ContactsMessages,
  money: (dollars: number) => string,
): string {
  const pays = paymentLimit === null ? text.pays : text.paysUpTo(money(paymentLimit))
  const rights = [
    ...(isAdmin ? [text.administrator] : []),
    ...(isPriceVisible ? [text.seesPrices] : []),
    ...(isPriceVisible && mayPay && !isAdmin ? [pays] : []),
  ]
  return rights.join(', ') || text.noRights
}

function contactColumns(
  text: ContactsMessages,
  money: (dollars: number) => string,
  actions: (contact: Contact) => ReactNode,
): readonly DataColumn<Contact>[] {
  const person = (contact: Contact) => (contact.isSelf ? text.you(nameOf(contact)) : nameOf(contact))
  return [
    {
      id: 'person',
      header: text.person,
      cell: (contact) => (
        <>
          {person(contact)} <span data-slot="email">{contact.email}</span>
        </>
      ),
      text: person,
      isRowHeader: true,
    },
    { id: 'role', header: text.role, cell: ({ contactRole }) => contactRole || text.none, isWideOnly: true },
    { id: 'rights', header: text.rights, cell: (contact) => rightsOf(contact, text, money) },
    {
      id: 'limit',
      header: text.limit,
      cell: ({ approvalLimit }) => (approvalLimit === null ? text.noLimit : money(approvalLimit)),
      isNumber: true,
    },
    {
      id: 'status',
      header: text.status,
      cell: ({ status }) => <StatusTag tone={tones[status]}>{text[status]}</StatusTag>,
    },
    { id: 'actions', header: text.actions, cell: actions },
  ]
}
