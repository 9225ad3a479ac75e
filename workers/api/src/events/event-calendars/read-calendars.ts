import { t } from '@kere/brand/messages'
import type { Language } from '@kere/contracts/accounts/languages'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { inLanguage } from '../../http/said.ts'
import type { FileAnswer } from '../../http/route.ts'
import { dayInIndia, startInIndia } from '../../base/days.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { toEntry } from './calendar-entry.ts'
import { calendarAnswer, writeCalendar } from '../../kit/calendars/calendar-text.ts'
import { listSessionEntries } from '../../mentorship/mentorship-sessions/session-entries.ts'
import { readFeed, selectFeedOwner, selectPublicEntries, selectPublishedEntry } from './event-calendars.queries.ts'

const publicName = t('Kere events', 'Name of a calendar')

type From = Pick<HttpExchange, 'origin' | 'networkAddress'>

/** @throws {DomainError} `not_found` */
export async function readEventCalendar(
  { db }: Context,
  { id, language = 'en' }: { id: string; language?: Language | undefined },
  { origin }: From,
): Promise<FileAnswer> {
  const rows = await selectPublishedEntry(db, id, language)
  const entries = rows.map((row) => toEntry(row, origin, language))
  const [entry] = entries
  if (!entry) throw new DomainError('not_found', 'Event not found')
  return calendarAnswer(writeCalendar(entries, { name: inLanguage(language, publicName), origin }), entry.id)
}

export async function readPublicCalendar(
  { db, at }: Context,
  { language = 'en' }: { language?: Language | undefined },
  { origin }: From,
): Promise<FileAnswer> {
  const entries = (await selectPublicEntries(db, at, language)).map((row) => toEntry(row, origin, language))
  return calendarAnswer(writeCalendar(entries, { name: inLanguage(language, publicName), origin }), 'events')
}

const hourMs = 60 * 60 * 1000

/** Only the owner's calendar app may cache the answer. */
const privateAgeSeconds = 300

/** Limits guesses only, because many people's calendars may share a network. Each feed has a limit of its own. */
const guessLimits = {
  network: { limit: 30, windowMs: hourMs },
  site: { limit: 90, windowMs: hourMs },
} as const
const readLimits = { account: { limit: 60, windowMs: hourMs } } as const

/**
 * Reads a person's calendar. An address that has ended or never existed, and one of a closed account, are all not
 * found.
 * @throws {DomainError} `not_found`, `too_many_attempts`
 */
export async function readPrivateCalendar(context: Context, secret: string, from: From): Promise<FileAnswer> {
  const { db, at } = context
  const { networkAddress, origin } = from
  const secretHash = await hashHex(secret)
  const [owner] = await selectFeedOwner(db, secretHash)
  if (!owner) {
    await throttle(context, { act: 'calendar_guess', account: '', networkAddress, limits: guessLimits })
    throw new DomainError('not_found')
  }
  await throttle(context, { act: 'calendar_read', account: owner.userId, networkAddress, limits: readLimits })

  const today = startInIndia(dayInIndia(at))
  const { userId, language } = owner
  const events = (await readFeed(db, { secretHash, reader: language, now: at, today })).map((row) =>
    toEntry(row, origin, language),
  )
  const entries = [...events, ...(await listSessionEntries(context, { userId, origin, language }))]
  const { body, headers } = await calendarAnswer(
    writeCalendar(entries, { name: inLanguage(language, t('My Kere events', 'Name of a calendar')), origin }),
    'my-events',
  )
  return { body, headers: { ...headers, 'cache-control': `private, max-age=${privateAgeSeconds}` } }
}
