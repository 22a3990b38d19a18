import './token-sheet.css'

const colors = [
  ['ground', 'page'],
  ['paper', 'cards, header, fields'],
  ['ink', 'text'],
  ['ink-2', 'secondary text'],
  ['line', 'hairlines'],
  ['edge', 'borders of controls'],
  ['action', 'buttons, links, chosen things'],
  ['on-action', 'text on action'],
  ['tint', 'behind chosen things'],
  ['green', 'in stock, done'],
  ['green-tint', 'behind green'],
  ['amber', 'allocation, changed, due'],
  ['amber-tint', 'behind amber'],
  ['red', 'refused, overdue, license'],
  ['red-tint', 'behind red'],
  ['focus', 'focus ring'],
  ['art', 'behind product pictures'],
] as const

const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const
const spaces = ['1', '2', '3', '4', '5', '6', '7'] as const

function Scheme({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section data-theme={theme} className="sheet-scheme">
      <h3>{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <ul>
        {colors.map(([name, purpose]) => (
          <li key={name}>
            <span style={{ background: `var(--gz-${name})` }} />
            <b>--gz-{name}</b>
            <small>{purpose}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The tokens, drawn with themselves. */
export function TokenSheet() {
  return (
    <div className="sheet">
      <div className="sheet-schemes">
        <Scheme theme="light" />
        <Scheme theme="dark" />
      </div>
      <section className="sheet-type">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--gz-text-${size})` }}>
            <code>--gz-text-{size}</code> Sterile gauze, 12 ply, $11.85
          </p>
        ))}
      </section>
      <section className="sheet-space">
        {spaces.map((space) => (
          <div key={space}>
            <span style={{ width: `var(--gz-${space})`, height: `var(--gz-${space})` }} />
            <code>--gz-{space}</code>
          </div>
        ))}
      </section>
    </div>
  )
}
