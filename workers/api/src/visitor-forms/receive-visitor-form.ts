import type { Context } from '../context.ts'
import type { Exchange } from '../frame/exchange.ts'
import { throttle } from '../throttle/throttle.ts'
import { requireChallenge } from './challenge.ts'

const hourMs = 60 * 60 * 1000

/** From an address, and from a network, which a class may share (W-33). */
const visitorFormLimits = {
  account: { limit: 5, windowMs: hourMs },
  network: { limit: 20, windowMs: hourMs },
}

interface VisitorForm {
  form: string
  /** Null where none is given; then the network alone counts. */
  email: string | null
  website?: string | undefined
  challenge?: string | undefined
}

/** @returns false for a machine, to be answered alike. @throws {DomainError} `challenge_failed`, `too_many_attempts` */
export async function receiveVisitorForm(
  context: Context,
  { networkAddress }: Pick<Exchange, 'networkAddress'>,
  { form, email, website, challenge }: VisitorForm,
): Promise<boolean> {
  if (website) {
    context.log('honeypot_filled', { level: 'warn', form })
    return false
  }
  await requireChallenge(context.settings.challenge, challenge, networkAddress)
  const { account, network } = visitorFormLimits
  await throttle(context, {
    act: form,
    account: email ?? '',
    networkAddress,
    limits: email === null ? { network } : { account, network },
  })
  return true
}
