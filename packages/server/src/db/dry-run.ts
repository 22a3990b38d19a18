/** Ends the transaction of a dry run, so that nothing is committed. */
class DryRunOver<Result> extends Error {
  override readonly name = 'DryRunOver'
  result: { readonly value: Result } | null = null
}

/**
 * Does work in a transaction, or as a dry run, which does everything except the commit.
 * @param transaction runs a transaction; for a dry run it must not join another transaction, because the dry run would
 * undo the work of that transaction as well
 * @example
 * const counts = await commitUnless(isCheck, (run) => inTransaction(db, run), async (tx) => importRows(tx))
 */
export async function commitUnless<Tx, Result>(
  isDryRun: boolean,
  transaction: (work: (tx: Tx) => Promise<Result>) => Promise<Result>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (!isDryRun) return transaction(work)
  const over = new DryRunOver<Result>()
  try {
    return await transaction(async (tx) => {
      over.result = { value: await work(tx) }
      throw over
    })
  } catch (error) {
    if (error !== over || over.result === null) throw error
    return over.result.value
  }
}
