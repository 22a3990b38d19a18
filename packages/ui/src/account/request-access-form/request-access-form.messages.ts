export const requestAccessFormMessages = {
  company: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  submit: 'Request access',
  back: 'Back to login',
  required: (field: string) => `${field} is required`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
}

export type RequestAccessFormMessages = typeof requestAccessFormMessages
