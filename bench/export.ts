import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportPath, exportRowsHeader } from '@kere/contracts/http/exports'
import type { Platform } from '../scripts/platform.ts'
import { root, runCommand } from '../scripts/run-command.ts'
import { demoAccounts, demoPassword } from '../scripts/sign-in.ts'
import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { watchHeaps } from './inspector.ts'

/** Exports long lists as CSV files and reads them with Python's `csv`. ROWS makes a shorter run. */
const rows = Number(process.env.ROWS ?? 100_000)

const hostile = ['=1+1', '+91 80', '-2', '@SUM(A1)', '\ttab', 'a "quoted", comma', 'two\r\nlines', 'ಕೆರೆ']

/**
 * Builds a statement that inserts rows numbered from `?2` up to, but not including, `?3`. `?1` are the hostile texts,
 * and `text` is the one for row `n`.
 */
const numbered = (insert: string) => `WITH RECURSIVE
    numbers(n) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?3),
    texts(n, text) AS (SELECT n, json_extract(?1, '$[' || (n % ${hostile.length}) || ']') FROM numbers)
  ${insert} FROM texts`

interface LongList {
  name: string
  few: string
  all: string
  key: string
  text: string
  fill: readonly string[]
}

const lists: readonly LongList[] = [
  {
    name: 'audit-log',
    few: '?action=list.exported',
    all: '?action=access.denied',
    key: 'Entry',
    text: 'About ID',
    fill: [
      `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail)
       SELECT printf('aud_%026d', n), 1763000000000 + n / 3, NULL, 'admin', 'access.denied', 'refused', 'operation', text,
         json_object('place', n)`,
    ],
  },
  {
    name: 'users',
    few: '?role=admin',
    all: '?role=student',
    key: 'Email',
    text: 'First Name',
    fill: [
      `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
       SELECT printf('usr_%026d', n), printf('row%d@example.kere.test', n), 1, 1763000000000 + n / 3, 1`,
      `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
       SELECT printf('usr_%026d', n), text, 'Row', 'student', 1763000000000 + n / 3, 1`,
    ],
  },
  {
    name: 'orders',
    few: '?state=refunded',
    all: '?state=paid',
    key: 'Reference',
    text: 'Item',
    fill: [
      `INSERT INTO orders (id, reference, buyer_id, item_kind, item_id, title, amount, state, last_change, placed_at,
         payable_until, paid_at, payment_reference)
       SELECT printf('ord_%026d', n), printf('R-%d', n), printf('usr_%026d', n), 'course', 'crs_1', text, 1 + n % 5000, 'paid',
         'chg', 1763000000000 + n / 3, 1763000000000, 1763000000000 + n, printf('N%d', n)`,
    ],
  },
]

const workers = ['kere-jobs', 'kere-api', 'kere'] as const

const platform = await startTemporaryPlatform({ inspectorPort: 0 })
const folder = await mkdtemp(join(tmpdir(), 'kere-export-'))
try {
  const cookie = await signIn(platform)
  for (const list of lists) await measure(list, cookie)
} finally {
  await platform.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * Exports a tenth of the rows first. The growth of memory with ten times as many shows what an even longer file would
 * need.
 */
async function measure(list: LongList, cookie: string) {
  await download(platform, cookie, list.name, list.few)
  for (const [from, to] of [
    [0, rows / 10],
    [rows / 10, rows],
  ] as const) {
    await fill(platform, list, from, to)
    const { file, ...measured } = await download(platform, cookie, list.name, list.all)
    console.log(list.name, measured)
    console.log((await runCommand('python3', [join(root, 'bench/read-csv.py'), file, list.key, list.text])).trim())
  }
}

async function fill({ miniflare }: Platform, list: LongList, from: number, to: number) {
  const db = await miniflare.getD1Database('DB', 'kere-api')
  const step = 10_000
  for (let first = from; first < to; first += step)
    for (const insert of list.fill)
      await db
        .prepare(numbered(insert))
        .bind(JSON.stringify(hostile), first, Math.min(first + step, to))
        .run()
}

async function signIn({ origin }: Platform) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.admin, password: demoPassword }),
  })
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function download({ origin, miniflare }: Platform, cookie: string, list: string, search: string) {
  const file = join(folder, `${list}.csv`)
  const began = performance.now()
  let promisedRows = 0
  let firstByteMs: number | undefined
  const heaps = await watchHeaps((await miniflare.getInspectorURL()).href, workers, async () => {
    const response = await fetch(`${origin}${exportPath(list)}${search}`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    if (!response.ok || !response.body) throw new Error(await response.text())
    promisedRows = Number(response.headers.get(exportRowsHeader))
    const handle = await open(file, 'w')
    for await (const chunk of response.body) {
      firstByteMs ??= performance.now() - began
      await handle.write(chunk)
    }
    await handle.close()
  })
  return {
    file,
    promisedRows,
    firstByteMs: Math.round(firstByteMs ?? Number.NaN),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    largestHeapsInMegabytes: Object.fromEntries(
      Object.entries(heaps).map(([worker, bytes]) => [worker, Math.round(bytes / 1e5) / 10]),
    ),
  }
}
