import { env } from 'cloudflare:workers'
import { backedUpTables, notBackedUp } from '@kere/d1/catalog/backups'
import { type BackupManifest, copyKey, manifestKey } from '@kere/contracts/console/backup-format'
import { tables } from '@kere/d1/catalog/tables'
import { restore, restoreFiles } from '@kere/d1/restore'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseDyingAt } from '../../../test/dying-worker.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { emptyBucket } from '../../../test/files.ts'
import { aPersonWhoUsedEverything } from '../../../test/person-who-used-everything.ts'
import { aUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { eraseDuePeople } from '../../accounts/own-data/erase-due-people.ts'
import { openDatabase } from '../../base/context.ts'
import { documentBuckets } from '../../base/env.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../labels.ts'
import { backUp } from './back-up.ts'
import { sweepBackups } from './sweep-backups.ts'

const dayMs = 24 * 60 * 60 * 1000
const night = Date.parse('2026-11-29T02:30:00+05:30')
const day = '2026-11-29'

const lastMigration = env.MIGRATIONS.at(-1)!.name

beforeAll(async () => {
  await env.DB.batch([
    env.DB.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)'),
    env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(lastMigration),
  ])
})

afterAll(() => env.DB.prepare('DROP TABLE d1_migrations').run())

beforeEach(async () => {
  await emptyDatabase()
  await emptyBucket()
  await loseEverything()
})

const childrenFirst = [...notBackedUp, ...backedUpTables.map(({ name }) => name)]

/** Leaves of the second database what a new account has. */
async function loseEverything() {
  const { results } = await env.EMPTY.prepare(
    `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE '%\\_search\\_%' ESCAPE '\\' ORDER BY type DESC`,
  ).all<{ type: string; name: string }>()
  const inOrder = results.toSorted((one, other) => childrenFirst.indexOf(one.name) - childrenFirst.indexOf(other.name))
  const drops = inOrder.map(({ type, name }) => `DROP ${type} IF EXISTS "${name}"`)
  if (drops.length > 0) await env.EMPTY.batch(drops.map((sql) => env.EMPTY.prepare(sql)))
}

const bindings = {
  media: env.MEDIA,
  documents: documentBuckets(env),
  newId,
  queueMail: () => undefined,
  kindOfMail,
}

const step = (at = night, d1 = env.DB, backups = env.BACKUPS) =>
  backUp({ ...bindings, db: openDatabase(d1), at, backups })

async function backUpAll(at = night) {
  let steps = 0
  for (let isMore = 1; isMore > 0; steps += 1) isMore = await step(at)
  return steps
}

const inBucket = {
  read: async (key: string) => {
    const object = await env.BACKUPS.get(key)
    return object ? new Uint8Array(await object.arrayBuffer()) : null
  },
  list: async (prefix: string) => (await env.BACKUPS.list({ prefix })).objects.map(({ key }) => key),
}

const migrateEmpty = async (last = '~') => {
  const applied = await env.EMPTY.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()
  if (applied) return
  const missing = env.MIGRATIONS.filter(({ name }) => name <= last)
  await env.EMPTY.batch(missing.flatMap(({ queries }) => queries.map((query) => env.EMPTY.prepare(query))))
}

const restoreAll = () => restore({ db: env.EMPTY, day, backups: inBucket, migrate: migrateEmpty })

async function rowsIn(db: D1Database) {
  const found = await db.batch<Record<string, unknown>>(
    backedUpTables.map(({ name }) => db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`)),
  )
  return Object.fromEntries(backedUpTables.map(({ name }, place) => [name, found[place]!.results]))
}

const triggersIn = async (db: D1Database) =>
  (await db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name").all()).results

const askForDeletion = (id: string) =>
  run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 1)', id)

const erase = (at: number, backups = env.BACKUPS) =>
  eraseDuePeople({ db: openDatabase(env.DB), at, newId, superAdminEmail: undefined, backups })

async function someLearners(count: number) {
  const course = await aCourse(await anEducator())
  for (let made = 0; made < count; made += 1) await enroll((await aUser('student')).id, course.id)
}

async function textOf(source: string) {
  const { key } = (await manifest()).sources.find(({ name }) => name === source)!.parts[0]!
  return new Response((await env.BACKUPS.get(key))!.body.pipeThrough(new DecompressionStream('gzip'))).text()
}

const stateOf = async (of = day) => env.DB.prepare('SELECT * FROM backups WHERE day = ?').bind(of).first()

const manifest = async () => (await env.BACKUPS.get(manifestKey(day)))!.json<BackupManifest>()

describe('a backup', () => {
  it('holds every table but those that are named', () => {
    expect([...backedUpTables.map(({ name }) => name), ...notBackedUp].toSorted()).toEqual(
      tables.map((table) => getTableName(table)).toSorted(),
    )
  })

  it('restores into an empty database what was lost, row by row, with its triggers and what can be searched', async () => {
    await aPersonWhoUsedEverything(await aUser('student'))
    await env.DB.prepare("UPDATE outbox SET state = 'sent', sent_at = 1").run()
    const before = await rowsIn(env.DB)
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(90)
    await backUpAll()
    expect(await stateOf()).toMatchObject({ finished_at: night, error: null, failures: 0 })
    await emptyDatabase()

    const restored = await restoreAll()
    expect(await rowsIn(env.EMPTY)).toEqual(before)
    expect(restored).toMatchObject({ rows: Object.values(before).flat().length, adjusted: {}, erasedAgain: 0 })
    expect(await triggersIn(env.EMPTY)).toEqual(await triggersIn(env.DB))
    const found = await env.EMPTY.prepare(
      "SELECT courses.title FROM courses JOIN all_course_search ON all_course_search.rowid = courses.seq WHERE all_course_search MATCH 'bund'",
    ).all()
    expect(found.results).toEqual([{ title: 'Mend a bund' }])
  })
  it('holds every row once, whichever of its writes its worker dies at', async () => {
    await someLearners(3)
    const before = await rowsIn(env.DB)
    let died = 0
    for (let kill = 0; kill < 24; kill += 1) {
      const dying = databaseDyingAt(1 + (kill % 4), kill % 3 === 0 ? 'after' : 'before')
      await step(night, dying.db).catch(() => (died += 1))
      await run('UPDATE backups SET leased_until = 0')
    }
    expect(died).toBeGreaterThan(15)
    await backUpAll()
    const { rows } = await manifest()
    expect(rows).toBe(Object.values(before).flat().length)
    expect((await textOf('enrollments')).trimEnd().split('\n')).toHaveLength(1 + 3)
  })

  it('cuts a table into parts, and reads each row once', async () => {
    await run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
      INSERT INTO outbox (id, template, to_address, details, state, created_at, due_at)
      SELECT 'mail_' || i, 't', 'a', json_object('text', hex(zeroblob(4000))), 'sent', i, i FROM n`)
    await backUpAll()
    const parts = (await manifest()).sources.find(({ name }) => name === 'outbox')!.parts
    expect(parts.map(({ rows }) => rows)).toEqual([200, 246, 246, 8])
    expect(parts.map(({ key }) => key.split('/').at(-1))[3]).toBe('000003.jsonl.gz')
  })

  it('is copied by one of two clocks at once', async () => {
    await step()
    const ends = await Promise.all([step(), step()])
    expect(ends.toSorted((one, other) => one - other)).toEqual([0, 1])
  })

  it("is made once a night, from two o'clock in India, and later that day where no clock ran", async () => {
    await backUpAll(Date.parse('2026-11-29T01:59:00+05:30'))
    await backUpAll(Date.parse('2026-11-29T02:00:00+05:30'))
    expect(await step(Date.parse('2026-11-30T01:59:00+05:30'))).toBe(0)
    await backUpAll(Date.parse('2026-11-30T23:00:00+05:30'))
    const { results } = await env.DB.prepare('SELECT day FROM backups ORDER BY day').all()
    expect(results.map((row) => row.day)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
  })

  it('[part of R7] says why it failed, waits, and goes on where it was', async () => {
    await someLearners(1)
    const full = { ...env.BACKUPS, put: () => Promise.reject(new Error('The bucket is full')) }
    await step()
    // The cast is safe: no other method is called.
    expect(await step(night, env.DB, full as unknown as R2Bucket)).toBe(0)
    expect(await stateOf()).toMatchObject({ failures: 1, error: 'Error: The bucket is full', finished_at: null })
    expect(await step(night + 60_000)).toBe(0)
    await backUpAll(night + 6 * 60_000)
    expect(await stateOf()).toMatchObject({ failures: 1, error: null, finished_at: night + 6 * 60_000 })
  })

  it('tells every admin once, when a part of it has failed three times', async () => {
    const [admin] = [await aUser('admin'), await aUser('educator')]
    const down = { ...env.BACKUPS, put: () => Promise.reject(new Error('The bucket is down')) }
    const told: number[] = []
    await step()
    for (let times = 0; times < 5; times += 1) {
      await step(night + times * 6 * 60_000, env.DB, down)
      const { results } = await env.DB.prepare('SELECT user_id, template, details FROM outbox').all()
      expect(results.every(({ user_id: id, template }) => id === admin.id && template === 'backup_fails')).toBe(true)
      told.push(results.length)
    }
    expect(told).toEqual([0, 0, 1, 1, 1])
  })

  it('begins anew where a deployment changed the tables under it', async () => {
    await someLearners(1)
    for (let steps = 0; steps < 4; steps += 1) await step()
    await run("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')")
    await step()
    expect(await stateOf()).toMatchObject({ source: '', rows: 0, migration: '9999_later.sql' })
    expect((await env.BACKUPS.list()).objects).toEqual([])
    await backUpAll()
    expect((await manifest()).migration).toBe('9999_later.sql')
    await run("DELETE FROM d1_migrations WHERE name = '9999_later.sql'")
  })

  it('is kept for 30 days, and the first one of a month for a year', async () => {
    for (const kept of ['2025-11-28', '2025-12-01', '2026-10-02', '2026-10-03', '2026-10-30', '2026-11-29']) {
      await run(
        'INSERT INTO backups (day, started_at, finished_at, migration, rows_at_once) VALUES (?, 1, 1, ?, 1)',
        kept,
        'm',
      )
      await env.BACKUPS.put(`backups/${kept}/users/000000.jsonl.gz`, '')
    }
    await run("INSERT INTO backups (day, started_at, migration, rows_at_once) VALUES ('2026-10-01', 1, 'm', 1)")
    await env.BACKUPS.put('erasures/2025-11-20T00:00:00.000Z/hash', '')
    await env.BACKUPS.put('erasures/2026-11-20T00:00:00.000Z/hash', '')
    const sweep = () => sweepBackups({ db: openDatabase(env.DB), at: night, backups: env.BACKUPS })
    expect([await sweep(), await sweep(), await sweep(), await sweep()]).toEqual([1, 1, 1, 0])
    const { results } = await env.DB.prepare('SELECT day FROM backups ORDER BY day').all()
    const days = ['2025-12-01', '2026-10-02', '2026-10-30', '2026-11-29']
    expect(results.map((row) => row.day)).toEqual(days)
    expect((await env.BACKUPS.list()).objects.map(({ key }) => key)).toEqual([
      ...days.map((each) => `backups/${each}/users/000000.jsonl.gz`),
      'erasures/2026-11-20T00:00:00.000Z/hash',
    ])
  })

  it('is read by no route', () => {
    const sources = import.meta.glob<string>('../../**/*.ts', { eager: true, query: '?raw', import: 'default' })
    const naming = Object.entries(sources).filter(
      ([path, text]) => !path.endsWith('.test.ts') && text.includes('BACKUPS'),
    )
    expect(naming.map(([path]) => path)).toEqual(['../retention/retention-rpc.ts'])
  })
})

describe('a restore', () => {
  it('refuses a database that has anything', async () => {
    await backUpAll()
    await env.EMPTY.prepare('CREATE TABLE left_over (id TEXT)').run()
    await expect(restoreAll()).rejects.toThrow('The database is not empty: it has left_over')
  })

  it('refuses a backup that was not finished or was changed', async () => {
    await someLearners(1)
    await step()
    await expect(restoreAll()).rejects.toThrow(`There is no backups/${day}/manifest.json`)
    await backUpAll()
    const { key } = (await manifest()).sources.find(({ name }) => name === 'users')!.parts[0]!
    const changed = new Blob([
      (await textOf('users')).replace('student', 'admin').replace('kere.test', 'evil.test'),
    ]).stream()
    await env.BACKUPS.put(key, await new Response(changed.pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
    await expect(restoreAll()).rejects.toThrow(`${key} is not what the manifest says`)
  })

  it('brings nobody back who was erased since, and sends no email again that may have been sent since', async () => {
    const [gone, stays] = [await aUser('student'), await aUser('student')]
    for (const state of ['pending', 'leased', 'sent', 'dead'])
      await run(
        `INSERT INTO outbox (id, template, to_address, user_id, details, state, created_at, due_at)
          VALUES (?1, 't', 'a', ?2, '{}', ?1, 1, 1)`,
        state,
        stays.id,
      )
    await backUpAll()
    await askForDeletion(gone.id)
    expect(await erase(night + dayMs)).toBe(1)
    await emptyDatabase()
    expect((await restoreAll()).erasedAgain).toBe(1)
    const { users = [], profiles = [], outbox = [] } = await rowsIn(env.EMPTY)
    expect(outbox.map(({ id, state }) => `${String(id)}: ${String(state)}`)).toEqual([
      'pending: unknown',
      'leased: unknown',
      'sent: sent',
      'dead: dead',
    ])
    expect([users, profiles].map((rows) => rows.map(({ id }) => id))).toEqual([[stays.id], [stays.id]])
  })

  it('leaves out the rows of somebody who went while the backup was made', async () => {
    const gone = await aUser('student')
    const enrolled = await enroll(gone.id, (await aCourse(await anEducator())).id)
    for (let isMore = true; isMore;) {
      await step()
      isMore = (await env.BACKUPS.list({ prefix: `backups/${day}/enrollments/` })).objects.length === 0
    }
    await run('DELETE FROM users WHERE id = ?', gone.id)
    await backUpAll()
    expect(await textOf('enrollments')).toContain(enrolled)
    const restored = await restoreAll()
    expect(restored.adjusted).toMatchObject({ enrollments: 1 })
    const { results } = await env.EMPTY.prepare('SELECT id FROM enrollments').all()
    expect(results).toEqual([])
  })
})

describe('the copies of files', () => {
  const buckets = { media: env.MEDIA, ...documentBuckets(env) }
  const copies = async () => (await env.BACKUPS.list({ prefix: 'files/' })).objects.map(({ key }) => key)
  const anotherNight = (nights: number) => backUpAll(night + nights * dayMs)

  it('bring back what every bucket had, after all of them are lost', async () => {
    const lost = Object.entries(buckets).flatMap(([name, bucket], place) =>
      Array.from({ length: place === 0 ? 60 : 2 }, (_, file) => ({ name, bucket, key: `f/${place}-${file}` })),
    )
    for (const { bucket, key } of lost) await bucket.put(key, `bytes of ${key}`)
    await backUpAll()
    expect(await copies()).toHaveLength(lost.length)
    for (const { bucket, key } of lost) await bucket.delete(key)
    await env.MEDIA.put('f/0-1', 'is still there')

    const { files } = await restoreAll()
    expect(await restoreFiles(inBucket, files, buckets)).toEqual({ restored: lost.length - 1, missing: [] })
    for (const { bucket, key } of lost)
      expect(await (await bucket.get(key))?.text()).toBe(key === 'f/0-1' ? 'is still there' : `bytes of ${key}`)
  })

  it('are made once, whichever night a file is new in, and name what has none', async () => {
    await env.MEDIA.put('f/1', 'one')
    await backUpAll()
    const { uploaded } = (await env.BACKUPS.head(copyKey('media', 'f/1')))!
    await env.MEDIA.put('f/2', 'two')
    await anotherNight(1)
    expect(await copies()).toEqual(['files/media/f/1', 'files/media/f/2'])
    expect((await env.BACKUPS.head(copyKey('media', 'f/1')))?.uploaded).toEqual(uploaded)
    expect(await restoreFiles(inBucket, { media: ['f/3'] }, buckets)).toEqual({
      restored: 0,
      missing: ['files/media/f/3'],
    })
  })

  it('hold up no backup, once admins know that a file cannot be read', async () => {
    await aUser('admin')
    for (const key of ['f/bad', 'f/good']) await env.MEDIA.put(key, key)
    const list = (options?: R2ListOptions) => env.MEDIA.list(options)
    const get = (key: string) => (key === 'f/bad' ? Promise.reject(new Error('Unreadable')) : env.MEDIA.get(key))
    // The cast is safe: no other method is called.
    const media = { list, get } as unknown as R2Bucket
    let at = night
    for (let isOver = false; !isOver; at += 6 * 60_000) {
      await backUp({ ...bindings, media, db: openDatabase(env.DB), at, backups: env.BACKUPS })
      isOver = ((await stateOf())?.finished_at ?? null) !== null
    }
    expect(await stateOf()).toMatchObject({ failures: 3 })
    const { results } = await env.DB.prepare('SELECT template, details FROM outbox').all()
    expect(results).toMatchObject([{ template: 'backup_fails', details: expect.stringContaining('Unreadable') }])
    expect(await copies()).toEqual(['files/media/f/good'])
    await anotherNight(1)
    expect(await copies()).toEqual(['files/media/f/bad', 'files/media/f/good'])
  })

  it('outlive a deleted file by 30 nights and no longer, and one that is back for good', async () => {
    for (const key of ['f/back', 'f/gone', 'f/kept']) await env.MEDIA.put(key, key)
    await backUpAll()
    await env.MEDIA.delete(['f/back', 'f/gone'])
    await anotherNight(1)
    await env.MEDIA.put('f/back', 'f/back')
    await anotherNight(31)
    expect(await copies()).toEqual(['files/media/f/back', 'files/media/f/gone', 'files/media/f/kept'])
    await anotherNight(32)
    expect(await copies()).toEqual(['files/media/f/back', 'files/media/f/kept'])
    expect(await (await env.BACKUPS.get(copyKey('media', 'f/back')))?.text()).toBe('f/back')
  })
})

it('erases nobody whom it could not remember, and tries again', async () => {
  const { id } = await aUser('student')
  await askForDeletion(id)
  const down = { ...env.BACKUPS, put: () => Promise.reject(new Error('The bucket is down')) }
  // The cast is safe: no other method is called.
  await expect(erase(night, down as unknown as R2Bucket)).rejects.toThrow('The bucket is down')
  expect(await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(id).first()).not.toBeNull()
  expect(await erase(night + 60_000)).toBe(1)
})
