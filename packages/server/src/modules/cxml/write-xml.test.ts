import { expect, it } from 'vitest'
import { readXml } from './read-xml.js'
import { element, money, words, Xml } from './write-xml.js'

it('escapes text and attributes, so that they come back as they were', () => {
  const text = '</Name><Total>0</Total> & "Sons"'
  const read = readXml(element('Name', { 'xml:lang': text }, text).toString())
  expect(read).toEqual({ name: 'Name', attributes: { 'xml:lang': text }, children: [], text })
})

it('writes content in its order, and nothing for null and undefined', () => {
  const written = element('Total', { id: 7, none: undefined }, money('1.00'), null, [words('Description', 'All'), []])
  expect(written.toString()).toBe(
    '<Total id="7"><Money currency="USD">1.00</Money><Description xml:lang="en-US">All</Description></Total>',
  )
  expect(element('Empty', {}, null, '').toString()).toBe('<Empty/>')
})

it('writes stored XML as it is', () => {
  expect(element('Header', {}, new Xml('<From/>')).toString()).toBe('<Header><From/></Header>')
})
