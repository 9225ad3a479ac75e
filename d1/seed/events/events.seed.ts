import { eventCover } from '@kere/contracts/events/event-cover'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { files } from '../../schema/base/files.ts'
import { eventDrafts } from '../../schema/events/event-drafts.ts'
import { eventMessages } from '../../schema/events/event-messages.ts'
import { eventRegistrations } from '../../schema/events/event-registrations.ts'
import { eventWalkIns } from '../../schema/events/event-walk-ins.ts'
import { events } from '../../schema/events/events.ts'
import { translations } from '../../schema/translations/translations.ts'
import { orders } from '../../schema/orders/orders.ts'
import { demoEvents, type EventPlan, eventPlans } from './event-plans.ts'
import { insertRows, upsertRows } from '../base/insert-rows.ts'
import { ordered } from '../orders/orders.seed.ts'
import { type Person, seededPeople } from '../accounts/local-people.ts'
import { seededCovers } from '../base/seeded-picture.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

type Registration = typeof eventRegistrations.$inferInsert

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

const plannedAt = Date.parse('2026-07-20T06:00:00Z')

const covers = seededCovers(
  eventCover,
  eventPlans.map(({ key, picture }) => ({ key, picture, ownerId: null, at: plannedAt })),
)

export const { documents } = covers

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const calendars: Readonly<Record<string, { url: string; group?: string }>> = {
  'asha-raghunath': { url: 'https://lu.ma/example-bund-and-basin', group: 'https://chat.whatsapp.com/example-bund' },
  'imran-sheikh': { url: 'https://lu.ma/example-teesri-manzil' },
  'tenzin-dolma': { url: 'https://lu.ma/example-reedbed-counts' },
}

/**
 * The dates lie around the day of seeding, so that some events are still to come. Events and seats that somebody has
 * changed since are left alone.
 */
export function seed(db: LocalDatabase, now = Date.now()): LocalStatement[] {
  const { plans, translated, registrations, walkIns, messages, paidOrders } = seededEvents(now)
  const untouched = (id: string) => `NOT EXISTS (SELECT 1 FROM event_drafts JOIN events ON events.id = event_id
    WHERE event_id = value ->> '${id}' AND (version > 1 OR last_change <> ''))`
  return [
    ...insertRows(
      db,
      files,
      documents.map(({ row }) => row),
    ),
    ...upsertRows(
      db,
      events,
      plans.map(({ event }) => event),
      untouched('id'),
    ),
    ...upsertRows(
      db,
      eventDrafts,
      plans.map(({ draft }) => draft),
      untouched('eventId'),
    ),
    ...upsertRows(
      db,
      eventRegistrations,
      registrations,
      `NOT EXISTS (SELECT 1 FROM event_registrations WHERE event_id = value ->> 'eventId'
        AND (last_change <> '' OR user_id = value ->> 'userId'))`,
    ),
    ...upsertRows(
      db,
      eventWalkIns,
      walkIns,
      `(SELECT last_change = '' AND taken_count < max_participants FROM events WHERE id = value ->> 'eventId')
        OR EXISTS (SELECT 1 FROM event_walk_ins WHERE id = value ->> 'id')`,
    ),
    ...upsertRows(
      db,
      eventMessages,
      messages,
      `EXISTS (SELECT 1 FROM events WHERE id = value ->> 'eventId' AND educator_id = value ->> 'authorId')`,
    ),
    ...upsertRows(
      db,
      orders,
      paidOrders,
      `EXISTS (SELECT 1 FROM event_registrations WHERE grant_id = value ->> 'grantId')
        AND NOT EXISTS (SELECT 1 FROM orders WHERE id = value ->> 'id' AND buyer_id IS NOT NULL)`,
    ),
    ...insertRows(db, translations, translated),
    ...showCalendars(db),
  ]
}

export function seededEvents(now: number) {
  const people = seededPeople()
  const today = Math.floor((now + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs
  const plans = eventPlans.map((plan) => {
    const event = toEvent(plan, people, { now, today })
    return { plan, event, draft: toDraft(event) }
  })
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const registrations = plans.flatMap(({ plan, event }) => toRegistrations(plan, event, learners, today))
  const walkIns = plans.flatMap(({ plan, event }) => toWalkIns(plan, event))
  const admin = people.find(({ profile }) => profile.role === 'admin')
  const paidOrders = plans.flatMap(({ event }) =>
    registrations.flatMap((row) => (row.eventId === event.id && row.grantId ? [toOrder(row, event, admin)] : [])),
  )
  const messages = plans.flatMap(({ plan, event }) => toMessages(plan, event))
  const translated = plans.flatMap(({ plan, event }) => toTranslations(plan, event.id))
  return { plans, translated, registrations, walkIns, messages, paidOrders }
}

const toTranslations = ({ inKannada }: EventPlan, itemId: string): (typeof translations.$inferInsert)[] =>
  inKannada
    ? [
        {
          id: seededId('trl', plannedAt, `${itemId}/kn`),
          kind: 'event',
          itemId,
          rootId: itemId,
          language: 'kn',
          ...inKannada,
          summary: '',
          html: '',
          isReady: true,
          updatedAt: plannedAt,
        },
      ]
    : []

function toOrder({ id, userId, grantId, createdAt }: Registration, event: SeededEvent, admin: Person | undefined) {
  const random = seededRandom(`order:${id}`)
  const placedAt = createdAt - Math.round(random() * 20 * hourMs)
  return {
    ...ordered(id, { kind: 'event', ...event }, userId, placedAt),
    state: 'paid' as const,
    payableUntil: Math.min(placedAt + 3 * dayMs, event.closesAt),
    paidAt: createdAt,
    paymentReference: `E${String(Math.floor(random() * 1e11)).padStart(11, '0')}`,
    grantId,
    decidedBy: admin?.user.id ?? null,
  }
}

type SeededEvent = ReturnType<typeof toEvent>

function toEvent(plan: EventPlan, people: readonly Person[], { now, today }: { now: number; today: number }) {
  const [hours = 0, minutes = 0] = plan.at.split(':').map(Number)
  const startsAt = today + plan.inDays * dayMs + hours * hourMs + minutes * 60_000
  const endsAt = startsAt + plan.hours * hourMs
  const closesMinutesBefore = plan.closesMinutesBefore ?? 0
  const publishedAt = Math.min(startsAt - 21 * dayMs, today - 3 * dayMs)
  const isDraft = plan.isDraft ?? false
  const host = people.find(({ key }) => key === plan.host)
  if (!host) throw new Error(`Nobody is called ${plan.host}`)
  const number = eventPlans.indexOf(plan)
  return {
    id: seededId('evt', plannedAt + number * hourMs, plan.key),
    title: plan.title,
    description: plan.description,
    type: plan.type,
    category: plan.category ?? 'product',
    topic: plan.topic,
    source: plan.externalUrl ? ('external' as const) : ('internal' as const),
    externalUrl: plan.externalUrl ?? null,
    location: plan.location,
    isLinkPublic: plan.isLinkPublic ?? false,
    startsAt,
    endsAt,
    closesAt: startsAt - closesMinutesBefore * 60_000,
    closesMinutesBefore,
    maxParticipants: plan.maxParticipants,
    price: plan.price ?? 0,
    hasWaitlist: true,
    coverImage: covers.pathOf(plan.key),
    coverDrawing: plan.coverDrawing ?? number % 4,
    recordingUrl: plan.recordingUrl ?? null,
    isHiddenFromHome: plan.isHiddenFromHome ?? false,
    educatorId: host.user.id,
    published: !isDraft,
    publishedAt: isDraft ? null : publishedAt,
    cancelledAt: plan.cancelMessage ? today - dayMs : null,
    cancelMessage: plan.cancelMessage ?? null,
    sequence: plan.cancelMessage ? 1 : 0,
    createdAt: publishedAt - dayMs,
    updatedAt: publishedAt,
    touchedAt: publishedAt,
    isOver: endsAt <= now,
  }
}

const toDraft = (event: SeededEvent): typeof eventDrafts.$inferInsert => ({
  eventId: event.id,
  details: {
    ...emptyEvent,
    title: event.title,
    description: event.description,
    type: event.type,
    category: event.category,
    topic: event.topic,
    source: event.source,
    externalUrl: event.externalUrl ?? '',
    location: event.location,
    isLinkPublic: event.isLinkPublic,
    startsAt: new Date(event.startsAt).toISOString(),
    endsAt: new Date(event.endsAt).toISOString(),
    closesMinutesBefore: event.closesMinutesBefore,
    maxParticipants: event.maxParticipants,
    price: event.price,
    coverImage: event.coverImage,
    coverDrawing: event.coverDrawing,
    recordingUrl: event.recordingUrl ?? '',
    isHiddenFromHome: event.isHiddenFromHome,
  },
  updatedAt: event.updatedAt,
})

function toRegistrations(plan: EventPlan, event: SeededEvent, learners: readonly Person[], today: number) {
  const random = seededRandom(`event:${plan.key}`)
  const { registered = 0, waiting = 0 } = plan
  const isDemo = demoEvents.includes(plan.key)
  return learners
    .map(({ key, user }) => ({ key, user, rank: key === 'ananya-pillai' ? (isDemo ? -1 : 2) : random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, registered + waiting)
    .map(({ key, user }, place): Registration => {
      const from = event.publishedAt ?? event.createdAt
      const until = Math.min(today, event.closesAt)
      const at = Math.round(from + ((until - from) * (place + random())) / (registered + waiting))
      const isWaiting = place >= registered
      const isThere = event.isOver && (key === 'ananya-pillai' || random() < 0.85)
      return {
        id: seededId('reg', at, `${plan.key}/${key}`),
        eventId: event.id,
        userId: user.id,
        status: isWaiting ? 'waitlisted' : 'registered',
        takesSeat: !isWaiting,
        queueNumber: isWaiting ? place - registered + 1 : null,
        ticketCode: drawCode(`${plan.key}/${key}`),
        wantsReminder: !isWaiting && random() < 0.7,
        registeredAt: isWaiting ? null : at,
        checkedInAt: isThere ? event.startsAt + Math.round(random() * 20 * 60_000) : null,
        checkedInBy: isThere ? event.educatorId : null,
        grantId: plan.price && !isWaiting ? seededId('grt', at, `${plan.key}/${key}`) : null,
        lastChange: '',
        createdAt: at,
        updatedAt: at,
      }
    })
}

/** Each message was sent two days before its event, and all its emails have been written. */
const toMessages = ({ key, message, registered = 0 }: EventPlan, event: SeededEvent) =>
  message
    ? [
        {
          id: seededId('msg', plannedAt, key),
          eventId: event.id,
          authorId: event.educatorId,
          subject: message.subject,
          body: message.text,
          audience: 'registered' as const,
          takesReplies: false,
          sentAt: event.startsAt - 2 * dayMs,
          recipientsCount: registered,
          writtenUntil: null,
        },
      ]
    : []

const toWalkIns = ({ key, walkIns = [] }: EventPlan, event: SeededEvent) =>
  walkIns.map((name, place): typeof eventWalkIns.$inferInsert => {
    const at = event.startsAt + (12 + 7 * place) * 60_000
    return {
      id: seededId('wlk', plannedAt + place, `${key}/${name}`),
      eventId: event.id,
      name,
      sortedName: name.toLowerCase(),
      checkedInAt: at,
      checkedInBy: event.educatorId,
    }
  })

function drawCode(key: string) {
  const random = seededRandom(`ticket:${key}`)
  return Array.from({ length: 10 }, () => letters[Math.floor(random() * letters.length)]).join('')
}

const showCalendars = (db: LocalDatabase) =>
  seededPeople().flatMap(({ key, user }) => {
    const calendar = calendars[key]
    if (!calendar) return []
    return [
      db
        .prepare(
          `UPDATE profiles SET visibility_status = 'public', luma_profile_url = ?, shows_luma_profile = 1,
            whatsapp_group_link = ?, shows_whatsapp_group = ? WHERE id = ? AND luma_profile_url IS NULL`,
        )
        .bind(calendar.url, calendar.group ?? null, calendar.group ? 1 : 0, user.id),
    ]
  })
