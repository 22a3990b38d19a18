export const successScreenMessages = {
  account: {
    title: 'Your request has been created',
    text: 'We sent you an email with what happens next. A person checks every application, usually within one business day. Until then you can browse without prices.',
  },
  credit: {
    title: 'Your credit application has been sent',
    text: 'We check it by hand. Until it is approved, you can browse and search as before.',
  },
  other: { title: 'Thank you', text: 'We have what you sent, and will be in touch if anything is missing.' },
  shop: 'Browse the shop',
  home: 'Go to the home page',
  urgent: (phone: string, hours: string) => `Is it urgent? Call ${phone}, ${hours}.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    successScreen: typeof successScreenMessages
  }
}
