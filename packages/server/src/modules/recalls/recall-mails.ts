import type { RecallClass } from '@gauze/contract'
import { formatDate, recallPath } from '@gauze/rules'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'

/** The lines that a mail lists; the page of the recall shows all. */
const mostRows = 50

/** A recall in the mails about it. */
export interface MailedRecall {
  readonly recallNumber: string
  readonly title: string
  readonly riskClass: RecallClass
  readonly reason: string
  readonly whatToDo: string
  readonly lots: readonly string[]
  readonly makerUrl: string
}

/** Goods that the company of the recipient received. */
export interface MailedGoods {
  readonly name: string
  readonly orderNumber: string
  readonly poNum: string
  /** YYYY-MM-DD in Eastern time. */
  readonly shippedOn: string
  /** Such as `12 × Box of 100`. */
  readonly quantity: string
}

function text(words: string): MailPart {
  return { kind: 'text', text: words }
}

function goodsParts(goods: readonly MailedGoods[]): MailPart[] {
  const table: MailPart = {
    kind: 'table',
    caption: 'Goods that your company received',
    columns: ['Item', 'Order', 'PO number', 'Shipped', 'Quantity'],
    rows: goods
      .slice(0, mostRows)
      .map(({ name, orderNumber, poNum, shippedOn, quantity }) => [
        ...[name, orderNumber, poNum, formatDate(shippedOn), quantity],
      ]),
    lineOf: ([name = '', orderNumber = '', poNum = '', shipped = '', quantity = '']) =>
      `- ${name}: ${quantity}, order ${orderNumber}${poNum === '' ? '' : ` (PO number ${poNum})`}, shipped ${shipped}`,
  }
  const more = goods.length - mostRows
  return more > 0 ? [table, text(`The page of the recall shows ${more} more.`)] : [table]
}

/** The words that both mails have in common: the reason of the recall, and the instructions. */
function recallParts({ riskClass, reason, whatToDo, lots, makerUrl }: MailedRecall): MailPart[] {
  return [
    text(`What to do: ${whatToDo}`),
    text(`Reason: ${reason}`),
    text(`Risk class: ${riskClass}${riskClass === 'I' ? ', the most serious one' : ''}`),
    ...(lots.length > 0
      ? [
          text(
            `Recalled lots: ${lots.join(', ')}. We do not record the lots of shipments, so please compare the labels.`,
          ),
        ]
      : []),
    ...(makerUrl === '' ? [] : [{ kind: 'link', label: 'Notice of the maker', href: makerUrl } as const]),
  ]
}

/** The mail about a recall of goods that the company received. It has no prices. */
export function recallMail(
  recall: MailedRecall,
  goods: readonly MailedGoods[],
  { id, recipient, storeUrl }: { readonly id: number; readonly recipient: string; readonly storeUrl: string },
): Mail {
  const { recallNumber, title, riskClass } = recall
  return composeMail({
    kind: 'recall-notice',
    recipient,
    subject: `Recall ${recallNumber}, class ${riskClass}: ${title}`,
    parts: [
      text('These goods that your company received are recalled.'),
      ...goodsParts(goods),
      ...recallParts(recall),
      {
        kind: 'link',
        label: 'Acknowledge the recall',
        href: `${storeUrl}${recallPath(id)}`,
      },
    ],
  })
}

/** The mail that reminds of a recall that the company has not acknowledged. */
export function recallReminderMail(
  recall: MailedRecall & { readonly publishedOn: string },
  goods: readonly MailedGoods[],
  { id, recipient, storeUrl }: { readonly id: number; readonly recipient: string; readonly storeUrl: string },
): Mail {
  const { recallNumber, title, riskClass, publishedOn } = recall
  return composeMail({
    kind: 'recall-reminder',
    recipient,
    subject: `Reminder: recall ${recallNumber}, class ${riskClass}: ${title}`,
    parts: [
      text(
        `We published this recall on ${formatDate(publishedOn)}, and your company has not acknowledged it. Please tell us what you found.`,
      ),
      ...goodsParts(goods),
      ...recallParts(recall),
      {
        kind: 'link',
        label: 'Acknowledge the recall',
        href: `${storeUrl}${recallPath(id)}`,
      },
    ],
  })
}
