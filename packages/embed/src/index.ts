export type { EmbedConfig } from './config/embed-config.js'
export { configureGauze } from './configure-gauze.js'
export { defineGauzeElements } from './elements/define-elements.js'
export type {
  CartChangedDetail,
  CartEventLine,
  EmbedErrorDetail,
  GauzeEventMap,
  LineAddedDetail,
  LoginRequiredDetail,
} from './events/embed-events.js'
export type { EmbedMessages } from './messages/embed.messages.js'
export { signIn, signOut } from './sign-in.js'
