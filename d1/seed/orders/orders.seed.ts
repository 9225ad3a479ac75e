import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { invoices } from '../../schema/orders/invoices.ts'
import { orders } from '../../schema/orders/orders.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededCourses } from '../courses/local-courses.ts'
import { seededEnrollments } from '../courses/local-enrollments.ts'
import { invoicesOf } from './invoices.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

type Order = typeof orders.$inferInsert

const dayMs = 24 * 60 * 60_000

const now = Date.parse('2026-11-15T12:30:00Z')

const letters = '234679CDFGHJKMNPQRTVWXY'

export const seed = (db: LocalDatabase): LocalStatement[] => [
  ...upsertRows(db, orders, seededOrders()),
  ...upsertRows(db, invoices, invoicesOf(seededOrders())),
]

export function seededOrders(): Order[] {
  const people = seededPeople()
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const admin = people.find(({ profile }) => profile.role === 'admin')
  const written = seededCourses(new Map(people.map(({ key, user }) => [key, user.id])))
  const published = written.filter(({ course }) => course.published)
  const priced = new Map(
    written.flatMap(({ course }) => ((course.price ?? 0) > 0 ? [[course.id, course] as const] : [])),
  )
  const places = seededEnrollments(learners, published, now)

  const paid = places.flatMap(({ enrollment: { id, studentId, courseId, createdAt } }): Order[] => {
    const course = priced.get(courseId)
    if (!course) return []
    const random = seededRandom(`order:${id}`)
    const placedAt = createdAt - Math.round((0.5 + random() * 40) * 60 * 60_000)
    const mayAsk = now - createdAt < 45 * dayMs && random() < 0.6
    return [
      {
        ...ordered(id, { kind: 'course', ...course }, studentId, placedAt),
        state: mayAsk ? 'refund_requested' : 'paid',
        paidAt: createdAt,
        paymentReference: `N${String(Math.floor(random() * 1e11)).padStart(11, '0')}`,
        grantId: id,
        decidedBy: admin?.user.id ?? null,
        ...(mayAsk && {
          refundRequestedAt: Math.min(now, createdAt + Math.round(random() * 4 * dayMs)),
          refundRequestReason: 'I began a new job and have no time for it this year.',
        }),
      },
    ]
  })

  const has = new Set(places.map(({ enrollment }) => `${enrollment.studentId}/${enrollment.courseId}`))
  const offered = published.map(({ course }) => course).filter(({ id }) => priced.has(id))
  const unpaid = learners.flatMap(({ key, user, joinedAt }): Order[] => {
    const random = seededRandom(`unpaid:${key}`)
    const course = offered[Math.floor(random() * offered.length)]
    if (!course || has.has(`${user.id}/${course.id}`)) return []
    const isOld = random() < 0.5
    const placedAt = Math.max(joinedAt, now - Math.round((isOld ? 8 + random() * 50 : random() * 6) * dayMs))
    const order = ordered(`unpaid/${key}`, { kind: 'course', ...course }, user.id, placedAt)
    // Orders of the last week still wait for payment, whatever day the seed runs.
    if (placedAt + 7 * dayMs > now) {
      const claimedAt = Math.min(now, placedAt + Math.round(random() * dayMs))
      const claimedReference = `N${String(Math.floor(random() * 1e11)).padStart(11, '0')}`
      const isClaimed = random() < 0.4
      return [{ ...order, payableUntil: placedAt + 365 * dayMs, ...(isClaimed && { claimedReference, claimedAt }) }]
    }
    if (random() < 0.6) return [{ ...order, state: 'expired', closedAt: order.payableUntil }]
    return [{ ...order, state: 'cancelled', cancelledBy: 'member', closedAt: placedAt + Math.round(random() * dayMs) }]
  })
  return [...paid, ...unpaid]
}

export function ordered(
  key: string,
  item: { kind: Order['itemKind']; id: string; title: string; price?: number | undefined },
  buyerId: string,
  placedAt: number,
) {
  const random = seededRandom(`reference:${key}`)
  const drawn = Array.from({ length: 8 }, () => letters[Math.floor(random() * letters.length)]).join('')
  return {
    id: seededId('ord', placedAt, key),
    reference: `K-${drawn.slice(0, 4)}-${drawn.slice(4)}`,
    buyerId,
    itemKind: item.kind,
    itemId: item.id,
    title: item.title,
    amount: item.price ?? 0,
    state: 'pending_payment' as const,
    // Every row has all columns, because the insert takes its columns from the first row.
    claimedReference: null,
    claimedAt: null,
    paidAt: null,
    paymentReference: null,
    grantId: null,
    decidedBy: null,
    closedAt: null,
    cancelledBy: null,
    refundRequestedAt: null,
    refundRequestReason: null,
    lastChange: seededId('chg', placedAt, key),
    placedAt,
    payableUntil: placedAt + 7 * dayMs,
  }
}
