import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, it } from 'vitest'
import type { LocalDatabase } from '../local-database.ts'
import { migrate } from '../migrate.ts'
import { personalColumns } from './personal-data.ts'
import { tables } from './tables.ts'
import { databaseAfter } from '../test/sqlite-database.ts'

const somebody =
  'user|profile|account|actor|student|learner|educator|teacher|author|owner|creator|member|person|people|admin|host|guest|buyer|payer|customer|applicant|attendee|participant|reviewer|invitee|follower|holder|sender|recipient|subject'
const soundsLikeAPerson = new RegExp(
  `(^|_)(${somebody})(_ids?)?$|(^|_)(by|caller|e?mail|address|phone|phone_number|mobile|name|ip|user_agent|date_of_birth|hash)$`,
)
/** A row that is deleted with one person may name another person in such a column. */
const soundsLikeAnother = new RegExp(`(^|_)(${somebody})_ids?$|(^|_)by$|(^|_)e?mail$`)

/** The column holds `owner` or `admin`. */
const namesNobody: ReadonlySet<string> = new Set([
  'blog_categories.name',
  'deletion_requests.requested_by',
  // The hash must stay, so that the person is never written to again, whatever else about them is deleted.
  'newsletter_stops.address_hash',
  'news_feeds.name',
  'news_items.url_hash',
  'webhooks.name',
])

let db: LocalDatabase

beforeEach(async () => {
  db = await databaseAfter(migrate)
})

const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results

const realTables = async () =>
  (
    await rowsOf(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_search%' AND name <> 'd1_migrations'",
    )
  ).map(({ name }) => String(name))

async function columnsWithoutRule() {
  const missing = []
  for (const table of await realTables()) {
    const described = personalColumns.filter((each) => each.table === table)
    const goesWithThem = described.some(({ onErase, where }) => onErase === 'delete' && !where)
    const keys = await rowsOf(`SELECT "from", "table", on_delete FROM pragma_foreign_key_list('${table}')`)
    for (const key of keys.filter((each) => each.table === 'users' || each.table === 'profiles')) {
      const rule = { CASCADE: 'delete', 'SET NULL': 'anonymize' }[String(key.on_delete)]
      const isSaid = described.some(({ column, onErase }) => column === key.from && onErase === rule)
      if (!isSaid) missing.push(`${table}.${String(key.from)}`)
    }
    for (const { name } of await rowsOf(`SELECT name FROM pragma_table_info('${table}')`)) {
      const place = `${table}.${String(name)}`
      const isSaid = described.some(({ column }) => column === name) || namesNobody.has(place)
      const sounds = goesWithThem ? soundsLikeAnother : soundsLikeAPerson
      if (!isSaid && sounds.test(String(name))) missing.push(place)
    }
  }
  return [...new Set(missing)]
}

it('[part of W-43] says of every column that knows a person what becomes of it when the person is erased', async () => {
  expect(await columnsWithoutRule()).toEqual([])
})

it.each([
  ['a key without a rule', 'holder text REFERENCES users (id)', 'letters.holder'],
  ['a key that keeps the person', 'holder text REFERENCES profiles (id) ON DELETE RESTRICT', 'letters.holder'],
  ['an id without a key', 'author_id text', 'letters.author_id'],
  ['an admin who did something', 'answered_by text', 'letters.answered_by'],
  ['an address', 'reply_email text', 'letters.reply_email'],
  ['a name', 'first_name text', 'letters.first_name'],
  ['several people', 'guest_ids text', 'letters.guest_ids'],
])('[part of W-43] finds %s in a new table', async (_, column, found) => {
  await db.prepare(`CREATE TABLE letters (id text PRIMARY KEY, ${column})`).run()
  expect(await columnsWithoutRule()).toEqual([found])
})

it.each(['friend_email', 'invited_by', 'guest_ids'])(
  '[part of W-43] finds %s of somebody else in rows that go with a person',
  async (column) => {
    await db.prepare(`ALTER TABLE known_devices ADD ${column} text`).run()
    expect(await columnsWithoutRule()).toEqual([`known_devices.${column}`])
  },
)

it('[part of W-43] keeps what has no columns of its own only where it is known to name nobody', () => {
  const wholeRows = new Set(
    personalColumns.filter(({ onErase, where }) => onErase === 'delete' && !where).map(({ table }) => table),
  )
  const json = tables
    .filter((table) => !wholeRows.has(getTableName(table)))
    .flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ dataType }) => dataType === 'json')
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
  expect(json.toSorted()).toEqual([
    'audit_log.detail',
    'blog_drafts.details',
    'blog_post_versions.details',
    'blog_posts.categories',
    'blog_posts.headings',
    'breaches.tables',
    'career_positions.benefits',
    'career_positions.requirements',
    'career_positions.responsibilities',
    'challenge_labs.deliverables',
    'challenge_labs.goals',
    'challenge_labs.timeline',
    'course_drafts.details',
    'course_drafts.outline',
    'courses.categories',
    'courses.objectives',
    'courses.requirements',
    'event_drafts.details',
    'lab_submission_versions.links',
    'lab_submissions.links',
    // The organization names these people on its own page, and an admin removes them by hand.
    'leader_lists.leaders',
    'lesson_check_keys.options',
    'lesson_checks.options',
    'lesson_contents.bring',
    'lesson_contents.checklist',
    'lesson_contents.hand_in',
    'lesson_drafts.bring',
    'lesson_drafts.checklist',
    'lesson_drafts.checks',
    'lesson_drafts.hand_in',
    'lesson_progress.checked',
    'newsletter_issues.rendered',
    // Ids and what changed, for other programs.
    'webhook_deliveries.data',
    'webhooks.events',
  ])
})

it('describes no column that is not there', async () => {
  for (const { table, column } of personalColumns) {
    const columns = await rowsOf(`SELECT name FROM pragma_table_info('${table}')`)
    expect(columns.map(({ name }) => name)).toContain(column)
  }
})

it('finds what is of a person by an index, so that erasing walks through no table', async () => {
  for (const { table, column, onErase, where = '1' } of personalColumns) {
    if (onErase === 'expire') continue
    const [plan] = await rowsOf(`EXPLAIN QUERY PLAN SELECT rowid FROM ${table} WHERE ${column} = 'x' AND ${where}`)
    expect(plan?.detail).toMatch(/^SEARCH /)
  }
})

it('knows every table that there is', async () => {
  expect(tables.map(getTableName).toSorted()).toEqual((await realTables()).toSorted())
})
