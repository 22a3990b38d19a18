import { StatusTag, type StatusTagProps, type StatusTone } from '../../catalog/status-tag/index.js'

/** The statuses of a kind of record. */
export interface RecordStatuses<Status extends string> {
  /** The tone of each status, in the order in which a filter offers them. */
  readonly tones: Readonly<Record<Status, StatusTone>>
  /** A hook that reads the words of the statuses from the messages of their domain. */
  readonly useWords: () => Readonly<Record<NoInfer<Status>, string>>
}

export interface RecordStatusProps<Status extends string> extends Omit<StatusTagProps, 'tone' | 'children'> {
  /** The statuses of the kind, such as `orderStatuses`. */
  of: RecordStatuses<Status>
  /** The status to show, in the words of its kind of record. */
  status: Status
}

/**
 * The status of a record, in the words of its kind.
 *
 * @example <RecordStatus of={orderStatuses} status={order.status} />
 */
export function RecordStatus<Status extends string>({ of, status, ...props }: RecordStatusProps<Status>) {
  const words = of.useWords()
  return (
    <StatusTag {...props} tone={of.tones[status]}>
      {words[status]}
    </StatusTag>
  )
}
