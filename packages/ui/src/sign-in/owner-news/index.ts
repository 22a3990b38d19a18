export { notifyOfOwner, type OwnerNoticeOptions, type OwnerNotices } from './notify-of-owner.js'
export { type OwnerNewsMessages, ownerNewsMessages } from './owner-news.messages.js'
export { noteSwitch, takeSwitch } from './switched-account.js'
