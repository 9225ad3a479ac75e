import { type NewPrivacyRequest, privacyRequests } from '@kere/contracts/accounts/privacy-requests'
import { privacyRequestLimits } from '@kere/contracts/accounts/privacy-request-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, withInstants } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import {
  insertPrivacyRequest,
  type OwnRequestRow,
  privacyRequestRows,
  selectOwnRequests,
  updateToAnswered,
  updateToWithdrawn,
} from './privacy-requests.queries.ts'

const limits = { account: { limit: privacyRequestLimits.filedInADay, windowMs: 24 * 60 * 60 * 1000 } }

const toOwn = ({ reply, repliedAt, ...row }: OwnRequestRow) => ({
  ...withInstants(row),
  reply: reply === null || repliedAt === null ? null : { text: reply, at: instantOf(repliedAt) },
})

export const privacyRequestReads = readsOf(
  privacyRequests,
  privacyRequestRows,
  ({ email, person, replier, ...row }, { at }) => {
    const own = toOwn(row)
    return {
      ...own,
      email,
      person: person ?? email,
      isLate: row.state === 'waiting' && row.dueAt !== null && row.dueAt <= at,
      reply: own.reply && { ...own.reply, by: replier },
    }
  },
)

export const listOwnPrivacyRequests = async (context: Context) => ({
  items: (await selectOwnRequests(context.db, requireSignedIn(context))).map(toOwn),
})

/** @throws {DomainError} `too_many_attempts` */
export async function filePrivacyRequest(context: Context, body: NewPrivacyRequest, networkAddress: string) {
  const user = requireSignedIn(context)
  await throttle(context, { act: 'privacy_request', account: user.userId, networkAddress, limits })
  return toOwn(foundOwn(await insertPrivacyRequest(context, user, body)))
}

/** @throws {DomainError} `not_found`, `privacy_request_closed` */
export async function withdrawPrivacyRequest(context: Context, id: string) {
  const { row } = await updateToWithdrawn(context, requireSignedIn(context), id)
  const own = toOwn(foundOwn(row))
  if (own.state !== 'withdrawn') throw new DomainError('privacy_request_closed')
  return own
}

/**
 * If two admins answer at once, only the first answer is stored and sent.
 * @throws {DomainError} `not_found`, `privacy_request_closed`
 */
export async function answerPrivacyRequest(context: Context, id: string, reply: string) {
  const { isDone, row } = await updateToAnswered(context, id, reply)
  const answer = privacyRequestReads.answer(context, row)
  if (!isDone) throw new DomainError('privacy_request_closed')
  return answer
}
