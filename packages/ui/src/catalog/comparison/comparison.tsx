'use client'
import { type ComparisonProblem, comparisonProblems, itemNumbersOf, LEAST_COMPARED, truncate } from '@gauze/rules'
import { type ComponentPropsWithRef, type FormEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { FormErrors, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { ComparisonTable, type ComparisonTableProps } from '../comparison-table/index.js'
import { type ComparisonMessages, comparisonMessages } from './comparison.messages.js'
import type { ComparisonData } from './read-comparison.js'

/** Props of the parts, by their `data-slot`. */
export interface ComparisonSlotProps {
  form?: Omit<ComponentPropsWithRef<'form'>, 'ref' | 'onSubmit' | 'children'>
  /** How many products are compared. */
  count?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
  table?: Partial<Omit<ComparisonTableProps, 'products' | 'access'>>
}

export interface ComparisonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<ComparisonTableProps, 'access' | 'loginHref'> {
  /** The result of `readComparison`. */
  comparison: ComparisonData
  /** Called with the entered item numbers. Navigate to the page with them as `ids` in its address. */
  onCompare: (ids: string) => void
  /** The next comparison is loading. */
  isPending?: boolean
  /** The person has just submitted the numbers, so an error takes the focus. False after Back. */
  isAnswer?: boolean
  slotProps?: ComparisonSlotProps
  messages?: Partial<ComparisonMessages>
}

/**
 * Products side by side, with a form for their item numbers. The form stays above its result, and says which numbers
 * match no item. Without script, it navigates to the page's own address with `?ids=`.
 *
 * @example
 * const comparison = await readComparison(url.searchParams.get('ids'), api)
 * return <Comparison comparison={comparison} access="visible" onCompare={(ids) => navigate(`/compare?ids=${ids}`)} />
 */
export function Comparison({
  comparison,
  access,
  loginHref,
  onCompare,
  isPending = false,
  isAnswer = false,
  slotProps = {},
  messages,
  className,
  ...props
}: ComparisonProps) {
  const text = useMessages('comparison', comparisonMessages, messages)
  const routes = useRoutes()
  const { products } = comparison
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  return (
    <div {...props} className={cx('gz-compare', className)}>
      <NumbersForm {...{ comparison, onCompare, isPending, isAnswer, text }} form={slotProps.form} />
      {products.length === 0 ? (
        <div className="gz-panel">
          <EmptyState
            title={comparison.text === null ? text.startTitle : text.emptyTitle}
            actions={
              <LinkButton variant="plain" href={routes.products}>
                {text.browse}
              </LinkButton>
            }
          >
            {text.empty}
          </EmptyState>
        </div>
      ) : (
        <>
          <p tabIndex={-1} {...slotProps.count} data-slot="count">
            {text.count(products.length)}
          </p>
          {products.length > 1 ? (
            <Checkbox data-slot="only-differences" checked={isOnlyDifferences} onChange={setOnlyDifferences}>
              {text.onlyDifferences}
            </Checkbox>
          ) : null}
          <ComparisonTable
            isOnlyDifferences={isOnlyDifferences && products.length > 1}
            {...(loginHref === undefined ? {} : { loginHref })}
            {...slotProps.table}
            products={products}
            access={access}
          />
        </>
      )}
    </div>
  )
}

interface NumbersFormProps extends Pick<ComparisonProps, 'comparison' | 'onCompare'> {
  isPending: boolean
  isAnswer: boolean
  text: ComparisonMessages
  form: ComparisonSlotProps['form']
}

function NumbersForm({ comparison, onCompare, isPending, isAnswer, text, form: props }: NumbersFormProps) {
  const requested = itemNumbersOf(comparison.text ?? '')
  const problem = useProblemText(comparison, text)
  const problemOf = (ids: string) => {
    const numbers = itemNumbersOf(ids)
    if (problem && numbers.join() === requested.join()) return { code: 'asked' }
    return numbers.length < LEAST_COMPARED ? { code: 'tooFew' } : null
  }
  const form = useForm({
    defaultValues: { ids: comparison.text ?? '' },
    labels: { ids: text.label },
    rules: { ids: [problemOf] },
    words: { asked: problem, tooFew: text.tooFew },
    fieldErrors: problem ? { ids: problem } : {},
    isAnswer,
    isPending,
  })
  const compare = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    onCompare(form.values.ids)
  }
  return (
    <form {...props} {...form.root} onSubmit={compare} data-slot="form">
      <FormErrors form={form} />
      <TextField {...form.text('ids')} help={text.help} isRequired />
      <div data-slot="compare">
        <Button {...form.submit}>{text.compare}</Button>
      </div>
    </form>
  )
}

const LONGEST_SHOWN = 40

/** The error about the requested numbers, in words; empty without an error. */
function useProblemText({ text: requested, unknown }: ComparisonData, text: ComparisonMessages): string {
  const { locale } = useFormats()
  if (requested === null) return ''
  const list = new Intl.ListFormat(locale)
  const words = (problem: ComparisonProblem) => {
    if (problem.code === 'tooFew') return text.tooFew
    if (problem.code === 'tooMany') return text.tooMany(problem.count)
    return text.unknown(problem.numbers.length, list.format(problem.numbers.map(shortened)))
  }
  return comparisonProblems(itemNumbersOf(requested), unknown).map(words).join('. ')
}

function shortened(number: string): string {
  const { shown, isCut } = truncate(number, LONGEST_SHOWN)
  return isCut ? `${shown}…` : number
}
