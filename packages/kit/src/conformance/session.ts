import type { User } from '@gauze/contract'
import { calls, signedInSchema } from '@gauze/contract/schemas'
import { refusalFaults, successFaults } from './check-answer.js'
import type { Login } from './conformance.types.js'
import type { Secrets } from './secrets.js'
import type { Answer, Send } from './sender.js'

/** A signed-in person. */
export interface Session {
  readonly user: User
  readonly token: string
  /** The Cookie header of the refresh cookie; empty if the back end set none. */
  cookie: string
}

/** The result of a sign-in. */
export interface SignIn {
  readonly session: Session | null
  readonly faults: readonly string[]
  /** Whether the back end answered at all. */
  readonly isAnswered: boolean
}

function tokenIn(answer: Answer | string): string | null {
  if (typeof answer === 'string' || typeof answer.body !== 'object' || answer.body === null) return null
  const token: unknown = Reflect.get(answer.body, 'token')
  return typeof token === 'string' ? token : null
}

function cookiesOf(answer: Answer | string): string {
  return typeof answer === 'string' ? '' : answer.cookies.join('; ')
}

/** Signs in with a wrong password, which must be refused, and then with the right one. */
export async function signIn(send: Send, { username, password }: Login, secrets: Secrets): Promise<SignIn> {
  secrets.add(password)
  const wrong = refusalFaults(
    await send('login', { username, password: `${password}-not` }),
    'with a wrong password',
    [401],
  )
  const answer = await send('login', { username, password })
  const token = tokenIn(answer)
  if (token !== null) secrets.add(token)
  const faults = successFaults('login', answer)
  const isAnswered = typeof answer !== 'string'
  const signedIn = isAnswered ? signedInSchema.safeParse(answer.body) : undefined
  if (faults.length > 0 || !signedIn?.success) return { session: null, faults: [...faults, ...wrong], isAnswered }
  const { user } = signedIn.data
  if (user.mustAddTwoFactor) {
    return { session: null, faults: ['this person must add a second step: choose another one'], isAnswered }
  }
  const cookie = cookiesOf(answer)
  const noCookie = cookie === '' ? ['Set-Cookie: expected the refresh cookie, received nothing'] : []
  return { session: { user, token: signedIn.data.token, cookie }, faults: [...wrong, ...noCookie], isAnswered }
}

/** Opens a session by an access token alone, without a refresh cookie. */
export async function openSession(send: Send, token: string, secrets: Secrets): Promise<SignIn> {
  secrets.add(token)
  const answer = await send('currentUser', {}, { token })
  const faults = successFaults('currentUser', answer)
  if (faults.length > 0 || typeof answer === 'string') {
    return { session: null, faults, isAnswered: typeof answer !== 'string' }
  }
  const { user } = calls.currentUser.response.parse(answer.body)
  return { session: { user, token, cookie: '' }, faults: [], isAnswered: true }
}

/** Renews the token with the refresh cookie, which the answer replaces. */
export async function renewToken(send: Send, session: Session, secrets: Secrets): Promise<readonly string[]> {
  const without = refusalFaults(await send('refreshToken', {}), 'without a refresh cookie', [401])
  const answer = await send('refreshToken', {}, { cookie: session.cookie })
  const token = tokenIn(answer)
  if (token !== null) secrets.add(token)
  session.cookie = cookiesOf(answer) || session.cookie
  return [...successFaults('refreshToken', answer), ...without]
}

/** Signs out, after which the refresh cookie must open nothing. */
export async function signOut(send: Send, { cookie }: Session): Promise<readonly string[]> {
  const faults = successFaults('logout', await send('logout', {}, { cookie }))
  if (faults.length > 0) return faults
  return refusalFaults(await send('refreshToken', {}, { cookie }), 'refreshToken after the logout', [401])
}
