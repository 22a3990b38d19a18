import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Shards of about the same work: the largest remaining file goes to the shard that has least. */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const shards = Array.from({ length: count }, () => ({ bytes: 0, files: [] as TestSpecification[] }))
    const sized = files.map((file) => ({ file, bytes: statSync(file.moduleId).size }))
    for (const { file, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
      const least = shards.reduce((left, right) => (right.bytes < left.bytes ? right : left))
      least.files.push(file)
      least.bytes += bytes
    }
    return shards[index - 1]?.files ?? []
  }
}
