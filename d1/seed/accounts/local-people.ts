import type { profiles } from '../../schema/accounts/profiles.ts'
import type { users } from '../../schema/accounts/users.ts'
import { applicants } from './applicants.ts'
import { seededPortrait } from './portraits.ts'
import { dateOfBirth, yearsAtWork, yearsInStudy } from './births.ts'
import { educators, learners } from '../base/local-content.ts'
import type { SeededDocument } from '../base/seeded-document.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

const accounts: Record<string, string> = {
  'ananya-pillai': 'learner@kere.test',
  'rohit-chauhan': 'learner2@kere.test',
  'tanmay-bora': 'minor@kere.test',
  'meher-irani': 'waiting@kere.test',
  'asha-raghunath': 'educator@kere.test',
  'rohan-mascarenhas': 'educator2@kere.test',
  'meera-prabhu': 'admin@kere.test',
}

/** Argon2id hash of `learn-by-doing`. Only the demo accounts have a password. */
const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$UoL/Kx0ujhXyw0jBZQok+w$u1MrNYNQJzB1f4G86F91ZljPLryXoa4wnsSoUWy1lvs'

type User = typeof users.$inferInsert
type Profile = typeof profiles.$inferInsert

export interface Person {
  key: string
  /** The picture and its small rendition, which comes first. */
  portrait: readonly SeededDocument[]
  joinedAt: number
  user: User
  profile: Profile
}

/** Educators join before the first learner, and so before any course. */
export function seededPeople(): Person[] {
  return [...educators.map(toEducator), ...learners.map(toLearner), ...applicants.map(toApplicant), administrator()]
}

function toEducator(content: (typeof educators)[number]): Person {
  const joinedAt = joinedBetween(content.key, '2023-09-01', '2023-12-20')
  return person(content, joinedAt, {
    role: 'educator',
    dateOfBirth: dateOfBirth(content.key, joinedAt, yearsAtWork(content.teachingExperience)),
    educatorStatus: 'approved',
    bio: content.bio,
    location: content.location,
    designation: content.designation,
    teachingExperience: content.teachingExperience,
    organizationAffiliation: content.organization,
    languagesSpoken: [...content.languages],
    subjectsOfInterest: [...content.subjects],
    publicProfile: true,
    isDiscoverable: true,
  })
}

function toLearner(content: (typeof learners)[number]): Person {
  const joinedAt = joinedBetween(content.key, '2024-01-08', '2026-08-30')
  return person(content, joinedAt, {
    role: 'student',
    dateOfBirth: dateOfBirth(content.key, joinedAt, yearsInStudy(content.studyYear)),
    bio: content.bio,
    location: content.location,
    state: content.state,
    studyYear: content.studyYear,
    instituteName: content.institute,
    subjectsOfInterest: [...content.subjects],
    isDiscoverable: !content.studyYear.startsWith('Grade'),
  })
}

function toApplicant({ profile, declined, ...content }: (typeof applicants)[number]): Person {
  const joinedAt = Date.parse(content.joinedAt)
  const role = { role: 'educator', educatorStatus: declined ? 'rejected' : 'pending' } as const
  if (!profile) return person(content, joinedAt, { ...role, onboardingCompleted: false })
  return person(content, joinedAt, {
    ...role,
    dateOfBirth: dateOfBirth(content.key, joinedAt, yearsAtWork(profile.teachingExperience)),
    bio: profile.bio,
    location: profile.location,
    designation: profile.designation,
    teachingExperience: profile.teachingExperience,
    organizationAffiliation: profile.organization,
    languagesSpoken: [...profile.languages],
    subjectsOfInterest: [...profile.subjects],
    certifications: [...(profile.certifications ?? [])],
    phoneNumber: profile.phoneNumber ?? null,
  })
}

const administrator = () =>
  person({ key: 'meera-prabhu', firstName: 'Meera', lastName: 'Prabhu' }, Date.parse('2023-08-14T04:30:00Z'), {
    role: 'admin',
    dateOfBirth: '1983-02-06',
    location: 'Bengaluru, Karnataka',
  })

function person(
  { key, firstName, lastName }: { key: string; firstName: string; lastName: string },
  joinedAt: number,
  about: Partial<Profile>,
): Person {
  const id = seededId('usr', joinedAt, key)
  const times = { createdAt: joinedAt, updatedAt: joinedAt }
  const portrait = seededPortrait(key, id, joinedAt)
  const [, picture] = portrait
  return {
    key,
    portrait,
    joinedAt,
    user: {
      id,
      email: accounts[key] ?? `${key}@example.kere.test`,
      passwordHash: accounts[key] ? demoPasswordHash : null,
      emailVerifiedAt: joinedAt,
      ...times,
    },
    profile: {
      id,
      firstName,
      lastName,
      role: 'student',
      bio: null,
      location: null,
      dateOfBirth: null,
      state: null,
      studyYear: null,
      instituteName: null,
      designation: null,
      teachingExperience: null,
      phoneNumber: null,
      organizationAffiliation: null,
      certifications: [],
      languagesSpoken: [],
      subjectsOfInterest: [],
      publicProfile: false,
      isDiscoverable: false,
      educatorStatus: null,
      onboardingCompleted: true,
      avatarUrl: picture ? `/media/${picture.row.objectKey}` : null,
      ...about,
      ...times,
    },
  }
}

function joinedBetween(key: string, from: string, to: string) {
  const start = Date.parse(from)
  return Math.round(start + seededRandom(`joined:${key}`)() * (Date.parse(to) - start))
}
