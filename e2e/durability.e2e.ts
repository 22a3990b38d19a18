import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { type Caller, fillCart, signInTo } from './support/api.js'
import { freePort, type StoreProcess, startStore } from './support/store-process.js'

interface Placed {
  orderConfirmation: { id: number; orderNumber: string }
}

interface Orders {
  results: { id: number; poNum: string; orderNumber: string }[]
  total: number
}

const rounds = 4
const dataDir = mkdtempSync(join(tmpdir(), 'gauze-durability-'))

function place(buyer: Caller, key: string, poNum: string) {
  return buyer.post<Placed>(
    '/api/checkout/checkout/placeOrder',
    { shipAddressId: 2, billAddressId: 2, poNum, paymentMethod: 'terms' },
    key,
  )
}

describe('CHK-05 the server is killed at any moment', () => {
  let store: StoreProcess | undefined

  afterAll(async () => {
    await store?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('loses no confirmed order and makes none twice', { timeout: 300_000 }, async () => {
    const port = await freePort()
    store = await startStore({ dataDir, port })
    const attempts: { key: string; poNum: string; confirmed: string | null }[] = []

    for (let round = 0; round < rounds; round += 1) {
      const url = store.url
      const buyer = await signInTo(url, 'admin@mercy.example')
      const first = Promise.withResolvers<void>()
      const ordering = (async () => {
        for (;;) {
          const attempt = {
            key: randomUUID(),
            poNum: `KILL-${round}-${attempts.length}`,
            confirmed: null as string | null,
          }
          await fillCart(buyer)
          attempts.push(attempt)
          const { status, body } = await place(buyer, attempt.key, attempt.poNum)
          if (status !== 200) continue
          attempt.confirmed = body.orderConfirmation.orderNumber
          first.resolve()
        }
      })().catch((error: unknown) => error)
      await Promise.race([first.promise, ordering])
      // Any moment will do, within the next orders.
      await pause(Math.random() * 900)
      await store.kill()
      expect(await ordering).toBeInstanceOf(Error)
      store = await startStore({ dataDir, port })
    }

    const buyer = await signInTo(store.url, 'admin@mercy.example')
    expect(attempts.some(({ confirmed }) => confirmed !== null)).toBe(true)
    for (const { key, poNum, confirmed } of attempts) {
      const again = await place(buyer, key, poNum)
      const listed = await buyer.get<Orders>(`/api/myaccount/transactions/salesorders?search=${poNum}&limit=50`)
      const made = listed.results.filter((order) => order.poNum === poNum)
      if (confirmed !== null) {
        expect(again.body.orderConfirmation?.orderNumber, poNum).toBe(confirmed)
        expect(made.map(({ orderNumber }) => orderNumber)).toEqual([confirmed])
      } else {
        expect(made.length, `${poNum} was never confirmed`).toBeLessThanOrEqual(1)
      }
    }
  })
})
