export const headerShellMessages = {
  menu: 'Menu',
}

export type HeaderShellMessages = typeof headerShellMessages
