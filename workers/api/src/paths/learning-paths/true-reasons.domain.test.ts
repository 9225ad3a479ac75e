import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import { eventTypes } from '@kere/contracts/events/event-options'
import { participantStatuses } from '@kere/contracts/labs/lab-options'
import { mentorshipAreaNames, mentorshipAreas } from '@kere/contracts/mentorship/mentorship-options'
import { interests, learningStyles, userTypes } from '@kere/contracts/paths/learning-path-options'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PathCourseRow, toCourseCandidate } from '../learning-path-courses/courses.domain.ts'
import { type PathEventRow, toEventCandidate } from '../learning-path-events/events.domain.ts'
import { lengthOf, type PathLabRow, toLabCandidate } from '../learning-path-labs/labs.domain.ts'
import { type PathTopicRow, toTopicCandidate } from '../learning-path-mentorship/topics.domain.ts'
import type { PathAnswers, PathCandidate } from './path-source.ts'
import { rankPath } from './rank-path.domain.ts'

const seed = 20261126
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const first = Date.parse('2026-11-01T00:00:00Z')

const someAnswers: fc.Arbitrary<PathAnswers> = fc.record({
  userType: fc.constantFrom(...userTypes),
  interests: fc.uniqueArray(fc.constantFrom(...interests)),
  learningStyle: fc.constantFrom(...learningStyles),
})

const nobody = { educatorId: null, firstName: null, lastName: null, coverImage: null }

const courseRow: fc.Arbitrary<PathCourseRow> = fc
  .record({
    id: fc.uuid(),
    category: fc.constantFrom(...courseCategories),
    categories: fc.uniqueArray(fc.constantFrom(...courseCategories), { maxLength: 2 }),
    level: fc.constantFrom(...courseLevels),
    price: fc.constantFrom(0, 499),
    duration: fc.oneof(
      fc.nat(20).map((weeks) => `${weeks + 1} weeks`),
      fc.constant('At your own pace'),
    ),
    publishedAt: fc.nat(),
    taskCount: fc.nat(3),
    isEnrolled: fc.boolean(),
    isCompleted: fc.boolean(),
  })
  .map((row) => ({ ...nobody, ...row, title: 'Compost that works' }))

const eventRow: fc.Arbitrary<PathEventRow> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...eventTypes),
    topic: fc.option(fc.constantFrom(...courseCategories)),
    startsAt: fc.nat(60 * 24).map((hours) => first + hours * hourMs),
    price: fc.constantFrom(0, 299),
    isRegistered: fc.boolean(),
    hasAttended: fc.boolean(),
  })
  .map((row) => ({
    ...nobody,
    ...row,
    title: 'Build a composter',
    endsAt: row.startsAt + hourMs,
    venue: null,
    publishedAt: 1,
  }))

const labRow: fc.Arbitrary<PathLabRow> = fc
  .record({
    id: fc.uuid(),
    category: fc.option(fc.constantFrom(...courseCategories)),
    days: fc.integer({ min: 1, max: 90 }),
    teamSize: fc.integer({ min: 1, max: 6 }),
    mentorsCount: fc.nat(3),
    participation: fc.option(fc.constantFrom(...participantStatuses)),
  })
  .map(({ days, ...row }) => ({
    ...row,
    title: 'A canteen without waste',
    startsOn: '2026-11-01',
    closesAt: first + dayMs,
    endsAt: Date.parse('2026-11-01T00:00:00+05:30') + days * dayMs,
    coverImage: null,
    coverDrawing: 0,
    createdAt: 1,
  }))

const topicRow: fc.Arbitrary<PathTopicRow> = fc.record({
  area: fc.constantFrom(...mentorshipAreas),
  hasAsked: fc.boolean(),
})

const suits = (text: string) => text.split(': suits')[0]?.toLowerCase() ?? ''

interface Truth<Row> {
  userType: (said: string, row: Row, answers: PathAnswers) => boolean
  learningStyle: (said: string, row: Row) => boolean
}

/**
 * Checks each reason about the user type and the learning style against the row from which it was made.
 * @returns the reasons that are false
 */
const falseOf = <Row>(rows: fc.Arbitrary<Row>, toCandidate: (row: Row) => PathCandidate, isTrue: Truth<Row>) =>
  fc.sample(fc.tuple(someAnswers, rows), { seed, numRuns: 1000 }).flatMap(([answers, row]) =>
    rankPath(answers, [toCandidate(row)])
      .flatMap(({ reasons }) => reasons)
      .filter(
        ({ answer, text }) =>
          (answer === 'userType' && !isTrue.userType(suits(text), row, answers)) ||
          (answer === 'learningStyle' && !isTrue.learningStyle(text, row)),
      )
      .map(({ text }) => ({ text, row })),
  )

const weeksIn = (text: string) => {
  const [, number, unit] = /(\d+) (day|week)s?/.exec(text) ?? []
  return Number(number) / (unit === 'day' ? 7 : 1)
}

const longest = { school_student: 4, college_student: 4, working_professional: 6, just_exploring: 2 }

describe('[U-30] [W-37] what a path says of an item', () => {
  it('is true of a course: its level, its price, its length and its tasks', () => {
    expect(
      falseOf(courseRow, toCourseCandidate, {
        userType: (said, { level, price, duration }, { userType }) =>
          (!said.includes('level') || said.includes(`${level} level`)) &&
          (!said.includes('free') || price === 0) &&
          (!said.includes('long') || (said.includes(duration) && weeksIn(duration) <= longest[userType])),
        learningStyle: (said, { taskCount }) =>
          said.startsWith(`${taskCount} field task`) ? taskCount > 0 : said.startsWith('Self-paced'),
      }),
    ).toEqual([])
  })

  it('is true of an event: when it is, and whether one is there in person', () => {
    expect(
      falseOf(eventRow, toEventCandidate, {
        userType: (said, { startsAt, price }) => {
          const india = new Date(startsAt + 5.5 * hourMs)
          const isWeekend = [0, 6].includes(india.getUTCDay())
          return (
            (!said.includes('weekend') || isWeekend) &&
            (!said.includes('evening') || india.getUTCHours() >= 18) &&
            (!said.includes('free') || price === 0)
          )
        },
        learningStyle: (said, { type }) => !said.startsWith('In person') || type === 'in-person',
      }),
    ).toEqual([])
  })

  it('is true of a lab: its length, and whether mentors are in it', () => {
    expect(
      falseOf(labRow, toLabCandidate, {
        userType: (said, row, { userType }) =>
          said === `only ${lengthOf(row).text} long` && lengthOf(row).weeks <= longest[userType],
        learningStyle: (said, { mentorsCount }) =>
          said.startsWith('Real work') || (mentorsCount > 0 && said.startsWith(`${mentorsCount} mentor`)),
      }),
    ).toEqual([])
  })

  it('is true of a mentor topic, which says nothing of level, price or length', () => {
    expect(
      falseOf(topicRow, toTopicCandidate, {
        userType: () => false,
        learningStyle: (said) => said.startsWith('A mentor'),
      }),
    ).toEqual([])
    for (const area of mentorshipAreas)
      expect(toTopicCandidate({ area, hasAsked: false }).title).toBe(
        `Mentorship: ${mentorshipAreaNames[area].toLowerCase()}`,
      )
  })

  it('ticks off what the platform has seen, and nothing else', () => {
    fc.assert(
      fc.property(labRow, topicRow, (lab, topic) => {
        const { participation } = lab
        expect(toLabCandidate(lab).standing).toBe(
          participation === 'approved' ? 'joined' : participation === 'pending' ? 'requested' : null,
        )
        expect(toTopicCandidate(topic).standing).toBe(topic.hasAsked ? 'asked' : null)
      }),
      { seed },
    )
  })
})
