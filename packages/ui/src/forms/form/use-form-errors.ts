'use client'
import { useId, useState } from 'react'

type Messages<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface ErrorSources<Name extends string> {
  names: readonly Name[]
  /** The current errors of the fields. They are shown after they have blocked a submit. */
  problems: Messages<Name>
  /** The server's errors by field. */
  refusals: Messages<Name>
  values: Readonly<Record<Name, unknown>>
  /** The values that the server's errors are about; null for the current ones. */
  answered: Readonly<Record<Name, unknown>> | null
  /** Identifies the page that filled in the form. A new object means that `refusals` are about the new page. */
  page: object
  isAnswer: boolean | undefined
}

/**
 * The errors of a form, as its fields and its summary show them, from form and server. New errors of the server count
 * as another attempt, so that the focus moves to the first field with an error.
 */
export function useFormErrors<Name extends string>(sources: ErrorSources<Name>) {
  const { names, problems, refusals, values, answered, page, isAnswer } = sources
  const id = useId()
  const said = JSON.stringify(refusals)
  const [tried, setTried] = useState<'never' | 'blocked' | 'sent'>('never')
  const [round, setRound] = useState({ attempt: isAnswer && said !== '{}' ? 1 : 0, isQuiet: false })
  const [state, setRefused] = useState({ said, refusals, values, page })
  const isAnotherPage = isAnswer !== undefined && state.page !== page
  const isNews = state.said !== said || isAnotherPage
  const refused = isNews ? { said, refusals, values: answered ?? values, page } : state
  if (isNews) {
    setRefused(refused)
    const isNew = (name: Name) => isAnotherPage || refusals[name] !== state.refusals[name]
    if (names.some((name) => refusals[name] !== undefined && isNew(name))) {
      setRound({ attempt: round.attempt + 1, isQuiet: isAnswer === false })
    }
  }
  const fieldId = (name: Name) => `${id}-${name}`
  const errorOf = (name: Name): string | undefined =>
    (tried === 'blocked' ? problems[name] : undefined) ??
    (refused.values[name] === values[name] ? refusals[name] : undefined)
  return {
    hasTried: tried !== 'never',
    summary: {
      ...round,
      errors: names.flatMap((name) => {
        const message = errorOf(name)
        return message ? [{ fieldId: fieldId(name), message }] : []
      }),
    },
    /** The id and the error of a field. */
    field: (name: Name) => ({ id: fieldId(name), error: errorOf(name) }),
    /** Shows the errors, if any, and puts the focus there. */
    show: () => {
      setTried(Object.keys(problems).length > 0 ? 'blocked' : 'sent')
      setRound({ attempt: round.attempt + 1, isQuiet: false })
    },
  }
}
