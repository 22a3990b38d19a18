export const headerShellMessages = {
  menu: 'Menu',
}

export type HeaderShellMessages = typeof headerShellMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    headerShell: HeaderShellMessages
  }
}
