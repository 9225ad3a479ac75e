import { beforeEach, describe, expect, it } from 'vitest'
import type { LocalDatabase } from './local-database.ts'
import { migrate } from './migrate.ts'
import { seedLocal } from './seed/local-seed.ts'
import { sqliteDatabase } from './test/sqlite-database.ts'

let db: LocalDatabase

beforeEach(async () => {
  db = sqliteDatabase()
  await migrate(db)
})

const columnsOf = async (table: string) => {
  const { results } = await db.prepare(`SELECT name, dflt_value FROM pragma_table_info('${table}')`).all()
  return new Map(results.map(({ name, dflt_value }) => [String(name), dflt_value]))
}

const namesIn = async (table: string) => [...(await columnsOf(table)).keys()]

describe('the migrations', () => {
  it('are applied once, in file order', async () => {
    const fresh = sqliteDatabase()
    const applied = await migrate(fresh)
    expect(applied).toEqual(applied.toSorted())
    expect(applied[0]).toBe('0001_create_courses.sql')
    expect(await migrate(fresh)).toEqual([])
  })

  it('[S-477] give profiles every column of the brief, private until their owner says otherwise', async () => {
    const expected =
      'id first_name last_name avatar_url role bio location date_of_birth gender study_year institute_name state designation teaching_experience linkedin_url phone_number subjects_of_interest organization_affiliation languages_spoken certifications visibility_status public_profile luma_profile_url whatsapp_group_link is_discoverable onboarding_completed created_at updated_at'
    expect(await namesIn('profiles')).toEqual(expect.arrayContaining(expected.split(' ')))
    expect(await namesIn('users')).toContain('email')
    const columns = await columnsOf('profiles')
    expect(columns.get('role')).toBe("'student'")
    expect(columns.get('visibility_status')).toBe("'private'")
    expect(columns.get('public_profile')).toBe('false')
  })

  it('[S-478] give courses every column of the brief, and the outline of the syllabus', async () => {
    const expected =
      'id title description price category categories level cover_image course_url educator_id featured published published_at duration objectives requirements enrollment_count created_at updated_at'
    expect(await namesIn('courses')).toEqual(expect.arrayContaining(expected.split(' ')))
    expect(await namesIn('modules')).toEqual(['id', 'course_id', 'position', 'title', 'summary', 'duration'])
    expect(await namesIn('lessons')).toEqual(['id', 'module_id', 'position', 'title', 'kind', 'duration_minutes'])
  })

  it('[S-580] default a course to 4 weeks and a module to 1 week', async () => {
    expect((await columnsOf('courses')).get('duration')).toBe("'4 weeks'")
    expect((await columnsOf('modules')).get('duration')).toBe("'1 week'")
  })

  it('[S-479] give enrollments every column of the brief', async () => {
    const expected = ['id', 'student_id', 'course_id', 'progress', 'completed', 'created_at', 'updated_at']
    expect(await namesIn('enrollments')).toEqual(expected)
  })
})

describe('the database itself', () => {
  beforeEach(() => seedLocal(db))

  it.each([
    ['a progress over 100', 'UPDATE enrollments SET progress = 101'],
    ['a progress below 0', 'UPDATE enrollments SET progress = -1'],
    [
      'a second place of a learner in a course',
      "INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at) SELECT 'enr_x', student_id, course_id, 1, 1 FROM enrollments LIMIT 1",
    ],
  ])('[S-479] refuses %s', async (_, statement) => {
    await expect(db.prepare(statement).run()).rejects.toThrow(/constraint failed/)
  })

  it.each([
    ['a negative price', 'UPDATE courses SET price = -1'],
    ['an unknown level', "UPDATE courses SET level = 'expert'"],
    ['a published course without a date', 'UPDATE courses SET published_at = NULL WHERE published = 1'],
    ['a course of nobody', "UPDATE courses SET educator_id = 'usr_nobody'"],
  ])('[S-478] refuses %s', async (_, statement) => {
    await expect(db.prepare(statement).run()).rejects.toThrow(/constraint failed/)
  })

  it.each([
    ['two accounts of one address', "UPDATE users SET email = 'learner@kere.test'"],
    ['a second spelling', "UPDATE users SET email = 'Learner@kere.test' WHERE email = 'learner@kere.test'"],
  ])('refuses %s', async (_, statement) => {
    await expect(db.prepare(statement).run()).rejects.toThrow(/constraint failed/)
  })
})
