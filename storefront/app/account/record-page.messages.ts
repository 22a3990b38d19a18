export const recordPageMessages = {
  order: (number: string) => `Order ${number}`,
  invoice: (number: string) => `Invoice ${number}`,
  payment: (number: string) => `Payment ${number}`,
  recall: (number: string) => `Recall ${number}`,
  quote: (number: string) => `Quote ${number}`,
  estimate: (number: string) => `Estimate ${number}`,
}

declare module '../language/words.js' {
  interface StoreWords {
    recordPage: typeof recordPageMessages
  }
}
