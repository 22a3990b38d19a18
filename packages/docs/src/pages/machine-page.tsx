import type { Sentences } from '../read/docs.types.js'
import type { MachineDoc, StateDoc } from '../read/machines.js'
import { Comment } from './members.js'
import { anchorOf } from './prose.js'

/** A machine with its statechart as SVG. */
export interface DrawnMachine extends MachineDoc {
  readonly svg: string
}

/** The headings of the machines of a page. */
export function machineHeadings(machines: readonly DrawnMachine[]) {
  return machines.map(({ name }) => ({ id: anchorOf(`${name} states`), title: name }))
}

interface ChartProps {
  readonly machine: DrawnMachine
  readonly sentences: Sentences | undefined
}

/** A statechart, with the same in words below it. */
export function Chart({ machine, sentences }: ChartProps) {
  const { name, root, transitions, svg } = machine
  return (
    <section>
      <h2 id={anchorOf(`${name} states`)}>
        <code>{name}</code>
      </h2>
      {sentences ? <Comment sentences={sentences} /> : null}
      <section
        className="docs-chart"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is scrolled by keyboard
        tabIndex={0}
        aria-label={`Statechart of ${name}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <details className="docs-more">
        <summary>The statechart in words</summary>
        <ul className="docs-states">
          <StateInWords state={root} transitions={transitions} />
        </ul>
      </details>
    </section>
  )
}

function StateInWords({
  state,
  transitions,
}: {
  readonly state: StateDoc
  readonly transitions: MachineDoc['transitions']
}) {
  const own = transitions.filter(({ from }) => from === state.id)
  const note = [
    state.isInitial ? 'first state' : '',
    state.kind === 'parallel' ? 'all inner states at once' : '',
    state.kind === 'final' ? 'final' : '',
    ...state.tags.map((tag) => `tag ${tag}`),
    ...state.invokes.map((invoke) => `runs ${invoke}`),
  ].filter(Boolean)
  return (
    <li>
      <b>{state.name}</b>
      {note.length > 0 ? <span className="docs-quiet"> ({note.join(', ')})</span> : null}
      {own.length > 0 || state.states.length > 0 ? (
        <ul>
          {own.map(({ event, guard, to }) => (
            <li key={`${event} ${guard} ${to}`}>
              <code>{event}</code>
              {guard ? ` if ${guard}` : ''}
              {to === state.id ? ': stays' : ` → ${to.split('.').slice(1).join('.') || to}`}
            </li>
          ))}
          {state.states.map((inner) => (
            <StateInWords key={inner.id} state={inner} transitions={transitions} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
