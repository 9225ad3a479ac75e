import { env } from 'cloudflare:workers'
import { endpoints } from '@kere/contracts/endpoints'
import { retentions, expiries } from '@kere/d1/catalog/retention'
import { getTableName } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aPosition } from '../../../test/careers.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aFieldTask, aHandIn } from '../../../test/field-tasks.ts'
import { makePeople } from '../../../test/people.ts'
import { requestOf, fixtureOf } from '../../../test/fixtures.ts'
import { aUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { anIssue } from '../../publishing/newsletter-issues/newsletter-issues.fixtures.ts'
import { aSubscriber } from '../../forms/newsletter/newsletter.fixtures.ts'
import { openDatabase } from '../../base/context.ts'
import { sweepTables } from './sweep-tables.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const now = Date.parse('2026-11-15T12:00:00Z')

const run = (text: string, ...values: unknown[]) =>
  env.DB.prepare(text)
    .bind(...values)
    .run()
const sweep = (clock = () => now) => sweepTables(openDatabase(env.DB), clock)
const countOf = (table: string) => env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')
const aPostOf = (id: string) =>
  run(
    'INSERT INTO blog_posts (id, slug, title, created_at, updated_at, touched_at) VALUES (?, ?, ?, 1, 1, 1)',
    id,
    id,
    id,
  )
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

beforeEach(emptyDatabase)

const rows: Record<string, { ttlMs: number; insert: (mark: string, at: number, userId: string) => Promise<unknown> }> =
  {
    throttled_acts: {
      ttlMs: hourMs,
      insert: (mark, at) =>
        run('INSERT INTO throttled_acts (account_hash, network_hash, at) VALUES (?, ?, ?)', mark, mark, at),
    },
    mutation_budgets: {
      ttlMs: hourMs,
      insert: (mark, at) =>
        run('INSERT INTO mutation_budgets (caller_hash, window_at, count) VALUES (?, ?, 1)', mark, at),
    },
    idempotency_keys: {
      ttlMs: dayMs,
      insert: (mark, at) =>
        run(
          "INSERT INTO idempotency_keys (caller, key, request_hash, created_at) VALUES ('visitor', ?, 'h', ?)",
          mark,
          at,
        ),
    },
    account_tokens: {
      ttlMs: 30 * dayMs,
      insert: (mark, at, userId) =>
        run(
          `INSERT INTO account_tokens (id, user_id, purpose, token_hash, created_at, expires_at, used_at)
          VALUES (?, ?, 'verify_email', ?, 1, ?, 1)`,
          mark,
          userId,
          mark,
          at,
        ),
    },
    notifications: {
      ttlMs: 90 * dayMs,
      insert: (mark, at, userId) =>
        run(
          `INSERT INTO notifications (id, user_id, kind, template, details, at, number) VALUES (?, ?, 'orders', 't', '{}', ?, 1)`,
          mark,
          userId,
          at,
        ),
    },
    impact_confirmations: {
      ttlMs: 365 * dayMs,
      async insert(key, at, userId) {
        await run(
          `INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, created_at, updated_at)
            VALUES (?, ?, 'Frogs', 'course', 'Counted.', '2026-10-18', 1, 1)`,
          key,
          userId,
        )
        const asked =
          'INSERT INTO impact_confirmations (id, entry_id, user_id, name, email, asked_at) VALUES (?1, ?1, ?2, ?1, ?1, ?3)'
        return run(asked, key, userId, at)
      },
    },
    impact_handles: {
      ttlMs: 730 * dayMs,
      insert: (key, at) => run('INSERT INTO impact_handles (digest, chosen_at, released_at) VALUES (?, 1, ?)', key, at),
    },
    consents: {
      ttlMs: 3 * 365 * dayMs,
      insert: (key, at, userId) =>
        run(
          `INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver, withdrawn_at, withdrawer)
          VALUES (?, ?, 'newsletter', 1, 'en', 'Read.', 1, 'self', ?, 'self')`,
          key,
          userId,
          at,
        ),
    },
    breach_people: {
      ttlMs: 3 * 365 * dayMs,
      async insert(key, at) {
        await run(
          `INSERT OR IGNORE INTO breaches (id, is_drill, tables, from_at, to_at, nature, consequences, measures, advice, created_at)
          VALUES ('brc_1', 1, '[]', 1, 2, 'n', 'c', 'm', 'a', 1)`,
        )
        return run(
          "INSERT INTO breach_people (id, breach_id, email, what, found_at) VALUES (?1, 'brc_1', ?1, 'w', ?2)",
          key,
          at,
        )
      },
    },
    privacy_requests: {
      ttlMs: 3 * 365 * dayMs,
      insert: (key, at, userId) =>
        run(
          `INSERT INTO privacy_requests (id, user_id, kind, filer, state, text, submitted_at, closed_at)
          VALUES (?, ?, 'correction', 'self', 'done', 'Zoya, not Zoja.', 1, ?)`,
          key,
          userId,
          at,
        ),
    },
    known_devices: {
      ttlMs: 400 * dayMs,
      insert: (mark, at, userId) =>
        run(
          'INSERT INTO known_devices (user_id, device_hash, first_seen_at, last_seen_at) VALUES (?, ?, 1, ?)',
          userId,
          mark,
          at,
        ),
    },
    webhook_deliveries: {
      ttlMs: 30 * dayMs,
      insert: async (mark, at) => {
        await run(
          "INSERT OR IGNORE INTO webhooks (id, name, url, events, seed, created_at) VALUES ('whk_1', 'n', 'u', '[]', 's', 1)",
        )
        return run(
          `INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, state, created_at, due_at, done_at)
          VALUES (?1, 'whk_1', 't', 'o', '{}', 'delivered', ?2, ?2, ?2)`,
          mark,
          at,
        )
      },
    },
    api_tokens: {
      ttlMs: 365 * dayMs,
      insert: (mark, at, userId) =>
        run(
          `INSERT INTO api_tokens (id, name, prefix, token_hash, scopes, maker_id, created_at, ends_at)
          VALUES (?1, 'n', ?1, 'h', '[]', ?2, 1, ?3)`,
          mark,
          userId,
          at,
        ),
    },
    sessions: {
      ttlMs: 7 * dayMs,
      insert: (mark, at, userId) =>
        run(
          `INSERT INTO sessions (id, user_id, family_hash, token_hash, created_at, last_seen_at, idle_expires_at, expires_at, user_agent)
          VALUES (?, ?, ?, ?, 1, 1, ?, ?, '')`,
          mark,
          userId,
          mark,
          mark,
          at,
          at,
        ),
    },
    sign_in_tickets: {
      ttlMs: dayMs,
      insert: (mark, at, userId) =>
        run(
          'INSERT INTO sign_in_tickets (id, user_id, is_password_short, expires_at) VALUES (?, ?, 0, ?)',
          mark,
          userId,
          at,
        ),
    },
    spent_challenges: {
      ttlMs: dayMs,
      insert: (mark, at) => run('INSERT INTO spent_challenges (challenge, spent_at) VALUES (?, ?)', mark, at),
    },
    visitor_denials: {
      ttlMs: 90 * dayMs,
      insert: (mark, at) =>
        run('INSERT INTO visitor_denials (day, operation, count) VALUES (?, ?, 1)', dayOf(at), mark),
    },
    user_denials: {
      ttlMs: 90 * dayMs,
      insert: (mark, at, userId) =>
        run('INSERT INTO user_denials (user_id, operation, day, count) VALUES (?, ?, ?, 1)', userId, mark, dayOf(at)),
    },
    courses: {
      ttlMs: 30 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO courses (id, title, description, category, categories, level, archived_at, created_at, updated_at)
          VALUES (?, 'a', 'b', 'Biodiversity', '[]', 'beginner', ?, 1, 1)`,
          mark,
          at,
        ),
    },
    events: {
      ttlMs: 30 * dayMs,
      insert: (mark, at) =>
        run('INSERT INTO events (id, deleted_at, created_at, updated_at) VALUES (?, ?, 1, 1)', mark, at),
    },
    blog_posts: {
      ttlMs: 30 * dayMs,
      insert: (mark, at) =>
        run(
          'INSERT INTO blog_posts (id, slug, title, deleted_at, created_at, updated_at, touched_at) VALUES (?, ?, ?, ?, 1, 1, 1)',
          mark,
          mark,
          mark,
          at,
        ),
    },
    blog_post_versions: {
      ttlMs: 90 * dayMs,
      insert: async (mark, at) => {
        await aPostOf(mark)
        await run(
          "INSERT INTO blog_post_versions (post_id, version, details, saved_at) VALUES (?, 1, '{}', ?)",
          mark,
          at,
        )
      },
    },
    blog_post_pictures: {
      ttlMs: 90 * dayMs,
      insert: async (mark, at) => {
        await aPostOf(mark)
        await run(
          'INSERT INTO blog_post_pictures (post_id, picture_image, added_at, left_at) VALUES (?, ?, 1, ?)',
          mark,
          mark,
          at,
        )
      },
    },
    event_walk_ins: {
      ttlMs: 365 * dayMs,
      async insert(mark, at) {
        await run('INSERT INTO events (id, created_at, updated_at) VALUES (?, 1, 1)', `event-${mark}`)
        await run(
          "INSERT INTO event_walk_ins (id, event_id, name, sorted_name, checked_in_at) VALUES (?, ?, 'a', 'a', ?)",
          mark,
          `event-${mark}`,
          at,
        )
      },
    },
    event_mailings: {
      ttlMs: dayMs,
      insert: async (mark, at, userId) => {
        await run('INSERT INTO events (id, created_at, updated_at) VALUES (?, 1, 1)', `evt_${mark}`)
        return run(
          'INSERT INTO event_mailings (change, event_id, manager_id, at) VALUES (?, ?, ?, ?)',
          mark,
          `evt_${mark}`,
          userId,
          at,
        )
      },
    },
    reported_profiles: {
      ttlMs: 730 * dayMs,
      insert: async (id, at) => {
        const { id: person } = await aUser('educator')
        await run(
          "INSERT INTO reported_profiles (id, user_id, status, times, latest_reason, last_reported_at) VALUES (?, ?, 'dismissed', 1, 'spam', ?)",
          id,
          person,
          at,
        )
      },
    },
    profile_reports: {
      ttlMs: 730 * dayMs,
      insert: async (id, at, person) => {
        await run(
          `INSERT INTO reported_profiles (id, user_id, status, times, latest_reason, last_reported_at) VALUES ('rpt_1', ?, 'waiting', 1, 'spam', ?)
            ON CONFLICT DO NOTHING`,
          person,
          now,
        )
        await run(
          "INSERT INTO profile_reports (id, reported_id, reason, submitted_at) VALUES (?, 'rpt_1', 'spam', ?)",
          id,
          at,
        )
      },
    },
    contact_messages: {
      ttlMs: 730 * dayMs,
      insert: (mark, at) =>
        run(
          "INSERT INTO contact_messages (id, name, email, subject, message, submitted_at) VALUES (?, 'a', 'b', 'c', 'd', ?)",
          mark,
          at,
        ),
    },
    news_items: {
      ttlMs: 60 * dayMs,
      insert: async (mark, at) => {
        await run(
          `INSERT OR IGNORE INTO news_feeds (id, name, url, category, added_at, next_check_at) VALUES ('a', 'a', 'a', 'energy', 1, 1)`,
        )
        return run(
          `INSERT INTO news_items (id, feed_id, url_hash, url, title, description, category, published_at)
            VALUES (?1, 'a', ?1, ?1, 'b', 'c', 'energy', ?2)`,
          mark,
          at,
        )
      },
    },
    newsletter_subscribers: {
      ttlMs: 7 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO newsletter_subscribers (id, email, topics, subscribed_at, asked_at) VALUES (?1, ?1, '[]', ?2, ?2)`,
          mark,
          at,
        ),
    },
    newsletter_deliveries: {
      ttlMs: 180 * dayMs,
      async insert(mark, at) {
        const issue = await anIssue()
        return run(
          `INSERT INTO newsletter_deliveries (issue_id, subscriber_id, mail_id, queued_at) VALUES (?, ?, ?, ?)`,
          issue,
          await aSubscriber(),
          mark,
          at,
        )
      },
    },
    fellowship_drafts: {
      ttlMs: 180 * dayMs,
      async insert(mark, at) {
        const { id } = await aUser('student')
        const draft =
          "INSERT INTO fellowship_drafts (user_id, details, statement_name, version, saved_at) VALUES (?, '{}', ?, 1, ?)"
        return run(draft, id, mark, at)
      },
    },
    fellowship_interest: {
      ttlMs: 365 * dayMs,
      insert: (mark, at, userId) =>
        run(
          `INSERT INTO fellowship_interest (id, user_id, track, round, name, email, organization, role, area_of_interest, motivation, phone_number, location, status, created_at, updated_at, decided_at)
          VALUES (?1, ?2, 'college', (SELECT count(*) FROM fellowship_interest), 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'approved', 1, 1, ?3)`,
          mark,
          userId,
          at,
        ),
    },
    field_hand_ins: {
      ttlMs: dayMs,
      async insert(_, at, userId) {
        await aHandIn(await aFieldTask(userId, [userId]), userId, { state: 'withdrawn', settledAt: at })
        // The course was made with an educator whose address nobody has proven.
        await run('UPDATE users SET email_verified_at = 1')
      },
    },
    feedback_submissions: {
      ttlMs: 730 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO feedback_submissions (id, name, role, feedback_text, contact_requested, submitted_at)
          VALUES (?, 'a', 'visitor', 'c', 0, ?)`,
          mark,
          at,
        ),
    },
    learning_path_responses: {
      ttlMs: 365 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO learning_path_responses (id, session_id, user_type, interests, learning_style, name, email, items, submitted_at)
          VALUES (?, 's', 'just_exploring', '', 'events', 'a', 'b', '[]', ?)`,
          mark,
          at,
        ),
    },
    files: {
      ttlMs: dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO files (id, kind, state, object_key, size, type, unused_at, created_at, sent_at)
          VALUES (?, 'course_cover', 'stored', ?, 1, 'image/png', ?, 1, 1)`,
          mark,
          mark,
          at,
        ),
    },
    job_applications: {
      ttlMs: 365 * dayMs,
      async insert(mark, at) {
        await aPosition({ id: 'lake-surveyor' })
        await run(
          `INSERT INTO job_applications (id, position_id, position, name, email, link, note, link_key, created_at, updated_at)
          VALUES (?1, 'lake-surveyor', 'a', 'b', ?1, 'c', 'd', ?1, ?2, 1)`,
          mark,
          at,
        )
      },
    },
    ended_places: {
      ttlMs: hourMs,
      insert: (mark, at, userId) =>
        run(
          "INSERT INTO ended_places (enrollment_id, student_id, place, ended_at) VALUES (?, ?, '{}', ?)",
          mark,
          userId,
          at,
        ),
    },
    orders: {
      ttlMs: 365 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO orders (id, reference, item_kind, item_id, title, amount, state, last_change, placed_at, payable_until, closed_at)
          VALUES (?, ?, 'course', 'crs_1', 'a', 1, 'expired', 'chg_1', ?, 1, ?)`,
          mark,
          mark,
          now,
          at,
        ),
    },
    invoices: {
      ttlMs: 8 * 365 * dayMs,
      async insert(mark, at) {
        await run(
          `INSERT INTO orders (id, reference, item_kind, item_id, title, amount, last_change, placed_at, payable_until)
          VALUES (?1, ?1, 'course', 'crs_1', 'a', 1, 'chg_1', ?2, 1)`,
          mark,
          now,
        )
        await run(
          `INSERT INTO invoices (id, kind, year, number, order_id, issued_at, seller, seller_gstin, seller_place, place_of_supply, item, sac, rate, total, cgst, sgst, igst)
          VALUES (?1, 'invoice', ?1, 1, ?1, ?2, 'a', 'b', 'c', '29', 'd', '999293', 18, 100, 8, 8, 0)`,
          mark,
          at,
        )
      },
    },
    gateway_payments: {
      ttlMs: 365 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO gateway_payments (id, link_id, page_url, amount, last_change, created_at, expires_at)
          VALUES (?1, ?1, 'a', 100, 'chg_1', ?2, 1)`,
          mark,
          at,
        ),
    },
    gateway_webhooks: {
      ttlMs: 4 * dayMs,
      insert: (mark, at) => run('INSERT INTO gateway_webhooks (id, digest, received_at) VALUES (?1, ?1, ?2)', mark, at),
    },
    outbox: {
      ttlMs: 90 * dayMs,
      insert: (mark, at) =>
        run(
          `INSERT INTO outbox (id, template, to_address, details, state, created_at, due_at)
          VALUES (?, 'welcome', 'a@kere.test', '{}', 'sent', ?, 1)`,
          mark,
          at,
        ),
    },
  }

it('has a row here of every table with an expiry', () => {
  const expiring = new Set(expiries.map(({ table }) => getTableName(table)))
  expiring.delete('users')
  expect(Object.keys(rows).toSorted()).toEqual([...expiring].toSorted())
})

it.each(Object.entries(rows))('deletes of %s what is over, and nothing else', async (table, { ttlMs, insert }) => {
  const { id } = await aUser('student')
  const before = (await countOf(table)) ?? 0
  const slackMs = table.endsWith('_denials') ? dayMs : 1
  await insert('over', now - ttlMs - slackMs, id)
  await insert('young', now - ttlMs + 1, id)
  expect(await countOf(table)).toBe(before + 2)
  expect(Object.keys(await sweep())).toEqual([table])
  expect(await countOf(table)).toBe(before + 1)
  expect(await sweep()).toEqual({})
})

it.each(['courses', 'events', 'blog_posts'])('[W-58] keeps %s for 30 days after they were deleted', async (table) => {
  await rows[table]?.insert('young', now - 30 * dayMs + 1, (await aUser('admin')).id)
  const before = await countOf(table)
  await sweep()
  expect(await countOf(table)).toBe(before)
  await rows[table]?.insert('over', now - 30 * dayMs - 1, (await aUser('admin')).id)
  expect(await sweep()).toEqual({ [table]: 1 })
  expect(await countOf(table)).toBe(before)
})

it('deletes accounts whose address nobody has proven in 30 days, with all that is theirs', async () => {
  const over = now - 30 * dayMs - 1
  await aUser('student', { emailVerifiedAt: null, updatedAt: over })
  const young = await aUser('student', { emailVerifiedAt: null, updatedAt: over + 2 })
  const proven = await aUser('student', { emailVerifiedAt: 1, updatedAt: over })
  await sweep()
  const { results } = await env.DB.prepare('SELECT user_id AS id FROM sessions').all<{ id: string }>()
  expect(results.map(({ id }) => id).toSorted()).toEqual([young.id, proven.id].toSorted())
  expect(await countOf('users')).toBe(2)
})

it('keeps a year what was never sent, and what waits for good', async () => {
  for (const state of ['dead', 'unknown', 'pending', 'leased'])
    for (const days of [364, 366])
      await run(
        "INSERT INTO outbox (id, template, to_address, details, state, created_at, due_at) VALUES (?, 'welcome', 'a', '{}', ?, ?, 1)",
        `${state} ${days}`,
        state,
        now - days * dayMs,
      )
  await sweep()
  const { results } = await env.DB.prepare('SELECT id FROM outbox ORDER BY id').all<{ id: string }>()
  expect(results.map(({ id }) => id)).toEqual([
    'dead 364',
    'leased 364',
    'leased 366',
    'pending 364',
    'pending 366',
    'unknown 364',
  ])
})

it('keeps for 30 days what machines probably wrote, and longer what somebody has looked at', async () => {
  for (const [status, days] of [
    ['doubtful', 29],
    ['doubtful', 31],
    ['new', 31],
  ] as const) {
    const [id, at] = [`${status} ${days}`, now - days * dayMs]
    await run(
      "INSERT INTO contact_messages (id, name, email, subject, message, status, submitted_at) VALUES (?, 'a', 'b', 'c', 'd', ?, ?)",
      id,
      status,
      at,
    )
    await run(
      `INSERT INTO feedback_submissions (id, name, role, feedback_text, contact_requested, status, submitted_at)
        VALUES (?, 'a', 'visitor', 'b', 0, ?, ?)`,
      id,
      status,
      at,
    )
  }
  expect(await sweep()).toEqual({ contact_messages: 1, feedback_submissions: 1 })
  for (const table of ['contact_messages', 'feedback_submissions']) {
    const { results } = await env.DB.prepare(`SELECT id FROM ${table} ORDER BY id`).all<{ id: string }>()
    expect(results.map(({ id }) => id)).toEqual(['doubtful 29', 'new 31'])
  }
})

const fillThrottledActs = (count: number) =>
  run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO throttled_acts (account_hash, network_hash, at) SELECT 'a', 'n', i FROM n`,
  )

it('goes on until nothing is left, 500 rows of a rule at a time', async () => {
  await fillThrottledActs(1700)
  const watched = watch(env.DB)
  expect(await sweepTables(openDatabase(watched.db), () => now)).toEqual({ throttled_acts: 1700 })
  expect(watched.roundTrips).toBe(4)
  expect(await sweep()).toEqual({})
})

it('stops after three seconds, and goes on a minute later', async () => {
  await fillThrottledActs(1700)
  let at = now
  expect(await sweep(() => (at += 1000))).toEqual({ throttled_acts: 1000 })
  expect(await sweep()).toEqual({ throttled_acts: 700 })
})

it('lets visitors and learners grow no table that neither expires nor goes with their account', async () => {
  const people = await makePeople()
  const staffs = retentions.filter((rule) => 'limit' in rule && rule.limit === 'staff')
  const counts = staffs.map(({ table }) => `(SELECT count(*) FROM ${getTableName(table)}) AS ${getTableName(table)}`)
  const countAll = () => env.DB.prepare(`SELECT ${counts.join(', ')}`).first()
  for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
    const requests = [
      await requestOf(endpoint, fixtureOf(endpoint), people, 'visitor'),
      await requestOf(endpoint, fixtureOf(endpoint), people, 'learner'),
    ]
    const before = await countAll()
    for (const request of requests) await startApi({ argon2id: async () => new Uint8Array(32) }).call(...request)
    expect([endpoint.name, await countAll()]).toEqual([endpoint.name, before])
  }
})
