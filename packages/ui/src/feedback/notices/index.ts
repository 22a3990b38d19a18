export { Notices, type NoticesProps } from './notices.js'
