export const countSheetScreenMessages = {
  title: 'Count sheet',
}

declare module '../../language/words.js' {
  interface StoreWords {
    countSheetScreen: typeof countSheetScreenMessages
  }
}
