import { describe, expect, it } from 'vitest'
import { contentPath } from './content-path.js'

describe('the path of a content page', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['about/', '/about'],
    ['//about//', '/about'],
    ['/help/returns', '/help/returns'],
    ['/Größen guide/', '/Größen guide'],
    ['/Gr%C3%B6%C3%9Fen%20guide', '/Größen guide'],
    ['/Gro\u0308ßen guide', '/Größen guide'],
    ['/100%-cotton', '/100%-cotton'],
    ['/100%25-cotton', '/100%-cotton'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('ROUTE-07 of %s is %s', (written, path) => {
    expect(contentPath(written)).toBe(path)
  })
})
