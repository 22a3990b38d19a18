export { PunchoutStart, type PunchoutStartProps, type StartedPunchout } from './punchout-start.js'
export { type PunchoutStartMessages, punchoutStartMessages } from './punchout-start.messages.js'
