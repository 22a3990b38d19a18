import { expect, it } from 'vitest'

const pictures = Object.keys(import.meta.glob('../../test/pictures/*', { query: '?url' }))
const stories = Object.keys(import.meta.glob('../**/*.stories.tsx'))

function nameOf(path: string) {
  return path.replace(/^.*\//, '').replace(/\.(?:png|stories\.tsx)$/, '')
}

it('LIB-02 keeps at most 100 pictures: tag components that other pictures show whole with !picture', () => {
  expect(pictures.length).toBeLessThanOrEqual(100)
})

it('LIB-02 keeps no picture whose stories are gone, and no two story files of one name', () => {
  const names = stories.map(nameOf)
  expect(pictures.map(nameOf).filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
