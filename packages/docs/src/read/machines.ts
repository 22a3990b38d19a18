import * as billing from '@gauze/machines/billing'
import * as cart from '@gauze/machines/cart'
import * as checkout from '@gauze/machines/checkout'
import * as navigation from '@gauze/machines/main-navigation'
import * as notifications from '@gauze/machines/notifications'
import * as lists from '@gauze/machines/paginated-list'
import * as search from '@gauze/machines/search'
import * as session from '@gauze/machines/session'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A state of a machine, with the states inside of it. */
export interface StateDoc {
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isInitial: boolean
  readonly tags: readonly string[]
  /** The calls and timers that run while the machine is in the state. */
  readonly invokes: readonly string[]
  readonly states: readonly StateDoc[]
}

/** A way from one state to another, or within one. */
export interface TransitionDoc {
  readonly from: string
  readonly to: string
  readonly event: string
  readonly guard: string | null
}

/** A machine as its statechart. */
export interface MachineDoc {
  readonly name: string
  readonly root: StateDoc
  readonly transitions: readonly TransitionDoc[]
}

/** A port for reading the shape of a machine, which never calls it. */
const unused = {
  loadPage: () => Promise.reject(new Error('The documentation loads no list.')),
  changeRecord: () => Promise.reject(new Error('The documentation changes no list.')),
}

/** The machines, by the folder of `@gauze/machines` that has them. */
export function readMachines(): ReadonlyMap<string, readonly MachineDoc[]> {
  const rooms = {
    billing,
    cart,
    checkout,
    'main-navigation': navigation,
    notifications,
    'paginated-list': { ...lists, paginatedListMachine: lists.createPaginatedListMachine(unused) },
    search,
    session,
  }
  return new Map(
    Object.entries(rooms).map(([room, exported]) => [
      room,
      Object.entries(exported).flatMap(([name, value]) => (isMachine(value) ? [machineDoc(name, value)] : [])),
    ]),
  )
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value
}

function machineDoc(name: string, { root }: AnyStateMachine): MachineDoc {
  return { name, root: stateDoc(root), transitions: transitionsOf(root) }
}

function statesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states)
}

function stateDoc(node: AnyStateNode): StateDoc {
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    isInitial: node.parent?.type === 'compound' && node.parent.initial?.target?.includes(node) === true,
    tags: [...node.tags],
    invokes: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'an actor')),
    states: statesOf(node).map(stateDoc),
  }
}

function transitionsOf(node: AnyStateNode): readonly TransitionDoc[] {
  const own = [...node.transitions.values(), node.always ?? []].flat().flatMap((transition) => {
    const event = eventText(transition.eventType)
    const guard = guardText(transition.guard)
    const targets = transition.target ?? [node]
    return targets.map((target) => ({ from: node.id, to: target.id, event, guard }))
  })
  return [...own, ...statesOf(node).flatMap(transitionsOf)]
}

/** An event in words: `xstate.done.actor.0.cart.loading` is "done". */
function eventText(type: string): string {
  if (type === '') return 'always'
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? []
  if (delay) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`
  if (type.startsWith('xstate.done')) return 'done'
  if (type.startsWith('xstate.error')) return 'failed'
  if (type.startsWith('xstate.snapshot')) return 'changed'
  return type
}

function guardText(guard: unknown): string | null {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return null
  return guard.name === '' || guard.name === 'guard' ? 'a condition' : guard.name
}
