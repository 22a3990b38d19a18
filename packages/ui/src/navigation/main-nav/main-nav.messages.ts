export const mainNavMessages = {
  label: 'Main',
  all: (category: string) => `All ${category}`,
}

export type MainNavMessages = typeof mainNavMessages
