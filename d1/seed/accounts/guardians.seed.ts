import { guardianNotices, guardianPurposes } from '@kere/contracts/accounts/consents-options'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { consents } from '../../schema/accounts/consents.ts'
import { guardians } from '../../schema/accounts/guardians.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { type Person, seededPeople } from './local-people.ts'

/** The guardian of this learner was asked and has not answered. */
const waiting = 'meher-irani'

const dayMs = 24 * 60 * 60_000

const agedUnder18 = ({ joinedAt, profile: { dateOfBirth } }: Person) =>
  (dateOfBirth ?? '') > new Date(joinedAt - 18 * 365.2425 * dayMs).toISOString().slice(0, 10)

export const seed = (db: LocalDatabase): LocalStatement[] => {
  const children = seededPeople().filter((person) => person.profile.role === 'student' && agedUnder18(person))
  return [
    ...insertRows(
      db,
      guardians,
      children.map(({ key, user: { id }, joinedAt }) => ({
        childId: id,
        email: `family-of-${key}@example.kere.test`,
        linkKey: seededId('gdl', joinedAt, `guardian:${key}`),
        linkedAt: joinedAt,
        askedAt: joinedAt,
        ...(key === waiting
          ? { state: 'asked' as const, answeredAt: null, proof: null, provenAt: null }
          : {
              state: 'agreed' as const,
              answeredAt: joinedAt + dayMs,
              proof: 'age_token' as const,
              provenAt: joinedAt + dayMs,
            }),
      })),
    ),
    ...insertRows(
      db,
      consents,
      children
        .filter(({ key }) => key !== waiting)
        .flatMap(({ key, user, joinedAt }) =>
          guardianPurposes.map((purpose) => {
            const { version, language, words } = guardianNotices[purpose]
            return {
              id: seededId('cns', joinedAt, `guardian:${key}:${purpose}`),
              userId: user.id,
              purpose,
              version,
              language,
              words,
              givenAt: joinedAt + dayMs,
              giver: 'guardian' as const,
            }
          }),
        ),
    ),
  ]
}
