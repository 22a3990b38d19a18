'use client'
import type { Contact } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { useEffect, useRef, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { cx } from '../../internal/cx.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { RecordList } from '../../records/record-list/index.js'
import type { PersonValues } from './contact-changes.js'
import { contactKind, nameOf } from './contact-kind.js'
import { contactsMessages } from './contacts.messages.js'
import type { ContactsProps } from './contacts.types.js'

type OpenDialog = { readonly type: 'invite' } | { readonly type: 'edit' | 'deactivate'; readonly contact: Contact }

/** The result of the last change. */
interface Result {
  readonly words: string
  /** The contact that was deactivated, whom an undo lets in again. */
  readonly deactivated?: Contact
}

function loadChanges() {
  return import('./contact-changes.js')
}

/**
 * The people of a company: its administrators invite them, change their role, rights and limits, deactivate
 * them and let them in again.
 *
 * @example
 * const list = useList({
 *   query: contactKind.codec.read(params),
 *   load: (query, options) => contactKind.read(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <Contacts list={list} port={api} />
 */
export function Contacts({ list, port, roles = [], messages, className, ...props }: ContactsProps) {
  const text = useMessages('contacts', contactsMessages, messages)
  const failureText = useFailureText()
  const [result, setResult] = useState<Result | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  /** The typed values for each person; `invite` has the values for a new one. */
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
  const actions = (contact: Contact) => {
    const name = nameOf(contact)
    return (
      <ActionMenu label={text.actionsOf(name)}>
        {contact.status === 'invited' ? (
          <Button
            variant="plain"
            aria-label={text.resendOne(name)}
            onClick={() => {
              const call = () => port.resendInvite({ id: contact.id })
              void change(call, () => text.wasInvited(name, contact.email))
            }}
          >
            {text.resend}
          </Button>
        ) : null}
        <Button variant="plain" aria-label={text.editOne(name)} onClick={() => open({ type: 'edit', contact })}>
          {text.edit}
        </Button>
        {contact.status === 'deactivated' ? (
          <Button
            variant="plain"
            aria-label={text.reactivateOne(name)}
            commits="restoreContact"
            onClick={() => void reactivate(contact)}
          >
            {text.reactivate}
          </Button>
        ) : null}
        {contact.isSelf || contact.status === 'deactivated' ? null : (
          <Button
            variant="plain"
            data-apart
            aria-label={text.deactivateOne(name)}
            onClick={() => open({ type: 'deactivate', contact })}
          >
            {text.deactivate}
          </Button>
        )}
      </ActionMenu>
    )
  }
  return (
    <RecordList
      {...props}
      {...{ kind: contactKind, list }}
      className={cx('gz-contacts', className)}
      actions={<Button onClick={() => open({ type: 'invite' })}>{text.invite}</Button>}
      summary={
        <>
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
                      finish({
                        words: dialog.type === 'edit' ? text.saved(name) : text.wasInvited(name, contact.email),
                      })
                    }}
                  />
                )
              }}
            </OnDemand>
          ) : null}
        </>
      }
      lastColumn={{ id: 'actions', header: text.actions, cell: actions }}
      {...(messages ? { messages } : {})}
    />
  )
}
