import { expect, it, vi } from 'vitest'
import { createDrawingTurns } from './drawing-turns.js'

const limits = { mostAtOnce: 2, mostWaiting: 3, mostWaitingEach: 2, longestWait: 8_000 }

/** Files that are drawn until the test ends each. */
function startDesk(turns = createDrawingTurns(limits)) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (userId: number, name: string, isPatient = false) =>
    turns.take(
      userId,
      async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      },
      { isPatient },
    )
  return { begun, ask, end: (name: string) => ends.get(name)?.() }
}

const busy = { options: { status: 503, slug: 'papers-busy', retryAfter: 10 } }

it('API-54 two files are drawn at once, and the others in the order in which they came', async () => {
  const { begun, ask, end } = startDesk()
  const files = ['a', 'b', 'c', 'd'].map((name, userId) => ask(userId, name))
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
  end('b')
  await files[1]
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  end('c')
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd']))
  end('a')
  end('d')
  expect(await Promise.all(files)).toEqual(['a', 'b', 'c', 'd'])
})

it('API-54 one person draws one file at a time, and lets others pass meanwhile', async () => {
  const { begun, ask, end } = startDesk()
  const own = [ask(1, 'first'), ask(1, 'second')]
  const other = ask(2, 'other')
  await vi.waitFor(() => expect(begun).toEqual(['first', 'other']))
  end('other')
  await other
  expect(begun).toEqual(['first', 'other'])
  end('first')
  await own[0]
  await vi.waitFor(() => expect(begun).toEqual(['first', 'other', 'second']))
  end('second')
  await own[1]
})

it('API-54 a file is refused when too many wait, and a failed one lets the next one begin', async () => {
  const { begun, ask, end } = startDesk()
  const turns = createDrawingTurns(limits)
  const failing = turns.take(1, () => Promise.reject(new Error('The fonts are missing.')))
  await expect(failing).rejects.toThrow('The fonts are missing.')
  expect(await turns.take(1, async () => 'drawn')).toBe('drawn')
  const files = ['a', 'b', 'c', 'd', 'e'].map((name, userId) => ask(userId, name))
  await expect(ask(9, 'f')).rejects.toMatchObject(busy)
  const patient = ask(9, 'patient', true)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'patient']) {
    await vi.waitFor(() => expect(begun).toContain(name))
    end(name)
  }
  expect(await Promise.all([...files, patient])).toHaveLength(6)
})

it('API-54 a file that waits too long is refused, and is not drawn later', async () => {
  vi.useFakeTimers()
  try {
    const { begun, ask, end } = startDesk()
    const files = [ask(1, 'a'), ask(2, 'b')]
    const late = expect(ask(3, 'late')).rejects.toMatchObject(busy)
    const patient = ask(4, 'patient', true)
    await vi.advanceTimersByTimeAsync(limits.longestWait)
    await late
    end('a')
    end('b')
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'patient']))
    end('patient')
    expect(await Promise.all([...files, patient])).toEqual(['a', 'b', 'patient'])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('API-54 one person cannot take all places: others still get theirs', async () => {
  const { begun, ask, end } = startDesk()
  const own = ['a', 'b', 'c'].map((name) => ask(1, name))
  await expect(ask(1, 'd')).rejects.toMatchObject(busy)
  const other = ask(2, 'other')
  await vi.waitFor(() => expect(begun).toEqual(['a', 'other']))
  for (const name of ['other', 'a', 'b', 'c']) {
    await vi.waitFor(() => expect(begun).toContain(name))
    end(name)
  }
  await Promise.all([...own, other])
})
