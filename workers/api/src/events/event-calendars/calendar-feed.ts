import type { Context } from '../../base/context.ts'
import { hashHex, writeBase64Url } from '../../base/digests.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { deleteFeed, putFeed, selectFeed } from './event-calendars.queries.ts'

const secretBytes = 32

const makeLimits = { account: { limit: 10, windowMs: 60 * 60 * 1000 } } as const

const instantOrNull = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)

export async function getCalendarFeed(context: Context) {
  const feed = await selectFeed(context.db, requireSignedIn(context))
  return { createdAt: instantOrNull(feed?.createdAt), readAt: instantOrNull(feed?.readAt) }
}

/**
 * Makes a private calendar address and ends the earlier one. Only the hash of its secret is stored.
 * @throws {DomainError} `too_many_attempts`
 */
export async function createCalendarFeed(context: Context, { networkAddress }: Pick<HttpExchange, 'networkAddress'>) {
  const actor = requireSignedIn(context)
  await throttle(context, { act: 'calendar_feed', account: actor.userId, networkAddress, limits: makeLimits })
  const secret = writeBase64Url(context.randomBytes(secretBytes))
  await putFeed(context, actor, await hashHex(secret))
  return { path: `/calendars/${secret}.ics`, createdAt: new Date(context.at).toISOString() }
}

export async function revokeCalendarFeed(context: Context) {
  await deleteFeed(context, requireSignedIn(context))
}
