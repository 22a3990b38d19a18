import { assign, setup } from 'xstate'
import { unprovided } from '../port/unprovided.js'
import type { MarkInput, RecipientInput } from './notifications.actors.js'
import { newestId, unreadCount } from './notifications.selectors.js'
import type {
  NotificationsAnswer,
  NotificationsContext,
  NotificationsEvent,
  NotificationsInput,
} from './notifications.types.js'

const types: Partial<{
  context: NotificationsContext
  events: NotificationsEvent
  input: NotificationsInput
  tags: 'loading' | 'loaded' | 'failed' | 'unmarked'
}> = {}

const howToProvide = 'notificationsMachine.provide({ actors: notificationsActors(port) })'
const nothing = { answer: { notifications: [], unread: 0 }, isOpen: false, readUpTo: 0, confirmedUpTo: 0, newAbove: 0 }

/**
 * A user's notifications. While a user is signed in, the machine loads them on each change of the path; it marks them
 * as read when the list opens. It waits only for the latest request. Marking counts at once and is undone if it fails.
 * It names the newest shown notification, so a notification that arrives later stays unread.
 *
 * Delays: `answer` until a call counts as lost.
 * @example
 * const machine = notificationsMachine.provide({ actors: notificationsActors(api) })
 * const notifications = createActor(machine, { input: { path: location.pathname } }).start()
 * notifications.send({ type: 'session.start', ownerId })
 */
export const notificationsMachine = setup({
  types,
  actors: {
    load: unprovided<NotificationsAnswer, RecipientInput>(howToProvide),
    markRead: unprovided<unknown, MarkInput>(howToProvide),
  },
  actions: {
    clear: assign(nothing),
    takeOwner: assign({ ownerId: (_, ownerId: string) => ownerId }),
    forgetOwner: assign({ ownerId: null }),
    notePath: assign({ path: (_, path: string) => path }),
    takeAnswer: assign({ answer: (_, answer: NotificationsAnswer) => answer }),
    open: assign({ isOpen: true, newAbove: ({ context }) => context.readUpTo }),
    close: assign({ isOpen: false }),
    markRead: assign({ readUpTo: ({ context }) => newestId(context) }),
    confirmRead: assign({ confirmedUpTo: ({ context }, lastId: number) => Math.max(context.confirmedUpTo, lastId) }),
    takeBack: assign({ readUpTo: ({ context }) => context.confirmedUpTo }),
  },
  guards: {
    isOtherPath: ({ context }, path: string) => path !== context.path,
    showsUnread: ({ context }) => context.isOpen && unreadCount(context) > 0 && newestId(context) > context.readUpTo,
  },
  delays: { answer: 20_000 },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...nothing, ownerId: null, path: input.path }),
  initial: 'signedOut',
  on: {
    'session.start': {
      target: '.signedIn',
      reenter: true,
      actions: { type: 'takeOwner', params: ({ event }) => event.ownerId },
    },
  },
  states: {
    signedOut: {
      entry: ['clear', 'forgetOwner'],
      on: { 'path.change': { actions: { type: 'notePath', params: ({ event }) => event.path } } },
    },
    signedIn: {
      entry: 'clear',
      type: 'parallel',
      on: { 'session.end': 'signedOut' },
      states: {
        reading: {
          initial: 'loading',
          on: {
            'path.change': {
              guard: { type: 'isOtherPath', params: ({ event }) => event.path },
              target: '.loading',
              actions: { type: 'notePath', params: ({ event }) => event.path },
            },
          },
          states: {
            loading: {
              tags: 'loading',
              invoke: {
                id: 'load',
                src: 'load',
                input: ({ context: { ownerId } }) => ({ ownerId }),
                onDone: { target: 'loaded', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
                onError: 'failed',
              },
              after: { answer: 'failed' },
            },
            loaded: { tags: 'loaded' },
            failed: {
              tags: 'failed',
              on: { 'list.retry': 'loading', 'list.open': 'loading', 'connection.restore': 'loading' },
            },
          },
        },
        panel: {
          initial: 'closed',
          states: {
            closed: { on: { 'list.open': { target: 'open', actions: 'open' } } },
            open: { on: { 'list.close': { target: 'closed', actions: 'close' } } },
          },
        },
        marking: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'showsUnread', target: 'sending' } },
            sending: {
              entry: 'markRead',
              invoke: {
                id: 'markRead',
                src: 'markRead',
                input: ({ context: { ownerId, readUpTo } }) => ({ ownerId, lastId: readUpTo }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'confirmRead', params: ({ context }) => context.readUpTo },
                },
                onError: 'refused',
              },
              after: { answer: 'refused' },
            },
            refused: { tags: 'unmarked', entry: 'takeBack', on: { 'list.open': 'idle' } },
          },
        },
      },
    },
  },
})
