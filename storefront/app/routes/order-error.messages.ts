export const orderErrorScreenMessages = {
  title: 'Problem with your order',
  help: (phone: string, hours: string) =>
    `Does it keep failing? Call ${phone}, ${hours}, and we will take the order by phone.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    orderErrorScreen: typeof orderErrorScreenMessages
  }
}
