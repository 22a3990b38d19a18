export const resetRequestFormMessages = {
  username: 'Username',
  help: 'We will send a link to the email address of this account.',
  submit: 'Send link',
  back: 'Back to login',
  required: 'Username is required',
  tooLong: (max: number) => `Username must be at most ${max} characters`,
}

export type ResetRequestFormMessages = typeof resetRequestFormMessages
