import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for other characters. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 16
const groupLength = 4
const codeCount = 10

function makeCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length)))
  return letters.join('').replace(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-')
}

/** Makes ten codes of 79 bits each: nobody finds one by its hash, so it needs no salt. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, makeCode)
}

/** A typed code in the form in which it is hashed: people leave out dashes, and type small letters. */
export function tidyRecoveryCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
