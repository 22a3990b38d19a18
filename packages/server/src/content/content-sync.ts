import type { ExportedRecord } from './content.types.js'
import { ContentError } from './content-error.js'
import { type ContentQuery, contentTypeOf } from './content-query.js'
import { type ContentSpace, deliver } from './content-space.js'

const kinds: Record<string, (record: ExportedRecord) => boolean> = {
  all: () => true,
  Entry: ({ sys }) => sys.type === 'Entry',
  Asset: ({ sys }) => sys.type === 'Asset',
  Deletion: () => false,
  DeletedEntry: () => false,
  DeletedAsset: () => false,
}

function refuse(message: string) {
  return new ContentError(400, 'BadRequest', message)
}

/** All records of the requested kind, in every locale. */
function firstItems(space: ContentSpace, { type = 'all', content_type: contentType }: ContentQuery) {
  const isOfKind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (isOfKind === undefined) throw refuse(`The type '${type}' is not known.`)
  return [...space.records.values()]
    .filter((record) => isOfKind(record) && (contentType === undefined || contentTypeOf(record) === contentType))
    .map((record) => deliver(space, record, '*'))
}

/**
 * Answers a synchronization: the first one with everything at once, a later one with nothing while the space is the
 * same. The server does not know the records that were removed from an edited file, so a client must start over after a
 * change.
 * @param address of the call, without its query
 * @throws ContentError 400 for an invalid query, and for the token of a space that has changed
 */
export function syncSpace(space: ContentSpace, query: ContentQuery, address: string) {
  const { initial, sync_token: token } = query
  if (token === undefined && initial !== 'true') throw refuse("Give 'initial=true' or a 'sync_token'.")
  if (token !== undefined && token !== space.version) {
    throw refuse("The content has changed since this 'sync_token' was given. Start again with 'initial=true'.")
  }
  const items = token === undefined ? firstItems(space, query) : []
  return { sys: { type: 'Array' }, items, nextSyncUrl: `${address}?sync_token=${space.version}` }
}
