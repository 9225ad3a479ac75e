import type { APIRequestContext, Page } from '@playwright/test'
import { samplePathId } from '../scripts/sample-learning-path.ts'
import { remotes } from '../scripts/remotes.ts'
import { expect, openPage, readCourse, readCourses, untilLoaded } from './journey.ts'
import { readRelease } from './release-variants.ts'

export const readers = { visitor: null, learner: 'student', educator: 'educator', admin: 'admin' } as const

export type Reader = keyof typeof readers

/** Only accounts that are not set up yet can open these pages. */
const ofNewAccounts = new Set(['/onboarding', '/role-selection'])

/**
 * Returns an address for each page that the reader may open. A page for which no address is declared here is an error.
 * The walks take a visitor's pages in each language too; those of a dashboard are seen in English only, because a
 * language changes texts and nothing else, and `languages.spec.ts` looks at them.
 */
export const pagesOf = (reader: Reader, request: APIRequestContext): Promise<string[]> =>
  findPages(reader, request, (languages) => (reader === 'visitor' ? ['en', ...languages] : ['en']))

/** Returns the addresses of the reader's pages that exist in the language. */
export const pagesIn = (language: string, reader: Reader, request: APIRequestContext): Promise<string[]> =>
  findPages(reader, request, (languages) => languages.filter((each) => each === language))

async function findPages(
  reader: Reader,
  request: APIRequestContext,
  choose: (languages: readonly string[]) => readonly string[],
) {
  const releases = await Promise.all(remotes.map((name) => readRelease(name)))
  const role = readers[reader]
  const isOpen = (roles: readonly string[] | undefined) => (role ? roles?.includes(role) : !roles)
  const routes = releases
    .flatMap(({ release }) => release.routes)
    .filter(({ path, roles }) => path !== '*' && isOpen(roles) && !ofNewAccounts.has(path))
  const addresses = await Promise.all(
    routes.map(async ({ path, languages = [] }) => {
      const chosen = choose(languages)
      const address = chosen.length === 0 ? null : await addressOf(path, reader, request)
      if (address === null) return []
      return chosen.map((each) => (each === 'en' ? address : `/${each}${address === '/' ? '' : address}`))
    }),
  )
  return addresses.flat()
}

type Find = (request: APIRequestContext, reader: Reader) => Promise<string | null>

const withToken =
  (path: string): Find =>
  async () =>
    `${path}?token=abc`

const ofFirst =
  (list: string, write: (id: string) => string, read: (item: never) => string = ({ id }: { id: string }) => id): Find =>
  async (request) => {
    const { items } = (await (await request.get(list)).json()) as { items: never[] }
    return items[0] ? write(read(items[0])) : null
  }

const slugOf = ({ slug }: { slug: string }) => slug

const inCourses = (page: string): Find => ofFirst('/api/me/courses', (id) => `/dashboard/courses/${id}${page}`)
const inEvents = (page: string): Find => ofFirst('/api/managed-events', (id) => `/dashboard/events/${id}${page}`)
const inMyCourses = (page: string): Find =>
  ofFirst(
    '/api/me/enrollments',
    (id) => `/dashboard/my-courses/${id}${page}`,
    ({ course }: { course: { id: string } }) => course.id,
  )

/** Finds an entry with files or, because most people have none, the first entry. */
const ofEntryWithFiles =
  (list: string, page: string): Find =>
  async (request) => {
    const { items } = (await (await request.get(list)).json()) as { items: { id: string; evidence?: unknown[] }[] }
    const entry = items.find(({ evidence = [] }) => evidence.length > 1) ?? items[0]
    return entry ? `${page}/${entry.id}` : null
  }

/** Finds a check in any course of the reader, because most courses have none. */
const inHardChecks: Find = async (request) => {
  const courses = (await (await request.get('/api/me/courses')).json()) as { items: { id: string }[] }
  for (const { id } of courses.items) {
    const { items } = (await (await request.get(`/api/hard-checks?course=${id}`)).json()) as { items: { id: string }[] }
    if (items[0]) return `/dashboard/courses/${id}/insight/checks/${items[0].id}`
  }
  return null
}

const inLabs = (page: string): Find => ofFirst('/api/managed-labs', (id) => `/dashboard/challenge-labs/${id}${page}`)

/** A learner gets the workspace of a lab in which they take part. */
const workspace: Find = async (request, reader) => {
  if (reader !== 'learner') return inLabs('')(request, reader)
  const { items } = (await (await request.get('/api/me/lab-participations')).json()) as {
    items: { status: string; lab: { id: string } }[]
  }
  const approved = items.find(({ status }) => status === 'approved')
  return approved ? `/dashboard/challenge-labs/${approved.lab.id}` : null
}

const addresses: Readonly<Record<string, Find>> = {
  '/courses/:id': async (request) => `/courses/${(await newestCourse(request)).id}`,
  '/courses/:courseId/lessons/:lessonId': async (request) => {
    const { id, modules } = await newestCourse(request)
    const preview = modules.flatMap(({ lessons }) => lessons).find(({ isPreview }) => isPreview)
    return `/courses/${id}/lessons/${preview!.id}`
  },
  '/learn-path/:id': async () => `/learn-path/${samplePathId}`,
  '/learners/:id': ofFirst('/api/learners', (id) => `/learners/${id}`),
  '/learners/:id/report': ofFirst('/api/learners', (id) => `/learners/${id}/report`),
  '/services/educators/:id': ofFirst('/api/educators', (id) => `/services/educators/${id}`),
  '/services/educators/:id/report': ofFirst('/api/educators', (id) => `/services/educators/${id}/report`),
  '/faq/:answer': async () => '/faq/how-do-i-get-a-refund',
  '/blog/:slug': ofFirst('/api/posts', (slug) => `/blog/${slug}`, slugOf),
  '/newsletter/issues/:slug': ofFirst('/api/newsletter-issues', (slug) => `/newsletter/issues/${slug}`, slugOf),
  '/dashboard/newsletter/:id': ofFirst('/api/managed-newsletter-issues', (id) => `/dashboard/newsletter/${id}`),
  '/blog/authors/:id': ofFirst(
    '/api/posts',
    (id) => `/blog/authors/${id}`,
    ({ author }: { author: { id: string } }) => author.id,
  ),
  '/dashboard/blog/:slug': ofFirst('/api/managed-posts', (slug) => `/dashboard/blog/${slug}`, slugOf),
  '/dashboard/my-posts/:slug': ofFirst('/api/managed-posts', (slug) => `/dashboard/my-posts/${slug}`, slugOf),
  '/certificates/:id': async () => '/certificates/crt_sample',
  '/impact-portfolio/entries/:id': ofEntryWithFiles('/api/impact-entries', '/impact-portfolio/entries'),
  '/impact-portfolio/:handle': async () => '/impact-portfolio/ananya-pillai',
  '/dashboard/impact-portfolio/:id': ofEntryWithFiles('/api/me/impact-entries', '/dashboard/impact-portfolio'),
  '/careers/:id': ofFirst('/api/career-positions', (id) => `/careers/${id}`),
  '/events/:id': ofFirst('/api/events', (id) => `/events/${id}`),
  '/events/:id/preview': ofFirst('/api/managed-events', (id) => `/events/${id}/preview`),
  '/challenge-labs/:id': ofFirst('/api/challenge-labs', (id) => `/challenge-labs/${id}`),
  '/challenge-labs/:id/join': ofFirst('/api/challenge-labs', (id) => `/challenge-labs/${id}/join`),
  '/dashboard/challenge-labs/:id': workspace,
  '/dashboard/challenge-labs/:id/edit': inLabs('/edit'),
  '/dashboard/challenge-labs/:id/participants': inLabs('/participants'),
  '/auth/reset-password': withToken('/auth/reset-password'),
  '/auth/verify-email': withToken('/auth/verify-email'),
  '/dashboard/courses/:id': inCourses(''),
  '/dashboard/courses/:id/preview': inCourses('/preview'),
  '/dashboard/courses/:id/learners': inCourses('/learners'),
  '/dashboard/courses/:id/free-places': inCourses('/free-places'),
  '/dashboard/courses/:id/certificate': inCourses('/certificate'),
  '/dashboard/translations/:kind/:id/:language': ofFirst(
    '/api/me/courses',
    (id) => `/dashboard/translations/course/${id}/kn`,
  ),
  '/dashboard/courses/:id/insight': inCourses('/insight'),
  '/dashboard/courses/:id/insight/learners': inCourses('/insight/learners'),
  '/dashboard/courses/:id/insight/checks': inCourses('/insight/checks'),
  '/dashboard/courses/:id/insight/checks/:checkId': inHardChecks,
  '/dashboard/events/:id': inEvents(''),
  '/dashboard/events/:id/attendees': inEvents('/attendees'),
  '/dashboard/events/:id/check-in': inEvents('/check-in'),
  '/dashboard/events/:id/messages': inEvents('/messages'),
  '/dashboard/field-tasks/:id': ofFirst('/api/hand-ins', (id) => `/dashboard/field-tasks/${id}`),
  '/dashboard/my-courses/:courseId': inMyCourses(''),
  '/dashboard/my-courses/:courseId/notes': inMyCourses('/notes'),
  '/dashboard/my-events/:eventId': ofFirst(
    '/api/me/registrations',
    (id) => `/dashboard/my-events/${id}`,
    ({ event }: { event: { id: string } }) => event.id,
  ),
  '/dashboard/my-orders/:id': ofFirst('/api/me/orders', (id) => `/dashboard/my-orders/${id}`),
  '/dashboard/my-orders/:id/invoice': ofFirst('/api/me/orders', (id) => `/dashboard/my-orders/${id}/invoice`),
  '/dashboard/orders/invoices/:id': ofFirst('/api/invoices', (id) => `/dashboard/orders/invoices/${id}`),
  '/dashboard/orders/months/:month': () => Promise.resolve('/dashboard/orders/months/2026-10'),
  '/dashboard/orders/:id': ofFirst('/api/orders', (id) => `/dashboard/orders/${id}`),
  '/dashboard/fellowship-applications/:id': ofFirst(
    '/api/fellowship-applications',
    (id) => `/dashboard/fellowship-applications/${id}`,
  ),
  '/dashboard/educator-applications/:id': ofFirst(
    '/api/educator-applications',
    (id) => `/dashboard/educator-applications/${id}`,
  ),
}

/** Returns null if the reader has nothing to show there; an admin, for example, has no enrolled courses. */
async function addressOf(pattern: string, reader: Reader, request: APIRequestContext) {
  const find = addresses[pattern]
  if (find) return find(request, reader)
  expect(pattern, `e2e/every-page.ts: add to \`addresses\` where a reader finds ${pattern}`).not.toContain(':')
  return pattern
}

async function newestCourse(request: APIRequestContext) {
  const [newest] = await readCourses(request)
  return readCourse(request, newest!.id)
}

/**
 * Navigates as a link does, without loading a document, so that a walk over all pages takes a third of the time. A page
 * in another language is another document.
 */
export async function visit(page: Page, path: string) {
  if (page.url().endsWith(path)) return
  if (languageOf(path) !== languageOf(new URL(page.url()).pathname)) await openPage(page, path)
  else await followLink(page, path)
  await untilLoaded(page)
}

export const languageOf = (path: string) => /^\/(kn|hi|ta)(?=\/|$)/.exec(path)?.[1] ?? 'en'

async function followLink(page: Page, path: string) {
  await page.evaluate((href) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  // A page that opens a dialog moves the focus to it.
  await page.waitForFunction(() => document.activeElement?.matches('main h1, dialog[open], dialog[open] *'))
}
