import { readScriptConfig } from './config/embed-config.js'
import { configureGauze } from './configure-gauze.js'
import { defineGauzeElements } from './elements/define-elements.js'

export { configureGauze, defineGauzeElements }

const scriptConfig = readScriptConfig(document, import.meta.url)
if (scriptConfig) configureGauze(scriptConfig)
defineGauzeElements()
