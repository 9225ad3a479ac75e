import { env } from 'cloudflare:workers'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { refreshCookie } from '@kere/session/session-cookies'
import { startApi } from './call-api.ts'
import { accessTokenOf, type TestUser } from './sessions.ts'

/** A loose type, because the tests assert the real shape. */
export interface Answer {
  status: number
  body: Record<string, unknown> & { id: string; items: Record<string, unknown>[] }
}

type Api = ReturnType<typeof startApi>

/** Makes a fresh access token, because a token lasts ten minutes and days may pass in a test. */
const cookieOf = async ({ clock }: Api, person: TestUser) =>
  `${accessCookie}=${await accessTokenOf(person, { at: clock.now })}; ${person.cookie.slice(person.cookie.indexOf(refreshCookie))}`

const send = async (
  api: Api,
  person: TestUser,
  [method, path]: readonly [string, string],
  body?: unknown,
): Promise<Answer> =>
  api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      cookie: await cookieOf(api, person),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

export function theDoor(api = startApi()) {
  const registration = (eventId: string) => `/api/events/${eventId}/registration`
  return {
    api,
    standing: (person: TestUser, eventId: string) => send(api, person, ['GET', `/api/events/${eventId}/standing`]),
    register: (person: TestUser, eventId: string, wish: object = {}) =>
      send(api, person, ['POST', registration(eventId)], wish),
    join: (person: TestUser, eventId: string) =>
      send(api, person, ['POST', registration(eventId)], { joinsWaitlist: true }),
    cancel: (person: TestUser, eventId: string) => send(api, person, ['DELETE', registration(eventId)]),
    undo: (person: TestUser, eventId: string) => send(api, person, ['POST', `${registration(eventId)}/restoration`]),
    remind: (person: TestUser, eventId: string, wantsReminder: boolean) =>
      send(api, person, ['PUT', `${registration(eventId)}/reminder`], { wantsReminder }),
    mine: (person: TestUser, query = '') => send(api, person, ['GET', `/api/me/registrations${query}`]),
    order: (person: TestUser, eventId: string) =>
      send(api, person, ['POST', '/api/me/orders'], { itemKind: 'event', itemId: eventId }),
    cancelOrder: (person: TestUser, id: string) => send(api, person, ['POST', `/api/me/orders/${id}/cancellation`]),
    undoOrder: (person: TestUser, id: string) => send(api, person, ['DELETE', `/api/me/orders/${id}/cancellation`]),
    decide: (admin: TestUser, id: string, what: string, body: object) =>
      send(api, admin, ['POST', `/api/orders/${id}/${what}`], body),
    checkIn: (manager: TestUser, eventId: string, registrationId: string) =>
      send(api, manager, ['POST', `/api/events/${eventId}/check-ins`], { registrationId }),
    undoDecision: (admin: TestUser, id: string) => send(api, admin, ['DELETE', `/api/orders/${id}/decision`]),
    pass: (ms: number) => {
      api.clock.now += ms
    },
  }
}

export const all = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

export const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

export const statusesOf = async (eventId: string) =>
  Object.fromEntries(
    (
      await all<{ user_id: string; status: string }>(
        'SELECT user_id, status FROM event_registrations WHERE event_id = ?',
        eventId,
      )
    ).map(({ user_id, status }) => [user_id, status]),
  )

export const countsOf = (eventId: string) =>
  env.DB.prepare(
    `SELECT registrations_count AS registered, taken_count AS taken, waitlist_count AS waiting FROM events WHERE id = ?`,
  )
    .bind(eventId)
    .first<{ registered: number; taken: number; waiting: number }>()

export const mailsTo = async (person?: TestUser) =>
  (
    await all<{ template: string }>(
      `SELECT template FROM outbox ${person ? 'WHERE user_id = ?' : ''} ORDER BY created_at, id`,
      ...(person ? [person.id] : []),
    )
  ).map(({ template }) => template)
