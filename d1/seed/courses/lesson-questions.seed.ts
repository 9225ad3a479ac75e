import type { LocalDatabase } from '../../local-database.ts'
import { lessonAnswers, lessonQuestionFollows, lessonQuestions } from '../../schema/courses/lesson-questions.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { asQueue, insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { seededCourses } from './local-courses.ts'
import { seededEnrollments } from './local-enrollments.ts'

/** A number stands for another learner of the course. */
type By = 'learner' | number

interface Asked {
  /** The position of the lesson in the course. */
  lesson: number
  by: By
  at: string
  text: string
  answers?: readonly { by: By | 'educator'; at: string; text: string; isEndorsed?: true }[]
}

const asked: readonly Asked[] = [
  {
    lesson: 0,
    by: 0,
    at: '2026-11-08T05:12:00Z',
    text: 'Is matt primer enough, or do I need enamel on top?',
    answers: [
      {
        by: 'educator',
        at: '2026-11-09T04:20:00Z',
        text: 'Primer alone goes grey after three or four dips. One thin coat of matt enamel over it lasts a season. Dry it for a day before the first reading.',
      },
      { by: 1, at: '2026-11-10T15:02:00Z', text: 'Mine has primer only. By the fifth Sunday I read 6 cm less.' },
    ],
  },
  {
    lesson: 0,
    by: 1,
    at: '2026-11-10T06:40:00Z',
    text: 'The rope stretches when wet. Do I mark it dry or wet?',
    answers: [
      {
        by: 2,
        at: '2026-11-11T07:31:00Z',
        text: 'Wet. Soak it for an hour, hang the plate on it, then tie the knots. I check mine with a tape every month.',
        isEndorsed: true,
      },
    ],
  },
  {
    lesson: 0,
    by: 'learner',
    at: '2026-11-13T04:44:00Z',
    text: 'My two strips differ by a whole unit. Which one do I write down? Same bottle, same minute, but they are from two packets.',
    answers: [
      {
        by: 0,
        at: '2026-11-14T12:15:00Z',
        text: 'Look at the date on the packet. My old ones read almost one unit high after the monsoon.',
      },
    ],
  },
  {
    lesson: 1,
    by: 2,
    at: '2026-11-12T09:05:00Z',
    text: 'The water did not fall at all in thirty minutes. Is the pit useless?',
  },
  {
    lesson: 1,
    by: 0,
    at: '2026-11-14T03:58:00Z',
    text: 'Where is the outlet if the map shows none?',
  },
]

const now = Date.parse('2026-11-15T12:30:00Z')

/** All questions belong to one course that the sample educator teaches and the sample learner takes. */
export function seed(db: LocalDatabase) {
  const people = seededPeople()
  const idOf = (email: string) => people.find(({ user }) => user.email === email)!.user.id
  const [educatorId, learnerId] = [idOf('educator@kere.test'), idOf('learner@kere.test')]
  const courses = seededCourses(new Map(people.map(({ key, user }) => [key, user.id]))).filter(
    ({ course }) => course.published,
  )
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const places = seededEnrollments(learners, courses, now).map(({ enrollment }) => enrollment)
  const learnersOf = (courseId: string) =>
    places.flatMap((place) => (place.courseId === courseId ? [place.studentId] : []))
  const taught = courses.find(
    ({ course }) => course.educatorId === educatorId && learnersOf(course.id).includes(learnerId),
  )
  if (!taught) return []
  const courseId = taught.course.id
  const others = learnersOf(courseId).filter((id) => id !== learnerId)
  const personOf = (by: By | 'educator') =>
    by === 'educator' ? educatorId : by === 'learner' ? learnerId : others[by % others.length]!
  const questions = asked.flatMap((question) => {
    const lesson = taught.lessons[question.lesson]
    const createdAt = Date.parse(question.at)
    const answeredAt = question.answers?.find(({ by }) => by === 'educator')?.at
    return lesson
      ? [
          {
            question,
            row: {
              id: seededId('lqn', createdAt, question.text),
              courseId,
              lessonId: lesson.id,
              educatorId,
              authorId: personOf(question.by),
              body: question.text,
              createdAt,
              answeredAt: answeredAt ? Date.parse(answeredAt) : null,
            },
          },
        ]
      : []
  })
  return [
    ...insertRows(
      db,
      asQueue(lessonQuestions),
      questions.map(({ row }) => row),
    ),
    ...insertRows(
      db,
      asQueue(lessonAnswers),
      questions.flatMap(({ question: { answers = [] }, row }) =>
        answers.map(({ by, at, text, isEndorsed }) => ({
          id: seededId('lan', Date.parse(at), text),
          questionId: row.id,
          authorId: personOf(by),
          isEducator: by === 'educator',
          body: text,
          createdAt: Date.parse(at),
          endorsedAt: isEndorsed ? Date.parse(at) + 1 : null,
        })),
      ),
    ),
    ...insertRows(
      db,
      lessonQuestionFollows,
      questions.map(({ row: { id, createdAt, authorId } }) => ({
        id: seededId('lqf', createdAt, id),
        questionId: id,
        userId: authorId,
      })),
    ),
  ]
}
