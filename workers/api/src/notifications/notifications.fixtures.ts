import { notifications } from '@kere/d1/schema/notifications/notifications'
import { ulid } from 'ulid'
import { db } from '../../test/database.ts'
import type { Fixture, Fixtures } from '../../test/fixtures.ts'
import { secret } from '../../test/sessions.ts'
import { signLink } from '../http/signed-link.ts'
import { linkPurpose, subjectOfKind } from '../console/outbox/notification-link.ts'

export async function aNotification(userId: string, change: Partial<typeof notifications.$inferInsert> = {}) {
  const id = `ntf_${ulid()}`
  const row = {
    id,
    userId,
    kind: 'event_places',
    template: 'event_registered',
    details: { firstName: 'Asha', event: 'Dawn count', eventId: 'evt_1' },
    at: Date.parse('2026-11-15T11:00:00Z'),
    number: 1,
  }
  await db.insert(notifications).values({ ...row, ...change })
  return id
}

export const tokenOf = (userId: string, kind = 'event_places') =>
  signLink(secret, linkPurpose, subjectOfKind(userId, kind))

const byKind: Fixture['params'] = () => ({ kind: 'event_places' })

export const fixtures: Fixtures = {
  listNotifications: { variants: [{ query: '?unread=true' }] },
  countUnreadNotifications: {},
  markNotification: {
    params: async ({ learner }) => ({ id: await aNotification(learner.id) }),
    body: () => ({ isRead: true }),
    owner: 'learner',
  },
  markAllNotifications: {},
  listNotificationPreferences: {},
  setNotificationPreference: { params: byKind, body: () => ({ choice: 'digest' }) },
  setNotificationPreferences: { body: () => ({ choices: [{ kind: 'event_places', choice: 'digest' }] }) },
  getNotificationLink: { params: async ({ learner }) => ({ token: await tokenOf(learner.id) }) },
  setNotificationEmail: { body: async ({ learner }) => ({ token: await tokenOf(learner.id), isOn: 'false' }) },
}
