import type { HostedExchange, HostedFieldSet, HostedFields, HostedFieldsOptions } from './hosted-fields.types.js'

/** The time that the provider may take to exchange the entries, in milliseconds. */
const EXCHANGE_TIMEOUT = 20_000

/** A message of a frame. */
interface FrameMessage {
  readonly type: string
  readonly isEmpty: boolean
  readonly id: string
  readonly answer: unknown
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readMessage(data: unknown): FrameMessage | null {
  if (property(data, 'source') !== 'gauze-card') return null
  return {
    type: textOf(property(data, 'type')),
    isEmpty: property(data, 'isEmpty') === true,
    id: textOf(property(data, 'id')),
    answer: property(data, 'answer'),
  }
}

/** @returns null if the answer is neither a token nor errors, as after a failure */
function readAnswer<Name extends string>(answer: unknown, names: readonly Name[]): HostedExchange<Name> | null {
  const token = textOf(property(answer, 'token'))
  if (token !== '') return { token }
  const said = property(answer, 'errors')
  const errors: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const words = textOf(property(said, name))
    if (words !== '') errors[name] = words
  }
  return Object.keys(errors).length > 0 ? { errors } : null
}

function makeFrame(origin: string, name: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = `${origin}/fields/${name}`
  return frame
}

/**
 * Mounts fields that are frames of another origin, which talk to the page by messages. The page takes messages only of
 * these frames and that origin. See `card-field-page.ts` of the server for the other half.
 *
 * @param url the origin of the frames
 * @param fieldSet the fields of the form, and the one that exchanges them
 */
export function mountFrameFields<Name extends string>(
  url: string,
  { names, exchanging }: HostedFieldSet<Name>,
  { hosts, titles, look, events, signal }: HostedFieldsOptions<Name>,
): Promise<HostedFields<Name>> {
  const { origin } = new URL(url)
  const frames = names.map((name) => ({ name, frame: makeFrame(origin, name, titles[name]) }))
  const frameOf = (wanted: Name) => frames.find(({ name }) => name === wanted)?.frame
  const post = (name: Name, type: string, more: object = {}) =>
    frameOf(name)?.contentWindow?.postMessage({ source: 'gauze-page', type, ...more }, origin)
  const exchanges = new Map<string, (answer: unknown) => void>()
  const ready = new Set<Name>()

  const fields: HostedFields<Name> = {
    focus: (name) => {
      frameOf(name)?.focus()
      post(name, 'focus')
    },
    showErrors: (errors) => {
      for (const name of names) post(name, 'errors', { error: errors[name] ?? '' })
    },
    exchange: () => {
      const id = crypto.randomUUID()
      return new Promise<HostedExchange<Name>>((resolve, reject) => {
        const fail = () => reject(new Error('The payment provider did not answer. Try again.'))
        const timer = setTimeout(fail, EXCHANGE_TIMEOUT)
        exchanges.set(id, (answer) => {
          clearTimeout(timer)
          const read = readAnswer(answer, names)
          if (read === null) fail()
          else resolve(read)
        })
        post(exchanging, 'exchange', { id })
      }).finally(() => exchanges.delete(id))
    },
  }

  return new Promise((resolve) => {
    const hear = (event: MessageEvent<unknown>) => {
      const name = frames.find(({ frame }) => frame.contentWindow === event.source)?.name
      const message = event.origin === origin ? readMessage(event.data) : null
      if (name === undefined || message === null) return
      if (message.type === 'ready') {
        const { fontSize, fontFamily, ...colors } = look
        post(name, 'look', { ...colors, font: `${fontSize} ${fontFamily}` })
        ready.add(name)
        if (ready.size === frames.length) resolve(fields)
      }
      if (message.type === 'focus') events.onFocus(name)
      if (message.type === 'blur') events.onFocus(null)
      if (message.type === 'input') events.onInput(name, message.isEmpty)
      if (message.type === 'submit') events.onSubmit()
      if (message.type === 'escape') events.onEscape()
      if (message.type === 'exchanged') exchanges.get(message.id)?.(message.answer)
    }
    window.addEventListener('message', hear, { signal })
    signal.addEventListener('abort', () => {
      for (const { frame } of frames) frame.remove()
    })
    for (const { name, frame } of frames) hosts[name].append(frame)
  })
}
