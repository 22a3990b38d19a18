export { SiteApproval, type SiteApprovalPort, type SiteApprovalProps } from './site-approval.js'
export { type SiteApprovalMessages, siteApprovalMessages } from './site-approval.messages.js'
