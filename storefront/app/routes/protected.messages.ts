export const protectedFrameMessages = {
  checking: 'One moment: checking who is logged in.',
  needsScript: 'This page needs JavaScript, because it is yours alone. You can browse and search without it.',
}

declare module '../language/words.js' {
  interface StoreWords {
    protectedFrame: typeof protectedFrameMessages
  }
}
