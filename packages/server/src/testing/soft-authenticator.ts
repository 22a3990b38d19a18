import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignature } from '@gauze/contract'

/** A device that makes passkeys, in software, as WebAuthn level 3 describes it. */
export interface SoftAuthenticator {
  /** The id of its passkey, and the name by which it knows the person. */
  readonly id: string
  /** Makes its passkey. */
  create(options: PasskeyCreation, changes?: Partial<Ceremony>): NewPasskey
  /** Signs a challenge; with the id of another passkey, it claims to be that one. */
  sign(options: PasskeyRequest, changes?: Partial<Ceremony>): PasskeySignature
}

/** The statements of a browser and a device about a ceremony; a test changes them to lie. */
interface Ceremony {
  readonly origin: string
  readonly id: string
  readonly challenge: string
  readonly userHandle: string | undefined
  readonly isVerified: boolean
  readonly counter: number
}

type Cbor = string | number | Buffer | ReadonlyMap<string | number, Cbor>

/** The head of a CBOR item (RFC 8949, section 3) for lengths that passkeys have. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function sha256(bytes: string | Buffer) {
  return createHash('sha256').update(bytes).digest()
}

const flag = { present: 1, verified: 4, hasKey: 64 }

/**
 * Makes a device with one passkey (ES256) that counts its signatures.
 * @example
 * const device = createSoftAuthenticator('http://localhost:3000')
 * const passkey = device.create(options)
 */
export function createSoftAuthenticator(origin: string): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const ownId = credential.toString('base64url')
  let handle: string | undefined
  let counted = 0

  const dataOf = (rpId: string, { isVerified, counter }: Pick<Ceremony, 'isVerified' | 'counter'>, key?: Buffer) => {
    const flags = flag.present | (isVerified ? flag.verified : 0) | (key ? flag.hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  return {
    id: ownId,
    create: (options, changes = {}) => {
      handle = options.user.id
      const { challenge = options.challenge, isVerified = true, counter = counted } = changes
      const coordinate = (part: string) => Buffer.from(part, 'base64url')
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ])
      const length = Buffer.from([0, credential.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, cbor(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(options.rp.id, { isVerified, counter }, attested)],
      ])
      return {
        id: ownId,
        rawId: ownId,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, changes.origin ?? origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign: (options, changes = {}) => {
      counted += 1
      const said = { id: ownId, challenge: options.challenge, isVerified: true, counter: counted, ...changes }
      const userHandle = 'userHandle' in changes ? changes.userHandle : handle
      const authenticatorData = dataOf(options.rpId, said)
      const client = clientData('webauthn.get', said.challenge, said.origin ?? origin)
      const signer = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(client)]))
      return {
        id: said.id,
        rawId: said.id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signer.sign(privateKey).toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      }
    },
  }
}
