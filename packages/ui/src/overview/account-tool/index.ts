export { AccountTool, type AccountToolProps } from './account-tool.js'
export { type AccountToolMessages, accountToolMessages } from './account-tool.messages.js'
