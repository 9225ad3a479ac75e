import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportPath, exportRowsHeader } from '@kere/contracts/exports'
import type { Platform } from '../scripts/platform.ts'
import { root, runCommand } from '../scripts/run-command.ts'
import { demoAccounts, demoPassword } from '../scripts/sign-in.ts'
import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { runtimeMegabytes } from './runtime-memory.ts'

/** A CSV file of a long audit log, and what Python's `csv` makes of it. ROWS makes a shorter run. */
const rows = Number(process.env.ROWS ?? 100_000)

/** What a spreadsheet or a careless reader would stumble over. */
const subjects = ['=1+1', '+91 80', '-2', '@SUM(A1)', '\ttab', 'a "quoted", comma', 'two\r\nlines', 'ಕೆರೆ']

const platform = await startTemporaryPlatform()
const folder = await mkdtemp(join(tmpdir(), 'kere-export-'))
try {
  await fillAuditLog(platform)
  const cookie = await signIn(platform)
  // First until the code is warm.
  await download(platform, cookie, '?action=list.exported')
  const measured = await download(platform, cookie, '?action=access.denied')
  const read = await runCommand('python3', [join(root, 'bench/read-csv.py'), measured.file])
  console.log(measured)
  console.log(read.trim())
} finally {
  await platform.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fillAuditLog({ miniflare }: Platform) {
  const db = await miniflare.getD1Database('DB', 'kere-api')
  const step = 10_000
  for (let first = 0; first < rows; first += step)
    await db
      .prepare(
        `WITH RECURSIVE numbers(n) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?3)
         INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail)
         SELECT printf('aud_%026d', n), 1763000000000 + n / 3, NULL, 'admin', 'access.denied', 'refused', 'operation',
           json_extract(?1, '$[' || (n % CAST(?4 AS INTEGER)) || ']'), json_object('place', n)
         FROM numbers`,
      )
      .bind(JSON.stringify(subjects), first, Math.min(first + step, rows), subjects.length)
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

async function download({ origin }: Platform, cookie: string, search: string) {
  const file = join(folder, 'audit-log.csv')
  const memory: (number | null)[] = [await runtimeMegabytes()]
  const watching = setInterval(() => void runtimeMegabytes().then((now) => memory.push(now)), 200)
  const began = performance.now()
  const response = await fetch(`${origin}${exportPath('audit-log')}${search}`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
  if (!response.ok || !response.body) throw new Error(await response.text())
  let firstByteMs: number | undefined
  const handle = await open(file, 'w')
  for await (const chunk of response.body) {
    firstByteMs ??= performance.now() - began
    await handle.write(chunk)
  }
  await handle.close()
  clearInterval(watching)
  const seconds = (performance.now() - began) / 1000
  return {
    file,
    promisedRows: Number(response.headers.get(exportRowsHeader)),
    firstByteMs: Math.round(firstByteMs ?? Number.NaN),
    seconds: Math.round(seconds * 10) / 10,
    megabytesOfMemory: { before: memory[0], most: Math.max(...memory.map(Number)), after: memory.at(-1) },
  }
}
