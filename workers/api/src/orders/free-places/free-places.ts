import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'
import { freePlaceLimits } from '@kere/contracts/orders/free-place-options'
import { type FreePlacePool, freePlaces, type giveFreePlace as giveEndpoint } from '@kere/contracts/orders/free-places'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, withInstants } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { refusalOfCode, throttleCodes } from '../discount-codes/discount-codes.ts'
import {
  freePlaceRows,
  insertByCode,
  insertGiven,
  type PlaceRow,
  type PoolRow,
  readPool,
  updatePool,
  updateToTakenBack,
} from './free-places.queries.ts'

const giveLimits = {
  account: { limit: freePlaceLimits.perHour, windowMs: 60 * 60 * 1000 },
} as const satisfies ThrottleLimits

const toPlace = ({ codeId, ...place }: PlaceRow): EndpointAnswer<typeof giveEndpoint> => ({
  ...withInstants(place),
  isByCode: codeId !== null,
})

export const freePlaceReads = readsOf(freePlaces, freePlaceRows, toPlace)

const noCourse = () => new DomainError('not_found', messages.courseNotFound)

function toPool(pool: PoolRow | undefined): FreePlacePool {
  if (!pool) throw noCourse()
  const { id, title, price, isPublished, size, given } = pool
  return { course: { id, title, price, isPublished }, size, given }
}

/** @throws {DomainError} `not_found`, also for the course of somebody else */
export const getFreePlacePool = async (context: Context, courseId: string) => toPool(await readPool(context, courseId))

/** @throws {DomainError} `not_found`, `pool_too_small` */
export async function setFreePlacePool(context: Context, courseId: string, size: number) {
  const { isDone, pool } = await updatePool(context, courseId, size)
  if (pool && !isDone) throw new DomainError('pool_too_small')
  return toPool(pool)
}

/**
 * People without an account, with an unfinished one, with the course already, or whose guardian does not agree are
 * refused in the same words, so that a refusal does not tell who has an account.
 * @throws {DomainError} `not_found`, `course_unavailable`, `too_many_free_places`, `pool_empty`,
 *   `free_place_given_often`, `free_place_refused`
 */
export async function giveFreePlace(
  context: Context,
  { courseId, email, networkAddress }: { courseId: string; email: string; networkAddress: string },
) {
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'free_place', account: userId, networkAddress, limits: giveLimits })
  const { isDone, place, pool, before } = await insertGiven(context, courseId, email)
  if (isDone && place) return toPlace(place)
  if (!pool) throw noCourse()
  if (!pool.isPublished || pool.price === 0)
    throw new DomainError('course_unavailable', 'Free places are only for published courses with a price')
  if (before?.isTooMany) throw new DomainError('too_many_free_places')
  if (pool.given >= pool.size) throw new DomainError('pool_empty')
  throw new DomainError(before?.isTooOften ? 'free_place_given_often' : 'free_place_refused')
}

/** @throws {DomainError} `not_found`, `free_place_begun`, `free_place_paid` */
export async function takeBackFreePlace(context: Context, id: string): Promise<void> {
  const { isDone, row } = await updateToTakenBack(context, id)
  if (!row) throw new DomainError('not_found')
  if (!isDone && row.state !== 'taken_back')
    throw new DomainError(row.state === 'paid' ? 'free_place_paid' : 'free_place_begun')
}

interface ByCode {
  courseId: string
  code: string
  networkAddress: string
}

/** @throws {DomainError} a problem of the course or the code, or `changed_since_read` if something is left to pay */
export async function enrollByCode(context: Context, { courseId, code, networkAddress }: ByCode) {
  const learner = requireSignedIn(context)
  await throttleCodes(context, learner, networkAddress)
  const { enrollment, price, problem } = await insertByCode(context, courseId, code)
  if (enrollment)
    return {
      id: enrollment.id,
      course: { id: courseId, title: enrollment.title },
      enrolledAt: instantOf(enrollment.createdAt),
    }
  if (price !== null && problem === null) throw new DomainError('changed_since_read', enrollmentMessages.notFree)
  throw await refusalOfCode(context, { courseId, problem: price === null ? null : problem, buyer: learner })
}
