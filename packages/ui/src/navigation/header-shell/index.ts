export { HeaderShell, type HeaderShellProps } from './header-shell.js'
export { type HeaderShellMessages, headerShellMessages } from './header-shell.messages.js'
