import { freePlacePools, freePlaces } from '@kere/d1/schema/orders/free-places'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aUser } from '../../../test/sessions.ts'
import { aCode } from '../discount-codes/discount-codes.fixtures.ts'

export async function aPool(educatorId: string, size = 10) {
  const course = await aCourse(educatorId)
  await db.insert(freePlacePools).values({ id: course.id, size })
  return course
}

export async function aFreePlace(
  courseId: string,
  { id: learnerId }: { id: string },
  about: Partial<typeof freePlaces.$inferInsert> = {},
) {
  const enrollmentId = await enroll(learnerId, courseId)
  const id = `frp_${ulid()}`
  await db.insert(freePlaces).values({
    id,
    courseId,
    learnerId,
    price: 500,
    enrollmentId,
    lastChange: `out_${ulid()}`,
    givenAt: Date.parse('2026-11-15T11:00:00Z'),
    ...about,
  })
  return id
}

const ofEducator: Fixture = {
  params: async ({ educator }) => ({ id: (await aPool(educator.id)).id }),
  answers: { otherEducator: 404, pendingEducator: 404 },
}

export const fixtures: Fixtures = {
  listFreePlaces: { query: async ({ educator }) => `?course=${(await aPool(educator.id)).id}` },
  exportFreePlaces: { query: async ({ educator }) => `?course=${(await aPool(educator.id)).id}` },
  getFreePlacePool: ofEducator,
  setFreePlacePool: { params: ofEducator.params!, body: () => ({ size: 20 }) },
  giveFreePlace: { ...ofEducator, body: async () => ({ email: (await aUser('student')).email }) },
  takeBackFreePlace: {
    params: async ({ educator }) => ({
      id: await aFreePlace((await aPool(educator.id)).id, await aUser('student')),
    }),
    answers: { otherEducator: 404, pendingEducator: 404 },
  },
  enrollByCode: {
    params: async () => ({ id: (await aCourse(await anEducator())).id }),
    body: async () => ({ code: (await aCode({ value: 100 })).code }),
  },
}
