import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { mentorshipGoals, mentorshipSessions } from '../../schema/mentorship/mentorship-sessions.ts'
import { mentorshipRequests, mentorshipRequestSteps } from '../../schema/mentorship/mentorship.ts'
import { mentorSettings } from '../../schema/mentorship/mentor-settings.ts'
import { seededPeople } from '../accounts/local-people.ts'
import type { ToldBySeed } from '../base/told.ts'
import { asQueue, insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

type Request = typeof mentorshipRequests.$inferInsert

interface Sample extends Pick<Request, 'area' | 'level' | 'purpose' | 'message'> {
  learner: string
  at: string
  mentor?: readonly [key: string, at: string]
  answer?: readonly [status: 'accepted' | 'rejected' | 'completed' | 'cancelled', at: string]
  reason?: string
  /** Calls that took place, each with a note of what was agreed. */
  calls?: readonly (readonly [at: string, note: string])[]
  goals?: readonly (readonly [title: string, isDone: boolean])[]
}

const samples: readonly Sample[] = [
  {
    learner: 'ananya-pillai',
    at: '2026-09-02T05:10:00Z',
    area: 'conservation',
    level: 'beginner',
    purpose: 'learning',
    message:
      'For a school project I compared ten years of bird counts at our lake. Two years have no count at all. Can I still say that the numbers fell?',
    mentor: ['tenzin-dolma', '2026-09-03T04:30:00Z'],
    answer: ['completed', '2026-09-03T13:00:00Z'],
    calls: [
      ['2026-09-08T12:30:00Z', 'Leave the two years open in the chart and say so. A gap is honest, a guess is not.'],
      ['2026-09-22T12:30:00Z', 'Count again at the same hour, from the same bund. Three counts a season are enough.'],
    ],
    goals: [
      ['Draw the chart with its gaps', true],
      ['Ask the lake group for the missing years', true],
    ],
  },
  {
    learner: 'ananya-pillai',
    at: '2026-10-28T09:42:00Z',
    area: 'water_management',
    level: 'intermediate',
    purpose: 'project_help',
    message:
      'I am drawing 1.4 km of the Upper Hebbal drain. Nine points carry water in the dry season, and I cannot tell a spring from a leaking sewer line with strips alone. I tried nitrate strips at all nine, twice. Two were high, seven were not.',
    mentor: ['asha-raghunath', '2026-10-29T06:10:00Z'],
    answer: ['accepted', '2026-10-29T07:50:00Z'],
    goals: [
      ['Measure conductivity at all nine points', false],
      ['Mark springs and sewers on the map', false],
    ],
  },
  {
    learner: 'ananya-pillai',
    at: '2026-11-11T06:00:00Z',
    area: 'climate_action',
    level: 'beginner',
    purpose: 'project_help',
    message: 'Two loggers, one street. Where do I hang them so that the difference is the trees and not the wall?',
  },
  {
    learner: 'rukmini-soren',
    at: '2026-11-13T11:05:00Z',
    area: 'conservation',
    level: 'beginner',
    purpose: 'learning',
    message:
      'Our sal forest committee wants to count seedlings after the fire. How large should a plot be, and how many do we need for 40 hectares?',
    mentor: ['asha-raghunath', '2026-11-14T05:20:00Z'],
  },
  {
    learner: 'karthik-subbiah',
    at: '2026-11-10T15:31:00Z',
    area: 'water_management',
    level: 'beginner',
    purpose: 'learning',
    message:
      'Our borewell went from 90 to 140 feet in 12 years. Which readings would show whether a recharge pit helps?',
    mentor: ['asha-raghunath', '2026-11-11T04:40:00Z'],
  },
  {
    learner: 'gurleen-sandhu',
    at: '2026-11-14T13:15:00Z',
    area: 'renewable_energy',
    level: 'career_guidance',
    purpose: 'career_planning',
    message:
      'I wire houses. I want to move to rooftop solar. Which certificate do installers in Punjab really ask for?',
  },
  {
    learner: 'sana-mirza',
    at: '2026-11-12T08:20:00Z',
    area: 'waste_management',
    level: 'intermediate',
    purpose: 'project_help',
    message:
      'Waste pickers in our ward lost their sorting space to a parking lot. What have other wards done that the corporation accepted?',
  },
  {
    learner: 'lalremruata-sailo',
    at: '2026-11-09T05:45:00Z',
    area: 'sustainable_agriculture',
    level: 'intermediate',
    purpose: 'project_help',
    message:
      'The jhum fallows near us are now 4 years. I want to try bench terraces with two families. Where do we begin?',
  },
  {
    learner: 'zoya-khan',
    at: '2026-08-03T10:00:00Z',
    area: 'policy_advocacy',
    level: 'beginner',
    purpose: 'learning',
    message: 'A draft rule on batteries is open for comments. What does a comment look like that somebody reads?',
    mentor: ['ritwik-bose', '2026-08-04T04:00:00Z'],
    answer: ['rejected', '2026-08-05T05:30:00Z'],
    reason: 'I am full until January. Please ask again then, or ask for another area.',
  },
  {
    learner: 'rohit-chauhan',
    at: '2026-07-09T10:00:00Z',
    area: 'green_technology',
    level: 'beginner',
    purpose: 'learning',
    message: 'Which soil sensor survives a monsoon?',
    answer: ['cancelled', '2026-07-10T10:00:00Z'],
  },
]

const idOfRequest = (learner: string, area: string, at: number) => seededId('mrq', at, `${learner}/${area}`)

const hourMs = 60 * 60_000

function toldTo(
  account: string,
  kind: string,
  template: string,
  learner: string,
  area: string,
  hoursLater = 0,
): ToldBySeed {
  const sample = samples.find((each) => each.learner === learner && each.area === area)
  if (!sample) throw new Error(`No request of ${learner} is about ${area}`)
  const askedAt = Date.parse(sample.at)
  const [first = ''] = learner.split('-')
  return {
    email: `${account}@kere.test`,
    kind,
    template,
    at: askedAt + hoursLater * hourMs,
    details: {
      requestId: idOfRequest(learner, area, askedAt),
      area,
      learnerName: `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`,
      mentorName: 'Asha Raghunath',
    },
  }
}

export const told: readonly ToldBySeed[] = [
  {
    ...toldTo('learner', 'mentorship_requests', 'mentorship_accepted', 'ananya-pillai', 'water_management', 22),
    isRead: true,
  },
  toldTo('learner', 'mentorship_requests', 'mentorship_received', 'ananya-pillai', 'climate_action'),
  {
    ...toldTo('educator', 'mentorship_asked', 'mentorship_assigned', 'ananya-pillai', 'water_management', 18),
    isRead: true,
  },
  toldTo('educator', 'mentorship_asked', 'mentorship_assigned', 'karthik-subbiah', 'water_management', 18),
  toldTo('educator', 'mentorship_asked', 'mentorship_assigned', 'rukmini-soren', 'conservation', 18),
  toldTo('admin', 'mentorship_overdue', 'mentorship_escalated', 'karthik-subbiah', 'water_management', 96),
]

/** Converts days and hours to hours of the week: hour 0 is the first hour of Monday in India. */
const hours = (...days: readonly (readonly [day: number, ...hours: number[]])[]) =>
  days.flatMap(([day, ...each]) => each.map((hour) => day * 24 + hour))

const mentors = [
  {
    key: 'asha-raghunath',
    capacity: 3,
    areas: ['water_management', 'conservation'],
    weeklyHours: hours([1, 18, 19], [3, 18, 19, 20], [5, 17], [6, 7, 8, 9]),
  },
  { key: 'tenzin-dolma', capacity: 2, areas: ['conservation'], weeklyHours: hours([0, 18], [2, 18]) },
  { key: 'kavya-hegde', capacity: 2, areas: ['waste_management'], weeklyHours: hours([5, 10, 11]) },
  { key: 'imran-sheikh', capacity: 2, areas: ['renewable_energy'], weeklyHours: hours([4, 19, 20]) },
  { key: 'basavaraj-patil', capacity: 2, areas: [], weeklyHours: hours([3, 17], [6, 10]) },
  { key: 'joseph-kurian', capacity: 2, areas: [], weeklyHours: hours([2, 19]) },
  { key: 'nikhil-deshmukh', capacity: 2, areas: [], weeklyHours: hours([0, 20], [1, 20]) },
  { key: 'ritwik-bose', capacity: 2, areas: [], weeklyHours: hours([4, 7]) },
  { key: 'lalitha-subramaniam', capacity: 2, areas: [], weeklyHours: hours([5, 9]), pausedUntil: '2027-01-05' },
] as const

const sessionMs = mentorshipLimits.sessionMinutes * 60 * 1000

export function seed(db: LocalDatabase): LocalStatement[] {
  const ids = new Map(seededPeople().map(({ key, user }) => [key, user.id]))
  const admin = seededPeople().find(({ profile }) => profile.role === 'admin')?.user.id ?? null
  const idOf = (key: string) => ids.get(key) ?? ''
  const made = samples.map((sample) => ({ sample, row: rowOf(sample, idOf) }))
  const steps = made.flatMap(({ sample, row }) => stepsOf(sample, row, admin))
  const sessions = made.flatMap(({ sample: { calls = [] }, row }) =>
    calls.map(([at, note]): typeof mentorshipSessions.$inferInsert => ({
      id: seededId('mss', Date.parse(at), row.id),
      requestId: row.id,
      studentId: row.studentId,
      mentorId: row.mentorId ?? null,
      state: 'happened',
      learnerOutcome: 'happened',
      mentorOutcome: 'happened',
      startsAt: Date.parse(at),
      endsAt: Date.parse(at) + sessionMs,
      mentorNote: note,
      lastChange: 'seeded',
      createdAt: row.createdAt,
      updatedAt: Date.parse(at),
    })),
  )
  const goals = made.flatMap(({ sample: { goals: all = [] }, row }) =>
    all.map(([title, isDone], index): typeof mentorshipGoals.$inferInsert => ({
      id: seededId('mgl', row.createdAt + index, title),
      requestId: row.id,
      studentId: row.studentId,
      title,
      doneAt: isDone ? row.updatedAt : null,
      createdAt: row.createdAt + index,
    })),
  )
  const settings = mentors.map(
    ({ key, capacity, areas, weeklyHours, ...others }): typeof mentorSettings.$inferInsert => ({
      ...others,
      mentorId: idOf(key),
      capacity,
      areas: [...areas],
      meetingUrl: `https://meet.example/${key}`,
      weeklyHours,
      updatedAt: Date.parse('2026-08-01T05:00:00Z'),
    }),
  )
  return [
    ...insertRows(db, mentorSettings, settings),
    ...insertRows(
      db,
      asQueue(mentorshipRequests),
      made.map(({ row }) => row),
    ),
    ...insertRows(db, asQueue(mentorshipRequestSteps), steps),
    ...insertRows(db, mentorshipSessions, sessions),
    ...insertRows(db, mentorshipGoals, goals),
  ]
}

function rowOf(sample: Sample, idOf: (key: string) => string): Request & { id: string } {
  const { learner, at, mentor, answer, reason, area, level, purpose, message } = sample
  const createdAt = Date.parse(at)
  const answeredAt = answer ? Date.parse(answer[1]) : null
  const isOpen = answer === undefined || answer[0] === 'accepted'
  return {
    id: idOfRequest(learner, area, createdAt),
    studentId: idOf(learner),
    mentorId: mentor ? idOf(mentor[0]) : null,
    area,
    level,
    purpose,
    message,
    status: answer?.[0] ?? 'pending',
    rejectionReason: reason ?? null,
    assignedAt: mentor ? Date.parse(mentor[1]) : null,
    answeredAt: mentor ? answeredAt : null,
    closedAt: isOpen ? null : answeredAt,
    lastChange: 'seeded',
    createdAt,
    updatedAt: answeredAt ?? (mentor ? Date.parse(mentor[1]) : createdAt),
  }
}

function stepsOf({ mentor, answer }: Sample, row: Request & { id: string }, admin: string | null) {
  const step = (
    kind: (typeof mentorshipRequestSteps.$inferInsert)['kind'],
    at: number,
    actorId: string | null,
    mentorId: string | null = null,
  ) => ({ id: seededId('mst', at, `${row.id}/${kind}`), requestId: row.id, kind, at, actorId, mentorId })
  const mentorId = row.mentorId ?? null
  const first = answer?.[0] === 'completed' ? 'accepted' : answer?.[0]
  const answerer = first === 'cancelled' ? row.studentId : mentorId
  return [
    step('sent', row.createdAt, row.studentId),
    ...(mentor ? [step('assigned', Date.parse(mentor[1]), admin, mentorId)] : []),
    ...(answer && first ? [step(first, Date.parse(answer[1]), answerer, mentorId)] : []),
  ]
}
