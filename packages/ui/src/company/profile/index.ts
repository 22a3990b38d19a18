export { Profile, type ProfileProps } from './profile.js'
export { type ProfileMessages, profileMessages } from './profile.messages.js'
