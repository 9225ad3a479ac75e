import type { SessionUser } from '@kere/contracts/accounts/session'
import { newsCategories } from '@kere/contracts/site/sustainability-news-options'
import type { Session } from '@kere/platform/border'
import { createClient } from '@kere/platform/client'
import { renderRemote } from '@kere/platform/react/render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { app } from './app.tsx'
import { routes } from './routes.registry.ts'
import { makeCourse, makeList, makeSummary } from './testing/course-answers.ts'
import { makeEvent, makeEventList, makeEventMonth, makeEventSummary } from './testing/event-answers.ts'
import { makeLabList, makeLabSummary } from './testing/lab-answers.ts'
import { makePost, makePostAuthor, makePostList, makePostSummary, postCategories } from './testing/post-answers.ts'

const none = { items: [], nextCursor: null, total: 0 }
const nobody = { ...none, listed: 0, facets: { subjects: [], locations: [], languages: [], designations: [] } }

const answers: Record<string, unknown> = {
  '/api/career-positions': { items: [] },
  '/api/challenge-labs': makeLabList([makeLabSummary(2)]),
  '/api/educators': nobody,
  '/api/learners': nobody,
  '/api/impact-entries': { ...none, totals: { entries: 0, vouched: 0, units: [] } },
  '/api/impact-entries/one_1': {
    id: 'one_1',
    title: 'Secchi log',
    category: 'action_project',
    description: 'Fourteen readings.',
    dateCompleted: '2026-10-18',
    link: null,
    mark: 'verified',
    confirmedBy: null,
    source: null,
    outcomes: [{ unit: 'kg', amount: 12 }],
    owner: { id: 'usr_7', name: 'Meera Nambiar', avatarUrl: null },
    older: { id: 'one_0', title: 'First log' },
    newer: null,
  },
  '/api/impact-pages/meera': {
    handle: 'meera',
    isOwn: false,
    isPublic: true,
    owner: { id: 'usr_7', name: 'Meera Nambiar', avatarUrl: null, bio: null, work: null, location: null },
    year: { from: '2025-11-17', to: '2026-11-15', days: [{ day: '2026-10-18', hours: 2, entries: 1 }] },
    pinned: [],
    counts: { entries: 1, vouched: 0, categories: [{ category: 'course', count: 1 }] },
  },
  '/api/impact-pages/meera/entries': none,
  '/api/news': {
    ...none,
    counts: Object.fromEntries(newsCategories.map((category) => [category, 0])),
    sources: [],
    updatedAt: null,
    isSample: false,
  },
  '/api/courses': makeList(3),
  '/api/courses/featured': { items: [makeSummary(2)] },
  '/api/courses/crs_1': makeCourse(),
  '/api/courses/crs_1/related': { items: [makeSummary(3)] },
  '/api/events': { ...makeEventList(3), items: [makeEventSummary(2, { startsAt: '2099-11-21T01:30:00.000Z' })] },
  '/api/events/upcoming': { items: [makeEventSummary(1)] },
  '/api/events/evt_1': makeEvent(),
  '/api/data-retention': { items: [] },
  '/api/newsletter-issues': none,
  '/api/newsletter-issues/post-1': {
    id: 'nli_1',
    slug: 'post-1',
    title: 'The lakes are full',
    preview: '',
    sentAt: '2026-11-13T03:30:00.000Z',
    sections: [],
    older: { slug: 'post-0', title: 'The lakes are low' },
    newer: null,
  },
  '/api/posts': makePostList(3),
  '/api/posts/featured': { items: [makePostSummary(1)] },
  '/api/post-categories': postCategories,
  '/api/posts/post-1': makePost(),
  '/api/post-authors/usr_7': makePostAuthor(),
}
const api = createClient({
  origin: 'https://api',
  fetch: async ({ url }) => {
    const { pathname } = new URL(url)
    return Response.json(pathname.startsWith('/api/event-months/') ? makeEventMonth() : answers[pathname])
  },
})

const pages = routes
  .filter(({ path }) => path !== '*')
  .map(({ path, ...route }) => ({
    ...route,
    path,
    at: path
      .replace(/:courseId|(?<=courses\/):id/, 'crs_1')
      .replace(/(?<=events\/):id/, 'evt_1')
      .replace(/(?<=labs\/):id/, 'lab_1')
      .replace(/(?<=(?:learners|educators|entries)\/):id/, 'one_1')
      .replace(':lessonId', 'les_1')
      .replace(':slug', 'post-1')
      .replace(':handle', 'meera')
      .replace(/(?<=authors\/):id/, 'usr_7')
      .replace(/(?<=certificates\/):id/, 'crt_1'),
  }))
const metaOf = async (path: string) =>
  (await renderRemote(app, { path, search: '', session: { user: null } }, api)).meta

const reader: SessionUser = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Meera',
  lastName: 'Nambiar',
  isEnrolled: true,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
}

afterEach(() => void vi.useRealTimers())

describe('content that the edge may keep for everybody', () => {
  it.each(pages.filter(({ maxAgeSeconds }) => maxAgeSeconds))(
    'at $path is the same whoever reads it',
    async ({ at }) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const write = async (session: Session) => {
        const { status, html, meta } = await renderRemote(app, { path: at, search: '', session }, api)
        return { status, html, meta }
      }
      const forVisitor = await write({ user: null })
      expect(forVisitor.html).toContain('<h1')
      expect(await write({ user: reader })).toEqual(forVisitor)
      expect(await write({ user: { ...reader, isOnboarded: false, role: 'educator' } })).toEqual(forVisitor)
      expect(await write({ user: null, registeredEmail: 'meera@kere.test' })).toEqual(forVisitor)
    },
  )

  it('is not that of a course, which is read with what one is to it', () => {
    const kept = pages.filter(({ maxAgeSeconds }) => maxAgeSeconds).map(({ path }) => path)
    expect(kept).toEqual(expect.arrayContaining(['/', '/courses']))
    expect(kept).not.toContain('/courses/:id')
  })
})

describe('what search engines read', () => {
  it.each(pages)(
    '[S-303] [W-59.meta] of $path: title, description, canonical address and breadcrumbs',
    async ({ at }) => {
      const meta = await metaOf(at)
      expect(meta.description).toMatch(/^\S.{10,158}\S$/s)
      expect(meta.canonical).toMatch(/^\/[\w/-]*$/)
      expect(meta.title === '').toBe(at === '/')
      expect(at === '/' || meta.noindex === true || meta.breadcrumbs.length > 0).toBe(true)
      for (const { label } of meta.breadcrumbs) expect(label).toMatch(/\S/)
    },
  )

  it('[S-303] keeps the educator chat at one of its two addresses, each with its own breadcrumb', async () => {
    const [join, chatbot] = await Promise.all(['/join-as-educator', '/educator-chatbot'].map(metaOf))
    expect([join?.canonical, chatbot?.canonical]).toEqual(['/join-as-educator', '/join-as-educator'])
    expect([join?.breadcrumbs, chatbot?.breadcrumbs]).toEqual([
      [{ label: 'Join as an Educator', path: '/join-as-educator' }],
      [{ label: 'Educator chat', path: '/educator-chatbot' }],
    ])
  })

  it('[part of C-57.sitemap] lists in the sitemap only addresses that are kept', async () => {
    const listed = pages.filter(({ sitemap }) => sitemap === true).map(({ path }) => path)
    const kept = await Promise.all(listed.map(async (path) => ({ path, ...(await metaOf(path)) })))
    expect(kept.filter(({ path, canonical, noindex }) => canonical !== path || noindex)).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['/', '/courses', '/become-educator', '/join-as-educator']))
    expect(listed).not.toContain('/educator-chatbot')
  })
})

const footOf = (html: string) => html.split('data-foot=""')[1] ?? ''

describe('what a page leads on to', () => {
  const draw = async (path: string, from = api, search = '') =>
    footOf((await renderRemote(app, { path, search, session: { user: null } }, from)).html)

  it.each(pages)(
    'of $path is a foot with real records or neighbours, where the page names one',
    async ({ at, page }) => {
      const { next } = await page()
      const foot = await draw(at)
      const hrefs = [...foot.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)
      expect(hrefs.some((href) => href !== at)).toBe(Boolean(next))
    },
  )

  it('stands on the page that is not found too', async () => {
    expect(await draw('/no/such')).toContain('href="/courses"')
  })
})
