import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import {
  approveReturn,
  declineReturn,
  listReturns,
  type ReturnQuantities,
  type ReturnServices,
  receiveReturn,
} from '../modules/returns/answer-return.service.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readRecordCommand, readText } from './read-words.js'

const options = {
  lines: { type: 'string' },
  keep: { type: 'boolean' },
  freight: { type: 'boolean' },
  damaged: { type: 'boolean' },
  note: { type: 'string' },
  reason: { type: 'string' },
} as const

type ReturnsCommand = ReturnType<typeof commandOf>

function commandOf(args: readonly string[]) {
  const actions = {
    list: [],
    approve: ['lines', 'keep', 'freight', 'note'],
    receive: ['lines', 'damaged'],
    decline: ['reason'],
  } as const
  return readRecordCommand(args, { command: 'returns', options, actions, takes: 'one return number, such as IS-1001' })
}

/** Quantities by the number of the line, from a text such as `1=2,3=1`. */
function quantitiesOf(text: string | undefined): ReturnQuantities {
  if (text === undefined) return null
  const quantities = new Map<number, number>()
  for (const part of text.split(',')) {
    const [, line = '', quantity = ''] = /^([1-9]\d{0,3})=([1-9]\d{0,4})$/.exec(part.trim()) ?? []
    if (line === '') {
      throw new StartError(
        `'${part}' is not a quantity of a line. Give the number of a line and a quantity above 0, with commas between lines, such as --lines 1=2,3=1.`,
      )
    }
    if (quantities.has(Number(line))) throw new StartError(`Line ${line} has two quantities. Give one.`)
    quantities.set(Number(line), Number(quantity))
  }
  return quantities
}

function noteOf({ keep = false, note = '' }: ReturnsCommand['values']): string {
  const words = readText('note', note)
  if (keep || words !== '') return words
  throw new StartError(
    "'returns approve' needs a note that says where to send the goods: --note TEXT. Goods that stay with the company have --keep.",
  )
}

function reasonOf({ reason = '' }: ReturnsCommand['values']): string {
  const words = readText('reason', reason)
  if (words !== '') return words
  throw new StartError("'returns decline' needs a reason for the person who asked for the return: --reason TEXT.")
}

/** The work of an action on a return. */
function workOf({
  action,
  number,
  values,
}: ReturnsCommand): (store: Store, services: ReturnServices) => Promise<string> {
  const lines = quantitiesOf(values.lines)
  if (action === 'approve') {
    const { keep: keepsGoods = false, freight: creditsFreight = false } = values
    const approval = { lines, keepsGoods, creditsFreight, note: noteOf(values) }
    return ({ db }, services) => approveReturn(db, number, approval, services)
  }
  if (action === 'receive') {
    const receipt = { lines, isDamaged: values.damaged ?? false }
    return ({ db }, services) => receiveReturn(db, number, receipt, services)
  }
  const reason = reasonOf(values)
  return ({ db }, services) => declineReturn(db, number, reason, services)
}

/**
 * Reads the words after `gauze returns`, by which an operator lists, approves, receives or declines returns.
 * @returns the work, which answers a sentence for the operator, or the list
 * @throws StartError when the words are wrong; the work throws a ProblemError when the return refuses
 * @example
 * await runReturns(['approve', 'IS-1001', '--lines', '1=2', '--note', 'To dock 4, please.'], config)(store)
 */
export function runReturns(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const command = commandOf(args)
  if (command.action === 'list') return ({ db }) => listReturns(db)
  const work = workOf(command)
  return (store) => withOperatorJobs(store, config, (operator) => work(store, { ...operator, now: () => new Date() }))
}
