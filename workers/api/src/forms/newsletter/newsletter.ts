import {
  type ImportResult,
  type NewsletterFrequency,
  type NewsletterTopic,
  usualTopics,
} from '@kere/contracts/forms/newsletter-options'
import {
  type importSubscribers as importing,
  newsletterSubscribers,
  subscriberAddress,
  type subscribeToNewsletter as endpoint,
} from '@kere/contracts/forms/newsletter'
import { hmac, toHex } from '../../base/digests.ts'
import { limits } from '@kere/contracts/http/limits'
import { cutText } from '@kere/contracts/text/cut-text'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import { safeParse } from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { mayBeAskedAgain } from '../../http/mail-budget.ts'
import { readLink, signLink } from '../../http/signed-link.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { throttleVisitorForm } from '../visitor-forms/throttle-visitor-form.ts'
import {
  deleteByAdmin,
  deletedAt,
  insertImported,
  insertSubscriber,
  isStopped,
  selectOwnSubscriber,
  selectSubscriber,
  subscriberRows,
  updateByAdmin,
  updatePreferences,
  updateToConfirmed,
  updateToStopped,
  updateToUnsubscribed,
} from './newsletter.queries.ts'
import { linkPath, linkPurpose } from './newsletter.labels.ts'

type Row = Awaited<ReturnType<typeof selectSubscriber>>[number]

/** A doubtful address gets no confirmation email. */
export async function subscribeToNewsletter(
  context: Context,
  { email, firstName, ...sent }: EndpointRequest<typeof endpoint>['body'],
  exchange: HttpExchange,
) {
  const subscriber = { id: context.stableId('nls'), email, firstName: firstName || null, topics: usualTopics }
  const addressHash = await hashOf(context, email)
  await throttleVisitorForm(context, exchange, { form: 'newsletter', email, sent }, async (isDoubtful) =>
    insertSubscriber(context, subscriber, {
      isAsked: !isDoubtful && (await mayBeAskedAgain(context, email)),
      addressHash,
    }),
  )
  return { ok: true as const }
}

/** This keyed hash is all that the database keeps of an address that stopped the newsletter for good. */
const hashOf = async (context: Pick<Context, 'settings'>, email: string) =>
  toHex(await hmac(requireSecret(context), `newsletter stop ${email}`))

export async function getSubscription(context: Context, token: string) {
  const [found] = await selectSubscriber(context.db, await subscriberOf(context, token))
  const row = requireLasting(context, found)
  const hasStopped = row.status === 'unsubscribed' && (await isStopped(context.db, await hashOf(context, row.email)))
  return { ...toSubscription(token, row), isStopped: hasStopped }
}

export async function getOwnSubscription(context: Context) {
  const [row] = await selectOwnSubscriber(context.db, requireSignedIn(context).userId)
  if (!row) return { status: null, path: '/newsletter' }
  const token = await signLink(requireSecret(context), linkPurpose, row.id)
  return { status: row.status, path: `${linkPath}?token=${token}` }
}

export async function confirmSubscription(context: Context, token: string) {
  const subscriber = await stoppableOf(context, token)
  return toSubscription(token, requireLasting(context, await updateToConfirmed(context, subscriber)))
}

interface Preferences {
  token: string
  topics: NewsletterTopic[]
  frequency: NewsletterFrequency
}

export async function changeSubscription(context: Context, { token, topics, frequency }: Preferences) {
  const change = { topics: [...new Set(topics)], frequency }
  const row = await updatePreferences(context, await subscriberOf(context, token), change)
  return toSubscription(token, requireLasting(context, row))
}

export async function endSubscription(context: Context, token: string) {
  return toSubscription(
    token,
    requireLasting(context, await updateToUnsubscribed(context, await subscriberOf(context, token))),
  )
}

export async function stopSubscription(context: Context, token: string) {
  const row = await updateToStopped(context, await stoppableOf(context, token))
  return { ...toSubscription(token, requireLasting(context, row)), isStopped: true }
}

async function stoppableOf(context: Context, token: string) {
  const id = await subscriberOf(context, token)
  const [row] = await selectSubscriber(context.db, id)
  return { id, addressHash: await hashOf(context, requireLasting(context, row).email) }
}

async function subscriberOf(context: Context, token: string) {
  const id = await readLink(requireSecrets(context), linkPurpose, token)
  if (id === undefined) throw new DomainError('subscription_unknown')
  return id
}

function requireLasting({ at }: Context, row: Row | undefined) {
  if (!row) throw new DomainError('subscription_unknown')
  if (row.status === 'unconfirmed' && deletedAt(row) <= at) throw new DomainError('subscription_expired')
  return row
}

const toSubscription = (token: string, { email, status, topics, frequency, askedAt }: Row) => ({
  token,
  email,
  status,
  topics,
  frequency,
  deletedAt: status === 'unconfirmed' ? new Date(deletedAt({ askedAt })).toISOString() : null,
})

const importsAnHour = { account: { limit: 6, windowMs: 60 * 60 * 1000 } } as const

export async function importSubscribers(context: Context, rows: EndpointRequest<typeof importing>['body']['rows']) {
  const admin = requireSignedIn(context)
  await throttle(context, {
    act: 'newsletter-import',
    account: admin.userId,
    networkAddress: '',
    limits: importsAnHour,
  })
  const readRow = async (typed: string, firstName: string) => {
    const parsed = safeParse(subscriberAddress, typed)
    if (!parsed.success) return null
    const { data: email } = parsed
    const name = cutText(firstName, limits.nameLength) || null
    return { id: context.stableId('nls'), email, firstName: name, addressHash: await hashOf(context, email) }
  }
  const read = await Promise.all(
    rows.map(async ({ line, email: typed, firstName }) => ({ line, typed, row: await readRow(typed, firstName) })),
  )
  const first = new Map<string, NonNullable<(typeof read)[number]['row']>>()
  for (const { row } of read) if (row && !first.has(row.email)) first.set(row.email, row)
  const found = await insertImported(context, [...first.values()])
  const stored = new Map(found.map((each) => [each.email, each]))
  const resultOf = ({ row }: (typeof read)[number]): ImportResult => {
    if (!row) return 'invalid'
    const now = stored.get(row.email)
    if (now?.id === row.id) return 'added'
    // An address that was not stored had stopped the newsletter for good.
    return now === undefined || now.status === 'unsubscribed' ? 'unsubscribed' : 'known'
  }
  return {
    lines: read.map((each) => ({ line: each.line, email: each.row?.email ?? each.typed, result: resultOf(each) })),
  }
}

export async function setSubscriberConfirmed(context: Context, id: string, confirmed: boolean) {
  const { row } = await updateByAdmin(context, { id, confirmed })
  if (!row) throw new DomainError('not_found')
  if (row.status === 'unsubscribed') throw new DomainError('subscriber_not_confirmable')
  return toSubscriber(row)
}

export async function deleteSubscriber(context: Context, id: string) {
  if (!(await deleteByAdmin(context, id))) throw new DomainError('not_found')
}

const toSubscriber = ({ id, email, firstName, status, subscribedAt, unsubscribedAt }: Row) => ({
  id,
  email,
  firstName,
  status,
  confirmed: status === 'confirmed',
  subscribedAt: new Date(subscribedAt).toISOString(),
  unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt).toISOString(),
})

export const subscriberReads = readsOf(newsletterSubscribers, subscriberRows, toSubscriber)
