import type { SearchSuggestion } from '@gauze/contract'
import { isSearchable, toSearchTerm } from '@gauze/rules'
import { assign, emit, setup } from 'xstate'
import { unprovided } from '../port/unprovided.js'
import type { SearchContext, SearchEmitted, SearchEvent, SearchInput } from './search.types.js'

type Tag = 'pending' | 'slow' | 'down' | 'answered'

const types: Partial<{
  context: SearchContext
  events: SearchEvent
  emitted: SearchEmitted
  input: SearchInput
  tags: Tag
}> = {}

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

/**
 * Type-ahead (SRCH-01, SRCH-03 to SRCH-05, SRCH-13). Only one request is ever awaited: typing on aborts it, so the last
 * term wins whatever order answers arrive in. Suggestions of the term before stay until the next ones arrive, under the
 * tag `pending`, so that the list does not flicker.
 *
 * Delays: `debounce` between the last letter and the request, `slow` until a request counts as slow, `giveUp` until the
 * service counts as down.
 * @example
 * const search = createActor(searchMachine.provide({ actors: searchActors({ suggest }) }), { input: {} }).start()
 * search.on('search.submitted', ({ term }) => navigate(`/products/1?search=${encodeURIComponent(term)}`))
 * search.send({ type: 'text.type', text: 'nitrile' })
 */
export const searchMachine = setup({
  types,
  actors: {
    suggest: unprovided<readonly SearchSuggestion[], { readonly term: string }>(
      'searchMachine.provide({ actors: searchActors(port) })',
    ),
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
    reset: assign({ text: '', suggestions: [], answeredTerm: null }),
    dropSuggestions: assign({ suggestions: [], answeredTerm: null }),
    takeSuggestions: assign({
      suggestions: (_, suggestions: readonly SearchSuggestion[]) => suggestions,
      answeredTerm: ({ context }) => toSearchTerm(context.text),
    }),
    notePath: assign({ isOnListing: ({ context }, path: string) => isBelow(path, context.listingPath) }),
    tellSubmitted: emit(({ context }) => ({
      type: 'search.submitted' as const,
      term: toSearchTerm(context.text),
      page: 1 as const,
    })),
    tellSelected: emit(({ context }, suggestion: SearchSuggestion) => ({
      type: 'search.selected' as const,
      suggestion,
      term: toSearchTerm(context.text),
    })),
  },
  guards: {
    isSearchableText: (_, text: string) => isSearchable(text),
    isSameTerm: ({ context }, text: string) => toSearchTerm(text) === toSearchTerm(context.text),
    hasTerm: ({ context }) => toSearchTerm(context.text) !== '',
    leavesListing: ({ context }, path: string) => context.isOnListing && !isBelow(path, context.listingPath),
  },
  delays: { debounce: 150, slow: 1_000, giveUp: 5_000 },
}).createMachine({
  id: 'search',
  context: ({ input }) => {
    const listingPath = input.listingPath ?? '/products'
    return {
      text: '',
      suggestions: [],
      answeredTerm: null,
      listingPath,
      isOnListing: isBelow(input.path ?? '/', listingPath),
    }
  },
  initial: 'idle',
  on: {
    'text.type': [
      // A blank more or less is no new term: the request on its way answers it too.
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
        actions: ['dropSuggestions', { type: 'setText', params: ({ event }) => event.text }],
      },
    ],
    'text.clear': { target: '.idle', actions: 'reset' },
    'suggestion.select': {
      target: '.idle',
      actions: [{ type: 'tellSelected', params: ({ event }) => event.suggestion }, 'reset'],
    },
    'search.submit': { guard: 'hasTerm', target: '.idle', actions: ['tellSubmitted', 'reset'] },
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
        onDone: { target: 'answered', actions: { type: 'takeSuggestions', params: ({ event }) => event.output } },
        onError: { target: 'down', actions: 'dropSuggestions' },
      },
      after: { giveUp: { target: 'down', actions: 'dropSuggestions' } },
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
