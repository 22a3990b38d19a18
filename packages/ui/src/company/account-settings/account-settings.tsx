'use client'
import type { AccountSettings as Settings } from '@gauze/contract'
import { emailList } from '@gauze/rules'
import { fieldNames, maxLength } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type AccountSettingsMessages, accountSettingsMessages } from './account-settings.messages.js'

export interface AccountSettingsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The settings of the company; null while they load. */
  settings: Settings | null
  /** Whether the settings are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the settings again after a failure. */
  onRetry: () => void
  /**
   * Saves the changed settings alone, such as `saveAccountSettings` of an API client, so that a colleague's change of
   * another one stays, and answers all as they are then. The form shows a rejection.
   */
  onSave: (changed: Partial<Settings>) => Promise<Settings>
  messages?: Partial<AccountSettingsMessages>
}

/**
 * The settings of a company: how statements come, and how administrators learn of orders that wait for approval.
 *
 * @example
 * <AccountSettings settings={settings} onRetry={read} onSave={(changed) => api.saveAccountSettings(changed)} />
 */
export function AccountSettings({
  settings,
  status = 'ready',
  onRetry,
  onSave,
  messages,
  className,
  ...props
}: AccountSettingsProps) {
  const text = useMessages('accountSettings', accountSettingsMessages, messages)
  return (
    <div {...props} className={cx('gz-account-settings', className)}>
      {status === 'loading' ? (
        <>
          <p role="status" className="gz-visually-hidden">
            {text.loading}
          </p>
          <Skeleton width="100%" height="24rem" shape="box" />
        </>
      ) : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {status === 'ready' && settings ? <SettingsForm settings={settings} onSave={onSave} text={text} /> : null}
    </div>
  )
}

/** The most characters of the addresses. */
const EMAILS_LENGTH = 1000

function SettingsForm({
  settings,
  onSave,
  text,
}: Pick<AccountSettingsProps, 'onSave'> & { settings: Settings; text: AccountSettingsMessages }) {
  const [notice, setNotice] = useState('')
  const [saved, setSaved] = useState({ before: settings, now: settings })
  const seen = saved.before === settings ? saved.now : settings
  const { statementFrequency, statementMethod, statementEmails, includeInvoices, approvalsNotification } = text
  const form = useForm<Settings>({
    defaultValues: seen,
    labels: { statementFrequency, statementMethod, statementEmails, includeInvoices, approvalsNotification },
    rules: { statementEmails: [maxLength(EMAILS_LENGTH), emailList] },
    tidy: (values) => ({ ...values, statementEmails: values.statementEmails.trim() }),
    onChange: () => setNotice(''),
    onSubmit: async (values) => {
      const changed = fieldNames(values).filter((name) => values[name] !== seen[name])
      const now = await onSave(Object.fromEntries(changed.map((name) => [name, values[name]])))
      setSaved({ before: settings, now })
      setNotice(text.saved)
    },
  })
  const hasStatements = form.values.statementFrequency !== 'never'
  return (
    <Form form={form}>
      <fieldset className="gz-panel">
        <legend>{text.statements}</legend>
        <p>{text.statementsHelp}</p>
        <SelectField
          {...form.choice('statementFrequency')}
          options={[
            { value: 'weekly', label: text.weekly },
            { value: 'monthly', label: text.monthly },
            { value: 'quarterly', label: text.quarterly },
            { value: 'never', label: text.neverStatement },
          ]}
        />
        {hasStatements ? (
          <>
            <SelectField
              {...form.choice('statementMethod')}
              options={[
                { value: 'email', label: text.email },
                { value: 'mail', label: text.mail },
              ]}
            />
            {form.values.statementMethod === 'email' ? (
              <TextField
                {...form.text('statementEmails')}
                type="text"
                inputMode="email"
                help={text.statementEmailsHelp}
              />
            ) : null}
            <Checkbox {...form.checkbox('includeInvoices')}>{text.includeInvoices}</Checkbox>
          </>
        ) : null}
      </fieldset>
      <fieldset className="gz-panel">
        <legend>{text.approvals}</legend>
        <p>{text.approvalsHelp}</p>
        <SelectField
          {...form.choice('approvalsNotification')}
          options={[
            { value: 'each', label: text.each },
            { value: 'daily', label: text.daily },
            { value: 'never', label: text.neverApproval },
          ]}
        />
      </fieldset>
      <div data-slot="actions">
        <Button {...form.submit}>{text.save}</Button>
        <p role="status" data-slot="notice">
          {notice}
        </p>
      </div>
    </Form>
  )
}
