import type { AreaDoc, CallDoc, FieldDoc } from '../read/calls.js'
import { Code } from './code.js'
import { anchorOf, Prose } from './prose.js'

/** The calls of one area. */
export function CallsPage({ area }: { readonly area: AreaDoc }) {
  return (
    <>
      <h1>Calls: {area.title}</h1>
      {area.calls.map((call) => (
        <CallEntry key={call.name} call={call} />
      ))}
    </>
  )
}

function CallEntry({ call }: { readonly call: CallDoc }) {
  const { name, method, path, summary, callers, idempotency, input, output, errors, sample } = call
  return (
    <section className="docs-entry">
      <h2 id={anchorOf(name)}>
        <code>{name}</code>
      </h2>
      <Prose text={`${summary}.`} />
      <Code code={`${method} ${path}`} language="text" />
      <ul className="docs-facts">
        {callers.map((caller) => (
          <li key={caller}>{caller}.</li>
        ))}
        {idempotency ? (
          <li>
            The header <code>Idempotency-Key</code> is {idempotency}.
          </li>
        ) : null}
      </ul>
      <Fields title="Input" fields={input} isOpen />
      {sample ? <Code code={sample} language="json" /> : null}
      <Fields title="Answer" fields={output} />
      <Errors errors={errors.filter(({ isCommon }) => !isCommon)} title="Errors of this call" isOpen />
      <Errors errors={errors.filter(({ isCommon }) => isCommon)} title="Errors of every call of this kind" />
    </section>
  )
}

interface ErrorsProps {
  readonly title: string
  readonly errors: CallDoc['errors']
  readonly isOpen?: boolean
}

function Errors({ title, errors, isOpen = false }: ErrorsProps) {
  if (errors.length === 0) return null
  return (
    <details className="docs-more" open={isOpen}>
      <summary>{title}</summary>
      <dl className="docs-members">
        {errors.map(({ status, slug, when }) => (
          <div key={`${status} ${slug}`}>
            <dt>
              {status} <code>{slug}</code>
            </dt>
            <dd>
              <Prose text={when} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface FieldsProps {
  readonly title: string
  readonly fields: readonly FieldDoc[]
  readonly isOpen?: boolean
}

function Fields({ title, fields, isOpen = false }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <details className="docs-more" open={isOpen}>
      <summary>
        {title}: {fields.length} {fields.length === 1 ? 'field' : 'fields'}
      </summary>
      <dl className="docs-members">
        {fields.map(({ name, type, isRequired, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {isOpen && isRequired ? <span className="docs-tag">required</span> : null}
            </dt>
            <dd>
              <code className="docs-type">{type}</code>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
