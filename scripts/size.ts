import { gzipSync } from 'node:zlib'
import type { BrowserContext, Response } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { demoAccounts, signIn } from './sign-in.ts'
import { startTemporaryPlatform } from './temporary-platform.ts'

type Kind = 'JavaScript' | 'HTML and CSS'

/** Kilobytes (1,000 bytes, gzip) that a first visit may load: to a public page (P2), and to a signed-in one (P3). */
const budgets = {
  visitor: { JavaScript: 150, 'HTML and CSS': 60 },
  user: { JavaScript: 200, 'HTML and CSS': 60 },
} as const satisfies Record<string, Record<Kind, number>>

const kinds: Record<string, Kind> = { script: 'JavaScript', document: 'HTML and CSS', stylesheet: 'HTML and CSS' }

const dashboards = {
  learner: ['/dashboard', '/dashboard/sessions'],
  educator: ['/dashboard'],
  admin: [
    '/dashboard',
    '/dashboard/audit-log',
    '/dashboard/educator-applications',
    '/dashboard/outbox',
    '/dashboard/releases',
  ],
} as const

const platform = await startTemporaryPlatform()
const browser = await openBrowser()
let isOver = false
try {
  const { items } = (await (await fetch(`${platform.origin}/api/courses?limit=1`)).json()) as {
    items: { id: string }[]
  }
  const publicPages = [
    '/',
    '/courses',
    `/courses/${items[0]!.id}`,
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/reset-password?token=x',
    '/auth/verify-email?token=x',
    '/join-as-educator',
    '/become-educator',
  ]
  const accounts = Object.keys(demoAccounts) as (keyof typeof demoAccounts)[]
  await Promise.all([
    visit(publicPages, null),
    (async () => {
      for (const account of accounts) await visit(dashboards[account], account)
    })(),
  ])
} finally {
  await browser.close()
  await platform.stop()
}
if (isOver) process.exitCode = 1

/** Each page in a browser of its own, so that every visit is a first one. */
async function visit(paths: readonly string[], account: keyof typeof demoAccounts | null) {
  for (const path of paths) {
    const context = await browser.newContext()
    if (account) await signIn(context, platform, account)
    const name = account ? `${path}@${account}` : path
    report(name, await measure(context, path), account ? budgets.user : budgets.visitor)
    await context.close()
  }
}

/** Everything a first visit loads, until the page has been hydrated and is quiet. */
async function measure(context: BrowserContext, path: string): Promise<Record<Kind, number>> {
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(platform.origin + path)
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.waitForLoadState('networkidle')

  const sizes: Record<Kind, number> = { JavaScript: 0, 'HTML and CSS': 0 }
  for (const response of responses) {
    const kind = kinds[response.request().resourceType()]
    if (kind) sizes[kind] += gzipSync(await response.body()).length
  }
  await page.close()
  return sizes
}

function report(path: string, sizes: Record<Kind, number>, budget: Record<Kind, number>) {
  for (const [kind, bytes] of Object.entries(sizes) as [Kind, number][]) {
    const kilobytes = bytes / 1000
    const verdict = kilobytes > budget[kind] ? 'OVER' : 'ok'
    isOver ||= verdict === 'OVER'
    console.log(
      `${path.padEnd(41)} ${kind.padEnd(13)} ${kilobytes.toFixed(1).padStart(6)} kB of ${budget[kind]}  ${verdict}`,
    )
  }
}
