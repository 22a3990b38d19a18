import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { addressOf, networkOf } from './network.js'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('AUTH-13 counts %s as one of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
])('AUTH-13 counts pages for %s as for the site %s', (address, site) => {
  expect(networkOf(address, 48)).toBe(site)
})

it.each([
  ['203.0.113.7:8080', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('AUTH-13 reads the address of %s, as some gateways write it', (ip, address) => {
  expect(addressOf({ ip, socket: new Socket() })).toBe(address)
})
