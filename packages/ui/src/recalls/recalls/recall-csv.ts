import type { RecallDetails } from '@gauze/contract'
import { nameWithVariant, toCsv } from '@gauze/rules'
import type { RecordDetailsMessages } from '../../records/record-details/index.js'
import type { RecallDetailsMessages } from './recalls.messages.js'

interface CsvWords {
  readonly text: RecallDetailsMessages
  readonly shared: RecordDetailsMessages
  /** Writes a day. */
  readonly date: (instant: string) => string
}

/** The goods of a recall as the text of a CSV file, with the counts of the latest acknowledgment. */
export function recallCsv(
  { recallNumber, riskClass, lines, acknowledgments: [latest] }: RecallDetails,
  { text, shared, date }: CsvWords,
): string {
  const header = [
    ...[text.recall, text.riskClass, text.itemNumber, shared.item, text.mpn, text.order, shared.po],
    ...[
      text.shipped,
      shared.quantity,
      shared.unit,
      text.shipTo,
      text.found,
      text.used,
      text.quarantined,
      text.returned,
    ],
  ]
  const rows = lines.map((line) => {
    const counts = latest?.lines.find(({ lineId }) => lineId === line.id)
    return [
      ...[recallNumber, riskClass, line.itemName, nameWithVariant(line.name, line.matrixDetails), line.mpn],
      ...[line.order.orderNumber, line.poNum, date(line.shippedAt), line.quantity, line.unitLabel, line.shipTo],
      ...[counts?.found ?? '', counts?.used ?? '', counts?.quarantined ?? '', counts?.returned ?? ''],
    ]
  })
  return toCsv([header, ...rows])
}
