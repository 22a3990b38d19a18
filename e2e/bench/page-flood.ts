import { Agent, request } from 'node:http'
import { workerData } from 'node:worker_threads'

/** The thread of a flood: pages over some connections without a pause, each under an address of its own. */
interface PageFlood {
  /** Beginnings of addresses; a number completes each. */
  readonly addresses: readonly string[]
  readonly connections: number
  readonly headers: Record<string, string>
}

const { addresses, connections, headers }: PageFlood = workerData
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let count = Date.now()

function ask(): void {
  count += 1
  const sent = request(`${addresses[count % addresses.length]}${count}`, { agent, headers })
  // The bytes stay packed: to unpack them would take the processor of the bystander.
  sent.on('response', (answer) => answer.resume())
  sent.on('error', () => undefined)
  sent.on('close', ask)
  sent.end()
}

for (let open = 0; open < connections; open += 1) ask()
