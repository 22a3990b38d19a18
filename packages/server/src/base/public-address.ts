import { BlockList, isIP } from 'node:net'

/** Networks that are not on the public Internet, by the registries of special-purpose addresses (RFC 6890). */
const specialNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Only this network has public IPv6 addresses; the ones in it that lead to IPv4 ones or to nowhere are left out. */
const globalNetwork = ['2000::', 3] as const
const specialGlobalNetworks = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const specialV4 = new BlockList()
for (const [network, bits] of specialNetworks) specialV4.addSubnet(network, bits, 'ipv4')
const globalV6 = new BlockList()
globalV6.addSubnet(...globalNetwork, 'ipv6')
const specialV6 = new BlockList()
for (const [network, bits] of specialGlobalNetworks) specialV6.addSubnet(network, bits, 'ipv6')

/**
 * Whether an IP address belongs to the public Internet, and not to this machine, a private network or a reserved
 * network.
 * @example isPublicAddress('10.0.0.5') // false
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialV4.check(address, 'ipv4')
  return isIP(address) === 6 && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}
