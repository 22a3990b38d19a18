import { Agent, request } from 'node:http'
import { workerData } from 'node:worker_threads'

/** The thread of a flood: wrong logins at a steady pace, over as many connections as their answers need. */
const { url, perSecond, headers }: { url: string; perSecond: number; headers: Record<string, string> } = workerData
const tick = 20
const mostConnections = 256
const agent = new Agent({ keepAlive: true, maxSockets: mostConnections })
let open = 0
let count = 0

function guess(): void {
  count += 1
  open += 1
  const body = JSON.stringify({ username: `name-${count}@clinic.example`, password: 'a wrong password' })
  const sent = request(url, { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } })
  sent.on('response', (answer) => answer.resume())
  sent.on('error', () => undefined)
  sent.on('close', () => {
    open -= 1
  })
  sent.end(body)
}

setInterval(() => {
  for (let at = 0; at < (perSecond * tick) / 1000 && open < mostConnections; at += 1) guess()
}, tick)
