import { trapField } from '@kere/contracts/forms/visitor-form-options'
import { waitForConstantTime } from '../../base/constant-time.ts'
import type { Context } from '../../base/context.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { mailboxOf } from '../../http/mailbox-rows.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { Ceiling } from '../../base/throttle/throttle.domain.ts'
import { requireChallenge } from './challenge.ts'

const hourMs = 60 * 60 * 1000

/**
 * From an address in one network, and from a network or site, which a class may share (W-33). A visitor's address is not proven:
 * what a stranger sends in its name from elsewhere must not shut its owner out.
 */
const visitorFormLimits = {
  sender: { limit: 5, windowMs: hourMs },
  network: { limit: 20, windowMs: hourMs },
  site: { limit: 40, windowMs: hourMs },
}

/** For visitors; a user's account was confirmed by email, so what visitors fill is not shut for users. */
const visitorCeiling: Ceiling = { limit: 100, windowMs: hourMs, share: { site: 2, block: 10 }, most: 1000 }

/** What is probably a machine's leaves the others their room. */
const doubtfulCeiling: Ceiling = { limit: 10, windowMs: hourMs, share: { site: 1, block: 2 }, most: 20 }

interface VisitorForm {
  form: string
  /** Null where none is given; then the network alone counts. */
  email: string | null
  sent: { [trapField]?: string | undefined; website?: string | undefined; challenge?: string | undefined }
}

/**
 * A filled trap is a doubt and no proof, because browsers and their extensions fill fields too. A challenge or an account settles
 * it; without them what was sent is kept apart. `keep` is called unless it is refused: nothing is dropped behind a thanks.
 * Nobody learns from the time of the answer what the address has sent before.
 * @throws {DomainError} `challenge_failed`, `too_many_attempts`
 */
export async function throttleVisitorForm(
  context: Context,
  { networkAddress }: Pick<HttpExchange, 'networkAddress'>,
  { form, email, sent }: VisitorForm,
  keep: (isDoubtful: boolean) => Promise<void>,
) {
  await requireChallenge(context.settings.challenge, sent.challenge, networkAddress)
  const isFilled = Boolean(sent[trapField] || sent.website)
  const isDoubtful = isFilled && context.settings.challenge === null && !context.actor
  if (isFilled) context.log('honeypot_filled', { level: 'warn', form })
  const { sender, ...places } = visitorFormLimits
  const { actor } = context
  const ceiling = isDoubtful ? doubtfulCeiling : visitorCeiling
  await throttle(context, {
    act: isDoubtful ? `${form}_doubtful` : form,
    account: actor?.userId ?? mailboxOf(email ?? ''),
    networkAddress,
    limits: email === null ? places : { [actor ? 'account' : 'both']: sender, ...places },
    ceiling: actor ? undefined : ceiling,
  })
  await keep(isDoubtful)
  await waitForConstantTime(context)
}
