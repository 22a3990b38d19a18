import type { Config } from '../base/config.js'
import { loadSecret } from '../modules/auth/secret.js'
import { createProviderTokens } from '../ports/development-cards/card-tokens.js'
import { developmentPayment } from '../ports/development-cards/development-payment.js'
import { type AskedPorts, guardPorts } from '../ports/guard-ports.js'
import { createPorts } from '../ports/ports.js'
import type { Store } from '../services/store.js'

/**
 * The ports of an operator's command. Without a payment provider, test cards and test bank accounts behave as they do
 * while the store serves.
 * @example
 * const { payment } = await operatorPorts(store, config)
 */
export async function operatorPorts({ db }: Store, config: Config): Promise<AskedPorts> {
  const replaced =
    config.stripe === null
      ? { payment: developmentPayment(createProviderTokens(await loadSecret(db, config.secret)), null) }
      : {}
  return guardPorts(createPorts(replaced, config.stripe), { report: (error) => console.error(error) })
}
