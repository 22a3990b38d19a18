'use client'
import type { BankAccount } from '@gauze/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { LoadingCards } from '../../feedback/skeleton/loading-cards.js'
import { cx } from '../../internal/cx.js'
import { focusOn } from '../../internal/focus-heading.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { BankAccountDialogOpener } from '../bank-account-dialog/index.js'
import { bankAccountsMessages } from './bank-accounts.messages.js'
import type { BankAccountsProps } from './bank-accounts.types.js'

function loadQuestion() {
  return import('../../feedback/confirm-dialog/delete-question.js')
}

/**
 * The saved bank accounts of a company, which pay its invoices: people add an account, and delete it. Show it only to
 * people who see prices.
 *
 * @example
 * <BankAccounts accounts={bankAccounts} fields={fields} company="Mercy General" onRetry={read} onChanged={read} port={{
 *   add: (account) => api.addBankAccount(account),
 *   remove: (account) => api.deleteBankAccount(account),
 * }} />
 */
export function BankAccounts({
  accounts,
  fields,
  company,
  status = 'ready',
  onRetry,
  onChanged,
  port,
  mount,
  messages,
  className,
  ...props
}: BankAccountsProps) {
  const text = useMessages('bankAccounts', bankAccountsMessages, messages)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<BankAccount | null>(null)
  const nameOf = ({ bankName, last4 }: BankAccount) => text.account(bankName, last4)
  const begin = () => {
    setNotice('')
    setFailure(null)
  }
  const ask = (account: BankAccount) => {
    begin()
    opener.current = document.activeElement
    setDeleting(account)
  }
  const finish = (words: string) => {
    setNotice(words)
    setDeleting(null)
    onChanged()
  }
  useEffect(() => {
    if (!deleting) return
    return () =>
      void setTimeout(() => {
        const button = opener.current
        if (button instanceof HTMLElement && button.isConnected) button.focus()
        else focusOn(heading.current, true)
      })
  }, [deleting])
  const isReady = status === 'ready'
  return (
    <section aria-labelledby={titleId} {...props} className={cx('gz-payment-methods', className)}>
      <div data-slot="toolbar">
        <h2 ref={heading} id={titleId}>
          {text.title}
        </h2>
        <p data-slot="count">{isReady ? text.count(accounts.length) : null}</p>
        <p role="status" data-slot="notice">
          {notice}
        </p>
        {isReady && fields ? (
          <BankAccountDialogOpener
            source={fields}
            company={company}
            onOpen={begin}
            onSave={(account) => port.add(account)}
            onSaved={(account) => finish(text.saved(nameOf(account)))}
            {...(mount ? { mount } : {})}
          />
        ) : null}
      </div>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      {status === 'loading' ? <LoadingCards label={text.loading} count={2} /> : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {isReady && accounts.length === 0 ? (
        <EmptyState className="gz-panel" title={text.emptyTitle}>
          {fields ? text.empty : text.byPhone}
        </EmptyState>
      ) : null}
      {isReady && accounts.length > 0 ? (
        <ul data-slot="cards">
          {accounts.map((account) => {
            const id = `${titleId}-${account.id}`
            return (
              <li key={account.id} className="gz-panel">
                <article aria-labelledby={id}>
                  <div data-slot="head">
                    <div>
                      <h3 id={id}>{nameOf(account)}</h3>
                      {account.label ? <p data-slot="name">{account.label}</p> : null}
                    </div>
                    <ActionMenu label={text.actionsOf(nameOf(account))}>
                      <Button
                        variant="plain"
                        data-apart
                        aria-label={text.deleteOne(nameOf(account))}
                        onClick={() => ask(account)}
                      >
                        {text.delete}
                      </Button>
                    </ActionMenu>
                  </div>
                  <dl>
                    <div>
                      <dt>{text.holder}</dt>
                      <dd>{account.holder}</dd>
                    </div>
                    <div>
                      <dt>{text.pays}</dt>
                      <dd>{text.invoices}</dd>
                    </div>
                  </dl>
                </article>
              </li>
            )
          })}
        </ul>
      ) : null}
      {deleting ? (
        <OnDemand
          load={loadQuestion}
          onUnloaded={() => {
            setDeleting(null)
            setFailure(text.notLoaded)
          }}
        >
          {({ DeleteQuestion }) => (
            <DeleteQuestion
              title={text.deleteTitle(nameOf(deleting))}
              text={text}
              commits="deleteBankAccount"
              onDelete={() => port.remove({ id: deleting.id })}
              onClose={() => setDeleting(null)}
              onDone={() => {
                // The account's button disappears with it.
                opener.current = null
                finish(text.deleted(nameOf(deleting)))
              }}
            />
          )}
        </OnDemand>
      ) : null}
    </section>
  )
}
