import type { User } from '@gauze/contract'
import { type SessionPort, sessionActors, sessionMachine } from '@gauze/machines/session'
import { useState } from 'react'
import { createActor } from 'xstate'
import { SignIn, type SignInPort, type SignInProps } from '../account/sign-in/index.js'
import { GauzeProvider } from '../provider/index.js'

/** The user of the story store; its password is 'correct horse battery'. */
export const storyUser: User = {
  id: 7,
  firstName: 'Dana',
  lastName: 'Reyes',
  username: 'dana@mercy.example',
  email: 'dana@mercy.example',
  permissions: { isPriceVisible: true, isAdmin: false, isApprover: false },
  isPunchout: false,
  isParentLogin: false,
  account: { id: 3, accountName: 'Mercy General', rxLevels: ['1'], controlledSubstance: false },
  relatedAccounts: [],
}

export const storySignInPort: SignInPort = {
  createResetHash: async () => ({ message: 'Sent' }),
  requestAccess: async () => ({ message: 'Requested' }),
  validatePasswordReset: async ({ hash }) => ({ valid: hash === 'good' }),
  resetPassword: async () => ({ message: 'Set' }),
}

function never() {
  return new Promise<never>(() => undefined)
}

/** The server of a story, with a token if somebody was signed in. */
function storyPort(signedIn: User | null, kept = signedIn ? 'story' : null): SessionPort {
  let token = kept
  return {
    login: async ({ username, password }) => {
      if (username === storyUser.username && password === 'correct horse battery') {
        return { user: storyUser, token: 'story', isPunchout: false }
      }
      throw { kind: 'unauthorized', problem: { type: 'wrong', detail: 'Invalid username or password' } }
    },
    currentUser: signedIn ? async () => ({ user: signedIn }) : never,
    refreshToken: never,
    logout: async () => ({ success: true }),
    switchAccount: never,
    readToken: () => token,
    writeToken: (next) => {
      token = next
    },
    dropToken: () => {
      token = null
    },
    dropItemClicks: () => undefined,
    currentPath: () => '/',
    now: () => 0,
    channel: { post: () => undefined, subscribe: () => () => undefined },
  }
}

function startSession(port: SessionPort) {
  return createActor(sessionMachine.provide({ actors: sessionActors(port) })).start()
}

/** A session without a server, of a visitor or of somebody. */
export function startStorySession(signedIn: User | null = null) {
  return startSession(storyPort(signedIn))
}

/** A session of somebody, but the store cannot say of whom. */
export function startUnansweredSession() {
  const fail = async () => {
    throw { kind: 'network' }
  }
  return startSession({ ...storyPort(null, 'story'), currentUser: fail, refreshToken: fail })
}

export interface StorySignInProps extends Partial<SignInProps> {
  /** Who is signed in when it is shown. */
  signedIn?: User
}

/** Signing in to a store without a server. */
export function StorySignIn({ signedIn, ...props }: StorySignInProps) {
  const [store] = useState(() => ({ session: startStorySession(signedIn) }))
  return (
    <GauzeProvider store={store}>
      <SignIn port={storySignInPort} onSignedIn={() => undefined} {...props} />
    </GauzeProvider>
  )
}
