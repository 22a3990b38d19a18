export const privacyChoiceMessages = {
  title: 'Measuring visits',
  text: 'We count pages, clicks and searches unless you decline. Searches themselves are kept for 180 days either way, with your login and company when you are logged in.',
  decline: 'Do not measure my visits',
  unknown: 'This choice needs JavaScript. Without it, your visits are not measured.',
  measured: 'Your visits are counted, without your name or email address.',
  declined: 'Your visits are not measured in this browser.',
  declinedByBrowser: 'Your browser asks stores not to measure you, and we keep to that.',
  /** The browser stores nothing for the store. */
  notKept: 'This browser does not let us keep your choice. Allow it to store data for this site, then try again.',
}

declare module '../language/words.js' {
  interface StoreWords {
    privacyChoice: typeof privacyChoiceMessages
  }
}
