'use client'
import { toCsv } from '@gauze/rules'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { type DataColumn, DataTable } from '../../data-table/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { saveCsv } from '../../internal/save-csv.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { onDemandMessages } from '../../on-demand/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'
import type { ItemListsPort } from './item-lists.types.js'
import type { ListRow } from './read-rows.js'
import { MOST_ROWS, type RejectedRow, type RowImport, useRowImport } from './use-row-import.js'

type Reader = typeof import('./read-rows.js')

interface AddRowsProps {
  listId: number
  addListRows: ItemListsPort['addListRows']
  onChanged: () => void
  text: ItemListsMessages
}

/** The most rejected rows that the page shows; the CSV file has all of them. */
const MOST_SHOWN = 100

/** Adds items that a person types, pastes, or has in a file, and reports the outcome of every row. */
export function AddRows({ listId, addListRows, onChanged, text }: AddRowsProps) {
  const id = useId()
  const { number } = useFormats()
  const loadText = useMessages('onDemand', onDemandMessages)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const rows = useRowImport(listId, addListRows, (code) => text.rowProblems[code], onChanged)
  const isBusy = isReading || rows.isSending

  const start = async (found: readonly ListRow[]) => {
    if (found.length === 0) return setProblem(text.noRows)
    if (found.length > MOST_ROWS) return setProblem(text.tooManyRows(number(found.length), number(MOST_ROWS)))
    setProblem(null)
    await rows.start(found)
  }
  const read = async (readWith: (reader: Reader) => readonly ListRow[] | Promise<readonly ListRow[]>) => {
    setReading(true)
    const reader = await import('./read-rows.js').catch(() => null)
    const found = reader && (await Promise.resolve(readWith(reader)).catch(() => null))
    setReading(false)
    if (!found) setProblem(reader ? text.unreadable : `${loadText.unloaded} ${loadText.retry}`)
    return found
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = await read(({ readTypedRows }) => readTypedRows(typed))
    if (!found) return
    if (found.length > 0 && found.length <= MOST_ROWS) setTyped('')
    await start(found)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = await read(({ readFileRows }) => readFileRows(chosen))
    // The same file can be chosen again after it was corrected.
    if (file.current) file.current.value = ''
    if (found) await start(found)
  }
  return (
    <section aria-label={text.addItems} data-slot="add-rows">
      <form onSubmit={(event) => void submit(event)} className="gz-panel">
        <label htmlFor={id}>{text.addItems}</label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          className="gz-input"
          placeholder={text.addHint}
          aria-describedby={`${id}-help`}
          aria-invalid={problem ? true : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
        />
        <Button type="submit" variant="quiet" isPending={isBusy}>
          {text.add}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
        />
        <div data-slot="file">
          <Button variant="plain" size="s" isPending={isBusy} onClick={() => file.current?.click()}>
            {text.chooseFile}
          </Button>
          <p id={`${id}-help`}>{text.fileHint}</p>
        </div>
        {problem ? (
          <p role="alert" data-slot="problem">
            {problem}
          </p>
        ) : null}
      </form>
      <p role="status" className="gz-visually-hidden">
        {isReading ? text.reading : null}
      </p>
      {rows.run ? (
        <ImportResult
          run={rows.run}
          isSending={rows.isSending}
          onRetry={() => {
            rows.retry()
            field.current?.focus()
          }}
          onDismiss={() => {
            rows.dismiss()
            field.current?.focus()
          }}
          text={text}
        />
      ) : null}
    </section>
  )
}

interface ImportResultProps {
  run: RowImport
  isSending: boolean
  onRetry: () => void
  onDismiss: () => void
  text: ItemListsMessages
}

/** How many rows were added, merged and rejected, and each rejected row with its reason. */
function ImportResult({ run, isSending, onRetry, onDismiss, text }: ImportResultProps) {
  const { number } = useFormats()
  const failureText = useFailureText()
  const { total, added, merged, rejected, notices, unsent, failure } = run
  const columns: DataColumn<RejectedRow>[] = [
    { id: 'row', header: text.row, isNumber: true, cell: ({ row }) => number(row.place) },
    { id: 'item', header: text.item, isRowHeader: true, cell: ({ row }) => row.item, text: ({ row }) => row.item },
    { id: 'quantity', header: text.quantity, isNumber: true, cell: ({ row }) => row.quantity },
    { id: 'unit', header: text.unit, cell: ({ row }) => row.unit },
    { id: 'reason', header: text.reason, cell: ({ reason }) => reason },
  ]
  const download = () =>
    saveCsv(
      'not-added.csv',
      toCsv([
        [text.item, text.quantity, text.unit, text.row, text.reason],
        ...rejected.map(({ row, reason }) => [row.item, row.quantity, row.unit, row.place, reason]),
      ]),
    )
  const result = text.rowsResult(number(added), number(merged), number(rejected.length))
  return (
    <div className="gz-panel" data-slot="import-result">
      <div data-slot="bar">
        <p role="status">{isSending ? text.adding(number(total - unsent.length), number(total)) : <b>{result}</b>}</p>
        {!isSending && rejected.length > 0 ? (
          <Button size="s" variant="quiet" onClick={download}>
            {text.download}
          </Button>
        ) : null}
        {isSending ? null : (
          <Button size="s" variant="plain" onClick={onDismiss}>
            {text.dismiss}
          </Button>
        )}
      </div>
      {failure ? (
        <Banner
          tone="danger"
          actions={
            <Button size="s" variant="plain" onClick={onRetry}>
              {text.tryAgain}
            </Button>
          }
        >
          {text.notSent(number(unsent.length), failureText(failure))}
        </Banner>
      ) : null}
      {!isSending && notices.length > 0 ? (
        <Banner tone="warning">
          {notices.slice(0, MOST_SHOWN).map(({ place, notice }) => (
            <p key={place}>{text.rowNotice(number(place), notice)}</p>
          ))}
        </Banner>
      ) : null}
      {!isSending && rejected.length > 0 ? (
        <>
          <DataTable
            rows={rejected.slice(0, MOST_SHOWN)}
            columns={columns}
            keyOf={({ row }) => row.place}
            label={text.rejected}
            hasToolbar={false}
          />
          {rejected.length > MOST_SHOWN ? (
            <p data-slot="rest">{text.moreRejected(number(rejected.length - MOST_SHOWN))}</p>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
