import { expect, it } from 'vitest'
import { faultInCxml } from '../../../testing/valid-cxml.js'
import { placeOf } from '../../cxml/ship-to-element.js'
import type { CheckTarget } from './check.types.js'
import { itemOut, profileRequest, setupRequest, testOrderRequest } from './cxml-request.js'

const target: CheckTarget = {
  ...{ protocol: 'cxml', url: 'https://store.example/cxml', domain: 'DUNS', identity: '1 & 2', secret: '<secret>' },
  to: { domain: 'NetworkID', identity: 'supplier' },
  returnUrl: 'https://buyer.example/cart?a=1&b=2',
  ...{ item: 'G-1/2', orderTo: null, patience: 1_000 },
}

it.each([
  ['a create request', setupRequest(target)],
  ['an edit request', setupRequest(target, { operation: 'edit', more: itemOut('G-1/2', 2) })],
  ['an inspect request', setupRequest(target, { operation: 'inspect', more: itemOut('G-1', 2) })],
  [
    'a request for a person',
    setupRequest(target, {
      extrinsics: '<Extrinsic name="FirstName">Zoë</Extrinsic>',
      more: '<Contact role="endUser"><Name xml:lang="en">Zoë</Name></Contact>',
    }),
  ],
  ['a profile request', profileRequest(target)],
  ['a test order', testOrderRequest(target, 'G-1/2', { id: 'Dock <9>', place: null })],
  [
    'a test order to a place',
    testOrderRequest(target, 'G-1/2', { id: 'Dock', place: placeOf('1 A & B, Troy, NY 12180') }),
  ],
])('PLUS-04 the check sends %s that is valid cXML', (_name, document) => {
  expect(faultInCxml(document)).toBeNull()
})
