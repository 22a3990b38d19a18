export { SignIn, type SignInProps } from './sign-in.js'
export { type SignInMessages, signInMessages } from './sign-in.messages.js'
export type { ResetLink, SignInPort, SignInView, SignInViewReason } from './sign-in.types.js'
export { SignInHeading, type SignInHeadingProps } from './sign-in-heading.js'
