export { SignInButton, type SignInButtonProps, type SiteSignIn } from './sign-in-button.js'
export { type SignInButtonMessages, signInButtonMessages } from './sign-in-button.messages.js'
