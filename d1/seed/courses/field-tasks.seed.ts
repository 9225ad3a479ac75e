import type { DraftHandIn, HandInState } from '@kere/contracts/courses/field-tasks-options'
import type { LocalDatabase } from '../../local-database.ts'
import { fieldHandIns } from '../../schema/courses/field-tasks.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { asQueue, insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { seededCourses } from './local-courses.ts'
import { seededEnrollments } from './local-enrollments.ts'

/** Each key is the title of a field task in the course on recharge wells. */
const taskOf: Readonly<Record<string, DraftHandIn>> = {
  'Dig a test pit and time the drop': {
    kind: 'number',
    text: 'How far did the water fall in the third half hour? Write in the note how deep the pit is, and what the soil looks like.',
    unit: 'mm',
    min: '0',
    max: '600',
  },
  'Measure your roof and find its downpipes': {
    kind: 'photo',
    text: 'One photo of a downpipe, from the gutter to where its water goes.',
    unit: '',
    min: '',
    max: '',
  },
  'Write a one-page specification for two quotes': {
    kind: 'file',
    text: 'Your page as a PDF. Two contractors must be able to quote from it without asking you.',
    unit: '',
    min: '',
    max: '',
  },
}

interface HandedIn {
  /** A number stands for another learner of the course. */
  by: 'learner' | number
  at: string
  number: string
  note: string
  state: HandInState
  reply?: string
}

const handedIn: readonly HandedIn[] = [
  {
    by: 'learner',
    at: '2026-11-09T10:40:00Z',
    number: '410',
    note: 'Pit of 60 cm, red soil with stones.',
    state: 'again',
    reply:
      'That is a fast drop for red soil. Was it the first filling? Soak the pit twice, then time the third half hour.',
  },
  {
    by: 'learner',
    at: '2026-11-13T11:20:00Z',
    number: '96',
    note: 'Soaked twice this time. Same pit.',
    state: 'waiting',
  },
  {
    by: 0,
    at: '2026-11-12T05:15:00Z',
    number: '38',
    note: 'Pit of 50 cm behind the temple tank. Black soil.',
    state: 'waiting',
  },
  { by: 1, at: '2026-11-14T12:02:00Z', number: '150', note: '', state: 'waiting' },
  { by: 2, at: '2026-11-06T09:30:00Z', number: '84', note: 'Sandy below 40 cm, so I dug to 70.', state: 'accepted' },
]

const hourMs = 60 * 60 * 1000

/** The tasks are in the course that the sample educator teaches and the sample learner takes. */
export function seed(db: LocalDatabase) {
  const people = seededPeople()
  const idOf = (email: string) => people.find(({ user }) => user.email === email)!.user.id
  const [educatorId, learnerId] = [idOf('educator@kere.test'), idOf('learner@kere.test')]
  const courses = seededCourses(new Map(people.map(({ key, user }) => [key, user.id]))).filter(
    ({ course }) => course.published,
  )
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const places = seededEnrollments(learners, courses, Date.parse('2026-11-15T12:30:00Z')).map(
    ({ enrollment }) => enrollment,
  )
  const taught = courses.filter(({ course }) => course.educatorId === educatorId)
  const asking = taught.flatMap(({ course, lessons }) =>
    lessons.flatMap(({ id, title }) => {
      const task = taskOf[title]
      return task ? [{ lessonId: id, courseId: course.id, task }] : []
    }),
  )
  const measured = asking.find(({ task }) => task.kind === 'number')
  const here = places.filter(({ courseId }) => courseId === measured?.courseId)
  const others = here.filter(({ studentId }) => studentId !== learnerId)
  const placeOf = (by: HandedIn['by']) =>
    by === 'learner' ? here.find(({ studentId }) => studentId === learnerId) : others[by]
  return [
    // A draft that somebody has changed since stays as it is.
    ...asking.flatMap(({ lessonId, task }) => [
      db
        .prepare('UPDATE lesson_drafts SET hand_in = ? WHERE lesson_id = ? AND version = 1')
        .bind(JSON.stringify(task), lessonId),
      db
        .prepare('UPDATE lesson_contents SET hand_in = ? WHERE lesson_id = ? AND draft_version = 1')
        .bind(JSON.stringify(task), lessonId),
    ]),
    ...insertRows(
      db,
      asQueue(fieldHandIns),
      handedIn.flatMap(({ by, at, number, note, state, reply }) => {
        const place = placeOf(by)
        const createdAt = Date.parse(at)
        return measured && place
          ? [
              {
                id: seededId('fhi', createdAt, `${place.id} ${number}`),
                enrollmentId: place.id,
                learnerId: place.studentId,
                lessonId: measured.lessonId,
                educatorId,
                kind: 'number' as const,
                note,
                number,
                unit: measured.task.unit,
                fileText: '',
                state,
                createdAt,
                reply: reply ?? null,
                answeredBy: state === 'waiting' ? null : educatorId,
                settledAt: state === 'waiting' ? null : createdAt + 26 * hourMs,
              },
            ]
          : []
      }),
    ),
  ]
}
