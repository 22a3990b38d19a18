/**
 * SQL of the key under which a number is found, however a person writes it. It is the same for all texts that
 * `looseNumber` of `@gauze/rules` makes equal, and for a few more, which `nearestItems` then tells apart. Indexes hold
 * it, so a change of the expression comes with a migration.
 *
 * @param value SQL of a text
 */
export function looseNumberSql(value: string): string {
  const whole = `regexp_replace(btrim(${value}), '^([0-9]+)[.]0+$', '\\1')`
  const unsigned = `translate(upper(${whole}), ' -/.,_#+()*&', '')`
  const sized = `regexp_replace(${unsigned}, '([2-5]X|X{2,5})([LS])$', '*\\2')`
  return `regexp_replace(${sized}, '^0+(?=.)', '')`
}
