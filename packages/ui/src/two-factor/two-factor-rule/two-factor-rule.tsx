'use client'
import type { CallInput, TwoFactorRule as Rule } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import { required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDateFormat } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { type TwoFactorRuleMessages, twoFactorRuleMessages } from './two-factor-rule.messages.js'

type Person = Rule['people'][number]

export interface TwoFactorRuleProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onReset'> {
  /** The rule of the company, with its people; null while it loads. */
  rule: Rule | null
  /** Whether the rule is loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the rule again after a failure. */
  onRetry: () => void
  /** Saves the rule, such as `saveTwoFactorRule` of an API client. The form shows a rejection. */
  onSave: (rule: CallInput<'saveTwoFactorRule'>) => Promise<Rule>
  /** Resets the second step of a person, such as `resetTwoFactor`. */
  onReset: (person: CallInput<'resetTwoFactor'>) => Promise<Rule>
  /** The present time in milliseconds since 1970, for the first day that can be chosen. */
  now?: () => number
  messages?: Partial<TwoFactorRuleMessages>
}

function loadDialog() {
  return import('../../feedback/confirm-dialog/index.js')
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}

function hasStep({ hasApp, passkeys }: Person): boolean {
  return hasApp || passkeys > 0
}

/**
 * Whether a company requires a second step to log in, and from which day; and which of its people have one.
 *
 * @example
 * <TwoFactorRule rule={rule} onRetry={read} onSave={(changed) => api.saveTwoFactorRule(changed)}
 *   onReset={(person) => api.resetTwoFactor(person)} />
 */
export function TwoFactorRule({
  rule,
  status = 'ready',
  onRetry,
  onSave,
  onReset,
  now = Date.now,
  messages,
  className,
  ...props
}: TwoFactorRuleProps) {
  const text = useMessages('twoFactorRule', twoFactorRuleMessages, messages)
  const id = useId()
  return (
    <div {...props} className={cx('gz-own-login gz-two-factor-rule', className)}>
      <section className="gz-panel" aria-labelledby={id}>
        <h2 id={id}>{text.title}</h2>
        {status === 'loading' ? (
          <>
            <p role="status" className="gz-visually-hidden">
              {text.loading}
            </p>
            <Skeleton width="100%" height="12rem" shape="box" />
          </>
        ) : null}
        {status === 'error' ? <ErrorState title={text.failedTitle} onRetry={onRetry} /> : null}
        {status === 'ready' && rule ? <RuleView {...{ rule, onSave, onReset, now, text }} /> : null}
      </section>
    </div>
  )
}

type RuleViewProps = Pick<TwoFactorRuleProps, 'onSave' | 'onReset'> & {
  rule: Rule
  now: () => number
  text: TwoFactorRuleMessages
}

function RuleView({ rule: given, onSave, onReset, now, text }: RuleViewProps) {
  const [seen, setSeen] = useState({ given, rule: given })
  const rule = seen.given === given ? seen.rule : given
  const take = (next: Rule) => setSeen({ given, rule: next })
  const save = async (changed: CallInput<'saveTwoFactorRule'>) => take(await onSave(changed))
  const reset = async (person: CallInput<'resetTwoFactor'>) => take(await onReset(person))
  return (
    <>
      <p>{text.help}</p>
      <RuleForm rule={rule} onSave={save} now={now} text={text} />
      <People people={rule.people} onReset={reset} text={text} />
    </>
  )
}

function RuleForm({
  rule: { requiredFrom, isRequired },
  onSave,
  now,
  text,
}: {
  rule: Rule
  onSave: (rule: CallInput<'saveTwoFactorRule'>) => Promise<void>
  now: () => number
  text: TwoFactorRuleMessages
}) {
  const day = useDateFormat()
  const [notice, setNotice] = useState('')
  const today = easternDate(new Date(now()))
  const form = useForm({
    defaultValues: { isRequired: requiredFrom !== null, requiredFrom: requiredFrom ?? today },
    labels: { isRequired: text.isRequired, requiredFrom: text.requiredFrom },
    rules: { requiredFrom: [required] },
    onChange: () => setNotice(''),
    onSubmit: async (values) => {
      await onSave({ requiredFrom: values.isRequired ? values.requiredFrom : null })
      setNotice(text.saved)
    },
  })
  return (
    <Form form={form}>
      {isRequired && requiredFrom ? <p>{text.inForce(day(requiredFrom))}</p> : null}
      <Checkbox {...form.checkbox('isRequired')}>{text.isRequired}</Checkbox>
      {form.values.isRequired ? (
        <DateField {...form.text('requiredFrom')} min={today} help={text.requiredFromHelp} />
      ) : null}
      <Button {...form.submit}>{text.save}</Button>
      <p role="status" data-slot="notice">
        {notice}
      </p>
    </Form>
  )
}

function People({
  people,
  onReset,
  text,
}: {
  people: readonly Person[]
  onReset: (person: CallInput<'resetTwoFactor'>) => Promise<void>
  text: TwoFactorRuleMessages
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isReset = useRef(false)
  const [asked, setAsked] = useState<Person | null>(null)
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const ask = (person: Person) => {
    setNotice('')
    setFailure(null)
    setAsked(person)
  }
  const reset = async (person: Person) => {
    await onReset({ id: person.id })
    setNotice(text.resetDone(nameOf(person)))
    isReset.current = true
  }
  useEffect(() => {
    // The button that opened the question disappears with the second step.
    if (asked === null && isReset.current) heading.current?.focus()
    isReset.current = false
  }, [asked])
  const describe = (person: Person) =>
    [person.hasApp ? text.app : null, person.passkeys > 0 ? text.passkeys(person.passkeys) : null]
      .filter((part) => part !== null)
      .join(', ')
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {text.peopleTitle}
      </h3>
      <p>{text.count(people.filter(hasStep).length, people.length)}</p>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <p role="status" data-slot="notice">
        {notice}
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <div>
              <p>
                {nameOf(person)}
                {person.isSelf ? ` (${text.you})` : null}
              </p>
              <p>{person.email}</p>
            </div>
            <div data-slot="actions">
              <StatusTag tone={hasStep(person) ? 'good' : 'notice'}>{describe(person) || text.none}</StatusTag>
              {hasStep(person) && !person.isSelf ? (
                <Button variant="quiet" size="s" aria-label={text.resetOne(nameOf(person))} onClick={() => ask(person)}>
                  {text.reset}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {asked ? (
        <OnDemand
          load={loadDialog}
          onUnloaded={() => {
            setFailure(text.resetFailed)
            setAsked(null)
          }}
        >
          {({ ConfirmDialog }) => (
            <ConfirmDialog
              isOpen
              onOpenChange={(isOpen) => isOpen || setAsked(null)}
              title={text.resetTitle(nameOf(asked))}
              confirmLabel={text.reset}
              commits="resetTwoFactor"
              isDestructive
              onConfirm={() => reset(asked)}
            >
              {text.resetHelp(nameOf(asked))}
            </ConfirmDialog>
          )}
        </OnDemand>
      ) : null}
    </>
  )
}
