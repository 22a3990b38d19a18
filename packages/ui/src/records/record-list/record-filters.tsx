'use client'
import type { ShipTo } from '@gauze/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { FormErrors, useForm } from '../../forms/form/index.js'
import { SelectField, type SelectOption } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { hasDayProblems, recordDayProblems, recordDayRules } from './record-days.js'
import {
  RECORD_FILTERS,
  type RecordChoices,
  type RecordFilterName,
  type RecordFilterValues,
} from './record-filters-in-use.js'
import type { RecordListMessages } from './record-list.messages.js'

interface RecordFiltersProps {
  /** The filters that the list has. */
  names: readonly RecordFilterName[]
  /** The filters of the page's address. */
  filters: RecordFilterValues
  choices: RecordChoices
  /** The list is reading. */
  isBusy: boolean
  /** Called with the values of the form by name, among them empty ones; with none to clear them. */
  onFilter: (values: URLSearchParams) => void
  text: RecordListMessages
}

/**
 * The form that filters a list of records by text, account, address, status and days. A filter without choices has no
 * field; the address is offered wherever records have one. On a narrow frame, only the search stays in view, with a
 * button that shows the other fields.
 */
export function RecordFilters({ names, filters, choices, isBusy, onFilter, text }: RecordFiltersProps) {
  const [isUnfolded, setUnfolded] = useState(hasDayProblems(filters))
  const { search, account, shipTo, status, fromDate, toDate } = text
  const { account: inAccount = '', status: inStatus = '', age: _age, ...others } = filters
  const form = useForm({
    defaultValues: {
      ...{ search: '', address: '', fromDate: '', toDate: '' },
      ...others,
      ...{ account: inAccount, status: inStatus },
    },
    labels: { search, account, address: shipTo, status, fromDate, toDate },
    rules: recordDayRules,
    words: { noDay: text.noDay, reversed: text.reversed },
    fieldErrors: dayErrors(filters, text),
    isAnswer: false,
    isPending: isBusy,
  })
  const hasAccounts = choices.accounts.length > 1
  const day = (name: 'fromDate' | 'toDate') => ({ ...form.text(name), hasOptionalMark: false })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    onFilter(new URLSearchParams(form.values))
  }
  const clear = () => {
    form.reset()
    onFilter(new URLSearchParams())
  }
  return (
    <>
      <FormErrors form={form} />
      <form {...form.root} onSubmit={submit} data-slot="filters" className="gz-record-filters">
        <div data-slot="fields" data-accounts={hasAccounts || undefined} data-folded={!isUnfolded || undefined}>
          <TextField {...form.text('search')} type="search" maxLength={RECORD_FILTERS.search} hasOptionalMark={false} />
          <Button
            variant="quiet"
            data-slot="unfold"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {text.filters(foldedCount(filters))}
          </Button>
          {hasAccounts ? (
            <SelectField
              {...form.choice('account')}
              // Each address is of one account.
              onChange={(chosen) => form.set({ account: chosen, address: '' })}
              options={accountOptions(form.values, choices.accounts, text)}
            />
          ) : null}
          {names.includes('address') ? (
            <SelectField {...form.choice('address')} options={addressOptions(form.values, choices, text)} />
          ) : null}
          {choices.statuses.length > 0 ? (
            <SelectField
              {...form.choice('status')}
              options={[{ value: '', label: text.anyStatus }, ...choices.statuses]}
            />
          ) : null}
          {names.includes('fromDate') ? <DateField {...day('fromDate')} /> : null}
          {names.includes('toDate') ? <DateField {...day('toDate')} /> : null}
          <div data-slot="actions">
            <Button {...form.submit} variant="quiet">
              {text.filter}
            </Button>
            {hasDayProblems(filters) ? (
              <Button variant="plain" onClick={clear}>
                {text.clear}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
    </>
  )
}

/** How many filters are in use among the fields that fold. */
function foldedCount({ account, address, status, fromDate, toDate }: RecordFilterValues): number {
  return [account, address, status, fromDate, toDate].filter(Boolean).length
}

/** The choices of a filter, with the chosen one of a link that is not among them. */
function optionsOf(options: readonly SelectOption<string>[], chosen: string | undefined, other: string) {
  const isKnown = options.some(({ value }) => value === (chosen ?? ''))
  return chosen === undefined || isKnown ? options : [...options, { value: chosen, label: other }]
}

function accountOptions(
  { account }: RecordFilterValues,
  accounts: RecordChoices['accounts'],
  text: RecordListMessages,
) {
  const offered = accounts.map(({ id, accountName }) => ({ value: String(id), label: accountName }))
  return optionsOf([{ value: '', label: text.anyAccount }, ...offered], account, text.otherAccount)
}

/** The addresses of the chosen account, or of all accounts with the names of these. */
function addressOptions(
  { account, address }: RecordFilterValues,
  { addresses, accounts }: Pick<RecordChoices, 'addresses' | 'accounts'>,
  text: RecordListMessages,
) {
  const hasAccounts = accounts.length > 1
  const isOffered = ({ accountId }: ShipTo) => !hasAccounts || !account || String(accountId) === account
  const offered = addresses.filter(isOffered).map(({ id, label, city, accountName }) => ({
    value: String(id),
    label: text.address(label, city, hasAccounts && !account ? accountName : ''),
  }))
  return optionsOf([{ value: '', label: text.anyAddress }, ...offered], address, text.otherAddress)
}

/** The errors of the days of an address, in words, by field. */
function dayErrors(filters: RecordFilterValues, text: RecordListMessages): Readonly<Record<string, string>> {
  const problems = Object.entries(recordDayProblems(filters))
  return Object.fromEntries(problems.map(([field, { code }]) => [field, text[code]]))
}
