import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { minorMentors } from '../../schema/mentorship/minor-mentors.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'

/** These educators may mentor learners under 18. */
const approved: Readonly<Record<string, string>> = {
  'asha-raghunath': 'Has taught at schools for nine years. Two references called.',
  'tenzin-dolma': 'Known to the team since the first course. One reference called.',
}

export function seed(db: LocalDatabase): LocalStatement[] {
  const admin = seededPeople().find(({ profile }) => profile.role === 'admin')?.user.id ?? null
  return insertRows(
    db,
    minorMentors,
    seededPeople().flatMap(({ key, user: { id } }) =>
      approved[key] === undefined
        ? []
        : [
            {
              id,
              isApproved: true,
              reason: approved[key],
              decidedAt: Date.parse('2026-08-01T05:00:00Z'),
              decidedBy: admin,
              lastChange: 'seeded',
            },
          ],
    ),
  )
}
