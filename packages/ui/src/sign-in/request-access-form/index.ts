export { RequestAccessForm, type RequestAccessFormProps } from './request-access-form.js'
export { type RequestAccessFormMessages, requestAccessFormMessages } from './request-access-form.messages.js'
