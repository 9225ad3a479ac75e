import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import type { LocalDatabase } from '../../local-database.ts'
import { lessonCheckKeys, lessonChecks, lessonCheckTries } from '../../schema/courses/lesson-checks.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'
import { seededCourses } from './local-courses.ts'
import { type SeededEnrollment, seededEnrollments } from './local-enrollments.ts'

type Option = [text: string, isRight: boolean, feedback?: string, tolerance?: string]

const makeCheck = (
  { options, ...about }: Pick<DraftCheck, 'key' | 'kind' | 'question' | 'explanation'> & { options: Option[] },
  more: Partial<DraftCheck> = {},
): DraftCheck => ({
  counts: false,
  unit: '',
  ...about,
  options: options.map(([text, isRight, feedback = '', tolerance = '']) => ({ text, isRight, feedback, tolerance })),
  ...more,
})

/** Each key is the title of a lesson in the course on recharge wells. */
const checksOf: Readonly<Record<string, readonly DraftCheck[]>> = {
  'One millimetre on one square metre is a litre': [
    makeCheck(
      {
        key: 'litres',
        kind: 'number',
        question: 'A flat roof of 80 square metres gets 25 mm of rain. How much water falls on it?',
        options: [
          ['2000', true, '', '1%'],
          ['2', false, 'That is in cubic metres. Each holds 1,000 litres.'],
          ['200', false, 'Each millimetre brings a litre on each square metre: multiply the two.'],
        ],
        explanation: '80 square metres × 25 mm = 2,000 litres. How much of it runs off is the next question.',
      },
      { unit: 'litres', counts: true },
    ),
    makeCheck({
      key: 'area',
      kind: 'single',
      question: 'Which area do you take for a sloping roof?',
      options: [
        ['The area in plan, as seen from above', true],
        ['The area along the slope', false, 'Rain falls from above, so a slope catches no more than its plan.'],
        ['The area of the walls and the roof', false, 'Walls catch little, and it does not reach the gutter.'],
      ],
      explanation: 'In plan. The slope makes the tiles more, not the rain.',
    }),
  ],
  'Where never to recharge: soak pits, sewers, spills': [
    makeCheck({
      key: 'never',
      kind: 'multiple',
      question: 'Near which of these must you not recharge?',
      options: [
        ['A soak pit', true],
        ['A leaking sewer', true],
        ['A workshop that spills oil', true],
        ['A roof with a first flush', false, 'That is where good water comes from.'],
      ],
      explanation: 'What soaks in beside a well is drunk from it later.',
    }),
  ],
  'The percolation test, step by step': [
    makeCheck({
      key: 'steps',
      kind: 'order',
      question: 'In which order do you do a percolation test?',
      options: [
        ['Dig the pit to the depth of the well’s floor', false],
        ['Fill it and let the soil soak', false, 'Dry soil drinks faster than it will in the monsoon.'],
        ['Fill it again to the mark', false],
        ['Time how far the water falls', false],
      ],
      explanation: 'Soak first: a test in dry soil promises more than the well can keep.',
    }),
    makeCheck({
      key: 'word',
      kind: 'text',
      question: 'By what name do we call water that sinks through the soil?',
      options: [
        ['Percolation', true],
        ['Infiltration', true],
        ['Runoff', false, 'Runoff is what does not sink in.'],
      ],
      explanation: 'Both words are used: infiltration at the surface, percolation below it.',
    }),
  ],
}

/** The wrong answers that learners give first to each check, the most frequent first, and how many in ten are wrong. */
const missed: Readonly<Record<string, { answers: readonly string[][]; inTen: number }>> = {
  litres: { answers: [['2'], ['2'], ['200'], ['20000']], inTen: 6 },
  area: { answers: [['The area along the slope'], ['The area of the walls and the roof']], inTen: 3 },
  never: { answers: [['A soak pit', 'A leaking sewer'], ['A leaking sewer']], inTen: 7 },
  steps: {
    answers: [
      [
        'Dig the pit to the depth of the well’s floor',
        'Fill it again to the mark',
        'Fill it and let the soil soak',
        'Time how far the water falls',
      ],
    ],
    inTen: 5,
  },
  word: { answers: [['Runoff'], ['Seepage']], inTen: 2 },
}

const minuteMs = 60_000

type Try = typeof lessonCheckTries.$inferInsert

/** A learner who is wrong at first is right at the second try. */
function triesOf(
  { id: checkId, check }: { id: string; check: DraftCheck },
  { userId, openedAt }: { userId: string; openedAt: number },
): Try[] {
  const right = check.options.filter(({ isRight }) => isRight || check.kind === 'order').map(({ text }) => text)
  const solution = { answer: check.kind === 'number' ? [`${right[0]} ${check.unit}`] : right, text: check.explanation }
  const { answers, inTen } = missed[check.key]!
  const random = seededRandom(`tries:${checkId} ${userId}`)
  const isWrong = random() * 10 < inTen
  const wrong = answers[Math.floor(random() ** 2 * answers.length)]!
  const given = [
    ...(isWrong ? [wrong] : []),
    check.kind === 'text' || check.kind === 'number' ? right.slice(0, 1) : right,
  ]
  return given.map((answer, place) => {
    const createdAt = openedAt + (place + 5) * minuteMs
    const isRight = place === given.length - 1
    return {
      id: seededId('cht', createdAt, `${checkId} ${userId} ${place}`),
      checkId,
      userId,
      question: check.question,
      answer,
      isRight,
      feedback: isRight
        ? []
        : check.options.flatMap(({ text, feedback }) =>
            feedback !== '' && answer.includes(text) ? [{ answer: text, text: feedback }] : [],
          ),
      solution: isRight ? solution : null,
      createdAt,
    }
  })
}

const readersOf = (enrollments: readonly SeededEnrollment[], lessonId: string) =>
  enrollments.flatMap(({ enrollment, lessons }) => {
    const opened = lessons.find((lesson) => lesson.lessonId === lessonId)
    return opened?.openedAt ? [{ userId: enrollment.studentId, openedAt: opened.openedAt }] : []
  })

/** The checks are in the course that the sample educator teaches and the sample learner takes. */
export function seed(db: LocalDatabase) {
  const people = seededPeople()
  const idOf = (email: string) => people.find(({ user }) => user.email === email)!.user.id
  const [educatorId, learnerId] = [idOf('educator@kere.test'), idOf('learner@kere.test')]
  const courses = seededCourses(new Map(people.map(({ key, user }) => [key, user.id]))).filter(
    ({ course }) => course.published,
  )
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const enrolled = seededEnrollments(learners, courses, Date.parse('2026-11-15T12:30:00Z'))
  const taken = new Set(
    enrolled.flatMap(({ enrollment }) => (enrollment.studentId === learnerId ? [enrollment.courseId] : [])),
  )
  // Nobody has answered in the name of the sample learner.
  const others = enrolled.filter(({ enrollment }) => enrollment.studentId !== learnerId)
  const taught = courses.filter(({ course }) => course.educatorId === educatorId && taken.has(course.id))
  const checked = taught.flatMap(({ lessons }) =>
    lessons.flatMap(({ id, title }) => {
      const checks = checksOf[title]
      return checks ? [{ id, checks }] : []
    }),
  )
  const published = checked.flatMap(({ id: lessonId, checks }) =>
    checks.map((check, position) => ({
      check,
      lessonId,
      position,
      id: `${lessonId.replace('les_', 'chk_')}_${check.key}`,
    })),
  )
  return [
    // A draft that somebody has changed since stays as it is.
    ...checked.map(({ id, checks }) =>
      db
        .prepare('UPDATE lesson_drafts SET checks = ? WHERE lesson_id = ? AND version = 1')
        .bind(JSON.stringify(checks), id),
    ),
    ...insertRows(
      db,
      lessonChecks,
      published.map(({ check: { kind, question, unit, counts, options }, ...place }) => ({
        ...place,
        kind,
        question,
        unit,
        counts,
        options: kind === 'number' || kind === 'text' ? [] : options.map(({ text }) => text).toSorted(),
      })),
    ),
    ...insertRows(
      db,
      lessonCheckKeys,
      published.map(({ id, check: { options, explanation } }) => ({ checkId: id, options, explanation })),
    ),
    ...insertRows(
      db,
      lessonCheckTries,
      published.flatMap((each) => readersOf(others, each.lessonId).flatMap((reader) => triesOf(each, reader))),
    ),
  ]
}
