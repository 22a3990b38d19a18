'use client'
import { useId, useState } from 'react'

export interface FormErrorsOptions<Name extends string> {
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<Name, string>>
  /** What is wrong with the fields as they are now; shown once somebody has tried to submit. */
  problems: Readonly<Partial<Record<Name, string>>>
  /** What the server said of the fields. */
  refusals: Readonly<Partial<Record<Name, string>>>
}

/**
 * What is wrong with a form, as its fields and its `FormSummary` show it, whoever found it. What the server refuses
 * counts as a further try, so that the focus goes to the first field of it.
 */
export function useFormErrors<Name extends string>({ labels, problems, refusals }: FormErrorsOptions<Name>) {
  const id = useId()
  const names = namesOf(labels)
  const [attempt, setAttempt] = useState(0)
  const refused = names.map((name) => refusals[name] ?? '').join('\n')
  const [seen, setSeen] = useState(refused)
  if (seen !== refused) {
    setSeen(refused)
    if (refused.trim() !== '') setAttempt(attempt + 1)
  }
  const fieldId = (name: Name) => `${id}-${name}`
  const errorOf = (name: Name): string | undefined =>
    (attempt > 0 ? problems[name] : undefined) ?? inWords(labels[name], refusals[name])
  const errors = names.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ fieldId: fieldId(name), message }] : []
  })
  return {
    /** The properties of the `FormSummary`. */
    summary: { errors, attempt },
    /** The id and the error of a field. */
    field: (name: Name) => ({ id: fieldId(name), error: errorOf(name) }),
    hasProblems: names.some((name) => problems[name] !== undefined),
    /** Shows what is wrong, and puts the focus there. */
    showProblems: () => setAttempt(attempt + 1),
  }
}

function namesOf<Name extends string>(labels: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(labels).filter((name): name is Name => name in labels)
}

/** A server that begins with a small letter goes on where the name of the field ends. */
function inWords(label: string, message: string | undefined): string | undefined {
  return message && /^\p{Ll}/u.test(message) ? `${label} ${message}` : message
}
