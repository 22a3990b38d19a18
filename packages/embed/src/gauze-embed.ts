import { readScriptConfig } from './config/embed-config.js'
import { configureGauze } from './configure-gauze.js'
import { defineGauzeElements } from './elements/define-elements.js'
import { signIn, signOut } from './sign-in.js'

export { configureGauze, defineGauzeElements, signIn, signOut }

const scriptConfig = readScriptConfig(document, import.meta.url)
if (scriptConfig) configureGauze(scriptConfig)
defineGauzeElements()
