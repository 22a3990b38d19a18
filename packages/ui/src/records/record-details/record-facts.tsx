import type { ReactNode } from 'react'

/** The name of a fact, its value, and how much room it takes if it is not a single line. */
export type RecordFact = readonly [name: string, value: ReactNode, kind?: 'address' | 'text']

export interface RecordFactsProps {
  /** The accessible name of the panel. */
  label: string
  /** The facts, each with its label. */
  facts: readonly RecordFact[]
}

/**
 * The facts of a record, in a panel.
 *
 * @example <RecordFacts label="Summary" facts={[['PO number', 'PO-7710']]} />
 */
export function RecordFacts({ label, facts }: RecordFactsProps) {
  return (
    <section className="gz-panel" aria-label={label}>
      <dl data-slot="facts">
        {facts.map(([name, value, kind]) => (
          <div key={name} data-fact={kind}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
