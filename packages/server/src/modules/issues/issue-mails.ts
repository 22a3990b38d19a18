import type { CallParsedInput } from '@gauze/contract'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import type { Buyer } from '../company/buyer.repository.js'
import type { RequestedReturn } from '../returns/request-return.service.js'
import { returnTable } from '../returns/return-mails.js'

/** The content of the mails about an issue. */
interface MailedIssue {
  readonly number: string
  readonly issue: CallParsedInput<'submitIssue'>
  readonly writer: Pick<Buyer, 'email' | 'firstName' | 'lastName' | 'accountName'>
  /** Null for an issue that asks for no return. */
  readonly goods: RequestedReturn | null
}

function goodsPart(goods: RequestedReturn | null): MailPart[] {
  return goods === null ? [] : [returnTable(goods.lines)]
}

/** The mail to the support of the store. The text of the writer is in its body alone, and is its last part. */
export function supportMail({ number, issue, writer, goods }: MailedIssue, recipient: string): Mail {
  const { page, phone, message, facts = {} } = issue
  const given: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Issue', number],
    ['Company', writer.accountName],
    ['Person', `${writer.firstName} ${writer.lastName}`],
    ['Email', writer.email],
    ['Phone', phone],
    ['Return from order', goods?.orderNumber],
    ['Answer it with', goods === null ? undefined : `gauze returns approve ${number}`],
    ['Page', page],
    ['Latest failed request', facts.requestId],
    ['Browser', facts.browser],
    ['Window', facts.windowSize],
    ['Network address', facts.networkAddress],
  ]
  return composeMail({
    kind: 'issue',
    recipient,
    subject: `${goods === null ? 'Issue' : 'Return'} ${number} from ${writer.accountName}`,
    parts: [
      { kind: 'facts', facts: given.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) },
      ...goodsPart(goods),
      { kind: 'text', text: message },
    ],
  })
}

function received(number: string, goods: RequestedReturn | null): string {
  return goods === null
    ? `we received your issue and will answer this email address. Its number is ${number}.`
    : `we received your request to return goods of order ${goods.orderNumber} and will answer this email address. Its number is ${number}. Please keep the goods until then.`
}

/** The mail to the writer, with the number to quote. */
export function confirmationMail({ number, issue, writer, goods }: MailedIssue): Mail {
  return composeMail({
    kind: 'issue-received',
    recipient: writer.email,
    subject: goods === null ? `We received your issue ${number}` : `We received your return request ${number}`,
    parts: [
      { kind: 'text', text: `Hello ${writer.firstName},` },
      { kind: 'text', text: received(number, goods) },
      ...goodsPart(goods),
      { kind: 'text', text: 'You wrote:' },
      { kind: 'text', text: issue.message },
    ],
  })
}
