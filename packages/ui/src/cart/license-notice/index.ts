export { LicenseNotice, type LicenseNoticeProps } from './license-notice.js'
export { type LicenseNoticeMessages, licenseNoticeMessages } from './license-notice.messages.js'
