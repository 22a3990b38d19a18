import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph'

interface CoverageOptions {
  readonly input?: unknown
  /** Events from outside, and `xstate.done.actor.*` and `xstate.error.actor.*` with the answers of the actors. */
  readonly events: readonly EventObject[]
  /** The values that distinguish two snapshots, in addition to the state value; the whole context by default. */
  readonly identify?: (snapshot: AnyMachineSnapshot) => unknown
  /** The end of a walk, for a machine whose context can grow without end. */
  readonly stopWhen?: (snapshot: AnyMachineSnapshot) => boolean
}

interface Coverage {
  /** State nodes that no path reaches. */
  readonly unreachedStates: readonly string[]
  /** Transitions that no event takes on any path; eventless ones show in the states they lead to. */
  readonly untakenTransitions: readonly string[]
}

function describe(source: string, event: string, index: number) {
  return `${source} --${event}[${index}]-->`
}

/**
 * Walks every path of a machine and reports the states and transitions that no path reaches. Delays are fired by themselves.
 * @example
 * expect(coverPaths(machine, { events })).toEqual({ unreachedStates: [], untakenTransitions: [] })
 */
export function coverPaths(
  machine: AnyStateMachine,
  { input, events, identify, stopWhen = () => false }: CoverageOptions,
): Coverage {
  const nodes = [machine.root, ...getStateNodes(machine)]
  const transitions = nodes.flatMap((node) =>
    [...node.transitions].flatMap(([event, definitions]) =>
      definitions.map((definition, index) => ({ definition, event, name: describe(node.id, event, index) })),
    ),
  )
  const delays = [...new Set(transitions.map(({ event }) => event))].filter((event) =>
    event.startsWith('xstate.after.'),
  )
  const map = getAdjacencyMap(machine, {
    input,
    events: [...events, ...delays.map((type) => ({ type }))],
    stopWhen: (snapshot) => snapshot.status !== 'active' || stopWhen(snapshot),
    limit: 50_000,
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, identify ? identify(snapshot) : snapshot.context]),
  })
  const steps = adjacencyMapToArray(map)
  const reached = new Set(
    steps.flatMap(({ state, nextState }) => [...state._nodes, ...nextState._nodes]).map(({ id }) => id),
  )
  const taken = new Set(steps.flatMap(({ state, event }) => machine.getTransitionData(state, event)))
  // A state that is always left at once rests in no snapshot; where it leads to shows that it was reached.
  const isTransient = ({ always = [] }: (typeof nodes)[number]) => always.some(({ guard, target }) => !guard && target)
  return {
    unreachedStates: nodes
      .filter((node) => !isTransient(node))
      .map(({ id }) => id)
      .filter((id) => !reached.has(id)),
    untakenTransitions: transitions.filter(({ definition }) => !taken.has(definition)).map(({ name }) => name),
  }
}

/** The coverage of a machine whose every state and transition is reached. */
export const complete: Coverage = { unreachedStates: [], untakenTransitions: [] }
