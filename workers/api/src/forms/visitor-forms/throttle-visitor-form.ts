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
 * `sender` limits one address from one network. A class may share a network or a site, so these allow more (W-33). An
 * address alone has no limit: it is not proven, so a stranger could use it up and shut its owner out.
 */
const visitorFormLimits = {
  sender: { limit: 5, windowMs: hourMs },
  network: { limit: 20, windowMs: hourMs },
  site: { limit: 40, windowMs: hourMs },
}

/**
 * The limit for all visitors together. Users are exempt, because their email is confirmed, so visitors cannot shut the
 * form for them.
 */
const visitorCeiling: Ceiling = { limit: 100, windowMs: hourMs, share: { site: 2, block: 10 }, most: 1000 }

/** Submissions that are probably from machines have a limit of their own, so that they do not use up that of people. */
const doubtfulCeiling: Ceiling = { limit: 10, windowMs: hourMs, share: { site: 1, block: 2 }, most: 20 }

export interface VisitorForm {
  form: string
  /** Null if the form has no address; then only the network and the site are limited. */
  email: string | null
  sent: { [trapField]?: string | undefined; website?: string | undefined; challenge?: string | undefined }
}

/**
 * A filled hidden field is only a suspicion, because browsers and their extensions fill fields too. A challenge or an
 * account clears it; otherwise the submission is stored separately. `keep` is called unless the submission is refused,
 * so nobody is thanked for a message that was dropped. The response time is constant, so that it does not tell what the
 * address has sent before.
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
