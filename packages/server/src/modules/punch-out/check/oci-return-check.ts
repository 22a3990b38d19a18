import type { Check, Finding } from './check.types.js'
import type { OciSender } from './oci-sender.js'
import { type PageForm, readForm } from './read-form.js'

/** The longest value of each field. */
const lengths: Readonly<Record<string, number>> = {
  DESCRIPTION: 40,
  MATNR: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 5,
  LEADTIME: 5,
  VENDOR: 10,
  VENDORMAT: 40,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  SERVICE: 1,
  CONTRACT: 10,
  CONTRACT_ITEM: 5,
  EXT_QUOTE_ID: 35,
  EXT_QUOTE_ITEM: 10,
  EXT_PRODUCT_ID: 40,
  ATTACHMENT: 255,
}

const required = ['QUANTITY', 'UNIT', 'PRICE', 'CURRENCY']

const decimal = /^\d{1,11}(?:\.\d{1,3})?$/

function problemsOf({ fields }: PageForm): string[] {
  const fieldOf = (name: string) => fields.get(`NEW_ITEM-${name}[1]`) ?? ''
  const missing = required.filter((name) => fieldOf(name) === '').map((name) => `no NEW_ITEM-${name}[1]`)
  if (fieldOf('DESCRIPTION') === '' && fieldOf('MATNR') === '') {
    missing.push('neither NEW_ITEM-DESCRIPTION[1] nor NEW_ITEM-MATNR[1]')
  }
  const tooLong = Object.entries(lengths)
    .filter(([name, length]) => fieldOf(name).length > length)
    .map(([name, length]) => `NEW_ITEM-${name}[1] with more than ${length} characters`)
  const noNumber = ['QUANTITY', 'PRICE']
    .filter((name) => fieldOf(name) !== '' && !decimal.test(fieldOf(name)))
    .map((name) => `NEW_ITEM-${name}[1] '${fieldOf(name)}'`)
  return [...missing, ...tooLong, ...noNumber]
}

async function validated({ target, enter }: OciSender): Promise<Finding> {
  if (target.item === null) return { outcome: 'skip', note: 'give --item with a part number that the server sells' }
  const { answer, visited } = await enter('POST', { FUNCTION: 'VALIDATE', PRODUCTID: target.item, QUANTITY: '2' })
  if (visited.length > 0) return { outcome: 'fail', received: 'a redirect' }
  if (answer.status >= 500) {
    const remedy = 'Find the failure in the log of the server, and refuse a product that cannot be read with HTTP 400.'
    return { outcome: 'fail', received: `HTTP ${answer.status}`, remedy }
  }
  if (answer.status >= 400) {
    const note = `the server does not offer VALIDATE, or not for the product '${target.item}': HTTP ${answer.status}`
    return { outcome: 'skip', note }
  }
  const form = readForm(answer.body)
  if (form === null) return { outcome: 'fail', received: 'a page without a form' }
  if (form.method !== 'post' || form.action !== target.returnUrl) {
    return { outcome: 'fail', received: `a form that sends ${form.method.toUpperCase()} to '${form.action}'` }
  }
  if (![...form.fields.keys()].some((name) => name.startsWith('NEW_ITEM-'))) {
    const remedy = 'Give --item with a part number that the server sells, and a unit in which it sells the part.'
    return { outcome: 'fail', received: 'a form without a NEW_ITEM field', remedy }
  }
  const problems = problemsOf(form)
  return problems.length > 0 ? { outcome: 'fail', received: problems.join(', ') } : { outcome: 'pass' }
}

/** The check of the form that returns a product at once, with the fields that a cart has, too. */
export function returnCheck(sender: OciSender): Check {
  return {
    name: 'validate',
    needsEntry: true,
    sent: `FUNCTION=VALIDATE for the PRODUCTID '${sender.target.item ?? ''}'`,
    protocol:
      'The same address answers a form that posts to HOOK_URL. QUANTITY, UNIT, PRICE, CURRENCY and DESCRIPTION or MATNR are required; numbers have a decimal point, at most 11 digits before and 3 after it.',
    remedy: 'Write each NEW_ITEM field of the form by the rules of OCI, also for a returned cart.',
    run: () => validated(sender),
  }
}
