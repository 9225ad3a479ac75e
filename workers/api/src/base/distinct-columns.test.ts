import { env } from 'cloudflare:workers'
import { courses } from '@kere/d1/schema/courses/courses'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../test/empty-database.ts'
import { aCourse, anEducator } from '../../test/factories.ts'
import { twinsOf } from '../../test/table-scans.ts'
import { openDatabase } from './context.ts'
import { interceptDatabase } from '../http/intercepted-database.ts'
import { prepareQuery } from './prepare-query.ts'

beforeEach(emptyDatabase)

const plain = openDatabase(env.DB)
const intercepted = interceptDatabase(env.DB, {
  ask: (statements) => env.DB.batch(statements.map(({ inner }) => inner)),
})
type Database = typeof plain

const twins = (db: Database) =>
  db
    .select({ courseId: courses.id, educatorId: profiles.id, title: courses.title })
    .from(courses)
    .innerJoin(profiles, eq(profiles.id, courses.educatorId))
const aliased = (db: Database) =>
  db.select({ id: courses.id, title: courses.title, price: sql<number>`${courses.price}`.as('title') }).from(courses)
const unnamed = (db: Database) => db.select({ id: courses.id, one: sql<number>`1` }).from(courses)
const nested = (db: Database) =>
  db
    .select({ course: { id: courses.id }, educator: { id: profiles.id } })
    .from(courses)
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))

describe.each([
  ['two columns of one name', twins],
  ['two columns of one name, each in its own object', nested],
  ['an expression that bears the name of a column', aliased],
  ['an expression without a name', unnamed],
] as const)('a select of %s', (_, select) => {
  it.each([
    ['as D1 is bound', plain],
    ['with its session checked', intercepted],
  ])('is refused before it is asked, alone and in a batch, %s', async (__, db) => {
    await aCourse(await anEducator())
    await expect(async () => select(db)).rejects.toThrow('A select needs distinct names')
    await expect(async () => db.batch([select(db)])).rejects.toThrow('A select needs distinct names')
  })
})

it('is refused where its SQL is kept', () => {
  const kept = prepareQuery((db) =>
    db
      .select({ courseId: courses.id, educatorId: profiles.id })
      .from(courses)
      .innerJoin(profiles, eq(profiles.id, courses.educatorId)),
  )
  expect(() => kept()).toThrow('A select needs distinct names, by .as(…): id, id')
})

it('answers columns of their own names by place', async () => {
  const educatorId = await anEducator()
  const { id } = await aCourse(educatorId)
  for (const db of [plain, intercepted]) {
    const select = () =>
      db
        .select({ id: courses.id, educatorId: sql<string>`${profiles.id}`.as('educator'), title: courses.title })
        .from(courses)
        .innerJoin(profiles, eq(profiles.id, courses.educatorId))
    const [[inBatch]] = await db.batch([select()])
    expect(inBatch).toMatchObject({ id, educatorId })
    expect(await select()).toEqual([inBatch])
  }
})

it('is found in SQL that is written by hand, where the walk of all endpoints looks', async () => {
  const joined = 'FROM courses JOIN profiles ON profiles.id = courses.educator_id WHERE courses.id <> ?'
  expect(await twinsOf({ sql: `SELECT courses.id, profiles.id ${joined}`, values: [''] })).toEqual(['id'])
  expect(await twinsOf({ sql: `SELECT courses.id, profiles.id AS educator ${joined}`, values: [''] })).toEqual([])
})
