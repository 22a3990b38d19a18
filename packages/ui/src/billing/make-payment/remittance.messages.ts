/** Such as `2 invoices and 1 credit`; without credits, `2 invoices`. */
function found(invoices: string, credits: string): string {
  const ofInvoices = invoices === '1' ? '1 invoice' : `${invoices} invoices`
  if (credits === '0') return ofInvoices
  return `${ofInvoices} and ${credits === '1' ? '1 credit' : `${credits} credits`}`
}

/** The texts of pasting a remittance. */
export const remittanceMessages = {
  title: 'Paste remittance',
  body: 'Paste the lines of your remittance advice in any order. A credit has a negative amount, such as (184.50).',
  label: 'Lines of the remittance',
  placeholder: 'INV-20611   212.40\nCM-3041   (184.50)\nTotal   27.90',
  check: 'Check lines',
  nothing: 'Paste at least one line.',
  tooMany: (count: string, most: string) => `These are ${count} lines. Paste at most ${most} at once.`,
  report: 'What the lines come to',
  comesTo: (invoices: string, credits: string, sum: string) => `${found(invoices, credits)} found, ${sum} in all.`,
  differences: (count: string) => (count === '1' ? '1 line differs.' : `${count} lines differ.`),
  noDifferences: 'Every line agrees.',
  onlyDifferences: 'Show only lines that differ',
  showMore: (count: string, all: string) => `Show ${count} more of ${all} lines`,
  agrees: 'Agrees',
  differs: 'Differs',
  apply: (invoices: string, credits: string) => `Choose ${found(invoices, credits)}`,
  add: (invoices: string, credits: string) => `Add ${found(invoices, credits)}`,
  chosenBefore: (invoices: string, credits: string) =>
    `You have chosen ${found(invoices, credits)} already. What should the remittance do?`,
  replaceChoice: 'Replace the choice',
  addToChoice: 'Add to the choice',
  cancel: 'Cancel',
  applied: (invoices: string, credits: string, differences: string) =>
    `Remittance: ${found(invoices, credits)} chosen, ${differences === '1' ? '1 line differs' : `${differences} lines differ`}.`,
  added: (invoices: string, credits: string, differences: string) =>
    `Remittance: ${found(invoices, credits)} added, ${differences === '1' ? '1 line differs' : `${differences} lines differ`}.`,
  matched: (number: string, amount: string) => `${number} is paid in full with ${amount}.`,
  credited: (number: string, amount: string) => `${number} is used with ${amount}.`,
  header: 'Names of columns.',
  total: (amount: string) => `The total of ${amount} agrees.`,
  belowDue: (number: string, amount: string, due: string) => `${number} is paid in part: ${amount} of ${due}.`,
  aboveDue: (number: string, amount: string, due: string) =>
    `${amount} is more than is open of ${number}. Its ${due} are chosen.`,
  twice: (number: string, sum: string, expected: string) =>
    `${number} has several lines, ${sum} together; ${expected} is open. No more than that is chosen.`,
  creditBelow: (number: string, amount: string, rest: string) =>
    `The line takes ${amount} of ${number}, but its whole rest of ${rest} can be used. Change it by hand below.`,
  creditAbove: (number: string, amount: string, rest: string) =>
    `The line takes ${amount} of ${number}, but only ${rest} is left.`,
  wrongSign: (number: string) =>
    `${number} is not chosen: an invoice needs an amount above 0, and a credit needs a negative amount.`,
  unknownInvoice: (number: string) => `${number} is not among your open invoices. Check the number, or leave it out.`,
  unknownCredit: (number: string) => `${number} is not among your credits. Check the number, or leave it out.`,
  ambiguous: (number: string) =>
    `The line may mean several invoices or credits (${number}). Choose the right one by hand.`,
  totalDiffers: (amount: string, sum: string) => `The total says ${amount}, but the lines come to ${sum}.`,
  unreadableAmount: (amount: string) =>
    `The amount ${amount} is not understood, so this line chooses nothing. Write it with a dot before the cents, such as 1,190.95.`,
  notUnderstood: 'This line names no invoice and no credit.',
}

/** The texts of pasting a remittance. */
export type RemittanceMessages = typeof remittanceMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    remittance: RemittanceMessages
  }
}
