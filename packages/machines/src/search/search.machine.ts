import type { SearchSuggestion } from '@gauze/contract'
import { isSearchable, toSearchTerm } from '@gauze/rules'
import { assign, emit, setup } from 'xstate'
import { unprovided } from '../port/unprovided.js'
import { cleanRecent, withoutRecent, withRecent } from './recent-searches.js'
import type { SearchAnswer, SearchContext, SearchEmitted, SearchEvent, SearchInput } from './search.types.js'

type Tag = 'pending' | 'slow' | 'down' | 'answered'

const types: Partial<{
  context: SearchContext
  events: SearchEvent
  emitted: SearchEmitted
  input: SearchInput
  tags: Tag
}> = {}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/** The term of a submission: the one it names, else the text of the field. */
function submitted({ context, event }: { context: SearchContext; event: { readonly term?: string } }): string {
  return event.term ?? context.text
}

/**
 * Type-ahead. Only one request is ever awaited: typing on aborts it, so the last
 * term wins in every order of the answers. Suggestions of the previous term stay until the next ones arrive, under
 * the tag `pending`, so that the list does not flicker.
 *
 * Submitted terms are kept as recent searches; `recent.changed` says when to store them.
 *
 * Delays: `debounce` between the last letter and the request, `slow` until a request counts as slow, `giveUp` until the
 * service counts as down.
 * @example
 * const search = createActor(searchMachine.provide({ actors: searchActors(client) }), { input: {} }).start()
 * search.on('search.submitted', ({ term }) => navigate(`/products/1?search=${encodeURIComponent(term)}`))
 * search.send({ type: 'text.type', text: 'nitrile' })
 */
export const searchMachine = setup({
  types,
  actors: {
    suggest: unprovided<SearchAnswer, { readonly term: string }>(
      'searchMachine.provide({ actors: searchActors(port) })',
    ),
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
    reset: assign({ text: '', answer: null, answeredTerm: null, removed: null }),
    dropAnswer: assign({ answer: null, answeredTerm: null }),
    takeAnswer: assign({
      answer: (_, answer: SearchAnswer) => answer,
      answeredTerm: ({ context }) => toSearchTerm(context.text),
    }),
    remember: assign({ recent: ({ context }, term: string) => withRecent(context.recent, toSearchTerm(term)) }),
    receiveRecent: assign({ recent: (_, recent: readonly string[]) => cleanRecent(recent), removed: null }),
    removeRecent: assign({
      recent: ({ context }, term: string) => withoutRecent(context.recent, term),
      removed: ({ context }) => context.recent,
    }),
    clearRecent: assign({ recent: [], removed: ({ context }) => context.recent }),
    undoRemoval: assign({ recent: ({ context }) => context.removed ?? context.recent, removed: null }),
    reportRecent: emit(({ context }) => ({ type: 'recent.changed' as const, recent: context.recent })),
    notePath: assign({ isOnListing: ({ context }, path: string) => isBelow(path, context.listingPath) }),
    reportSubmitted: emit((_, term: string) => ({
      type: 'search.submitted' as const,
      term: toSearchTerm(term),
      page: 1 as const,
    })),
    reportSelected: emit(({ context }, suggestion: SearchSuggestion) => ({
      type: 'search.selected' as const,
      suggestion,
      term: toSearchTerm(context.text),
    })),
  },
  guards: {
    isSearchableText: (_, text: string) => isSearchable(text),
    isSameTerm: ({ context }, text: string) => toSearchTerm(text) === toSearchTerm(context.text),
    hasTerm: (_, text: string) => toSearchTerm(text) !== '',
    hasRecent: ({ context }, term: string) => context.recent.includes(term),
    hasAnyRecent: ({ context }) => context.recent.length > 0,
    hasRemoved: ({ context }) => context.removed !== null,
    leavesListing: ({ context }, path: string) => context.isOnListing && !isBelow(path, context.listingPath),
  },
  delays: { debounce: 150, slow: 1_000, giveUp: 5_000 },
}).createMachine({
  id: 'search',
  context: ({ input }) => {
    const listingPath = input.listingPath ?? '/products'
    return {
      text: '',
      answer: null,
      answeredTerm: null,
      recent: cleanRecent(input.recent ?? []),
      removed: null,
      listingPath,
      isOnListing: isBelow(input.path ?? '/', listingPath),
    }
  },
  initial: 'idle',
  on: {
    'text.type': [
      // One blank more or less is not a new term: the request on its way answers it too.
      {
        guard: { type: 'isSameTerm', params: ({ event }) => event.text },
        actions: { type: 'setText', params: ({ event }) => event.text },
      },
      {
        guard: { type: 'isSearchableText', params: ({ event }) => event.text },
        target: '.typing',
        actions: { type: 'setText', params: ({ event }) => event.text },
      },
      {
        target: '.idle',
        actions: ['dropAnswer', { type: 'setText', params: ({ event }) => event.text }],
      },
    ],
    'text.clear': { target: '.idle', actions: 'reset' },
    'suggestion.select': {
      target: '.idle',
      actions: [{ type: 'reportSelected', params: ({ event }) => event.suggestion }, 'reset'],
    },
    'search.submit': {
      guard: { type: 'hasTerm', params: submitted },
      target: '.idle',
      actions: [
        { type: 'reportSubmitted', params: submitted },
        { type: 'remember', params: submitted },
        'reportRecent',
        'reset',
      ],
    },
    'recent.add': {
      guard: { type: 'hasTerm', params: ({ event }) => event.term },
      actions: [{ type: 'remember', params: ({ event }) => event.term }, 'reportRecent'],
    },
    'recent.remove': {
      guard: { type: 'hasRecent', params: ({ event }) => event.term },
      actions: [{ type: 'removeRecent', params: ({ event }) => event.term }, 'reportRecent'],
    },
    'recent.clear': { guard: 'hasAnyRecent', actions: ['clearRecent', 'reportRecent'] },
    'recent.undo': { guard: 'hasRemoved', actions: ['undoRemoval', 'reportRecent'] },
    'recent.receive': { actions: { type: 'receiveRecent', params: ({ event }) => event.recent } },
    'path.change': [
      {
        guard: { type: 'leavesListing', params: ({ event }) => event.path },
        target: '.idle',
        actions: [{ type: 'notePath', params: ({ event }) => event.path }, 'reset'],
      },
      { actions: { type: 'notePath', params: ({ event }) => event.path } },
    ],
  },
  states: {
    idle: {},
    typing: { tags: 'pending', after: { debounce: 'asking' } },
    asking: {
      tags: 'pending',
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ term: toSearchTerm(context.text) }),
        onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        onError: { target: 'down', actions: 'dropAnswer' },
      },
      after: { giveUp: { target: 'down', actions: 'dropAnswer' } },
      initial: 'waiting',
      states: {
        waiting: { after: { slow: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    answered: { tags: 'answered' },
    down: { tags: 'down', on: { 'search.retry': 'asking' } },
  },
})
