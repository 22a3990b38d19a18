/** The problem of a field: a code with its limit. A message catalog has the words. */
export interface FieldProblem {
  readonly code: string
  readonly min?: number
  readonly max?: number
}

/** Checks the value of one field, given all values of the form; returns null if it is valid. */
export type FieldRule<Value, Values, Problem extends FieldProblem = FieldProblem> = (
  value: Value,
  values: Values,
) => Problem | null

/** The rules of a form, by field. The form shows the problem of the first rule that finds one. */
export type FormRules<Values, Problem extends FieldProblem = FieldProblem> = {
  readonly [Name in keyof Values]?: readonly FieldRule<Values[Name], Values, Problem>[]
}

/** Problems by field. */
export type FormProblems<Values, Problem extends FieldProblem = FieldProblem> = Partial<
  Record<keyof Values & string, Problem>
>

/** The field must be filled in, chosen or ticked. Fields with this rule are marked as required. */
export function required(value: unknown): { readonly code: 'missing' } | null {
  const isMissing = value === '' || value === null || value === undefined || value === false
  return isMissing ? { code: 'missing' } : null
}

/** The field takes this many characters. */
export function maxLength(max: number) {
  return (value: string): { readonly code: 'tooLong'; readonly max: number } | null =>
    value.length > max ? { code: 'tooLong', max } : null
}

/** The field repeats another one. */
export function sameAs<Name extends string>(other: Name) {
  return (value: string, values: Readonly<Record<Name, string>>): { readonly code: 'different' } | null =>
    value === values[other] ? null : { code: 'different' }
}

/**
 * Returns the problem of each invalid field, in the order of the values; empty when the form may be sent.
 *
 * @example
 * formProblems({ company: [required, maxLength(120)] }, { company: '' }) // { company: { code: 'missing' } }
 */
export function formProblems<Values extends object, Problem extends FieldProblem>(
  rules: FormRules<Values, Problem>,
  values: Values,
): FormProblems<Values, Problem> {
  const problems: FormProblems<Values, Problem> = {}
  for (const name of fieldNames(values)) {
    const problem = firstProblem(rules, name, values)
    if (problem !== null) problems[name] = problem
  }
  return problems
}

/** Returns true if a field has the rule {@link required}. */
export function isFieldRequired<Values>(rules: FormRules<Values>, name: keyof Values): boolean {
  return rules[name]?.some((rule) => rule === required) ?? false
}

/** The names of a form's fields, in their order. */
export function fieldNames<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values).filter((name): name is keyof Values & string => name in values)
}

function firstProblem<Values, Problem extends FieldProblem>(
  rules: FormRules<Values, Problem>,
  name: keyof Values,
  values: Values,
): Problem | null {
  for (const rule of rules[name] ?? []) {
    const problem = rule(values[name], values)
    if (problem !== null) return problem
  }
  return null
}
