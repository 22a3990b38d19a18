import type { RecallDetails } from '@gauze/contract'
import { nameWithVariant, toCsv } from '@gauze/rules'
import type { RecallDetailsMessages } from './recall-details.messages.js'

interface CsvWords {
  readonly text: RecallDetailsMessages
  readonly headers: { readonly item: string; readonly po: string; readonly unit: string }
  /** Writes a day. */
  readonly date: (instant: string) => string
}

/** The goods of a recall as the text of a CSV file, with what the company acknowledged last. */
export function recallCsv(
  { recallNumber, riskClass, lines, acknowledgments: [latest] }: RecallDetails,
  { text, headers, date }: CsvWords,
): string {
  const header = [
    ...[text.recall, text.riskClass, text.itemNumber, headers.item, text.mpn, text.order, headers.po],
    ...[text.shipped, text.quantity, headers.unit, text.shipTo, text.found, text.used, text.quarantined, text.returned],
  ]
  const rows = lines.map((line) => {
    const counts = latest?.lines.find(({ lineId }) => lineId === line.id)
    return [
      ...[recallNumber, riskClass, line.itemId, nameWithVariant(line.name, line.matrixDetails), line.mpn],
      ...[line.order.orderNumber, line.poNum, date(line.shippedAt), line.quantity, line.unitLabel, line.shipTo],
      ...[counts?.found ?? '', counts?.used ?? '', counts?.quarantined ?? '', counts?.returned ?? ''],
    ]
  })
  return toCsv([header, ...rows])
}
