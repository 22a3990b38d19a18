import type { SignInView } from './sign-in.types.js'

const titles: Readonly<Record<SignInView, string>> = {
  login: 'Login',
  reset: 'Reset your password',
  requestAccess: 'Request access',
  newPassword: 'Choose a new password',
}

export const signInMessages = {
  title: (view: SignInView) => titles[view],
  elsewhere: 'You were logged out in another tab.',
  lost: 'Your session has ended. Log in again to go on where you were.',
  mailed: 'Check your mail inbox',
  requested: 'Your request has been created',
  otherUser: (username: string, account: string, owner: string) =>
    `You are logged in as ${username} at ${account}. This link is for ${owner}.`,
  logOutFirst: (owner: string) => `Log out and choose a new password for ${owner}`,
  passwordSet: 'Password Reset! Logging you in',
  notLoggedIn: 'Your new password is set, but you are not logged in.',
  login: 'Log in',
  gone: 'This link has expired or was used already.',
  newLink: 'Send a new link',
  unchecked: 'We could not check this link. It may still be good.',
  retry: 'Try again',
  passkey: 'Log in with a passkey',
  passkeyFailed: 'No passkey came. Try again, or log in with your username and password.',
}

export type SignInMessages = typeof signInMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    signIn: SignInMessages
  }
}
