export { spanishEmbed } from '../../messages/embed.messages.es.js'
