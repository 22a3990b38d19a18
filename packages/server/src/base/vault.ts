import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that the database keeps, so that a copy of the database does not give them away. */
export interface Vault {
  /**
   * Encrypts a text.
   * @param place where it is stored, such as `app 7`; nobody can open it elsewhere
   */
  seal(text: string, place: string): string
  /** @returns the text, or null if it is damaged, of another place, or of another secret */
  open(sealed: string, place: string): string | null
}

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Creates a vault (AES-256-GCM).
 * @param secret the store's secret; a vault with another secret cannot open the text
 * @example
 * vault.open(vault.seal('text', 'app 7'), 'app 7') // 'text'
 */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gauze vault', 32))
  return {
    seal: (text, place) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceLength + tagLength) return null
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      try {
        const body = decipher.update(bytes.subarray(nonceLength + tagLength))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
