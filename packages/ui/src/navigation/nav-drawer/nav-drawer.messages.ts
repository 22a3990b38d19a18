export const navDrawerMessages = {
  title: 'Menu',
  back: 'Back',
  all: (category: string) => `All ${category}`,
}

export type NavDrawerMessages = typeof navDrawerMessages
