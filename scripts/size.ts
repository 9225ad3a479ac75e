import { launchOptionsOfTests } from '@kere/tooling/chromium'
import type { Page, Request } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { demoAccounts, signIn } from './sign-in.ts'
import { startTemporaryPlatform } from './temporary-platform.ts'
import { untilQuiet } from './until-quiet.ts'

type Kind = 'JavaScript' | 'HTML and CSS'

/**
 * Limits in kilobytes (1,000 bytes, with Brotli) for a first visit to a public page (P2), to a signed-in page, and to
 * another remote (P3).
 */
const budgets = {
  visitor: { JavaScript: 140, 'HTML and CSS': 36 },
  // The letters of another script take three bytes each, where English ones take one (0134).
  'another language': { JavaScript: 142, 'HTML and CSS': 38 },
  user: { JavaScript: 190, 'HTML and CSS': 36 },
  'further remote': { JavaScript: 60, 'HTML and CSS': 36 },
} as const satisfies Record<string, Record<Kind, number>>

/** These pages are over since they and the chrome speak several languages and ask for a proof. The numbers may only fall. */
const ceilings: readonly (readonly [over: RegExp, kilobytes: number])[] = [
  [/^\/dashboard\/courses(\/:id\?tab=outline)?@educator$/, 192],
  [/^\/dashboard\/profile@learner$/, 192],
  [/^\/services\/educators\/:id$/, 142.6],
  [/^\/courses→\/dashboard@(learner|educator)$/, 61],
  [/^\/dashboard\/my-courses\/:id@learner$/, 190.1],
  [/\?lesson=.*@learner$/, 194],
]

/** A page that takes longer than this does not come at all. */
const patienceMs = 120_000

const kinds: Record<string, Kind> = { script: 'JavaScript', document: 'HTML and CSS', stylesheet: 'HTML and CSS' }

const meetings = { planned: ['/dashboard/events', '/dashboard/events/new'], tickets: '/dashboard/my-events' } as const

const dashboards = {
  learner: ['/dashboard', '/dashboard/profile', '/dashboard/account', '/dashboard/sessions', '/dashboard/my-courses'],
  educator: ['/dashboard', '/dashboard/courses', '/dashboard/courses/new', ...meetings.planned],
  admin: [
    '/dashboard',
    '/dashboard/audit-log',
    '/dashboard/educator-applications',
    '/dashboard/outbox',
    '/dashboard/releases',
  ],
} as const

type Account = keyof typeof demoAccounts

const pages = new Map<Account | null, Promise<Page>>()
const sizesOf = new WeakMap<Page, Map<string, Promise<number>>>()

const platform = await startTemporaryPlatform()
const browser = await openBrowser(launchOptionsOfTests())
const tooLarge: string[] = []
try {
  const publicPages = [
    ...(await findListedPages()),
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/reset-password?token=x',
    '/auth/verify-email?token=x',
  ]
  const accounts = Object.keys(demoAccounts) as Account[]
  await Promise.all([
    visit(publicPages, null),
    (async () => {
      for (const account of accounts) {
        await visit(dashboards[account], account)
        if (account === 'learner') await visit([...(await findPlayers()), ...(await findTicket())], account)
        if (account === 'educator') await visit(await findEditor(), account)
        await visitFurther('/dashboard', '/courses', account)
        await visitFurther('/courses', '/dashboard', account)
        // The editor is in the educators' remote, which admins use too.
        if (account === 'admin')
          for (const path of ['/dashboard/courses/new', meetings.planned[1]])
            await visitFurther('/dashboard', path, account, 'educator')
      }
    })(),
  ])
} finally {
  await browser.close()
  await platform.stop()
}
if (tooLarge.length > 0) throw new Error(`Over their budgets:\n${tooLarge.join('\n')}`)

/** Finds the pages that the releases add to the sitemap, and one page of a record of each kind. */
async function findListedPages() {
  const sitemap = await (await fetch(`${platform.origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => new URL(location!).pathname)
  return new Map(paths.map((path) => [withoutId(path), path])).values()
}

function withoutId(path: string) {
  return path.replace(/[a-z]{3}_\w{26}/, ':id').replace(/(?<=^\/careers\/)[\w-]+$/, ':position')
}

/** Finds a player, and one at a lesson with checks, which loads the most. */
async function findPlayers() {
  const { request } = await openPage('learner')
  const read = async <Answer>(path: string) =>
    (await (await request.get(`${platform.origin}/api/me/enrollments${path}`)).json()) as Answer
  const { items } = await read<{ items: { course: { id: string } }[] }>('')
  const player = (id: string) => `/dashboard/my-courses/${id}`
  for (const { course } of items) {
    const { modules } = await read<{ modules: { lessons: { id: string }[] }[] }>(`/${course.id}`)
    for (const { id } of modules.flatMap(({ lessons }) => lessons))
      if ((await read<{ items: [] }>(`/${course.id}/lessons/${id}/checks`)).items.length > 0)
        return [player(items[0]!.course.id), `${player(course.id)}?lesson=${id}`]
  }
  throw new Error('No course of the learner has a lesson with checks')
}

async function findTicket() {
  const { event } = await firstOf<{ event: { id: string } }>('learner', '/api/me/registrations')
  return [meetings.tickets, `${meetings.tickets}/${event.id}`]
}

async function findEditor() {
  const { id } = await firstOf<{ id: string }>('educator', '/api/me/courses')
  const editor = `/dashboard/courses/${id}`
  return [editor, `${editor}?tab=outline`, `${editor}/preview`, `${editor}/learners`]
}

async function firstOf<Item>(account: Account, path: string): Promise<Item> {
  const { request } = await openPage(account)
  const { items } = (await (await request.get(platform.origin + path)).json()) as { items: Item[] }
  return items[0]!
}

async function visit(paths: readonly string[], account: Account | null) {
  const page = await openPage(account)
  for (const path of paths) {
    const name = withoutId(account ? `${path}@${account}` : path)
    const sizes = await measure(page, () => open(page, path))
    const publicBudget = /^\/(kn|hi|ta)(\/|$)/.test(path) ? budgets['another language'] : budgets.visitor
    report(name, sizes, account ? budgets.user : publicBudget)
  }
}

/**
 * Measures how much of another remote a link into it loads. The frame of the dashboard belongs to the shell and does
 * not count.
 */
async function visitFurther(
  from: string,
  to: string,
  account: Account,
  remote = to === '/dashboard' ? account : 'public',
) {
  const page = await openPage(account)
  await open(page, from)
  const sizes = await measure(
    page,
    async () => {
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
        link.remove()
      }, to)
      await page.waitForFunction(() => document.querySelector('main h1')?.matches(':focus'))
      await untilQuiet(page)
    },
    // Only this remote's files count, because the previous page may still be loading on a busy machine.
    `/mf/${remote}/`,
  )
  report(`${from}→${to}@${account}`, sizes, budgets['further remote'])
}

/**
 * Opens a new page for each visit of an account, so that cached files are counted again if they are requested again.
 */
function openPage(account: Account | null): Promise<Page> {
  const known = pages.get(account)
  if (known) return known
  const page = startPage(account)
  pages.set(account, page)
  return page
}

async function startPage(account: Account | null) {
  const context = await browser.newContext({
    // The only accepted encoding is Brotli, because the local runtime would replace it by its own gzip. The network in
    // production does not.
    extraHTTPHeaders: { 'accept-encoding': 'br' },
    serviceWorkers: 'block',
  })
  if (account) await signIn(context, platform, account)
  const page = await context.newPage()
  // Sizes do not depend on the time that a page takes, and the tests beside this run leave it little of the processor.
  page.setDefaultTimeout(patienceMs)
  const sizes = new Map<string, Promise<number>>()
  sizesOf.set(page, sizes)
  page.on('requestfinished', (request) => {
    if (kinds[request.resourceType()] && !sizes.has(request.url())) sizes.set(request.url(), weigh(request))
  })
  return page
}

async function weigh(request: Request): Promise<number> {
  const encoding = await (await request.response())?.headerValue('content-encoding')
  if (encoding !== 'br') throw new Error(`${request.url()} was sent without Brotli`)
  return (await request.sizes()).responseBodySize
}

async function open(page: Page, path: string) {
  await page.goto(platform.origin + path)
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.waitForLoadState('networkidle')
}

async function measure(page: Page, act: () => Promise<void>, folder = '/'): Promise<Record<Kind, number>> {
  const requests = new Map<string, Request>()
  const take = (request: Request) => void requests.set(request.url(), request)
  page.on('requestfinished', take)
  await act()
  page.off('requestfinished', take)

  const sizes: Record<Kind, number> = { JavaScript: 0, 'HTML and CSS': 0 }
  for (const [address, request] of requests) {
    const kind = kinds[request.resourceType()]
    if (!kind || !new URL(address).pathname.startsWith(folder)) continue
    sizes[kind] += await sizesOf.get(page)!.get(address)!
  }
  return sizes
}

function report(path: string, sizes: Record<Kind, number>, budget: Record<Kind, number>) {
  const ceiling = ceilings.find(([over]) => over.test(path))?.[1]
  const limits = ceiling === undefined ? budget : { ...budget, JavaScript: ceiling }
  for (const [kind, bytes] of Object.entries(sizes) as [Kind, number][]) {
    const kilobytes = bytes / 1000
    const isWithin = kilobytes <= limits[kind]
    const line = `${path.padEnd(44)} ${kind.padEnd(13)} ${kilobytes.toFixed(2).padStart(6)} kB of ${limits[kind]}`
    if (!isWithin) tooLarge.push(line)
    console.log(`${line}  ${isWithin ? 'ok' : 'OVER'}`)
  }
}
