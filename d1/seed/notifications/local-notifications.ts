import type { notifications } from '../../schema/notifications/notifications.ts'
import { type Person, seededPeople } from '../accounts/local-people.ts'
import type { Told, ToldBySeed } from '../base/told.ts'
import { seededId } from '../base/seeded-random.ts'
import { seededCourses } from '../courses/local-courses.ts'
import { seededEnrollments } from '../courses/local-enrollments.ts'
import { sampleLearner, seededLab } from '../labs/labs.seed.ts'
import { seededOrders } from '../orders/orders.seed.ts'

const now = Date.parse('2026-11-15T12:30:00Z')
const dayMs = 24 * 60 * 60_000

/** Older notifications would be deleted soon after the platform starts. */
const shownMs = 70 * dayMs

/**
 * Every notification leads to a row of another seed, so that its link can be followed.
 * @param toldBySeeds notifications that other seeds declare about their own rows
 */
export function seededNotifications(toldBySeeds: readonly ToldBySeed[]): (typeof notifications.$inferInsert)[] {
  const people = seededPeople()
  const personOf = (email: string) => {
    const person = people.find(({ user }) => user.email === email)
    if (!person) throw new Error(`Nobody has the address ${email}`)
    return person
  }
  const learner = personOf(sampleLearner)
  const educator = personOf('educator@kere.test')
  const own: [Person, readonly Told[]][] = [
    [learner, ofLearner(learner, people)],
    [educator, ofEducator(educator, people)],
    [personOf('admin@kere.test'), ofAdmin()],
  ]
  return own.flatMap(([person, told]) =>
    rowsOf(person, [...told, ...toldBySeeds.filter(({ email }) => email === person.user.email)]),
  )
}

function rowsOf({ key, user, profile }: Person, told: readonly Told[]): (typeof notifications.$inferInsert)[] {
  return told
    .filter(({ at }) => at > now - shownMs)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, template, at, details, isRead = false }, place) => ({
      id: seededId('ntf', at, `${key}/${template}/${place}`),
      userId: user.id,
      kind,
      template,
      details: { firstName: profile.firstName, ...details },
      at,
      readAt: isRead ? at + 60 * 60_000 : null,
      number: place + 1,
    }))
}

const lab = () => {
  const { id, title } = seededLab('rajakaluve')
  return { labId: id, lab: title }
}

function written(people: readonly Person[]) {
  return seededCourses(new Map(people.map(({ key, user }) => [key, user.id])))
}

function ofLearner({ user }: Person, people: readonly Person[]): Told[] {
  const courses = written(people).filter(({ course }) => course.published)
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const titles = new Map(courses.map(({ course }) => [course.id, course.title]))
  const own = seededEnrollments(learners, courses, now)
    .map(({ enrollment }) => enrollment)
    .filter(({ studentId }) => studentId === user.id)
  const about = (courseId: string) => ({ courseId, course: titles.get(courseId) ?? '' })
  const orders = seededOrders().filter(({ buyerId, state }) => buyerId === user.id && state === 'paid')
  return [
    ...own.map(({ courseId, createdAt }) => ({
      kind: 'enrollments',
      template: 'enrolled',
      at: createdAt,
      details: about(courseId),
      isRead: now - createdAt > 10 * dayMs,
    })),
    ...own.flatMap(({ courseId, completedAt }) =>
      completedAt
        ? [
            {
              kind: 'completed_courses',
              template: 'course_completed',
              at: completedAt,
              details: about(courseId),
              isRead: true,
            },
          ]
        : [],
    ),
    ...orders.map((order) => ({
      kind: 'orders',
      template: 'order_paid',
      at: order.paidAt ?? order.placedAt,
      details: {
        orderId: order.id,
        changeId: order.lastChange,
        reference: order.reference,
        itemKind: order.itemKind,
        itemId: order.itemId,
        title: order.title,
        amount: String(order.amount),
        payableUntil: new Date(order.payableUntil).toISOString(),
      },
      isRead: true,
    })),
    {
      kind: 'lab_feedback',
      template: 'lab_feedback_given',
      at: Date.parse('2026-11-14T05:40:00Z'),
      details: { ...lab(), stage: 'Teams form', feedback: 'Good choice: it has three inlets that nobody has drawn.' },
    },
    {
      kind: 'lab_team',
      template: 'lab_team_asked',
      at: Date.parse('2026-11-15T06:10:00Z'),
      details: {
        ...lab(),
        stage: '',
        name: 'Rukmini S.',
        team: 'Upper Hebbal',
        text: 'I live beside the lake and can walk the drain on Saturdays.',
      },
    },
  ]
}

function ofEducator({ user }: Person, people: readonly Person[]): Told[] {
  const own = written(people).filter(({ course }) => course.educatorId === user.id && course.published)
  return [
    ...own.flatMap(({ course: { id, title, publishedAt } }): Told[] => {
      const at = publishedAt ?? now
      const details = { courseId: id, course: title }
      return [
        { kind: 'own_courses', template: 'course_published', at, details, isRead: true },
        { kind: 'first_learners', template: 'first_learner', at: at + dayMs, details, isRead: true },
      ]
    }),
    {
      kind: 'lab_asked',
      template: 'lab_requested',
      at: Date.parse('2026-11-12T10:15:00Z'),
      details: { ...lab(), role: 'student' },
    },
    {
      kind: 'lab_handed_in',
      template: 'lab_stage_handed_in',
      at: Date.parse('2026-11-15T04:20:00Z'),
      details: { ...lab(), stage: 'Teams form', team: 'Kogilu line' },
    },
  ]
}

function ofAdmin(): Told[] {
  return [
    {
      kind: 'lab_asked',
      template: 'lab_requested',
      at: Date.parse('2026-11-10T07:05:00Z'),
      details: { ...lab(), role: 'educator' },
      isRead: true,
    },
  ]
}
