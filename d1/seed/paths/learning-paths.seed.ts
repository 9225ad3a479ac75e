import {
  type Interest,
  interests,
  type LearningStyle,
  learningStyles,
  type UserType,
  userTypes,
} from '@kere/contracts/paths/learning-path-options'
import type { LocalDatabase } from '../../local-database.ts'
import { learningPathInterests, learningPathResponses } from '../../schema/paths/learning-paths.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

const people = [
  'Ishita Rawal',
  'Prakash Bhat',
  'Neha Toppo',
  'Sajid Khan',
  'Mary Lalthan',
  'Arjun Menon',
  'Fatima Sheikh',
  'Lobsang Dorje',
  'Sunita Gowda',
  'Ritwik Sen',
  'Harpreet Gill',
  'Deepa Murmu',
] as const

const dayMs = 24 * 60 * 60 * 1000
const first = Date.parse('2026-08-25T05:10:00Z')
const days = 88

export const samplePathId = seededId('lpr', first, 'sample')

/** The newest courses, and the labs and events that come soonest. They are seeded earlier. */
const sampleItems = `UPDATE learning_path_responses SET items = (
  SELECT json_group_array(json_object('source', source, 'id', id, 'title', title)) FROM (
    SELECT * FROM (SELECT 'course' AS source, id, title FROM courses
      WHERE published = 1 AND category = 'Waste Management' ORDER BY published_at DESC LIMIT 4)
    UNION ALL SELECT * FROM (SELECT 'lab', id, title FROM challenge_labs
      WHERE status = 'open' AND is_sample = 0 AND category = 'Waste Management' ORDER BY closes_at LIMIT 2)
    UNION ALL SELECT * FROM (SELECT 'event', id, title FROM events
      WHERE published = 1 AND topic = 'Waste Management' ORDER BY starts_at LIMIT 3)
    UNION ALL SELECT 'mentorship', 'waste_management', 'Mentorship: waste management'))
  WHERE id = ?`

/** Picks the first values of a list more often. */
const pick = <Value>(values: readonly Value[], random: () => number) =>
  values[Math.floor(random() ** 1.6 * values.length)] as Value

function answer(place: number) {
  const random = seededRandom(`learning-paths/${place}`)
  const name = people[Math.floor(random() * people.length)] ?? people[0]
  const submittedAt = first + Math.floor((place / 2 + random() * 4) * dayMs) + Math.floor(random() * 8 * 60) * 60_000
  const chosen = new Set<Interest>()
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) chosen.add(pick(interests, random))
  return {
    name,
    submittedAt,
    chosen: [...chosen],
    userType: pick<UserType>(['college_student', 'working_professional', ...userTypes], random),
    learningStyle: pick<LearningStyle>(['hands_on', ...learningStyles], random),
  }
}

export function seed(db: LocalDatabase) {
  const responses = Array.from({ length: days * 2 }, (_, place) => {
    const { name, submittedAt, chosen, userType, learningStyle } = answer(place)
    return {
      id: place === 0 ? samplePathId : seededId('lpr', submittedAt, `${name}/${place}`),
      sessionId: seededId('ses', submittedAt, `${name}/${place}`),
      userType,
      interests: chosen.join(','),
      learningStyle,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}.${place}@example.in`,
      items: [],
      submittedAt,
      chosen,
    }
  })
  return [
    ...upsertRows(
      db,
      learningPathResponses,
      responses.map(
        ({ id, sessionId, userType, interests: joined, learningStyle, name, email, items, submittedAt }) => ({
          id,
          sessionId,
          userType,
          interests: joined,
          learningStyle,
          name,
          email,
          items,
          submittedAt,
        }),
      ),
    ),
    ...upsertRows(
      db,
      learningPathInterests,
      responses.flatMap(({ id, submittedAt, chosen }) =>
        chosen.map((interest) => ({ responseId: id, interest, submittedAt })),
      ),
    ),
    db.prepare(sampleItems).bind(samplePathId),
  ]
}
