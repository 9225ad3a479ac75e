import { env } from 'cloudflare:workers'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEvent, aRegistration } from '../../../test/events.ts'
import { aCourse, aMail, aModule, anApplication, enroll } from '../../../test/factories.ts'
import { aLink } from '../../../test/links.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { updateSums } from '../../console/retention/sums.queries.ts'
import { erasePerson } from './person-rows.ts'

const names = { firstName: 'Zarinebai', lastName: 'Quttubuddin' }
const contact = { phoneNumber: '+91 91234 00777', linkedinUrl: 'https://linkedin.com/in/zarinebai' }

beforeEach(emptyDatabase)

const rowsOf = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const erase = (person: TestUser) => erasePerson({ db: drizzle(env.DB) }, eq(users.id, person.id))

async function leaveTraces(person: TestUser, other: TestUser) {
  await aMail(person, { details: { firstName: names.firstName } })
  await aMail(other, { toAddress: person.email })
  await aMail(person, { userId: null })
  await aLink(person.id, 'reset_password')
  await run(
    "INSERT INTO user_identities (provider, subject, user_id, created_at) VALUES ('google', ?, ?, 1)",
    newId('sub'),
    person.id,
  )
  await run("INSERT INTO known_devices (user_id, device_hash, first_seen_at) VALUES (?, 'device', 1)", person.id)
  await run(
    `INSERT INTO idempotency_keys (caller, key, request_hash, status, content_type, body, created_at)
      VALUES (?, 'a-key-of-somebody', 'hash', 200, 'application/json', ?, 1)`,
    person.id,
    `{"name":"${names.firstName}"}`,
  )
  const log = `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail)
    VALUES (?, 1, ?, ?, ?, 'succeeded', ?, ?, '{}')`
  await run(log, newId('aud'), person.id, person.role, 'session.signed_out', 'session', person.sessionId)
  await run(log, newId('aud'), other.id, other.role, 'role.changed', 'user', person.id)
}

async function placesOf(texts: readonly string[]) {
  const columns = await rowsOf<{ table: string; column: string }>(
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND m.name NOT LIKE '%search%' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND c.type = 'TEXT'`,
  )
  expect(columns.length).toBeGreaterThan(80)
  const found = await env.DB.batch<{ place: string }>(
    columns.map(({ table, column }) =>
      env.DB.prepare(
        `SELECT '${table}.${column}' AS place FROM ${table} AS searched, json_each(?) AS text WHERE instr(lower(searched.${column}), lower(text.value))`,
      ).bind(JSON.stringify(texts)),
    ),
  )
  return found.flatMap(({ results }) => results.map(({ place }) => place))
}

const tracesOf = ({ id, email }: TestUser) => placesOf([id, email, ...Object.values(names), ...Object.values(contact)])

/** The expected counts are written out here, so that the declarations are not only compared with themselves. */
const ownRecounts: Record<string, string> = {
  course_counts:
    'SELECT category, level, price = 0 AS is_free, language, count(*) AS count FROM courses WHERE published GROUP BY 1, 2, 3, 4',
  draft_counts: 'SELECT 1 AS only, count(*) AS count FROM courses WHERE published = 0 HAVING count(*) > 0',
  user_counts: 'SELECT role, count(*) AS count FROM profiles GROUP BY role',
  user_entry_counts: 'SELECT role, state, count(*) AS count FROM user_entries GROUP BY role, state',
  session_counts:
    'SELECT idle_expires_at / 3600000 AS ends_in_hour, count(*) AS count FROM sessions WHERE revoked_at IS NULL GROUP BY 1',
  course_standing_counts: `SELECT CASE WHEN archived_at IS NOT NULL THEN 'archived' WHEN published THEN 'published' ELSE 'draft' END
    AS standing, category, price = 0 AS is_free, count(*) AS count FROM courses GROUP BY 1, 2, 3`,
  audit_counts: 'SELECT action, outcome, count(*) AS count FROM audit_log GROUP BY 1, 2',
  outbox_counts: 'SELECT state, template, count(*) AS count FROM outbox GROUP BY 1, 2',
}

async function expectWhole() {
  for (const [counter, recount] of Object.entries(ownRecounts)) {
    const counted = await rowsOf(`SELECT * FROM ${counter} WHERE count <> 0 ORDER BY 1, 2`)
    expect([counter, counted]).toEqual([counter, await rowsOf(`${recount} ORDER BY 1, 2`)])
  }
  // Recounts each table of counts by its declaration, which corrects and reports wrong rows.
  expect((await updateSums(openDatabase(env.DB))).filter(({ rows }) => rows > 0)).toEqual([])
  expect(
    await rowsOf(
      'SELECT id FROM courses WHERE enrollment_count <> (SELECT count(*) FROM enrollments WHERE course_id = courses.id)',
    ),
  ).toEqual([])
  expect(
    await rowsOf(
      'SELECT id FROM profiles WHERE published_course_count <> (SELECT count(*) FROM courses WHERE educator_id = profiles.id AND published)',
    ),
  ).toEqual([])
  expect((await env.DB.prepare('PRAGMA foreign_key_check').all()).results).toEqual([])
}

describe('[part of W-43] erasing a person leaves nothing that names them, and every counter right', () => {
  it('a learner', async () => {
    const [learner, other, educator] = [
      await aUser('student', {}, { ...names, ...contact }),
      await aUser('student'),
      await aUser('educator'),
    ]
    const [first, second] = [await aCourse(educator.id), await aCourse(educator.id)]
    await enroll(learner.id, first.id)
    await enroll(learner.id, second.id)
    await enroll(other.id, first.id)
    await anApplication(learner, { status: 'rejected', reason: `Not yet, ${names.firstName}` })
    await leaveTraces(learner, other)
    expect(await tracesOf(learner)).not.toEqual([])

    expect(await erase(learner)).toEqual([{ id: learner.id }])
    expect(await tracesOf(learner)).toEqual([])
    await expectWhole()
    expect(await rowsOf('SELECT id, enrollment_count FROM courses ORDER BY id')).toEqual([
      { id: first.id, enrollment_count: 1 },
      { id: second.id, enrollment_count: 0 },
    ])
    expect(await rowsOf('SELECT id FROM users ORDER BY id')).toHaveLength(2)
  })

  it('[part of U-19] an educator: published courses stay with their learners as those of a former member, drafts go', async () => {
    const [educator, learner] = [await aUser('educator', {}, { ...names, ...contact }), await aUser('student')]
    const published = await aCourse(educator.id, { title: 'Reading a lake' })
    const unpublished = await aCourse(educator.id, { published: false, publishedAt: null })
    const draft = await aCourse(educator.id, { published: false, publishedAt: null })
    await aModule(published.id, 0, ['A lesson'])
    await aModule(draft.id, 0, ['A lesson of a draft'])
    await enroll(learner.id, published.id)
    await enroll(learner.id, unpublished.id)
    await anApplication(educator, { status: 'approved' })
    await leaveTraces(educator, learner)

    await erase(educator)
    expect(await tracesOf(educator)).toEqual([])
    await expectWhole()
    expect(await rowsOf('SELECT id, educator_id, enrollment_count FROM courses ORDER BY seq')).toEqual([
      { id: published.id, educator_id: null, enrollment_count: 1 },
      { id: unpublished.id, educator_id: null, enrollment_count: 1 },
    ])
    expect(await rowsOf('SELECT title FROM lessons')).toEqual([{ title: 'A lesson' }])

    const { call } = startApi()
    const former = { id: 'usr_former', name: 'Former member' }
    const { body: one } = await call(`/api/courses/${published.id}`)
    expect(one.instructor).toEqual({
      ...former,
      designation: null,
      organization: null,
      bio: null,
      location: null,
      teachingExperienceYears: null,
      languages: [],
      courseCount: 0,
      avatarUrl: null,
      isListed: false,
    })
    for (const path of [
      '/api/courses',
      '/api/courses?search=lake',
      '/api/courses?search=re',
      '/api/courses/featured',
    ]) {
      const { status, body } = await call(path)
      expect([path, status, body.items]).toMatchObject([path, 200, [{ id: published.id, instructor: former }]])
    }
    await aCourse((await aUser('educator')).id, { title: 'Beside it' })
    const { body: beside } = await call(`/api/courses/${published.id}/related`)
    expect(beside.items).toMatchObject([
      { title: 'Beside it', instructor: { name: expect.stringMatching(/^Ira/) as string } },
    ])
  })

  it('[part of U-19] an educator: what is published of their events stays, and what somebody has registered for', async () => {
    const [educator, learner] = [await aUser('educator', {}, { ...names, ...contact }), await aUser('student')]
    const hidden = { published: false, publishedAt: null, location: `https://meet.example/${names.firstName}` }
    const published = await anEvent(educator.id)
    const visited = await anEvent(educator.id, { published: false })
    await aRegistration(learner.id, visited.id)
    const draft = await anEvent(educator.id, hidden)
    await run(
      'INSERT INTO event_drafts (event_id, details, updated_at) VALUES (?, ?, 1)',
      draft.id,
      JSON.stringify(names),
    )

    await erase(educator)
    expect(await tracesOf(educator)).toEqual([])
    await expectWhole()
    expect(await rowsOf('SELECT id, educator_id FROM events ORDER BY seq')).toEqual([
      { id: published.id, educator_id: null },
      { id: visited.id, educator_id: null },
    ])
  })

  it('somebody whom staff was answered about, or at whom a counter was looked at last', async () => {
    const [learner, host, admin] = [
      await aUser('student', {}, { ...names, ...contact }),
      await aUser('educator'),
      await aUser('admin'),
    ]
    const answer = `INSERT INTO idempotency_keys (caller, key, request_hash, status, content_type, body, created_at)
      VALUES (?, ?, 'hash', 200, 'application/json', ?, 1)`
    await run(answer, admin.id, 'an-answer-by-id', JSON.stringify({ id: learner.id }))
    await run(answer, admin.id, 'an-answer-by-address', JSON.stringify({ email: learner.email }))
    await run(answer, host.id, 'an-answer-by-name', JSON.stringify({ name: `${names.firstName} ${names.lastName}` }))
    await run(answer, admin.id, 'an-answer-of-others', JSON.stringify({ id: host.id }))
    await run("INSERT INTO counter_walks (counter, after) VALUES ('profiles.learner_count', ?)", learner.id)

    await erase(learner)
    expect(await tracesOf(learner)).toEqual([])
    expect(await rowsOf('SELECT key FROM idempotency_keys WHERE body IS NOT NULL')).toEqual([
      { key: 'an-answer-of-others' },
    ])
  })

  it('[W-57] an admin, whose decisions and acts stay without them', async () => {
    const [admin, reader, applicant] = [
      await aUser('admin', {}, { ...names, ...contact }),
      await aUser('admin'),
      await aUser('educator'),
    ]
    const decided = await anApplication(applicant, { status: 'approved', decidedAt: 5, decidedBy: admin.id })
    await leaveTraces(admin, reader)
    const length = (await rowsOf('SELECT id FROM audit_log')).length

    await erase(admin)
    expect(await tracesOf(admin)).toEqual([])
    await expectWhole()
    expect(await rowsOf('SELECT decided_by, decided_at, status FROM educator_applications')).toEqual([
      { decided_by: null, decided_at: 5, status: 'approved' },
    ])
    expect(await rowsOf('SELECT id FROM audit_log')).toHaveLength(length)

    const { call } = startApi()
    const as = { headers: { cookie: reader.cookie } }
    const { body: log } = await call('/api/audit-log', as)
    expect(log.items.toSorted((a, b) => b.action.localeCompare(a.action))).toMatchObject([
      { action: 'session.signed_out', actor: { id: 'usr_former', name: null, role: 'admin' } },
      { action: 'role.changed', actor: { id: reader.id }, subject: { type: 'user', id: 'usr_former' } },
    ])
    const { status, body: application } = await call(`/api/educator-applications/${decided}`, as)
    expect([status, application]).toMatchObject([200, { decidedBy: null }])
  })

  it('takes nothing of anybody else', async () => {
    const [learner, other, third] = [await aUser('student', {}, names), await aUser('student'), await aUser('admin')]
    await leaveTraces(other, third)
    const kept = await placesOf([other.id, other.email])
    await leaveTraces(learner, third)
    await erase(learner)
    expect(await placesOf([other.id, other.email])).toEqual(kept)
  })
})
