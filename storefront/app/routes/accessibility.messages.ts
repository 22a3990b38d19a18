export const accessibilityScreenMessages = {
  title: 'Accessibility',
  description: 'Everybody can order here: with a screen reader, with a keyboard, in large text, or with a thumb.',
  standardTitle: 'What we promise',
  standard:
    'The store is made for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. A page that breaks them is a fault that we mend.',
  checksTitle: 'How we know',
  /** @param day on which the checks ran */
  checks: (day: string) =>
    `Every change of the store is checked: each component by axe, and its pages by tests with mouse and keyboard, at phone and desktop sizes, at 200% zoom, and in light, dark and forced colors. They last ran on ${day}. Nobody outside has assessed the store.`,
  /** @param criteria how many, written in the language */
  supported: (criteria: string) => `Criteria that passed their tests: ${criteria}`,
  notApplicable: (criteria: string) => `Criteria that apply to nothing here: ${criteria}`,
  notEvaluated: (criteria: string) => `Criteria that no test names yet: ${criteria}`,
  report: 'Report in the OpenACR format (YAML)',
  helpTitle: 'If something stops you',
  help: (phone: string, hours: string) =>
    `Call ${phone}, ${hours}. We take your order by phone, and mend what stopped you.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    accessibilityScreen: typeof accessibilityScreenMessages
  }
}
