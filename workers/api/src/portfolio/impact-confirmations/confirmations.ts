import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSecrets } from '../../base/secrets.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { mayBeMailed } from '../../http/mail-budget.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readLink } from '../../http/signed-link.ts'
import { toEntry } from '../impact-entries/impact-entries.domain.ts'
import { linkPurpose } from './confirmations.labels.ts'
import {
  type ConfirmationRow,
  insertConfirmation,
  selectConfirmation,
  updateToConfirmed,
  updateToRefused,
  updateToWithdrawn,
} from './confirmations.queries.ts'
import { expiredBefore } from './told-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The limit is low, because the emails go to people who may have no account. */
const askLimits = { account: { limit: 5, windowMs: dayMs } }

interface Asking {
  id: string
  name: string
  email: string
  networkAddress: string
}

/** @throws {DomainError} `not_found`, `impact_confirmation_…`, `too_many_attempts` */
export async function askImpactConfirmation(context: Context, { id, name, email, networkAddress }: Asking) {
  const user = requireSignedIn(context)
  await throttle(context, { act: 'impact_confirmation', account: user.userId, networkAddress, limits: askLimits })
  const asked = { entryId: id, name, email: email.toLowerCase() }
  const isMailed = await mayBeMailed(context, asked.email)
  const { askedAt, facts } = await insertConfirmation(context, user, { ...asked, isMailed })
  const { mark, hasRefused, isSelf } = foundOwn(facts)
  if (askedAt !== undefined) return { name, askedAt: instantOf(askedAt) }
  if (mark !== 'own') throw new DomainError('impact_confirmation_not_needed')
  if (isSelf === 1) throw new DomainError('impact_confirmation_own')
  throw new DomainError(hasRefused === 1 ? 'impact_confirmation_refused' : 'impact_confirmation_asked')
}

/** @throws {DomainError} `not_found` */
export async function withdrawImpactConfirmation(context: Context, id: string) {
  if (!(await updateToWithdrawn(context, requireSignedIn(context), id))) throw new DomainError('not_found')
}

/** @throws {DomainError} `impact_link_invalid` */
export async function getImpactConfirmation(context: Context, token: string) {
  const { row } = await find(context, token)
  return toAnswer(context, token, row)
}

/** @throws {DomainError} `impact_link_invalid`, `impact_link_answered`, `impact_entry_changed` */
export async function confirmImpactEntry(context: Context, given: { token: string; seen: string; name: string }) {
  const { id } = await find(context, given.token)
  const isConfirmed = await updateToConfirmed(context, { id, name: given.name, seen: Number(given.seen) })
  const { row } = await find(context, given.token)
  if (isConfirmed) return toAnswer(context, given.token, row)
  throw new DomainError(stateOf(context, row) === 'asked' ? 'impact_entry_changed' : 'impact_link_answered')
}

/** @throws {DomainError} `impact_link_invalid`, `impact_link_answered` */
export async function refuseImpactEntry(context: Context, { token }: { token: string }) {
  const { id } = await find(context, token)
  if (!(await updateToRefused(context, id))) throw new DomainError('impact_link_answered')
  return toAnswer(context, token, (await find(context, token)).row)
}

async function find(context: Context, token: string) {
  const id = await readLink(requireSecrets(context), linkPurpose, token)
  const [row] = id === undefined ? [] : await selectConfirmation(context, id)
  if (id === undefined || !row || row.isWithheld || row.state === 'withdrawn')
    throw new DomainError('impact_link_invalid')
  return { id, row }
}

const stateOf = ({ at }: Context, { state, askedAt }: ConfirmationRow): ConfirmationRow['state'] | 'expired' =>
  state === 'asked' && askedAt <= expiredBefore(at) ? 'expired' : state

function toAnswer(context: Context, token: string, row: ConfirmationRow) {
  const state = stateOf(context, row)
  const { title, category, description, dateCompleted, outcomes } = toEntry(row)
  return {
    token,
    state,
    name: row.asked,
    ownerName: row.ownerName,
    entry: state === 'asked' ? { title, category, description, dateCompleted, outcomes } : null,
    seen: String(row.entryUpdatedAt),
  }
}
