export { type FollowOwnerOptions, followOwner } from './follow-owner.js'
