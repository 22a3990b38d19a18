import type { MemberDoc, Sentences } from '../read/docs.types.js'
import { Code, TypeText } from './code.js'
import { Prose } from './prose.js'

interface MembersProps {
  readonly members: readonly MemberDoc[]
  /** Whether a member that must be given says so. */
  readonly marksRequired?: boolean
}

/** Props, parameters or members, each with its type and sentences. */
export function Members({ members, marksRequired = true }: MembersProps) {
  return (
    <dl className="docs-members">
      {members.map(({ name, type, isRequired, fallback, sentences }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {marksRequired && isRequired ? <span className="docs-tag">required</span> : null}
          </dt>
          <dd>
            <TypeText text={type} />
            {fallback ? (
              <p className="docs-quiet">
                Default: <code>{fallback}</code>
              </p>
            ) : null}
            <Prose text={sentences.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The sentences of a declaration: text, result, errors and examples. */
export function Comment({ sentences }: { readonly sentences: Sentences }) {
  const { text, returns, throws, examples } = sentences
  return (
    <>
      <Prose text={text} />
      {returns ? <Prose text={`**Returns** ${returns}`} /> : null}
      {throws.map((one) => (
        <Prose key={one} text={`**Throws** ${one}`} />
      ))}
      {examples.map((example) => (
        <Code key={example} code={example.replaceAll(/^```\w*\n|```$/g, '')} />
      ))}
    </>
  )
}
