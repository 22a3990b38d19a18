import type { SnapshotFrom } from 'xstate'
import { lineFor } from './cart.answers.js'
import type { cartMachine } from './cart.machine.js'
import type { UnansweredAdds } from './cart.types.js'

/**
 * The requests of several lines that the server has not answered, oldest first: `items.add` sends one again with its
 * key, such as after a reload.
 */
export function selectUnansweredAdds({ context }: SnapshotFrom<typeof cartMachine>): readonly UnansweredAdds[] {
  return context.edits
    .filter((edit) => edit.operation === 'addItems')
    .map(({ key, additions }) => ({ key, lines: additions.map(lineFor) }))
}
