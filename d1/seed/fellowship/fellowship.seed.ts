import type { FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipStatement } from '@kere/contracts/fellowship/fellowship-statement'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { files } from '../../schema/base/files.ts'
import { fellowshipInterest, fellowshipReviews } from '../../schema/fellowship/fellowship-applications.ts'
import { fellowshipTracks } from '../../schema/fellowship/fellowship-tracks.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { asQueue, insertRows, upsertRows } from '../base/insert-rows.ts'
import { seededDocument, type SeededDocument } from '../base/seeded-document.ts'
import { seededId } from '../base/seeded-random.ts'

type Round = typeof fellowshipTracks.$inferInsert

const reviewedAfterMs = 20 * 60 * 60 * 1000

const updatedAt = Date.parse('2026-09-25T05:00:00Z')

const winter = {
  round: 1,
  isOpen: true,
  opensAt: Date.parse('2026-10-01T03:30:00Z'),
  deadline: Date.parse('2026-12-15T12:30:00Z'),
  startsOn: '2027-02-08',
  updatedAt,
}

/** S-582: the rounds of K-12 and College are open, that of Professional is closed. */
const rounds: readonly Round[] = [
  { ...winter, track: 'k12', endsOn: '2027-05-08', capacity: 40 },
  { ...winter, track: 'college', endsOn: '2027-08-08', capacity: 60 },
  {
    track: 'professional',
    round: 1,
    isOpen: false,
    opensAt: Date.parse('2027-01-11T03:30:00Z'),
    deadline: Date.parse('2027-02-26T12:30:00Z'),
    startsOn: '2027-04-05',
    endsOn: '2027-10-05',
    capacity: 25,
    updatedAt,
  },
]

interface Sample {
  key: string
  track: FellowshipTrack
  at: string
  role: string
  area: string
  motivation: string
  decision?: { status: 'approved' | 'rejected'; at: string; reason: string | null }
  points?: readonly [motivation: number, fit: number, feasibility: number]
  note?: string
  hasNoStatement?: true
}

const samples: readonly Sample[] = [
  {
    key: 'aditya-narayan',
    track: 'college',
    at: '2026-11-13T15:40:00Z',
    role: 'Second-year student',
    area: 'Landslides',
    motivation:
      'I map small landslides on the road above our college after each rain. With the fellowship I would put ten cheap rain gauges on one slope and find out how much rain moves it.',
    points: [4, 5, 3],
    note: 'Knows his slope. Ten gauges in six months are many.',
  },
  {
    key: 'sana-mirza',
    track: 'college',
    at: '2026-11-12T09:15:00Z',
    role: 'First-year student',
    area: 'Air at bus stops',
    motivation:
      'Children wait for the school bus where the trucks start. I want to measure the air there at four heights, and ask the city to move three stops.',
  },
  {
    key: 'nandini-gowda',
    track: 'k12',
    at: '2026-11-12T07:05:00Z',
    role: 'Grade 11',
    area: 'Coffee and water',
    motivation:
      'My family grows coffee. The washing water goes into the stream. I want to find out how far down one can still see it.',
    points: [5, 4, 4],
    note: 'A question that she can answer in a season.',
  },
  {
    key: 'shreyas-joglekar',
    track: 'college',
    at: '2026-11-10T18:22:00Z',
    role: 'Master’s student',
    area: 'Waste pickers’ earnings',
    motivation:
      'I kept account books with four waste pickers for a year. I would like to publish what a kilogram of each thing pays, month by month.',
    points: [5, 5, 5],
  },
  {
    key: 'karthik-subbiah',
    track: 'college',
    at: '2026-11-09T11:48:00Z',
    role: 'Fourth-year student',
    area: 'Temple tanks',
    motivation:
      'Madurai has tanks that nobody fills. I would measure three of them through a monsoon and say what it takes to keep water in one.',
    hasNoStatement: true,
  },
  {
    key: 'ibrahim-sait',
    track: 'k12',
    at: '2026-11-08T13:30:00Z',
    role: 'Grade 12',
    area: 'Mangroves',
    motivation:
      'The creek behind our school lost its mangroves when I was in Grade 6. I want to plant two hundred and count after a year.',
  },
  {
    key: 'priyanka-behera',
    track: 'college',
    at: '2026-11-05T10:10:00Z',
    role: 'Third-year student',
    area: 'Cyclone shelters',
    motivation: 'I have slept in a shelter three times. I would ask a hundred women what would make them come earlier.',
    decision: { status: 'approved', at: '2026-11-12T06:30:00Z', reason: null },
    points: [5, 5, 4],
    note: 'The best statement of this round so far.',
  },
  {
    key: 'jigmet-angmo',
    track: 'k12',
    at: '2026-11-03T05:55:00Z',
    role: 'Grade 11',
    area: 'Ice stupas',
    motivation: 'We built two ice stupas. One fed the field until May. I want to know why the other did not.',
    decision: { status: 'approved', at: '2026-11-11T05:20:00Z', reason: null },
    points: [5, 4, 5],
  },
  {
    key: 'arnab-ghosh',
    track: 'college',
    at: '2026-11-02T16:40:00Z',
    role: 'Fifth-year student',
    area: 'Carbon markets',
    motivation: 'I want to study carbon markets of the world and compare them.',
    decision: {
      status: 'rejected',
      at: '2026-11-11T05:35:00Z',
      reason:
        'The question is larger than six months. Choose one project in one place, and apply again in the next round.',
    },
    points: [3, 2, 1],
    note: 'No place, no method.',
  },
]

const people = seededPeople()
const adminId = people.find(({ profile }) => profile.role === 'admin')?.user.id ?? null

const applications = samples.flatMap((sample, place) => {
  const { key, track, at, role, area, motivation, decision, points, note = '', hasNoStatement } = sample
  const person = people.find((each) => each.key === key)
  if (!person) return []
  const { user, profile } = person
  const createdAt = Date.parse(at)
  const name = `${profile.firstName} ${profile.lastName}`
  const statement = hasNoStatement
    ? null
    : seededDocument(
        { ...fellowshipStatement, bucket: 'fellowship-applications' },
        {
          key,
          ownerId: user.id,
          at: createdAt,
          lines: [`Statement of purpose: ${area}`, name, '', 'This person is made up, and so is this statement.'],
        },
      )
  const decidedAt = decision ? Date.parse(decision.at) : null
  const id = seededId('fel', 0, key)
  const row: typeof fellowshipInterest.$inferInsert = {
    id,
    userId: user.id,
    track,
    round: 1,
    name,
    email: user.email,
    organization: profile.instituteName ?? '',
    role,
    areaOfInterest: area,
    motivation,
    preferredMode: place % 2 === 0 ? 'hybrid' : 'online',
    linkedinUrl: track === 'k12' ? null : `https://www.linkedin.com/in/${key}`,
    guardianContact: track === 'k12' ? `family.${key}@example.in` : null,
    phoneNumber: `+9190000000${String(place).padStart(2, '0')}`,
    location: profile.location ?? '',
    statementId: statement?.row.id ?? null,
    statementName: statement && `${key}-statement.pdf`,
    status: decision?.status ?? 'pending',
    createdAt,
    updatedAt: decidedAt ?? createdAt,
    reviewedAt: points ? createdAt + reviewedAfterMs : null,
    score: points ? Math.round((100 * (points[0] + points[1] + points[2])) / 3) : 0,
    decidedAt,
    decidedBy: decision ? adminId : null,
    reason: decision?.reason ?? null,
  }
  const review: typeof fellowshipReviews.$inferInsert | null =
    points && adminId
      ? {
          applicationId: id,
          reviewerId: adminId,
          motivation: points[0],
          fit: points[1],
          feasibility: points[2],
          note,
          updatedAt: createdAt + reviewedAfterMs,
        }
      : null
  return { row, statement, review }
})

export const documents: readonly SeededDocument[] = applications.flatMap(({ statement }) => statement ?? [])

export const seed = (db: LocalDatabase): LocalStatement[] => [
  ...upsertRows(db, fellowshipTracks, rounds),
  ...insertRows(
    db,
    files,
    documents.map(({ row }) => row),
  ),
  ...insertRows(
    db,
    asQueue(fellowshipInterest),
    applications.map(({ row }) => row),
  ),
  ...insertRows(
    db,
    asQueue(fellowshipReviews),
    applications.flatMap(({ review }) => review ?? []),
    // Skips reviews of applications that an earlier version of the seed wrote under another id.
    `EXISTS (SELECT 1 FROM fellowship_interest WHERE id = value ->> 'applicationId')`,
  ),
]
