export const languageChoiceMessages = {
  label: 'Language',
}

declare module '../language/words.js' {
  interface StoreWords {
    languageChoice: typeof languageChoiceMessages
  }
}
