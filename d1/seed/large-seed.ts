import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import { cutText } from '@kere/contracts/text/cut-text'
import type { LocalDatabase } from '../local-database.ts'
import { courses } from '../schema/courses/courses.ts'
import { profiles } from '../schema/accounts/profiles.ts'
import { users } from '../schema/accounts/users.ts'
import { insertRows } from './base/insert-rows.ts'
import { seededId, seededRandom } from './base/seeded-random.ts'

const firstPublishedAt = Date.parse('2024-01-01T04:30:00Z')
const intervalMs = 13 * 60_000
const educatorCount = 50
const rowsPerBatch = 1000

const approaches = ['Mapping', 'Measuring', 'Restoring', 'Reading', 'Planning', 'Paying for', 'Defending', 'Designing']
const subjects = ['groundwater', 'city lakes', 'rooftop solar', 'compost', 'native trees', 'soil', 'heat', 'clean air']
const places = [
  'Bengaluru',
  'the Deccan',
  'coastal towns',
  'the Western Ghats',
  'small farms',
  'schools',
  'hill villages',
]

/** Course number n is the same in every database and younger than number n - 1, so a larger seed only adds to a smaller one. */
export async function seedLarge(db: LocalDatabase, count: number): Promise<void> {
  const educators = Array.from({ length: educatorCount }, (_, index) => educator(index))
  await db.batch([
    ...insertRows(
      db,
      users,
      educators.map(({ user }) => user),
    ),
    ...insertRows(
      db,
      profiles,
      educators.map(({ profile }) => profile),
    ),
  ])

  for (let start = 0; start < count; start += rowsPerBatch) {
    const length = Math.min(rowsPerBatch, count - start)
    const rows = Array.from({ length }, (_, offset) => course(start + offset, educators))
    await db.batch(insertRows(db, courses, rows))
  }
}

function educator(index: number) {
  const times = { createdAt: firstPublishedAt, updatedAt: firstPublishedAt }
  const id = seededId('usr', firstPublishedAt, `large/${index}`)
  return {
    user: { id, email: `educator-${index}@large.kere.test`, ...times },
    profile: { id, firstName: 'Educator', lastName: String(index + 1), role: 'educator' as const, ...times },
  }
}

function course(index: number, educators: readonly ReturnType<typeof educator>[]) {
  const random = seededRandom(`large:${index}`)
  // The cast is safe: `random` is below 1, so the index is below the length.
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const publishedAt = firstPublishedAt + index * intervalMs
  const category = pick(courseCategories)
  const subject = pick(subjects)
  const place = pick(places)
  const description = `A course on ${subject} for people who live and work in ${place}: what to look for, what to write down and whom to tell.`
  return {
    id: seededId('crs', publishedAt, `large/${index}`),
    title: `${pick(approaches)} ${subject} in ${place}, part ${index + 1}`,
    description,
    summary: cutText(description),
    price: random() < 0.3 ? 0 : 100 * Math.ceil(random() * 60) - 1,
    category,
    categories: [category],
    level: pick(courseLevels),
    educatorId: pick(educators).user.id,
    featured: random() < 0.01,
    published: true,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    touchedAt: publishedAt,
  }
}
