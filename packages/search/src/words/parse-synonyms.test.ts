import { describe, expect, it } from 'vitest'
import { parseSynonyms } from './parse-synonyms.js'

describe('synonyms written as lines of text', () => {
  it('SRCH-06 are groups of names, related things, and names with their meanings', () => {
    expect(parseSynonyms('ecg = ekg\nmask ~ respirator\ncoban, vetrap > cohesive wrap | cohesive bandage')).toEqual({
      lines: [
        { kind: 'same', phrases: ['ecg', 'ekg'] },
        { kind: 'near', phrases: ['mask', 'respirator'] },
        { kind: 'means', names: ['coban', 'vetrap'], phrases: ['cohesive wrap', 'cohesive bandage'] },
      ],
      faults: [],
    })
  })

  it('SRCH-06 are words that say nothing', () => {
    expect(parseSynonyms('! medline, cardinal health')).toEqual({
      lines: [{ kind: 'ignored', phrases: ['medline', 'cardinal health'] }],
      faults: [],
    })
    expect(parseSynonyms('! medline,').faults).toEqual([{ line: 1, reason: "A name is missing after the '!'." }])
  })

  it('SRCH-06 may be indented, and stand between comments and empty lines', () => {
    const { lines, faults } = parseSynonyms('# Wound care\n\n  ace wrap=elastic bandage  \n   # Laboratory\n')
    expect(lines).toEqual([{ kind: 'same', phrases: ['ace wrap', 'elastic bandage'] }])
    expect(faults).toEqual([])
  })

  it.each([
    ['gauze', /no '=', '~' or '>'/],
    ['ecg = ekg > cardiogram', /'=' and '>' in one line/],
    ['mask ~ respirator = n95', /'=' and '~' in one line/],
    ['coban > wrap > bandage', /more than one '>'/],
    ['ecg = ', /nothing on one side of a '='/],
    ['~ respirator', /nothing on one side of a '~'/],
    ['ecg = = ekg', /nothing on one side of a '='/],
    ['> cohesive wrap', /name is missing before the '>'/],
    ['coban >', /or a phrase after it/],
    ['coban,, vetrap > cohesive wrap', /name is missing/],
    ['coban > cohesive wrap |', /or a phrase after it/],
  ])('SRCH-06 report the fault of "%s" with the number of its line', (line, reason) => {
    const { lines, faults } = parseSynonyms(`# Comment\necg = ekg\n\n${line}\nflu = influenza`)
    expect(faults).toEqual([{ line: 4, reason: expect.stringMatching(reason) }])
    expect(lines).toHaveLength(2)
  })
})
