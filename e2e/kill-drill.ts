import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../scripts/build.ts'
import { seededBuckets } from '../scripts/document-buckets.ts'
import { type Platform, startPlatform } from '../scripts/platform.ts'
import { copyPreparedPlatform } from '../scripts/prepared-platform.ts'
import { demoAccounts, demoPassword } from '../scripts/sign-in.ts'

/**
 * Kills the process in which shell, API and jobs run, by SIGKILL, while acts of many capabilities, their emails and
 * uploads are under way; starts it again on the same files, sends what was not answered again under its key, and compares
 * what was acknowledged with what is there.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } })
const kills = Number(values.kills)

/** The acts of a round take about as long, so that some kills come before most of them and some after. */
const longestMs = 2000
const dayMs = 24 * 60 * 60_000

type Row = Record<string, string | number | null>

interface Kind {
  name: string
  /** Nobody is a visitor, each from another network. */
  as?: string
  /** The acts take each of these once; without it they have no end. */
  among?: string
  path: (mark: string) => string
  body?: (mark: string) => unknown
  /** Counts what the act left, by its mark. */
  count: string
}

const { learner, educator, admin } = demoAccounts

/** Learners are the two of the demo, as there are more courses and events than kills then. */
const amongLearners = (from: string, where: string) =>
  `SELECT users.email || ' ' || item.id AS mark FROM ${from} AS item CROSS JOIN users
   WHERE users.email IN ('${learner}', 'learner2@kere.test') AND ${where} ORDER BY item.id, users.email`

const itemOf = (mark: string) => mark.split(' ')[1] ?? ''

const openCourse = `item.published = 1 AND item.archived_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM enrollments WHERE student_id = users.id AND course_id = item.id)`

const kinds: readonly Kind[] = [
  {
    name: 'enrollment',
    among: amongLearners('courses', `${openCourse} AND item.price = 0`),
    path: (mark) => `/api/courses/${itemOf(mark)}/enrollments`,
    count: `SELECT count(*) AS rows FROM enrollments JOIN users ON users.id = student_id WHERE email || ' ' || course_id = ?1`,
  },
  {
    name: 'order',
    among: amongLearners(
      'courses',
      `${openCourse} AND item.price > 0 AND NOT EXISTS (SELECT 1 FROM orders WHERE buyer_id = users.id AND item_id = item.id)`,
    ),
    path: () => '/api/me/orders',
    body: (mark) => ({ itemKind: 'course', itemId: itemOf(mark) }),
    count: `SELECT count(*) AS rows FROM orders JOIN users ON users.id = buyer_id WHERE email || ' ' || item_id = ?1`,
  },
  {
    name: 'registration',
    among: amongLearners(
      'events',
      `item.published = 1 AND item.cancelled_at IS NULL AND item.price = 0 AND item.starts_at > unixepoch() * 1000 + ${dayMs} AND item.source <> 'external'
       AND NOT EXISTS (SELECT 1 FROM event_registrations WHERE user_id = users.id AND event_id = item.id)`,
    ),
    path: (mark) => `/api/events/${itemOf(mark)}/registration`,
    body: () => ({ joinsWaitlist: true, wantsReminder: true }),
    count: `SELECT count(*) AS rows FROM event_registrations JOIN users ON users.id = user_id WHERE email || ' ' || event_id = ?1`,
  },
  {
    name: 'newsletter',
    path: () => '/api/newsletter-subscriptions',
    body: (mark) => ({ email: `${mark}@example.test`, firstName: 'Zoya' }),
    count: `SELECT count(*) AS rows FROM newsletter_subscribers WHERE email = ?1 || '@example.test'`,
  },
  {
    name: 'message',
    path: () => '/api/contact-messages',
    body: (mark) => ({
      name: 'Zoya Khan',
      email: `${mark}@example.test`,
      subject: mark,
      message: 'Where is the lake?',
    }),
    count: 'SELECT count(*) AS rows FROM contact_messages WHERE subject = ?1',
  },
  {
    name: 'feedback',
    path: () => '/api/feedback-submissions',
    body: (mark) => ({
      name: 'Zoya Khan',
      email: `${mark}@example.test`,
      role: 'learner',
      feedbackText: mark,
      contactRequested: true,
    }),
    count: 'SELECT count(*) AS rows FROM feedback_submissions WHERE feedback_text = ?1',
  },
  {
    name: 'learning path',
    path: () => '/api/learning-paths',
    body: (mark) => ({
      userType: 'college_student',
      interests: ['smart_cities'],
      learningStyle: 'events',
      name: mark,
      email: `${mark}@example.test`,
    }),
    count: 'SELECT count(*) AS rows FROM learning_path_responses WHERE name = ?1',
  },
  {
    name: 'course',
    as: educator,
    path: () => '/api/courses',
    body: (mark) => ({ details: { title: mark } }),
    count: 'SELECT count(*) AS rows FROM courses WHERE title = ?1',
  },
  {
    name: 'event',
    as: educator,
    path: () => '/api/events',
    body: (mark) => ({ details: { title: mark } }),
    count: 'SELECT count(*) AS rows FROM events WHERE title = ?1',
  },
  {
    name: 'post',
    as: educator,
    path: () => '/api/managed-posts',
    body: (mark) => ({ title: mark }),
    count: 'SELECT count(*) AS rows FROM blog_posts WHERE title = ?1',
  },
  {
    name: 'newsletter issue',
    as: admin,
    path: () => '/api/managed-newsletter-issues',
    body: (mark) => ({ title: mark }),
    count: 'SELECT count(*) AS rows FROM newsletter_issues WHERE title = ?1',
  },
  {
    name: 'impact entry',
    as: learner,
    path: () => '/api/me/impact-entries',
    body: (mark) => ({
      title: mark,
      category: 'action_project',
      description: 'One hour, four streets.',
      dateCompleted: '2026-10-04',
    }),
    count: 'SELECT count(*) AS rows FROM impact_entries WHERE title = ?1',
  },
]

/** The smallest picture there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Act extends Pick<Kind, 'name' | 'count'> {
  mark: string
  isAcknowledged: boolean
  attempt: (site: Platform) => Promise<Response>
}

const stateDir = await mkdtemp(join(tmpdir(), 'kere-kills-'))
const built = await build()
await copyPreparedPlatform(stateDir, built)
const start = () => startPlatform({ stateDir, built, onWorkerLog: () => {} })

let platform = await start()
const began = Date.now()
const cookies = new Map<string, string>()

async function killOften() {
  const objectsBefore = await listObjects()
  const chosen = new Map<string, string[]>()
  for (const { name, among } of kinds)
    if (among !== undefined)
      chosen.set(
        name,
        (await rowsOf(among)).map(({ mark }) => String(mark)),
      )
  const acts: Act[] = []
  let answered = 0
  let restartMs = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await signIn()
    const round = [
      ...kinds.flatMap((kind) => {
        const mark = kind.among === undefined ? `kill-${kill}` : chosen.get(kind.name)?.shift()
        return mark === undefined ? [] : [actOf(kind, mark)]
      }),
      uploadOf(`upload-${kill}`),
    ]
    acts.push(...round)
    const tries = round.map(attempt)
    // The clock's work of this minute dies with the acts.
    const sweep = platform.sweep().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, randomInt(longestMs)))
    await killRuntime()
    const died = performance.now()
    await Promise.all([...tries, sweep])
    answered += round.filter(({ isAcknowledged }) => isAcknowledged).length
    await platform.stop().catch(() => undefined)
    platform = await start()
    restartMs = Math.max(restartMs, performance.now() - died)
  }
  await signIn()
  // A retry waits until the lease of the request that died is over. Its row is made older instead.
  await age('idempotency_keys', 'leased_at', dayMs)
  const refused: string[] = []
  for (const act of acts) {
    if (act.isAcknowledged) continue
    const why = await attempt(act)
    if (!act.isAcknowledged) refused.push(`${act.name} ${act.mark}: ${why}`)
  }
  return { acts, answered, refused, restartMs, objectsBefore }
}

/** @returns what was answered; a connection that breaks is no acknowledgement */
async function attempt(act: Act): Promise<string> {
  try {
    const answer = await act.attempt(platform)
    const text = await answer.text()
    if (answer.ok) act.isAcknowledged = true
    return `${answer.status} ${text.slice(0, 400)}`
  } catch (error) {
    return String(error)
  }
}

function actOf({ name, as, among, path, body, count }: Kind, mark: string): Act {
  const account = among === undefined ? as : mark.split(' ')[0]
  return {
    name,
    mark,
    count,
    isAcknowledged: false,
    attempt: (site) => send(site, path(mark), `${name}-${mark}`, account, body?.(mark)),
  }
}

function uploadOf(mark: string): Act {
  const whole: Act = {
    name: 'upload',
    mark,
    count: `SELECT count(*) AS rows FROM files WHERE id = ?1 AND state = 'stored'`,
    isAcknowledged: false,
    async attempt(site) {
      const begun = await send(site, '/api/files', mark, learner, {
        kind: 'impact_picture_small',
        size: picture.length,
      })
      if (!begun.ok) return begun
      whole.mark = ((await begun.json()) as { id: string }).id
      const headers = { origin: site.origin, cookie: cookies.get(learner) ?? '', 'content-type': 'image/png' }
      const path = `${site.origin}/api/files/${whole.mark}/content`
      return fetch(path, { method: 'PUT', headers, body: picture })
    },
  }
  return whole
}

const anyNetwork = () => `198.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

function send({ origin }: Platform, path: string, key: string, account: string | undefined, body: unknown) {
  const cookie = account === undefined ? {} : { cookie: cookies.get(account) ?? '' }
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'idempotency-key': `kill-drill-${key}`.replaceAll(/[^\w-]/g, '-'),
      'cf-connecting-ip': anyNetwork(),
      ...cookie,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function signIn() {
  for (const email of [learner, 'learner2@kere.test', educator, admin]) {
    const answer = await send(platform, '/api/auth/login', 'sign-in', undefined, { email, password: demoPassword })
    if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
    const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    cookies.set(email, pairs.join('; '))
  }
}

/** Ends the runtime that this process has started, which has no time to write anything more. */
async function killRuntime() {
  for (const pid of await readdir('/proc')) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? []
    if (name === 'workerd' && Number(parent) === process.pid) process.kill(Number(pid), 'SIGKILL')
  }
}

async function rowsOf(query: string, ...bound: unknown[]): Promise<Row[]> {
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  const { results } = await db
    .prepare(query)
    .bind(...bound)
    .all<Row>()
  return results
}

const age = (table: string, column: string, ms: number) =>
  rowsOf(`UPDATE ${table} SET ${column} = ${column} - ${ms} WHERE ${column} > ${ms}`)

/** Lets the clock work as if a day had gone by. */
async function sweepLater() {
  await age('outbox', 'leased_at', 10 * 60_000)
  for (const column of ['created_at', 'unused_at', 'sent_at']) await age('files', column, 2 * dayMs)
  await platform.sweep()
  await age('removed_objects', 'due_at', dayMs)
  for (let minute = 0; minute < 300; minute += 1) {
    // Some emails wait on purpose, for more of their kind.
    await rowsOf(`UPDATE outbox SET due_at = due_at - ${dayMs} WHERE state = 'pending'`)
    await platform.sweep()
    const [mails] = await rowsOf(`SELECT count(*) AS waiting FROM outbox WHERE state IN ('pending', 'leased')`)
    const [keys] = await rowsOf('SELECT count(*) AS waiting FROM removed_objects')
    if (mails?.waiting === 0 && keys?.waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function compare({ acts, answered, refused, restartMs, objectsBefore }: Awaited<ReturnType<typeof killOften>>) {
  const lost: string[] = []
  const doubled: string[] = []
  for (const { name, mark, count } of acts) {
    const rows = Number((await rowsOf(count, mark))[0]?.rows)
    if (rows !== 1) (rows === 0 ? lost : doubled).push(`${name} ${mark}`)
  }
  // An upload that was acknowledged is there, before the clock takes it as nothing uses it.
  const stored = await listObjects()
  for (const { key } of await rowsOf(`SELECT object_key AS key FROM files WHERE state = 'stored'`))
    if (!stored.has(String(key))) lost.push(`object ${String(key)}`)

  await sweepLater()
  const named = new Set(
    (await rowsOf('SELECT object_key AS key FROM files UNION SELECT small_key FROM files')).map(({ key }) => key),
  )
  const orphans = [...(await listObjects())].filter((key) => !named.has(key) && !objectsBefore.has(key))
  const broken = (await rowsOf('PRAGMA foreign_key_check')).map(({ table }) => `row of ${String(table)}`)

  const mails = await rowsOf(`SELECT to_address AS "to", state FROM outbox WHERE created_at >= ${began}`)
  const letters = await readLetters()
  const ofTo = (state: string) =>
    Map.groupBy(
      mails.filter((each) => each.state === state),
      ({ to }) => to,
    )
  const [sent, unknown] = [ofTo('sent'), ofTo('unknown')]
  const sizeOf = (rows: Map<string | number | null | undefined, unknown[]>, to: string) => rows.get(to)?.length ?? 0
  const received = Map.groupBy(letters, ({ to }) => to)
  const waiting = mails.filter(({ state }) => state === 'pending' || state === 'leased' || state === 'dead')
  const mailsLost = [...sent.keys()].map(String).filter((to) => sizeOf(sent, to) > sizeOf(received, to))
  const mailsTwice = [...received.keys()].filter((to) => sizeOf(received, to) > sizeOf(sent, to) + sizeOf(unknown, to))
  const texts = letters.map(({ to, subject, text }) => `${to} ${subject} ${text}`)
  const sameTexts = texts.filter((each, place) => texts.indexOf(each) !== place).map((each) => each.slice(0, 80))
  return {
    kills,
    acts: acts.length,
    kinds: kinds.length + 1,
    answered,
    answeredByRetry: acts.length - answered - refused.length,
    mails: mails.length,
    mailsUnknown: mails.filter(({ state }) => state === 'unknown').length,
    letters: letters.length,
    longestRestartMs: Math.round(restartMs),
    seconds: Math.round((Date.now() - began) / 1000),
    wrong: {
      refused,
      lost,
      doubled,
      mailsNotSent: waiting.map(({ to, state }) => `${String(state)} to ${String(to)}`),
      mailsLost,
      mailsTwice: [...mailsTwice, ...sameTexts],
      orphans: [...orphans, ...broken],
    },
  }
}

async function listObjects(): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const binding of Object.keys(seededBuckets)) {
    const bucket = await platform.miniflare.getR2Bucket(binding, 'kere-api')
    let cursor: string | undefined
    do {
      const list = await bucket.list(cursor === undefined ? {} : { cursor })
      for (const { key } of list.objects) keys.add(key)
      cursor = list.truncated ? list.cursor : undefined
    } while (cursor !== undefined)
  }
  return keys
}

interface Letter {
  to: string
  subject: string
  text: string
  at: string
}

async function readLetters(): Promise<Letter[]> {
  const folder = join(stateDir, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const letters = await Promise.all(
    // Only the local inbox writes to this folder, so the format of its files is known.
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Letter),
  )
  return letters.filter(({ at }) => Date.parse(at) >= began)
}

try {
  const acts = await killOften()
  const left = await compare(acts)
  process.stdout.write(`${JSON.stringify(left, null, 2)}\n`)
  if (Object.values(left.wrong).some((each) => each.length > 0)) process.exitCode = 1
} finally {
  await platform.stop().catch(() => undefined)
  await rm(stateDir, { recursive: true, force: true })
}
