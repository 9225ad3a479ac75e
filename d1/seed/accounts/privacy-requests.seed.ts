import { privacyRequests } from '../../schema/accounts/privacy-requests.ts'
import type { LocalDatabase } from '../../local-database.ts'
import { asQueue, upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { seededPeople } from './local-people.ts'

const dayMs = 24 * 60 * 60_000

const requests = [
  {
    from: 'ananya-pillai',
    at: '2026-11-14T05:20:00Z',
    kind: 'correction',
    text: 'My certificate says Pillay. My name is Pillai.',
  },
  {
    from: 'ananya-pillai',
    at: '2026-11-02T09:10:00Z',
    kind: 'complaint',
    text: 'I unsubscribed from the newsletter and still got the issue of November.',
    reply: { at: '2026-11-03T06:00:00Z', text: 'It had left an hour before you unsubscribed. You will get no other.' },
  },
] as const

export function seed(db: LocalDatabase) {
  const people = seededPeople()
  const admin = people.find(({ profile }) => profile.role === 'admin')
  const rows = requests.flatMap(({ from, at, kind, text, ...more }): (typeof privacyRequests.$inferInsert)[] => {
    const person = people.find(({ key }) => key === from)
    if (!person) throw new Error(`Nobody has the key ${from}`)
    const submittedAt = Date.parse(at)
    const open = { kind, text, filedBy: 'self', submittedAt, dueAt: submittedAt + 9 * dayMs } as const
    const ids = { id: seededId('prq', submittedAt, `${from}:${kind}`), userId: person.user.id }
    if (!('reply' in more)) return [{ ...ids, ...open, state: 'waiting' }]
    const repliedAt = Date.parse(more.reply.at)
    const reply = { reply: more.reply.text, repliedAt, repliedBy: admin?.user.id ?? null, closedAt: repliedAt }
    return [{ ...ids, ...open, ...reply, state: 'done' }]
  })
  return upsertRows(db, asQueue(privacyRequests), rows)
}
