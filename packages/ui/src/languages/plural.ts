/** The forms of a phrase by the category of its number; `#` stands for the number. */
export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string }

/**
 * Returns a function that chooses the form of a phrase for a number, by the rules of a language. A category without a
 * form, such as `many`, takes the form `other`. The function writes the number in place of each `#`: as `written` if it
 * is given, otherwise as the language writes numbers.
 *
 * @param locale a language tag, such as `es-US`
 * @example
 * const plural = pluralOf('es-US')
 * plural(1, { one: '# artículo', other: '# artículos' }) // '1 artículo'
 * plural(2000, { one: '# artículo', other: '# artículos' }) // '2,000 artículos'
 */
export function pluralOf(locale: string): (count: number, forms: PluralForms, written?: string) => string {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count, forms, written = numbers.format(count)) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', () => written)
}
