'use client'
import { useMessages } from '../../messages/index.js'
import { PageHeading, type PageHeadingProps } from '../../navigation/page-heading/index.js'
import { type SignInMessages, signInMessages } from './sign-in.messages.js'
import type { SignInView } from './sign-in.types.js'

export interface SignInHeadingProps extends Omit<PageHeadingProps, 'title'> {
  /** The form that the heading names. */
  view: SignInView
  messages?: Partial<SignInMessages>
}

/** The heading of the page around `SignIn`. It names the current view. */
export function SignInHeading({ view, messages, ...props }: SignInHeadingProps) {
  const text = useMessages('signIn', signInMessages, messages)
  return <PageHeading {...props} title={text.title(view)} />
}
