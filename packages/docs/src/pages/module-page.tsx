import type { ReactNode } from 'react'
import type { ComponentDoc, ExportDoc, FunctionDoc, ModuleDoc, PropsDoc, StyleDoc } from '../read/docs.types.js'
import { Code, TypeText } from './code.js'
import { Comment, Members } from './members.js'
import { linkTo, usePage } from './names.js'
import { anchorOf, Prose } from './prose.js'

interface ModulePageProps {
  readonly module: ModuleDoc
  /** Comes before the exports. */
  readonly children?: ReactNode
}

/** Everything that one module exports. */
export function ModulePage({ module, children }: ModulePageProps) {
  const { title, importPath, exports, stories, style, words } = module
  const components = exports.filter((one) => one.kind === 'component')
  const functions = exports.filter((one) => one.kind === 'function' || one.kind === 'hook')
  const types = exports.filter((one) => one.kind === 'type')
  const values = exports.filter(isShownValue)
  const [main] = exports.filter((one) => one.name === title)
  const machine = exports.find(({ kind, name }) => kind === 'value' && name.endsWith('Machine'))
  const imported = (main ?? machine ?? components[0] ?? functions[0] ?? exports[0])?.name ?? title
  const others = [...components, ...functions].filter((one) => one !== main)
  const keys = components.flatMap(({ sentences }) => sentences.keyboard)
  return (
    <>
      <h1>{title}</h1>
      {main ? <Lead text={main.sentences.text} /> : null}
      <Code code={`import { ${imported} } from '${importPath}'`} />
      {stories.length > 0 ? <Stories stories={stories} /> : null}
      {children}
      {main ? <Export one={main} isMain /> : null}
      {others.map((one) => (
        <Export key={one.name} one={one} />
      ))}
      {keys.length > 0 ? <Keyboard keys={keys} /> : null}
      {style ? <Style style={style} /> : null}
      {words.length > 0 ? <Words words={words} /> : null}
      {values.length > 0 ? (
        <section>
          <h2 id="values">Values</h2>
          {values.map((value) => (
            <section key={value.name} className="docs-entry">
              <h3 id={anchorOf(value.name)}>
                <code>{value.name}</code>
              </h3>
              {value.kind === 'value' && value.type.length < 400 ? <TypeText text={value.type} /> : null}
              <Comment sentences={value.sentences} />
            </section>
          ))}
        </section>
      ) : null}
      {types.length > 0 ? <Types types={types} /> : null}
    </>
  )
}

/** The first sentence in larger letters, and the others below it. */
function Lead({ text }: { readonly text: string }) {
  const [, first = text, others = ''] = /^([\s\S]*?\.)\s([\s\S]*)$/.exec(text) ?? []
  return (
    <>
      <Prose className="docs-prose docs-lead" text={first} />
      <Prose text={others} />
    </>
  )
}

/** Whether a value stands under Values: messages are under Words, machines before everything. */
function isShownValue({ kind, name }: ExportDoc): boolean {
  return kind === 'value' && !/(?:Messages|Machine)$/.test(name)
}

/** The headings of a module's page that its list links to. */
export function headingsOf({ title, exports, stories, style, words }: ModuleDoc) {
  const main = exports.find((one) => one.name === title)
  const shown = exports.filter((one) => /component|hook|function/.test(one.kind) && one !== main)
  const parts = main?.kind === 'component' && main.parts.length > 0
  const row = (isShown: boolean, heading: string) => (isShown ? [{ id: anchorOf(heading), title: heading }] : [])
  return [
    ...row(stories.length > 0, 'Examples'),
    ...row(main?.kind === 'component', 'Props'),
    ...row(Boolean(parts), 'Parts'),
    ...shown.map(({ name }) => ({ id: anchorOf(name), title: name })),
    ...row(
      exports.some((one) => one.kind === 'component' && one.sentences.keyboard.length > 0),
      'Keyboard',
    ),
    ...row(style !== null, 'Style'),
    ...row(words.length > 0, 'Words'),
    ...row(exports.some(isShownValue), 'Values'),
    ...row(
      exports.some(({ kind }) => kind === 'type'),
      'Types',
    ),
  ]
}

/** The first story in a frame, links to the others, and the source of each. */
function Stories({ stories }: Pick<ModuleDoc, 'stories'>) {
  const { path } = usePage()
  const all = stories.flatMap(({ file, stories: ofFile }) =>
    ofFile.map((story) => ({ ...story, id: `${storyKey(file)}--${story.exportName}` })),
  )
  const [first] = all
  if (!first) return null
  const source = (id: string) => linkTo(path, `frame.html?story=${encodeURIComponent(id)}`)
  return (
    <section className="docs-stories">
      <h2 id="examples">Examples</h2>
      <ul className="docs-story-names">
        {all.map(({ id, name, viewport }) => (
          <li key={id}>
            <a
              className="docs-chip"
              href={source(id)}
              target="story"
              data-story={id}
              data-viewport={viewport ?? undefined}
              aria-current={id === first.id ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <iframe name="story" title="Example" src={source(first.id)} loading="lazy" className="docs-example" />
      {all.map(({ id, name, code }) => (
        <details key={id} data-code-of={id}>
          <summary>Code of “{name}”</summary>
          <Code code={code} />
        </details>
      ))}
    </section>
  )
}

/** The part of a story's id that names its file. */
function storyKey(file: string): string {
  return file.replace(/^packages\/ui\/src\//, '').replace(/\.stories\.tsx$/, '')
}

function Export({ one, isMain = false }: { readonly one: ExportDoc; readonly isMain?: boolean }) {
  if (one.kind === 'component') return <Component component={one} isMain={isMain} />
  if (one.kind === 'function' || one.kind === 'hook') return <FunctionEntry one={one} isMain={isMain} />
  return null
}

function Component({ component, isMain }: { readonly component: ComponentDoc; readonly isMain: boolean }) {
  const { name, sentences, props, parts } = component
  return (
    <section>
      {isMain ? null : <h2 id={anchorOf(name)}>{name}</h2>}
      {isMain ? <Comment sentences={{ ...sentences, text: '' }} /> : <Comment sentences={sentences} />}
      {isMain ? <h2 id="props">Props</h2> : null}
      <Props props={props} />
      {parts.length > 0 ? (
        <>
          {isMain ? <h2 id="parts">Parts</h2> : null}
          {parts.map((part) => (
            <details key={part.name} className="docs-part" id={anchorOf(part.name)}>
              <summary>
                <code>{part.name}</code>
                {part.slot ? <span className="docs-quiet">data-slot="{part.slot}"</span> : null}
                <Prose text={part.sentences.text} isWithoutLinks />
              </summary>
              <Props props={part.props} />
            </details>
          ))}
        </>
      ) : null}
    </section>
  )
}

function Props({ props }: { readonly props: PropsDoc }) {
  const { own, fromLibraries, takesAttributes } = props
  return (
    <>
      {own.length > 0 ? <Members members={own} /> : null}
      {fromLibraries.map(({ from, props: inherited }) => (
        <details key={from} className="docs-more">
          <summary>
            {inherited.length} more from <code>{from}</code>
          </summary>
          <Members members={inherited} />
        </details>
      ))}
      {takesAttributes ? (
        <p className="docs-quiet">
          Also every other attribute and event handler of the element, and <code>ref</code>.
        </p>
      ) : null}
      {own.length === 0 && !takesAttributes && fromLibraries.length === 0 ? (
        <p className="docs-quiet">It takes no props.</p>
      ) : null}
    </>
  )
}

function FunctionEntry({ one, isMain }: { readonly one: FunctionDoc; readonly isMain: boolean }) {
  const { name, sentences, signature, parameters, returned } = one
  // The page of one function has its name as the title.
  const Heading = isMain ? 'h2' : 'h3'
  return (
    <section className="docs-entry">
      {isMain ? null : (
        <h2 id={anchorOf(name)}>
          <code>{name}</code>
        </h2>
      )}
      <Code code={signature} language="ts" />
      <Comment sentences={isMain ? { ...sentences, text: '' } : sentences} />
      {parameters.length > 0 ? (
        <>
          <Heading>Parameters</Heading>
          <Members members={parameters} />
        </>
      ) : null}
      {returned.length > 0 ? (
        <>
          <Heading>Result</Heading>
          <Members members={returned} marksRequired={false} />
        </>
      ) : null}
    </section>
  )
}

function Keyboard({ keys }: { readonly keys: readonly { readonly keys: string; readonly text: string }[] }) {
  return (
    <section>
      <h2 id="keyboard">Keyboard</h2>
      <dl className="docs-members">
        {keys.map(({ keys: pressed, text }) => (
          <div key={`${pressed} ${text}`}>
            <dt>
              <kbd>{pressed}</kbd>
            </dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Style({ style }: { readonly style: StyleDoc }) {
  const { path } = usePage()
  const { classes, attributes, sets, reads } = style
  return (
    <section>
      <h2 id="style">Style</h2>
      {classes.length > 0 ? (
        <p>
          Classes:{' '}
          {classes.map((name, at) => (
            <span key={name}>
              {at > 0 ? ', ' : ''}
              <code>.{name}</code>
            </span>
          ))}
        </p>
      ) : null}
      {attributes.length > 0 ? (
        <>
          <h3>Data attributes</h3>
          <dl className="docs-members">
            {attributes.map(({ name, values, props, text }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  {values.length > 0 ? (
                    <code className="docs-type">{values.map((value) => `"${value}"`).join(' | ')}</code>
                  ) : (
                    <span className="docs-quiet">Present, or with a value of the data.</span>
                  )}
                  <Prose text={text} />
                  {props.length > 0 ? (
                    <p className="docs-quiet">
                      Mirrors <code>{props.join(', ')}</code>.
                    </p>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {sets.length > 0 ? (
        <>
          <h3>CSS properties</h3>
          <dl className="docs-members">
            {sets.map(({ name, value }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <code className="docs-type">{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {reads.length > 0 ? (
        <p>
          Reads the <a href={linkTo(path, 'tokens.html')}>tokens</a>{' '}
          {reads.map((name, at) => (
            <span key={name}>
              {at > 0 ? ', ' : ''}
              <code>{name}</code>
            </span>
          ))}
          .
        </p>
      ) : null}
    </section>
  )
}

function Words({ words }: Pick<ModuleDoc, 'words'>) {
  return (
    <section>
      <h2 id="words">Words</h2>
      <p className="docs-quiet">
        Replaced by <code>messages</code> of the component, or of <code>GauzeProvider</code> for all.
      </p>
      <dl className="docs-members">
        {words.map(({ key, text, sentence }) => (
          <div key={`${key} ${text}`}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              <code className="docs-type">{text}</code>
              <Prose text={sentence} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Types({ types }: { readonly types: readonly ExportDoc[] }) {
  return (
    <section>
      <h2 id="types">Types</h2>
      {types.map((type) =>
        type.kind === 'type' ? (
          <details
            key={type.name}
            className="docs-part"
            id={anchorOf(type.name)}
            open={/(?:Event|Emitted|Context|Port)$/.test(type.name)}
          >
            <summary>
              <code>{type.name}</code>
              <Prose text={type.sentences.text} isWithoutLinks />
            </summary>
            <Code code={type.code} language="ts" />
          </details>
        ) : null,
      )}
    </section>
  )
}
