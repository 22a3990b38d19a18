import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/** The seconds that each file took, by its name; `node scripts/lib/record-seconds.mjs` writes them after a whole run. */
const recorded: Readonly<Record<string, number>> = JSON.parse(readFileSync(join(root, 'support/seconds.json'), 'utf8'))

/** The seconds of a file that nobody has recorded yet. */
const usual = 10

function secondsOf({ moduleId }: TestSpecification): number {
  return recorded[relative(root, moduleId)] ?? usual
}

/** Shards of about the same time: the longest remaining file goes to the shard that has least. */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }))
    for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
      const least = shards.reduce((left, right) => (right.seconds < left.seconds ? right : left))
      least.files.push(file)
      least.seconds += secondsOf(file)
    }
    return shards[index - 1]?.files ?? []
  }
}
