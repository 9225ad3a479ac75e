import { events } from '@kere/d1/schema/events/events'
import { ulid } from 'ulid'
import { db } from './database.ts'

const hourMs = 60 * 60 * 1000

export const today = Date.parse('2026-11-15T12:00:00Z')

let made = 0

/** Makes an event of two hours, a day later than the one made before it; the first is tomorrow. */
export async function aPublishedEvent(
  educatorId: string,
  { startsAt: given, hours = 2, ...about }: Partial<typeof events.$inferInsert> & { hours?: number } = {},
) {
  made += 1
  const startsAt = given ?? today + made * 24 * hourMs
  const publishedAt = today - 24 * hourMs
  const [row] = await db
    .insert(events)
    .values({
      id: `evt_${ulid(publishedAt + made)}`,
      title: `Event ${made}`,
      description: 'We walk, look closely, and write down what we see.',
      type: 'in-person',
      location: 'Jakkur lake, north gate',
      startsAt,
      endsAt: startsAt + hours * hourMs,
      closesAt: startsAt,
      educatorId,
      published: true,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The event was not inserted')
  return row
}
