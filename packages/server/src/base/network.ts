import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The longest text of an IPv6 address, including the name of a network interface. */
const longestAddress = 64

/** Some gateways add the port to the address. */
const withPort = /^(?:(?<v4>[\d.]+)|\[(?<v6>[\da-f:.]+)\]):\d{1,5}$/i

/**
 * The address that a request comes from: as the trusted proxies report it, if that is an address at all, else the
 * address of the connection.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (ip.length > longestAddress) return socket.remoteAddress ?? ''
  const { v4, v6 } = withPort.exec(ip)?.groups ?? {}
  const address = v4 ?? v6 ?? ip
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address
}

/**
 * The network of an Internet address, within which one visitor may choose addresses: the address itself in IPv4, its
 * first bits in IPv6.
 * @param bits 64 is one link; 48 is one site, which can have 65,536 links
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const [plain = ''] = address.split('%')
  const v4 = mapped.exec(plain)?.[1]
  if (v4 !== undefined || !isIPv6(plain)) return v4 ?? address
  const [head = '', tail = ''] = plain.split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (front?.length ?? 0) - (back?.length ?? 0) }, () => '0')
  const groups = [...(front ?? []), ...zeros, ...(back ?? [])].slice(0, bits / 16)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`
}
