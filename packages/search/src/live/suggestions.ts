import { type Db, inTransaction } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { loadSources } from '../engine/documents.js'
import { type GatheredSuggestion, SuggestionGatherer } from '../engine/suggestions.js'
import { foldText, wordsOf } from '../engine/text.js'

const batchSize = 1000
const maxSuggestions = 20_000
/** At least this many different people must have searched for something before it is suggested to other people. */
const fewestPeople = 3
const lastDays = 90
/** One person's search weighs as much as a popular product of that name. */
const weightOfPerson = 1000
/** The largest number that the index keeps. */
const mostPopular = 2_147_483_647
const longest = 60
const mostWords = 6

interface LoggedSearch extends Record<string, unknown> {
  readonly query: string
  readonly people: number
  readonly hits: number
}

/** A word that the index would leave out, so that nobody can say whether the catalogue has it. */
const endlessWord = /[\p{L}\p{N}.]{41}/u

/** No addresses, no long numbers, no markup, no emoji, no exclusions by a minus: only readable words. */
function isPresentable(query: string): boolean {
  return (
    query.length >= 3 &&
    query.length <= longest &&
    /\p{L}/u.test(query) &&
    /^[\p{L}\p{N}\p{M} .,'’"%/+#-]*$/u.test(query) &&
    !/\d{7}/u.test(query) &&
    !/(?:^| )-/.test(query) &&
    !endlessWord.test(foldText(query))
  )
}

/** Searches that found something, made by enough people. Unknown people do not count. */
async function readLogged(db: Db): Promise<LoggedSearch[]> {
  const { rows } = await db.execute<LoggedSearch>(sql`
    SELECT query, count(DISTINCT person)::int AS people, max(hits) AS hits
    FROM (
      SELECT lower(btrim(regexp_replace(query, '[[:space:]]+', ' ', 'g'))) AS query, hits,
        coalesce('user ' || user_id, 'token ' || user_token) AS person
      FROM search_activity
      WHERE index_name = 'items' AND hits > 0 AND created_at > now() - make_interval(days => ${lastDays})) logged
    GROUP BY query HAVING count(DISTINCT person) >= ${fewestPeople}
    ORDER BY 2 DESC LIMIT ${maxSuggestions}`)
  return rows.filter(({ query }) => isPresentable(query))
}

/** Only words of the catalogue: a name or a number that somebody typed with them is not passed on. */
async function knownAmong(db: Db, words: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM search_vocabulary WHERE word = ANY(${sql.param([...words])}::text[])`)
  return new Set(rows.map((row) => row.word))
}

async function popularityOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; popularity: number }>(sql`
    SELECT product_id AS id, max(popularity) AS popularity FROM search_documents
    WHERE product_id = ANY(${sql.param([...ids])}::int[]) GROUP BY 1`)
  return new Map(rows.map(({ id, popularity }) => [id, popularity]))
}

/** @returns null when it should stop */
async function gatherCatalogue(db: Db, goesOn: () => boolean): Promise<GatheredSuggestion[] | null> {
  const gatherer = new SuggestionGatherer()
  for (let after = 0; ; ) {
    if (!goesOn()) return null
    const sources = await loadSources(db, after, batchSize)
    const popularity = await popularityOf(
      db,
      sources.map((source) => source.id),
    )
    for (const source of sources) gatherer.add(source, popularity.get(source.id) ?? source.popularity)
    const last = sources.at(-1)
    if (last === undefined) return gatherer.top(maxSuggestions)
    after = last.id
  }
}

function withLogged(
  catalogue: readonly GatheredSuggestion[],
  logged: readonly LoggedSearch[],
  known: ReadonlySet<string>,
) {
  const all = new Map(catalogue.map((suggestion) => [suggestion.query, suggestion]))
  for (const { query, people, hits } of logged) {
    const words = [...new Set(wordsOf(query))]
    const offered = all.get(query)
    if (offered === undefined && (words.length > mostWords || words.some((word) => !known.has(word)))) continue
    if (words.length === 0) continue
    const popularity = Math.min((offered?.popularity ?? 0) + people * weightOfPerson, mostPopular)
    all.set(query, { query, words, hits: offered?.hits ?? hits, popularity })
  }
  return [...all.values()].sort((left, right) => right.popularity - left.popularity).slice(0, maxSuggestions)
}

async function write(tx: Db, suggestions: readonly GatheredSuggestion[]) {
  const column = <K extends keyof GatheredSuggestion>(name: K) => suggestions.map((suggestion) => suggestion[name])
  const vectors = suggestions.map(({ words }) => words.map((word, at) => `'${word}':${at + 1}`).join(' '))
  await tx.execute(sql`
    WITH suggested AS MATERIALIZED (
      SELECT query, tsv::tsvector, popularity, hits FROM unnest(
        ${sql.param(column('query'))}::text[], ${sql.param(vectors)}::text[],
        ${sql.param(column('popularity'))}::int[], ${sql.param(column('hits'))}::int[]
      ) AS n (query, tsv, popularity, hits)),
    gone AS (
      DELETE FROM search_suggestions s WHERE NOT EXISTS (SELECT FROM suggested w WHERE w.query = s.query))
    INSERT INTO search_suggestions AS s (query, tsv, popularity, hits) SELECT * FROM suggested
    ON CONFLICT (query) DO UPDATE
      SET tsv = excluded.tsv, popularity = excluded.popularity, hits = excluded.hits
      WHERE (s.tsv, s.popularity, s.hits) IS DISTINCT FROM (excluded.tsv, excluded.popularity, excluded.hits)`)
}

/**
 * Rebuilds the query suggestions from the catalogue and from people's successful searches. No search that fewer than
 * three people made, and no word that the catalogue does not have, is suggested to other people.
 * @param goesOn asked while the catalogue is read; false keeps the query suggestions as they are
 * @example
 * await refreshSuggestions(db)
 */
export async function refreshSuggestions(db: Db, goesOn: () => boolean = () => true): Promise<void> {
  const catalogue = await gatherCatalogue(db, goesOn)
  if (catalogue === null) return
  await inTransaction(db, async (tx) => {
    // Reading continues; a build of the whole index, which writes here too, waits. Searches are read after it, so that
    // a slower refresh does not undo the suggestions of a later one.
    await tx.execute(sql`LOCK TABLE search_suggestions IN SHARE ROW EXCLUSIVE MODE`)
    const logged = await readLogged(tx)
    const known = await knownAmong(tx, new Set(logged.flatMap(({ query }) => wordsOf(query))))
    await write(tx, withLogged(catalogue, logged, known))
  })
}
