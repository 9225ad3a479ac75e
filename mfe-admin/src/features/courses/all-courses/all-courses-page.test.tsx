import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/courses'
const asha = { id: 'usr_asha', name: 'Asha Raghunath' }

const makeCourse = (number: number, given: Partial<ListedCourse> = {}): ListedCourse => ({
  id: `crs_${number}`,
  title: `Reading a lake, part ${number}`,
  status: 'published',
  category: 'Water Resources',
  level: 'beginner',
  price: 1499,
  coverImage: null,
  featured: false,
  educator: asha,
  version: 3,
  lessonCount: 12,
  enrollmentCount: 214,
  completedCount: 90,
  averageProgress: 41,
  createdAt: '2026-02-23T09:16:00.000Z',
  publishedAt: '2026-03-01T04:30:00.000Z',
  touchedAt: '2026-03-02T04:30:00.000Z',
  goesAt: null,
  ...given,
})

const draft = makeCourse(2, {
  title: ' ',
  status: 'draft',
  publishedAt: null,
  enrollmentCount: 0,
  averageProgress: null,
})
const deleted = makeCourse(3, {
  title: 'Old wells',
  status: 'deleted',
  enrollmentCount: 0,
  averageProgress: null,
  educator: null,
  goesAt: '2026-12-01T04:30:00.000Z',
})

function startApi(first: readonly ListedCourse[] = [makeCourse(1), draft, deleted]) {
  let items = first
  const sent: string[] = []
  const refusals = new Map<string, Parameters<typeof problem>[0]>()
  const change = (id: string, to: Partial<ListedCourse>) =>
    (items = items.map((course) => (course.id === id ? { ...course, ...to } : course)))
  const answer: FetchStub = async ({ pathname }, request) => {
    if (pathname === '/api/course-educators') return Response.json({ items: [asha] })
    if (pathname === '/api/users/usr_9') return problem('not_found')
    const [, , , id = '', part] = pathname.split('/')
    if (request.method === 'GET') {
      const course = items.find((one) => one.id === id)
      if (id) return course ? Response.json(course) : problem('not_found')
      const counts = { published: 1, draft: 1, archived: 1 }
      return Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false, counts })
    }
    const body = request.method === 'PUT' && part === 'publication' ? ` ${await request.text()}` : ''
    const call = `${request.method} ${pathname}${body}`
    sent.push(call)
    const refusal = refusals.get(`${request.method} ${pathname}`)
    if (refusal) return problem(refusal)
    const state = { id, version: 3, savedAt: draft.touchedAt, publishedAt: null, goesAt: null, missing: [] }
    if (part === 'feature') change(id, { featured: request.method === 'PUT' })
    if (part === 'restoration') {
      change(id, { status: 'draft' })
      return Response.json({ ...state, status: 'draft' }, { status: 201 })
    }
    if (part === 'publication') {
      change(id, { status: request.method === 'PUT' ? 'published' : 'draft' })
      if (request.method === 'PUT') return Response.json({ ...state, status: 'published', isFirst: true })
    }
    if (part === undefined) {
      change(id, { status: 'archived' })
      return Response.json({ status: 'archived', goesAt: null })
    }
    return new Response(null, { status: 204 })
  }
  return { answer, sent, refusals }
}

describe('[part of S-343.courses] All Courses', () => {
  it('says of each course what it is, whose, in which state, and what it costs', async () => {
    const { screen, requests } = await visitPage(path, startApi().answer)
    await expect
      .element(screen.getByRole('row', { name: /part 1/ }))
      .toHaveTextContent(/Water Resources.*Published.*Asha Raghunath.*214.*₹1,499.*23 Feb 2026/)
    await expect.element(screen.getByRole('row', { name: /Untitled course/ })).toHaveTextContent(/Draft/)
    await expect.element(screen.getByRole('row', { name: /Old wells/ })).toHaveTextContent(/Deleted.*Former member/)
    await expect.element(screen.getByRole('link', { name: 'New course' })).toHaveAttribute('href', `${path}/new`)
    await expect
      .poll(() => requests.filter(({ pathname }) => pathname === '/api/all-courses').map(({ search }) => search))
      .toEqual(['?sort=newest&limit=20'])
  })

  it('keeps state, words, subject, educator, price, feature and days in the address', async () => {
    const { screen, navigation, requests } = await visitPage(path, startApi().answer)
    await screen.getByRole('link', { name: /^Drafts/ }).click()
    await screen.getByRole('combobox', { name: 'Subject' }).selectOptions('Biodiversity')
    await screen.getByRole('combobox', { name: 'Educator' }).selectOptions('Asha Raghunath')
    await screen.getByRole('combobox', { name: 'Price' }).selectOptions('Free')
    await screen.getByRole('combobox', { name: 'Featured' }).selectOptions('Featured')
    await screen.getByText('Any date', { exact: true }).click()
    await screen.getByRole('textbox', { name: 'Created from' }).fill('2026-11-01')
    await screen.getByRole('searchbox').fill('lake')
    await userEvent.keyboard('{Enter}')
    const search =
      '?standing=draft&search=lake&category=Biodiversity&educator=usr_asha&price=free&featured=true&from=2026-11-01'
    expect(navigation.location.search).toBe(search)
    await expect.poll(() => requests.at(-1)?.search).toBe(`${search}&sort=newest&limit=20`)
  })

  it('names the educator that a link asks for, who is not among the newest', async () => {
    const api = startApi()
    const { screen } = await visitPage(`${path}?educator=usr_7`, (url, request) =>
      url.pathname === '/api/users/usr_7' ? Response.json(someUser) : api.answer(url, request),
    )
    await expect.element(screen.getByRole('combobox', { name: 'Educator' })).toHaveDisplayValue('Tenzin Norbu')
  })

  it('acts on many by the version that was seen, on each as far as it can be', async () => {
    const { screen, bulks } = await visitPage(path, startApi().answer)
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Feature', exact: true }).click()
    expect(bulks).toMatchObject([
      { list: 'all-courses', act: { name: 'feature' }, rows: [{ id: 'crs_1', version: 3 }], total: 1 },
    ])
    expect(bulks[0]?.hrefOf('crs_1')).toBe(`${path}?course=crs_1`)
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await bar.getByRole('button', { name: 'Archive or delete' }).click()
    const question = screen.getByRole('dialog', { name: 'Archive or delete 2 courses?' })
    await expect.element(question).toHaveTextContent(/educators are told by email/)
  })

  it('says that it could not be loaded, and asks again', async () => {
    let isUp = false
    const api = startApi()
    const { screen } = await visitPage(path, (url, request) =>
      isUp || url.pathname !== '/api/all-courses' ? api.answer(url, request) : problem('unavailable'),
    )
    await expect
      .element(screen.getByRole('heading', { name: 'Error loading courses. Please try again.' }))
      .toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('row', { name: /part 1/ })).toBeVisible()
  })

  it('tells nothing yet from nothing found', async () => {
    const { screen } = await visitPage(path, startApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
    await screen.getByRole('link', { name: /^Drafts/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'No courses found' })).toBeVisible()
  })
})

describe('[U-18] the featured flag', () => {
  it('is toggled in the row, shown at once, and taken back', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    const star = screen.getByRole('button', { name: 'Feature Reading a lake, part 1' })
    await expect.element(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect.element(star).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => notices).toMatchObject([{ text: 'Reading a lake, part 1 is featured' }])
    notices[0]?.action?.run()
    await expect.element(star).toHaveAttribute('aria-pressed', 'false')
    await expect
      .poll(() => api.sent)
      .toEqual(['PUT /api/all-courses/crs_1/feature', 'DELETE /api/all-courses/crs_1/feature'])
    await expect.element(screen.getByRole('button', { name: 'Feature Untitled course' })).not.toBeInTheDocument()
  })

  it('is as it was where the API refuses, with the reason', async () => {
    const api = startApi()
    api.refusals.set('PUT /api/all-courses/crs_1/feature', 'course_not_published')
    const { screen, notices } = await visitPage(path, api.answer)
    const star = screen.getByRole('button', { name: 'Feature Reading a lake, part 1' })
    await star.click()
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'error', text: 'Reading a lake, part 1: Publish the course before you feature it.' }])
    await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('a course beside the list', () => {
  const open = async (id: string, api = startApi()) => {
    const visit = await visitPage(`${path}?course=${id}`, api.answer)
    return { ...visit, panel: visit.screen.getByRole('complementary') }
  }

  it('shows who teaches and who learns it, and leads to the editor, the learners and the public page', async () => {
    const { panel } = await open('crs_1')
    await expect.element(panel.getByText('90 completed, 41% on average')).toBeVisible()
    for (const [name, href] of [
      ['Open editor', `${path}/crs_1`],
      ['214', `${path}/crs_1/learners`],
      ['All their courses', `${path}?educator=usr_asha`],
      ['View the public page', '/courses/crs_1'],
    ] as const)
      await expect.element(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  })

  it('is published as it was seen, and that is taken back', async () => {
    const api = startApi()
    const { panel, notices } = await open('crs_2', api)
    await expect.element(panel.getByRole('switch', { name: /Featured/ })).toBeDisabled()
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect.element(panel.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    await expect.poll(() => notices[0]?.text).toBe('Untitled course is published')
    notices[0]?.action?.run()
    await expect.element(panel.getByRole('button', { name: 'Publish' })).toBeVisible()
    await expect
      .poll(() => api.sent)
      .toEqual(['PUT /api/courses/crs_2/publication {"version":3}', 'DELETE /api/courses/crs_2/publication'])
  })

  it('that lacks something leads to what it lacks', async () => {
    const api = startApi()
    api.refusals.set('PUT /api/courses/crs_2/publication', 'course_incomplete')
    const { panel, notices } = await open('crs_2', api)
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          tone: 'error',
          text: 'Untitled course: The course cannot be published yet.',
          action: { label: 'See what is missing' },
        },
      ])
    await expect.element(panel.getByRole('button', { name: 'Publish' })).toBeVisible()
  })

  it('is archived and restored', async () => {
    const api = startApi()
    const { panel, notices } = await open('crs_1', api)
    await panel.getByRole('button', { name: 'Archive' }).click()
    await expect.element(panel.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect
      .poll(() => notices[0]?.text)
      .toBe('Reading a lake, part 1 is archived. 214 learners keep access and will be told by email.')
    await panel.getByRole('button', { name: 'Restore' }).click()
    await expect.element(panel.getByRole('link', { name: 'Open editor' })).toBeVisible()
    await expect.poll(() => api.sent).toEqual(['DELETE /api/courses/crs_1', 'POST /api/courses/crs_1/restoration'])
  })

  it('says where it may be that is nowhere', async () => {
    const { screen } = await open('crs_none')
    await expect.element(screen.getByRole('link', { name: 'Show all courses' })).toBeVisible()
  })
})

it('has nothing for axe', async () => {
  for (const id of ['crs_1', 'crs_2', 'crs_3']) {
    const { container, screen } = await visitPage(`${path}?course=${id}`, startApi().answer)
    await expect.element(screen.getByRole('complementary').getByRole('heading', { level: 3 })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    container.remove()
  }
})

const someUser = {
  id: 'usr_7',
  firstName: 'Tenzin',
  lastName: 'Norbu',
  email: 'tenzin@example.in',
  role: 'educator',
  educatorStatus: 'approved',
  state: 'active',
  isSuperAdmin: false,
  avatarPath: null,
  joinedAt: '2026-02-23T09:16:00.000Z',
  bio: '',
  version: 1,
  isOnboarded: true,
  ageGroup: 'adult',
  lastSeenAt: null,
  suspension: null,
  deletion: null,
}
