import { env } from 'cloudflare:workers'
import { postLimits } from '@kere/contracts/publishing/post-options'
import { endpoints } from '@kere/contracts/endpoints'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { issueLimits } from '@kere/contracts/publishing/newsletter-issue-options'
import { exportPath } from '@kere/contracts/http/exports'
import { webhookLimits } from '@kere/contracts/console/webhook-options'
import { newsLimits } from '@kere/contracts/site/sustainability-news-options'
import { seedLocal } from '@kere/d1/seed/local-seed'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { type Bounds, tableFiller } from './fill-tables.ts'
import { fixtureOf, requestOf, thingsOf } from './fixtures.ts'
import { makePeople, refusalOf } from './people.ts'
import { aPersonWhoUsedEverything } from './person-who-used-everything.ts'
import { watch } from './watched-database.ts'

const bounds: Bounds = {
  // The contracts limit the number of these rows, or only the few who run the site write them.
  rows: {
    news_feeds: newsLimits.feeds,
    blog_categories: postLimits.allCategories,
    newsletter_issues: issueLimits.issues,
    fellowship_tracks: 0,
    career_positions: 0,
    signing_keys: 0,
    webhooks: webhookLimits.webhooks,
    // Most people neither leave nor are suspended.
    deletion_requests: 100,
    suspensions: 100,
  },
  related: [
    // The contracts limit how many of these rows one thing can have.
    'modules.course_id',
    'lessons.module_id',
    'lessons.course_id',
    'lesson_drafts.course_id',
    'lesson_progress.enrollment_id',
    'lesson_answers.question_id',
    'lesson_checks.lesson_id',
    'lesson_check_tries.check_id',
    'lesson_check_first_tries.enrollment_id',
    'field_hand_ins.enrollment_id',
    'field_hand_ins.student_id',
    'lesson_question_follows.question_id',
    'blog_post_categories.post_id',
    'blog_post_versions.post_id',
    'blog_post_pictures.post_id',
    'blog_slugs.post_id',
    'challenge_lab_participants.lab_id',
    'lab_teams.lab_id',
    'lab_links.lab_id',
    'lab_goal_checks.team_id',
    'lab_submissions.team_id',
    'event_messages.event_id',
    // Both have few hours that can be booked.
    'mentorship_sessions.mentor_id',
    'mentorship_sessions.student_id',
    // A course sends one a week.
    'course_messages.course_id',
    'impact_evidence.entry_id',
    'impact_confirmations.entry_id',
    'learning_path_interests.response_id',
    'mentorship_sessions.request_id',
    'mentorship_goals.request_id',
    'mentorship_steps.request_id',
    'fellowship_reviews.application_id',
    'profile_reports.reported_id',
    // One person owns or gets only a few of these, while others may act on them very often.
    'courses.educator_id',
    'events.educator_id',
    'blog_posts.author_id',
    'challenge_labs.created_by',
    'challenge_lab_participants.user_id',
    'enrollments.student_id',
    'event_registrations.user_id',
    'orders.buyer_id',
    'mentorship_requests.student_id',
    'fellowship_interest.user_id',
    'impact_entries.user_id',
    'impact_handles.user_id',
    'sessions.user_id',
    'passkeys.user_id',
    'recovery_codes.user_id',
    'sign_in_tickets.user_id',
    'known_devices.user_id',
    'user_identities.user_id',
    'user_denials.user_id',
    'notifications.user_id',
    'notification_preferences.user_id',
    'profile_blocks.blocker_id',
  ],
}

interface Call {
  name: string
  path: string
  init: RequestInit
}

const callers = ['learner', 'educator', 'admin'] as const

/** Leaves out searches, and filters by typed text, because they only examine a limited number of candidates. */
const isMeasured = ({ path }: Call) => !/[?&](search|q|actor|location)=/.test(path)

/** Measures every endpoint that reads, in each of its roles and with each filter, while the tables grow. */
export async function endpointCosts() {
  await emptyDatabase()
  await seedLocal(env.DB)
  const users = await makePeople()
  const { person } = await aPersonWhoUsedEverything(users.otherLearner)
  await env.DB.batch(
    [
      `INSERT INTO news_feeds (id, name, url, category, added_at, next_check_at)
        VALUES ('nwf_1', 'Deccan City Desk', 'https://desk.feeds.kere.test/feed.xml', 'conservation', 1, 1)`,
      `INSERT INTO news_items (id, feed_id, url_hash, url, title, description, category, published_at)
        VALUES ('nws_1', 'nwf_1', 'a', 'https://news.example/1', 'Lake', 'Filled.', 'conservation', 1)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
  const calls: Call[] = []
  const everybody = [...callers.map((role) => ({ role, user: users[role] })), { role: 'admin', user: person }] as const
  /**
   * Endpoints that give everybody the same answer are called once. Those for a single role leave out the second admin,
   * because all admins see the same.
   */
  const callersOf = ({ access }: Endpoint) =>
    typeof access === 'string' ? everybody.slice(0, 1) : access.roles.length === 1 ? everybody.slice(0, 3) : everybody
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.path.startsWith(exportPath('').slice(0, -4))) continue
    const fixture = fixtureOf(endpoint)
    for (const asked of callersOf(endpoint)) {
      const { role, user } = asked
      if (refusalOf(endpoint, role)) continue
      const owned = fixture.owner ? { [fixture.owner]: user } : {}
      const made = { ...users, [role]: user, ...owned }
      const things = await thingsOf(fixture, made)
      for (const variant of [{}, ...(fixture.variants ?? [])]) {
        const [path, init] = await requestOf(endpoint, fixture, made, role, { ...variant, things })
        const name = `${endpoint.path}${variant.query ?? ''} as ${user === person ? 'one who used everything' : role}`
        calls.push({ name: name.replace(/cursor=\w+/, 'cursor'), path, init })
      }
    }
  }
  const owners = { student: users.learner.id, educator: users.educator.id, admin: users.admin.id }
  const fill = await tableFiller(owners, bounds)

  return async (rows: number) => {
    const sizes = await fill(rows)
    // Only adults have a public page.
    await env.DB.prepare(
      `UPDATE profiles SET date_of_birth = '2000-02-29' WHERE id IN (SELECT user_id FROM impact_pages)`,
    ).run()
    const costs = new Map<string, number>()
    // Copied rows may combine values that no request would write, so that some requests fail. The rows that they read
    // are counted all the same.
    const failed: string[] = []
    for (const { name, path, init } of calls.filter(isMeasured)) {
      const watched = watch(env.DB)
      const { status } = await startApi({ db: watched.db }).call(path, init)
      if (status >= 400) failed.push(`${name} ${status}`)
      costs.set(name, watched.rowsRead)
    }
    return { sizes, costs, failed }
  }
}
