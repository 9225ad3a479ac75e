import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { genders } from '@kere/contracts/accounts/profile-settings-options'
import { roles } from '@kere/contracts/accounts/roles'
import { getTableColumns } from 'drizzle-orm'
import { ulid } from 'ulid'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { LocalDatabase } from './local-database.ts'
import { migrate } from './migrate.ts'
import { events } from './schema/events/events.ts'
import { profiles } from './schema/accounts/profiles.ts'
import { seedLocal } from './seed/local-seed.ts'
import { databaseAfter, sqliteDatabase } from './test/sqlite-database.ts'

let db: LocalDatabase

beforeEach(async () => {
  db = await databaseAfter(migrate)
})

async function seed(fresh: LocalDatabase) {
  await migrate(fresh)
  await seedLocal(fresh)
}

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
    expect(applied[0]).toBe('0000_create_tables.sql')
    expect(await migrate(fresh)).toEqual([])
  })

  it('make the tables just as the schema declares them', () => {
    const here = fileURLToPath(new URL('.', import.meta.url))
    const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    cpSync(join(here, 'migrations'), copy, { recursive: true })
    // drizzle-kit joins the folder of its output to the current one, so the path has to be relative.
    const options = ['--dialect', 'sqlite', '--schema', './schema/*/*.ts', '--out', relative(here, copy)]
    const kit = join(here, 'node_modules/.bin/drizzle-kit')
    // It asks about what may be a new name, gets no answer, and ends as if all were well: only its words can be trusted.
    expect(execFileSync(kit, ['generate', ...options], { cwd: here, encoding: 'utf8', stdio: 'pipe' })).toContain(
      'No schema changes',
    )
  })

  it('go on from the database that their former steps have made, and from no earlier one', async () => {
    const rename = "UPDATE d1_migrations SET name = ? WHERE name = '0000_create_tables.sql'"
    const last = sqliteDatabase()
    await migrate(last, '0000_create_tables.sql')
    await last.prepare(rename).bind('0092_erase_what_names_somebody.sql').run()
    expect(await migrate(last)).not.toContain('0000_create_tables.sql')
    expect(await migrate(last)).toEqual([])

    const earlier = sqliteDatabase()
    await migrate(earlier, '0000_create_tables.sql')
    await earlier.prepare(rename).bind('0091_prove_job_applications.sql').run()
    await expect(migrate(earlier)).rejects.toThrow('Delete the folder of this local state and start again')
  })

  it('count what learners had done before the insight of a course was counted', async () => {
    const before = sqliteDatabase()
    await migrate(before, '0019_create_lesson_questions.sql')
    const run = (sql: string) => before.prepare(sql).run()
    await run("INSERT INTO users (id, email, created_at, updated_at) VALUES ('u', 'u@kere.test', 1, 1)")
    await run("INSERT INTO profiles (id, first_name, last_name, created_at, updated_at) VALUES ('u', 'a', 'b', 1, 1)")
    await run(`INSERT INTO courses (id, title, description, category, categories, level, created_at, updated_at)
      VALUES ('c', 'a', 'b', 'Biodiversity', '[]', 'beginner', 1, 1)`)
    await run("INSERT INTO modules (id, course_id, position, title) VALUES ('m', 'c', 0, 'a')")
    for (const [place, id] of ['one', 'two'].entries())
      await run(`INSERT INTO lessons (id, module_id, position, title, kind, duration_minutes)
        VALUES ('${id}', 'm', ${place}, 'a', 'video', 1)`)
    await run(`INSERT INTO enrollments (id, student_id, course_id, last_lesson_id, created_at, updated_at)
      VALUES ('e', 'u', 'c', 'two', 1, 1)`)
    await run("INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, updated_at) VALUES ('e', 'one', 5, 5)")
    await run(`INSERT INTO lesson_questions (id, course_id, lesson_id, author_id, body, created_at)
      VALUES ('q', 'c', 'one', 'u', 'a', 1)`)
    await migrate(before)
    const all = async (table: string) => (await before.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()).results
    expect(await all('lesson_step_counts')).toEqual([
      { lesson_id: 'one', step: 'done', count: 1 },
      { lesson_id: 'two', step: 'opened', count: 1 },
    ])
    expect(await all('course_stop_counts')).toEqual([{ course_id: 'c', lesson_id: 'two', count: 1 }])
    expect(await all('course_activity_counts')).toEqual([{ course_id: 'c', day: '1970-01-01', count: 1 }])
    expect(await all('lesson_question_counts')).toEqual([{ lesson_id: 'one', count: 1 }])
  })

  it('count first tries that were made before they were counted', async () => {
    const before = sqliteDatabase()
    await migrate(before, '0027_create_invoices.sql')
    const run = (sql: string) => before.prepare(sql).run()
    await run(`INSERT INTO courses (id, title, description, category, categories, level, created_at, updated_at)
      VALUES ('c', 'a', 'b', 'Biodiversity', '[]', 'beginner', 1, 1)`)
    await run("INSERT INTO modules (id, course_id, position, title) VALUES ('m', 'c', 0, 'a')")
    await run(`INSERT INTO lessons (id, module_id, position, title, kind, duration_minutes)
      VALUES ('l', 'm', 0, 'a', 'video', 1)`)
    for (const [id, kind] of [
      ['changed', 'single'],
      ['several', 'multiple'],
      ['often', 'text'],
    ])
      await run(`INSERT INTO lesson_checks (id, lesson_id, position, kind, question, options)
        VALUES ('${id}', 'l', 0, '${kind}', 'now', '[]')`)
    for (const id of ['u', 'v']) {
      await run(`INSERT INTO users (id, email, created_at, updated_at) VALUES ('${id}', '${id}@kere.test', 1, 1)`)
      await run(
        `INSERT INTO profiles (id, first_name, last_name, created_at, updated_at) VALUES ('${id}', 'a', 'b', 1, 1)`,
      )
    }
    // One of the two has left the course.
    await run(
      `INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at) VALUES ('e', 'u', 'c', 1, 1)`,
    )
    let at = 0
    const answer = async (check: string, question: string, given: string[], isRight: 0 | 1, user = 'u') => {
      at += 1
      await run(`INSERT INTO lesson_check_tries (id, check_id, user_id, question, answer, is_right, remarks, created_at)
        VALUES ('t${at}', '${check}', '${user}', '${question}', '${JSON.stringify(given)}', ${isRight}, '[]', ${at})`)
    }
    await answer('changed', 'before', ['a'], 1)
    await answer('changed', 'now', ['b'], 0)
    await answer('changed', 'now', ['a'], 1)
    await answer('changed', 'now', ['a'], 1, 'v')
    await answer('several', 'now', ['b', 'a'], 1)
    for (let time = 0; time < 20; time += 1) await answer('often', 'now', ['A'], 0)
    await migrate(before)
    const all = async (table: string) => (await before.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()).results
    const first = { enrollment_id: 'e', question: 'now' }
    expect(await all('lesson_check_first_tries')).toEqual([
      { ...first, check_id: 'changed', answer: '["b"]', is_right: 0, rest_score: 10 },
      { ...first, check_id: 'several', answer: '["a","b"]', is_right: 1, rest_score: 0 },
    ])
    const count = { question: 'now', count: 1 }
    expect((await all('first_try_counts')).filter((row) => row.count !== 0)).toEqual([
      { ...count, check_id: 'changed', is_right: 0, rest_score: 10 },
      { ...count, check_id: 'several', is_right: 1, rest_score: 0 },
    ])
    expect(await all('first_mistake_counts')).toEqual([{ ...count, check_id: 'changed', answer: '["b"]' }])
  })

  it('give what is shown without its person an id and a day that tell no time, wherever it is named', async () => {
    const before = sqliteDatabase()
    await migrate(before, '0000_create_tables.sql')
    const run = (sql: string) => before.prepare(sql).run()
    const at = Date.parse('2026-11-15T18:31:05.123Z')
    const id = (prefix: string) => `${prefix}_${ulid(at)}`
    const [fel, rpt, rep, out, answer, aud] = [id('fel'), id('rpt'), id('rep'), id('out'), id('out'), id('aud')]
    await run("INSERT INTO users (id, email, created_at, updated_at) VALUES ('learner', 'l', 1, 1)")
    await run(
      "INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at) VALUES ('learner', 'A', 'B', 'student', 1, 1)",
    )
    await run(
      "INSERT INTO fellowship_tracks (track, round, is_open, is_blind, updated_at) VALUES ('college', 1, 1, 1, 1)",
    )
    for (const [each, track] of [
      [fel, 'college'],
      ['fel_seen', 'k12'],
    ])
      await run(`INSERT INTO fellowship_interest (id, user_id, track, round, name, email, organization, role, area_of_interest,
        motivation, phone_number, location, created_at, updated_at)
        VALUES ('${each}', 'learner', '${track}', 1, '', 'l', '', '', '', '', '', '', ${at}, 1)`)
    await run(
      `INSERT INTO fellowship_reviews (application_id, reviewer_id, updated_at) VALUES ('${fel}', 'learner', 1)`,
    )
    await run(`INSERT INTO reported_profiles (id, user_id, status, times, latest_reason, last_reported_at)
      VALUES ('${rpt}', 'learner', 'waiting', 1, 'spam', ${at})`)
    await run(
      `INSERT INTO profile_reports (id, reported_id, reason, submitted_at) VALUES ('${rep}', '${rpt}', 'spam', ${at})`,
    )
    for (const [each, template, details] of [
      [out, 'fellowship_received', '{}'],
      [answer, 'fellowship_rejected', `{"applicationId":"${fel}"}`],
    ])
      await run(`INSERT INTO outbox (id, template, kind, to_address, user_id, details, created_at, due_at)
        VALUES ('${each}', '${template}', 'fellowship', 'l', 'learner', '${details}', ${at}, ${at})`)
    await run(`INSERT INTO audit_log (id, at, action, outcome, subject_type, subject_id, detail) VALUES
      ('${aud}', ${at}, 'fellowship.submitted', 'succeeded', 'fellowship_track', 'college', '{}'),
      ('aud_other', ${at}, 'fellowship.rejected', 'succeeded', 'fellowship_interest', '${fel}', '{}'),
      ('aud_report', ${at}, 'profile.warned', 'succeeded', 'user', 'learner', '{"report":"${rpt}"}')`)
    await migrate(before)
    const read = async (sql: string) =>
      (await before.prepare(sql).all()).results.map((row): unknown[] => Object.values(row))
    const [[now], [seen]] = (await read('SELECT id FROM fellowship_interest ORDER BY seq')) as [[string], [string]]
    for (const each of [now, seen]) expect(each).toMatch(/^fel_[0-9A-F]{26}$/)
    const day = Date.parse('2026-11-15T18:30:00Z')
    expect(await read('SELECT track, listed_at FROM fellowship_interest ORDER BY seq')).toEqual([
      ['college', day],
      ['k12', at],
    ])
    expect(await read('SELECT application_id FROM fellowship_reviews')).toEqual([[now]])
    expect(
      await read(
        'SELECT count(*) FROM profile_reports AS report JOIN reported_profiles AS reported ON reported.id = reported_id',
      ),
    ).toEqual([[1]])
    expect(
      await read("SELECT action, at, subject_id FROM audit_log WHERE subject_type LIKE 'fell%' ORDER BY action"),
    ).toEqual([
      ['fellowship.rejected', at, now],
      ['fellowship.submitted', day, 'college'],
    ])
    const mails = `SELECT template, iif(template = 'fellowship_received', outbox.created_at, 0), outbox.details ->> 'applicationId',
      notifications.details ->> 'applicationId' FROM outbox JOIN notifications ON mail_id = outbox.id ORDER BY template`
    expect(await read(mails.replaceAll(/template\b/g, 'outbox.template'))).toEqual([
      ['fellowship_received', day, null, null],
      ['fellowship_rejected', 0, now, now],
    ])
    expect(await read('SELECT last_reported_at, submitted_at FROM reported_profiles, profile_reports')).toEqual([
      [day, day],
    ])
    const tables = [
      'fellowship_interest',
      'reported_profiles',
      'profile_reports',
      'outbox',
      'notifications',
      'audit_log',
    ]
    const all = await Promise.all(tables.map((table) => read(`SELECT * FROM ${table}`)))
    for (const old of [fel, rpt, rep, out, aud]) expect(JSON.stringify(all)).not.toContain(old)
    await expect(run('UPDATE audit_log SET at = 1')).rejects.toThrow('append-only')
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
    for (const list of ['subjects_of_interest', 'languages_spoken', 'certifications'])
      expect(columns.get(list)).toBe("'[]'")
    expect(getTableColumns(profiles).teachingExperience.getSQLType()).toBe('integer')
    expect([genders, roles]).toEqual([
      ['male', 'female', 'other', 'prefer_not_to_say'],
      ['student', 'educator', 'admin'],
    ])
  })

  it('[S-478] give courses every column of the brief, and the outline of the syllabus', async () => {
    const expected =
      'id title description price category categories level cover_image course_url educator_id featured published published_at duration objectives requirements enrollment_count created_at updated_at'
    expect(await namesIn('courses')).toEqual(expect.arrayContaining(expected.split(' ')))
    const ofModules = ['id', 'course_id', 'position', 'title', 'summary', 'duration']
    expect(await namesIn('modules')).toEqual(expect.arrayContaining(ofModules))
    const ofLessons = ['id', 'module_id', 'position', 'title', 'kind', 'duration_minutes']
    expect(await namesIn('lessons')).toEqual(expect.arrayContaining(ofLessons))
  })

  it('[S-580] default a course to 4 weeks and a module to 1 week', async () => {
    expect((await columnsOf('courses')).get('duration')).toBe("'4 weeks'")
    expect((await columnsOf('modules')).get('duration')).toBe("'1 week'")
  })

  it('[C-38] keep of a session only hashes', async () => {
    expect(await namesIn('sessions')).toEqual([
      'id',
      'user_id',
      'family_hash',
      'token_hash',
      'previous_token_hash',
      'rotated_at',
      'created_at',
      'last_seen_at',
      'idle_expires_at',
      'expires_at',
      'revoked_at',
      'user_agent',
      'proved_at',
      'is_password_short',
    ])
  })

  it('[S-479] give enrollments every column of the brief', async () => {
    const expected = ['id', 'student_id', 'course_id', 'progress', 'completed', 'created_at', 'updated_at']
    expect(await namesIn('enrollments')).toEqual(expect.arrayContaining(expected))
  })

  it('[S-480] give events every column of the brief, for 100 people, free, of the product’s own category', async () => {
    const expected =
      'id title description type category source location starts_at ends_at max_participants registrations_count educator_id price external_url published created_at updated_at'
    const columns = await columnsOf('events')
    expect([...columns.keys()]).toEqual(expect.arrayContaining(expected.split(' ')))
    expect(
      ['category', 'source', 'max_participants', 'price', 'registrations_count', 'published'].map((name) =>
        columns.get(name),
      ),
    ).toEqual(["'product'", "'internal'", '100', '0', '0', 'false'])
    const { type, category, source } = getTableColumns(events)
    expect([type.enumValues, category.enumValues, source.enumValues]).toEqual([
      ['online', 'in-person'],
      ['product', 'info', 'other'],
      ['internal', 'external'],
    ])
  })

  it('[S-489] give contact messages every column of the brief', async () => {
    expect(await namesIn('contact_messages')).toEqual(expect.arrayContaining(['name', 'email', 'subject', 'message']))
  })

  it('[part of S-481] give registrations every column of the brief', async () => {
    const expected = ['event_id', 'user_id', 'status', 'created_at', 'updated_at']
    expect(await namesIn('event_registrations')).toEqual(expect.arrayContaining(expected))
  })
})

describe('the database itself', () => {
  beforeEach(async () => {
    db = await databaseAfter(seed)
  })

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
    ['an unknown role', "UPDATE profiles SET role = 'guest'"],
    ['an unknown gender', "UPDATE profiles SET gender = 'unsaid'"],
  ])('[S-477] refuses %s', async (_, statement) => {
    await expect(db.prepare(statement).run()).rejects.toThrow(/constraint failed/)
  })

  it.each([
    ['two accounts of one address', "UPDATE users SET email = 'learner@kere.test'"],
    ['a second spelling', "UPDATE users SET email = 'Learner@kere.test' WHERE email = 'learner@kere.test'"],
  ])('refuses %s', async (_, statement) => {
    await expect(db.prepare(statement).run()).rejects.toThrow(/constraint failed/)
  })
})

describe('the seed', () => {
  const everything = async (): Promise<[table: unknown, rows: Record<string, unknown>[]][]> => {
    const { results } = await db
      .prepare(
        // The seed does not fill the queue of texts that are to be folded for searches.
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%_search%'
          AND name NOT IN ('d1_migrations', 'sqlite_sequence', 'unfolded_texts')`,
      )
      .all()
    return Promise.all(
      results.map(async ({ name }) => [name, (await db.prepare(`SELECT * FROM ${String(name)}`).all()).results]),
    )
  }
  const asSets = (tables: Awaited<ReturnType<typeof everything>>) =>
    tables.map(([name, rows]) => [
      name,
      rows
        // The ledger of consents keeps what was withdrawn, and its triggers make new ids.
        .filter((row) => row.count !== 0 && (name !== 'consents' || row.withdrawn_at === null))
        .map((row) => JSON.stringify({ ...row, seq: null, ...(name === 'consents' && { id: null }) }))
        .toSorted(),
    ])
  const found = async (word: string) =>
    (await db.prepare('SELECT rowid FROM course_search WHERE course_search MATCH ?').bind(word).all()).results.length

  beforeEach(() => seedLocal(db))

  it('changes nothing where it is today’s already', async () => {
    const before = await everything()
    await seedLocal(db)
    expect(await everything()).toEqual(before)
  })

  it('makes an earlier one today’s, counters and search too, and leaves what people have added', async () => {
    const before = await everything()
    const groundwater = await found('groundwater')
    for (const change of [
      "DELETE FROM users WHERE email = 'learner2@kere.test'",
      "UPDATE users SET password_hash = NULL WHERE email = 'learner@kere.test'",
      "UPDATE profiles SET role = 'student', educator_status = NULL WHERE role = 'educator'",
      "UPDATE courses SET title = 'Earlier', description = 'As it was', price = 1",
      'DELETE FROM feedback_submissions',
    ])
      await db.prepare(change).run()
    expect(await found('groundwater')).toBe(0)

    await seedLocal(db)
    expect(asSets(await everything())).toEqual(asSets(before))
    expect(await found('groundwater')).toBe(groundwater)

    await db.batch([
      db.prepare("INSERT INTO users (id, email, created_at, updated_at) VALUES ('usr_own', 'own@example.in', 1, 1)"),
      db.prepare("DELETE FROM users WHERE email = 'admin@kere.test'"),
    ])
    await seedLocal(db)
    const { results } = await db.prepare("SELECT id FROM users WHERE email LIKE 'own@%' OR email LIKE 'admin@%'").all()
    expect(results).toHaveLength(2)
  })
})

describe('the audit log', () => {
  const write = () =>
    db
      .prepare(
        "INSERT INTO audit_log (id, at, action, outcome, detail) VALUES ('aud_1', 1, 'access.denied', 'refused', '{}')",
      )
      .run()

  it.each(["UPDATE audit_log SET outcome = 'succeeded'", 'DELETE FROM audit_log'])(
    '[W-57] is append-only: refuses %s',
    async (statement) => {
      await write()
      await expect(db.prepare(statement).run()).rejects.toThrow('append-only')
    },
  )

  it('counts itself', async () => {
    await write()
    const { results } = await db.prepare('SELECT * FROM audit_counts').all()
    expect(results).toEqual([{ action: 'access.denied', outcome: 'refused', count: 1 }])
  })
})

describe('the audit log and people who are erased', () => {
  beforeEach(async () => {
    await db.batch([
      db.prepare("INSERT INTO users (id, email, created_at, updated_at) VALUES ('usr_1', 'a@kere.test', 1, 1)"),
      db.prepare("INSERT INTO users (id, email, created_at, updated_at) VALUES ('usr_2', 'b@kere.test', 1, 1)"),
      db.prepare(
        `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail, request_id)
        VALUES ('aud_1', 1, 'usr_1', 'admin', 'role.changed', 'succeeded', 'user', 'usr_2', '{}', 'r'),
          ('aud_2', 2, 'usr_2', 'student', 'account.onboarded', 'succeeded', 'user', 'usr_2', '{}', 'r'),
          ('aud_3', 3, 'usr_2', 'student', 'session.revoked', 'succeeded', 'session', 'usr_2', '{}', 'r')`,
      ),
    ])
  })

  const log = async () => (await db.prepare('SELECT id, actor_id, subject_id FROM audit_log ORDER BY id').all()).results

  it('[W-57] [part of W-43] takes out of the log who was erased, and nothing else', async () => {
    await db.prepare("DELETE FROM users WHERE id = 'usr_2'").run()
    expect(await log()).toEqual([
      { id: 'aud_1', actor_id: 'usr_1', subject_id: null },
      { id: 'aud_2', actor_id: null, subject_id: null },
      { id: 'aud_3', actor_id: null, subject_id: 'usr_2' },
    ])
  })

  it.each([
    ['takes out somebody who is there', "actor_id = NULL WHERE id = 'aud_1'"],
    ['takes out a subject that is there', "subject_id = NULL WHERE id = 'aud_1'"],
    ['takes out what is no person', "subject_id = NULL WHERE id = 'aud_3'"],
    ['puts another in their place', "actor_id = 'usr_1' WHERE id = 'aud_2'"],
    ['changes the time', "at = 5 WHERE id = 'aud_1'"],
    ['changes the role', "actor_role = NULL WHERE id = 'aud_1'"],
    ['changes the details', "detail = '{\"a\":1}' WHERE id = 'aud_1'"],
    ['changes the request', "request_id = NULL WHERE id = 'aud_1'"],
    ['changes nothing', "actor_id = actor_id WHERE id = 'aud_1'"],
  ])('[W-57] refuses an update that %s', async (_, change) => {
    const before = await log()
    await expect(db.prepare(`UPDATE audit_log SET ${change}`).run()).rejects.toThrow('append-only')
    expect(await log()).toEqual(before)
  })

  it('[W-57] refuses to change anything beside the person who was erased', async () => {
    await db.prepare("DELETE FROM users WHERE id = 'usr_2'").run()
    for (const change of ["actor_id = 'usr_1'", "subject_id = 'usr_1'", "outcome = 'refused'", 'subject_type = NULL']) {
      const update = db.prepare(`UPDATE audit_log SET ${change} WHERE id = 'aud_2'`)
      await expect(update.run()).rejects.toThrow('append-only')
    }
  })
})

describe('the counters', () => {
  beforeEach(async () => {
    db = await databaseAfter(seed)
  })

  const numbersOf = async (sql: string) => {
    const { results } = await db.prepare(sql).all()
    return new Map(results.map(({ key, count }) => [key, count]))
  }

  const userCounts = 'SELECT role AS key, count FROM user_counts WHERE count > 0 ORDER BY role'
  const usersInTruth = 'SELECT role AS key, count(*) AS count FROM profiles GROUP BY role ORDER BY role'
  const drafts = "SELECT 'drafts' AS key, count FROM draft_counts"
  const draftsInTruth = "SELECT 'drafts' AS key, count(*) AS count FROM courses WHERE published = 0"
  const sessions = 'SELECT ends_in_hour AS key, count FROM session_counts WHERE count > 0 ORDER BY 1'
  const sessionsInTruth =
    'SELECT idle_expires_at / 3600000 AS key, count(*) AS count FROM sessions WHERE revoked_at IS NULL GROUP BY 1 ORDER BY 1'

  it('[part of U-13.educator, part of U-13.admin] say how many users hold each role and how many courses are drafts, through every change', async () => {
    for (const change of [
      'SELECT 1',
      "UPDATE profiles SET role = 'admin' WHERE id = (SELECT id FROM profiles WHERE role = 'student' LIMIT 1)",
      "DELETE FROM users WHERE id = (SELECT id FROM profiles WHERE role = 'student' LIMIT 1)",
      'UPDATE courses SET published = 0 WHERE id = (SELECT id FROM courses WHERE published = 1 LIMIT 1)',
      'DELETE FROM courses WHERE id = (SELECT id FROM courses WHERE published = 0 LIMIT 1)',
      'UPDATE courses SET published = 1, published_at = 1 WHERE published = 0',
    ]) {
      await db.prepare(change).run()
      expect(await numbersOf(userCounts)).toEqual(await numbersOf(usersInTruth))
      expect(await numbersOf(drafts)).toEqual(await numbersOf(draftsInTruth))
    }
  })

  it('[part of W-52] say how many learn in each course, through every change', async () => {
    const counted = 'SELECT id AS key, enrollment_count AS count FROM courses ORDER BY id'
    const inTruth = `SELECT id AS key, (SELECT count(*) FROM enrollments WHERE course_id = courses.id) AS count
      FROM courses ORDER BY id`
    for (const change of [
      'SELECT 1',
      'DELETE FROM enrollments WHERE progress > 50',
      'UPDATE OR IGNORE enrollments SET course_id = (SELECT max(id) FROM courses)',
      "DELETE FROM users WHERE id IN (SELECT id FROM profiles WHERE role = 'student' LIMIT 7)",
      "DELETE FROM users WHERE id IN (SELECT id FROM profiles WHERE role = 'educator' LIMIT 7)",
      'DELETE FROM courses WHERE id = (SELECT max(course_id) FROM enrollments)',
    ]) {
      await db.prepare(change).run()
      expect(await numbersOf(counted)).toEqual(await numbersOf(inTruth))
    }
  })

  it('say how many sessions end in each hour, through every change', async () => {
    for (const change of [
      `INSERT INTO sessions (id, user_id, family_hash, token_hash, created_at, last_seen_at, idle_expires_at, expires_at, user_agent)
        SELECT 'ses_' || id, id, id, id, 1, 1, 7200000 + rowid * 1000000, 99999999999, '' FROM users`,
      "UPDATE sessions SET idle_expires_at = idle_expires_at + 3600000 WHERE user_id LIKE '%A%'",
      "UPDATE sessions SET revoked_at = 5 WHERE user_id LIKE '%B%'",
      "DELETE FROM users WHERE id IN (SELECT id FROM profiles WHERE role = 'student')",
    ]) {
      await db.prepare(change).run()
      expect(await numbersOf(sessions)).toEqual(await numbersOf(sessionsInTruth))
    }
  })
})
