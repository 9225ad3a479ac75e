import { trapField } from '@kere/contracts/forms/visitor-form-options'
import { waitForConstantTime } from '../../base/secrets.ts'
import type { Context } from '../../base/context.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { mailboxOf } from '../../http/mailbox-rows.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { Ceiling } from '../../base/throttle/throttle.domain.ts'
import { requireChallenge } from './challenge.ts'

const hourMs = 60 * 60 * 1000

/**
 * The limits for one address from one network, and for a network or site, which a class may share (W-33). A visitor's
 * address is not proven: requests of a stranger in its name must not shut its owner out.
 */
const visitorFormLimits = {
  sender: { limit: 5, windowMs: hourMs },
  network: { limit: 20, windowMs: hourMs },
  site: { limit: 40, windowMs: hourMs },
}

/** The limit for visitors; a user's account was confirmed by email, so visitors cannot shut the form for users. */
const visitorCeiling: Ceiling = { limit: 100, windowMs: hourMs, share: { site: 2, block: 10 }, most: 1000 }

/** Requests that are probably a machine's do not use up the room of the others. */
const doubtfulCeiling: Ceiling = { limit: 10, windowMs: hourMs, share: { site: 1, block: 2 }, most: 20 }

export interface VisitorForm {
  form: string
  /** Null where none is given; then the network alone counts. */
  email: string | null
  sent: { [trapField]?: string | undefined; website?: string | undefined; challenge?: string | undefined }
}

/**
 * A filled trap is a suspicion and no proof, because browsers and their extensions fill fields too. A challenge or an
 * account settles it; without them the submission is stored separately. `keep` is called unless the submission is
 * refused: nothing is dropped behind a thanks. The time of the answer does not tell what the address has sent before.
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
