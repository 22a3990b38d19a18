import type { TokenDoc } from '../read/tokens.js'
import { anchorOf, Prose } from './prose.js'

/** The tokens of the theme, drawn with themselves. */
export function TokensPage({ tokens }: { readonly tokens: readonly TokenDoc[] }) {
  const of = (kind: TokenDoc['kind']) => tokens.filter((token) => token.kind === kind)
  return (
    <>
      <h1>Tokens</h1>
      <Prose
        className="docs-prose docs-lead"
        text="The theme is made of these custom properties. Change one on any element, and everything inside of it follows."
      />
      <h2 id="colors">Colors</h2>
      <ul className="docs-swatches">
        {of('color').map(({ name, value, purpose }) => {
          const [, light = value, dark = value] = /^light-dark\((.+?), ((?:#|rgb).+)\)$/.exec(value) ?? []
          return (
            <li key={name} id={anchorOf(name)}>
              <Swatch name={name} theme="light" />
              <Swatch name={name} theme="dark" />
              <code>{name}</code>
              <span className="docs-quiet">
                {light} · {dark}
              </span>
              <Prose text={purpose} />
            </li>
          )
        })}
      </ul>
      <h2 id="text">Text</h2>
      {of('text').map(({ name, value }) => (
        <p key={name} id={anchorOf(name)} className="docs-sample">
          <span style={{ fontSize: `var(${name})` }}>Sterile gauze, $11.85</span>
          <code>{name}</code> <span className="docs-quiet">{value}</span>
        </p>
      ))}
      <h2 id="space">Space</h2>
      {of('space').map(({ name, value }) => (
        <p key={name} id={anchorOf(name)} className="docs-sample">
          <span className="docs-space" style={{ width: `var(${name})`, height: `var(${name})` }} />
          <code>{name}</code> <span className="docs-quiet">{value}</span>
        </p>
      ))}
      <h2 id="other">Other</h2>
      <dl className="docs-members">
        {of('other').map(({ name, value, purpose }) => (
          <div key={name} id={anchorOf(name)}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code className="docs-type">{value}</code>
              <Prose text={purpose} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Swatch({ name, theme }: { readonly name: string; readonly theme: 'light' | 'dark' }) {
  return (
    <span data-theme={theme} className="docs-swatch">
      <span style={{ background: `var(${name})` }} />
    </span>
  )
}
