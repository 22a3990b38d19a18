'use client'
import type { CallInput, CallOutput } from '@gauze/contract'
import type { ComponentPropsWithoutRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { DownloadIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useDisclosure } from '../../internal/use-disclosure.js'
import { useMessages } from '../../messages/index.js'
import { PaperNews, usePapers } from '../../records/papers/index.js'
import type { RecordFilterValues } from '../../records/record-list/index.js'
import type { TransactionKind } from './transaction-kind.js'
import { type TransactionsMessages, transactionsMessages } from './transactions.messages.js'

export interface ExportMenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The list that is exported. */
  kind: Pick<TransactionKind<never>, 'list' | 'filtersOf'>
  /** The filters in use. */
  filters: RecordFilterValues
  /** How many rows the file will have. */
  total: number
  /** Asks for the file, such as `exportTransactions` of an API client. */
  onExport: (input: CallInput<'exportTransactions'>) => Promise<CallOutput<'exportTransactions'>>
  messages?: Partial<TransactionsMessages>
}

/**
 * A button that offers everything that the filters leave as a file, with the number of its rows. Without rows it does
 * nothing.
 *
 * @example <ExportMenu kind={invoiceList} filters={filters} total={13} onExport={api.exportTransactions} />
 */
export function ExportMenu({ kind, filters, total, onExport, messages, className, ...props }: ExportMenuProps) {
  const text = useMessages('transactions', transactionsMessages, messages)
  const { number } = useFormats()
  const { isOpen, setOpen, rootRef, triggerRef } = useDisclosure<HTMLDivElement>()
  const papers = usePapers()
  const save = (format: 'csv' | 'xlsx') =>
    papers.save(format, async () => {
      const { fileUrl } = await onExport({ list: kind.list, ...kind.filtersOf(filters), format })
      triggerRef.current?.focus()
      setOpen(false)
      return fileUrl
    })
  return (
    <div {...props} ref={rootRef} className={cx('gz-export-menu', className)}>
      <Button
        ref={triggerRef}
        variant="quiet"
        aria-expanded={isOpen}
        disabled={total === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <DownloadIcon size={18} /> {text.export}
      </Button>
      {isOpen ? (
        <div data-slot="menu" className="gz-panel">
          <PaperNews papers={papers} />
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              variant="plain"
              isWide
              isPending={papers.pending === format}
              onClick={() => save(format)}
            >
              <span>{text[format]}</span> <small>{text.rowCount(total, number(total))}</small>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
