import type { Course } from '@kere/contracts/courses/courses'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeCourse, makeSummary } from '../../../testing/course-answers.ts'
import { goToFoot } from '../../../testing/go-to-foot.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { courseNode } from './course-node.ts'

const answerWith =
  (given: Partial<Course> = {}, related = [makeSummary(2), makeSummary(3)]): FetchStub =>
  ({ pathname }) => {
    if (pathname.endsWith('/answer-time')) return Response.json({ hours: 50 })
    return Response.json(pathname.endsWith('/related') ? { items: related } : makeCourse(given))
  }

const visit = (given?: Partial<Course>) => visitPage('/courses/crs_1', answerWith(given))

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('a course', () => {
  it('[S-094] that is unknown is not found, with a way to the catalogue', async () => {
    const { screen, description } = await visitPage('/courses/nope', () => problem('not_found'))
    expect(description).toMatchObject({ status: 404, meta: { title: 'Course not found', noindex: true } })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  })

  it('[S-094] that is unknown leaves the search and three others', async () => {
    const { screen, description, container } = await visitPage('/courses/nope', ({ pathname }) =>
      pathname.endsWith('/featured')
        ? Response.json({ items: [1, 2, 3, 4].map((number) => makeSummary(number)) })
        : problem('not_found'),
    )
    expect(description.status).toBe(404)
    await expect.element(screen.getByRole('searchbox', { name: 'Search courses' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Featured courses' })).toBeVisible()
    expect(container.querySelectorAll('section li')).toHaveLength(3)
    expect(await findViolations(container)).toEqual([])
  })

  it('[S-094] whose id cannot exist is not found either', async () => {
    const { description } = await visitPage(`/courses/${'x'.repeat(200)}`, () => problem('validation_failed'))
    expect(description.status).toBe(404)
  })

  it('says how soon its educator usually answers', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByText('The educator usually answers questions within 2 days')).toBeVisible()
  })

  it('says that it did not load, and tries again', async () => {
    let isUp = false
    const { screen, description } = await visitPage('/courses/crs_1', (url, request) =>
      isUp ? answerWith()(url, request) : problem('internal'),
    )
    expect(description.status).toBe(503)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'This course did not load' })).toBeVisible()
    isUp = true
    await screen.getByRole('link', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Reading a lake' })).toBeVisible()
  })

  it('[B-20] says its language in words, in `lang` and in structured data, where it is not that of the page', async () => {
    const course = { title: 'ಕೆರೆ ಓದುವುದು', language: 'kn', originalLanguage: 'en' } as const
    const { container, screen } = await visit(course)
    await expect.element(screen.getByText('This course is in Kannada.')).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'kn')
    expect(container.querySelector('[lang=en]')).toBeNull()
    expect(courseNode(makeCourse(course))).toMatchObject({ inLanguage: 'kn' })
    expect(courseNode(makeCourse())).toMatchObject({ inLanguage: 'en' })
    expect(await findViolations(container)).toEqual([])
  })

  it('[B-20] in the language of the page says nothing of it below its title', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByText(/^This course is in/)).not.toBeInTheDocument()
  })

  it('[S-095] opens with its category, title, first words, teacher, month, learners and price', async () => {
    const words = Array.from({ length: 30 }, (_, index) => `w${index + 1}`)
    const { container, screen } = await visit({ description: words.join(' '), price: 0 })
    const banner = container.querySelector('header')?.textContent ?? ''
    for (const text of [
      'Water Resources',
      'Reading a lake',
      'Asha Raghunath',
      'Mar 2026',
      '214',
      `${words.slice(0, 20).join(' ')}…`,
    ])
      expect(banner).toContain(text)
    await expect.element(screen.getByRole('complementary').getByText('Free', { exact: true })).toBeVisible()
    await expect
      .element(screen.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Water Resources' }))
      .toHaveAttribute('href', '/courses?category=Water+Resources')
  })

  it('[S-096] shows the generated cover under an uploaded one', async () => {
    const { container } = await visit({ coverImage: '/media/gone.webp' })
    const sources = [...container.querySelectorAll('aside img')].map((image) => image.getAttribute('src'))
    expect(sources).toEqual(['/covers/v1/water-resources/crs_1.svg', '/media/gone.webp'])
  })

  it('[S-096] leaves the generated cover to be seen where the uploaded file is broken', async () => {
    const { container } = await visit({ coverImage: '/media/gone.webp' })
    const [generated, uploaded] = container.querySelectorAll<HTMLImageElement>('aside img')
    const [below, above] = [generated!, uploaded!]
    below.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="300" height="99" fill="teal"/></svg>')}`
    await expect.poll(() => below.complete && above.complete && below.naturalWidth > 0).toBe(true)
    expect(above.naturalWidth).toBe(0)
    await below.decode()
    await new Promise(requestAnimationFrame)
    // A loaded image covers its whole container.
    const place = (image: HTMLImageElement) => image.getBoundingClientRect().toJSON() as DOMRect
    const small = document.createElement('img')
    small.className = above.className
    small.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>')}`
    below.after(small)
    await small.decode()
    expect(place(small)).toEqual(place(below))
    small.remove()

    const seen = () => page.screenshot({ element: below.parentElement!, save: false })
    const withBroken = await seen()
    above.remove()
    expect(await seen()).toBe(withBroken)
  })

  it('[S-097] tells what it is about, paragraph by paragraph', async () => {
    const { screen } = await visit({ description: 'First.\n\nSecond.' })
    await expect.element(screen.getByText('Second.', { exact: true })).toBeVisible()
  })

  it('[S-098] leads to its own site only where it has one', async () => {
    const { screen } = await visit({ courseUrl: 'https://lakes.example/course' })
    const link = screen.getByRole('link', { name: /Open lakes\.example/ })
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it.each([null, 'not an address', 'javascript:alert(1)'])('[S-098] shows no panel for %s', async (courseUrl) => {
    const { screen } = await visit({ courseUrl })
    await expect.element(screen.getByText(/a site of its own/)).not.toBeInTheDocument()
  })

  it('[S-100] [S-101] [S-102] [C-19] adds its real outline up', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByText('1 module · 2 lessons · 1 h 35 min')).toBeVisible()
    await expect.element(screen.getByText('2 in 1 module')).toBeVisible()
    await expect.element(screen.getByText('Your first sketch map')).toBeVisible()
  })

  it('[S-099] [S-100] [S-103] shows no block that has nothing to say, and promises no certificate', async () => {
    const { screen } = await visit({ objectives: [], requirements: [], modules: [] })
    for (const text of ['What you will be able to do', 'Syllabus', 'You need', 'Lessons', 'Total time'])
      await expect.element(screen.getByText(text, { exact: true })).not.toBeInTheDocument()
    await expect.element(screen.getByText(/certificate/i)).not.toBeInTheDocument()
  })

  it('[S-104] introduces its teacher, also one without a bio', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByText('Asha has walked the edge of most tanks.')).toBeVisible()
    const { instructor } = makeCourse()
    const other = await visit({ instructor: { ...instructor, bio: ' ' } })
    await expect.element(other.screen.getByText('Asha Raghunath has not written a bio yet.').first()).toBeVisible()
  })

  it('leads to the page of a teacher who has one, and nowhere else', async () => {
    const { instructor } = makeCourse()
    const { screen } = await visit()
    await expect.element(screen.getByText(/^\d+ courses? on Kere$/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: / on Kere$/ })).not.toBeInTheDocument()
    const listed = await visit({ instructor: { ...instructor, isListed: true } })
    await expect
      .element(listed.screen.getByRole('link', { name: / on Kere$/ }))
      .toHaveAttribute('href', `/services/educators/${instructor.id}`)
  })

  it('[part of U-19] says of a former member only that the course stays', async () => {
    const { instructor } = makeCourse()
    const former = { ...instructor, ...formerMember, designation: null, bio: null, location: null, courseCount: 0 }
    const { screen } = await visit({ instructor: { ...former, teachingExperienceYears: null, languages: [] } })
    const section = screen.getByRole('region', { name: 'Your instructor' })
    await expect.element(section.getByRole('heading', { name: 'Former member' })).toBeVisible()
    await expect
      .element(section)
      .toHaveTextContent('The author of this course has left Kere. The course is still available.')
    expect(section.element().textContent).not.toMatch(/bio|0 courses/)
  })

  it('[S-105] [S-106] [S-008.detail] [C-18.page] says what a price buys, and nothing of the kind where it is free', async () => {
    const { screen } = await visit()
    const offer = screen.getByRole('complementary', { name: 'Price and facts' })
    await expect.element(offer).toHaveTextContent('₹1,499One-time payment, lifetime access')
    await expect.element(offer).toHaveTextContent(/Level *Beginner/)
    await expect.element(offer.getByText('30-day money-back guarantee')).toBeVisible()
    const free = await visit({ price: 0 })
    await expect.element(free.screen.getByText('Free', { exact: true }).first()).toBeVisible()
    expect(free.container.textContent).not.toMatch(/payment|guarantee/)
  })

  it('shows one Share and no bar of it on a phone', async () => {
    await page.viewport(360, 740)
    const { screen } = await visit()
    expect(screen.getByRole('button', { name: 'Share' }).elements()).toHaveLength(1)
  })

  it('marks its bar at the foot of a phone, of which what floats there stays clear', async () => {
    await page.viewport(360, 740)
    const { screen } = await visit({ price: 1_499 })
    const button = screen.getByRole('button', { name: 'Enroll in Course' })
    await expect.element(button).toBeVisible()
    const bar = button.element().closest('[data-bottom-bar]')
    expect(bar?.textContent).toContain('One-time payment, lifetime access')
    // The limit is the space that the site reserves for the bar, plus the 16 px below floating elements.
    expect(bar?.getBoundingClientRect().height).toBeLessThan(72 + 16)
  })

  it('[S-107] copies its link where the device has no share sheet', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn<(text: string) => Promise<void>>(async () => {}) } })
    const { screen, notices } = await visit()
    await screen.getByRole('button', { name: 'Share' }).first().click()
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Link copied' }])
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${location.origin}/courses/crs_1`)
    vi.unstubAllGlobals()
  })

  it('[S-107] [W-08] opens the share sheet of a device that has one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', { share })
    const { screen, notices } = await visit({ title: 'Reading a lake' })
    await screen.getByRole('button', { name: 'Share' }).first().click()
    await expect
      .poll(() => share.mock.calls)
      .toEqual([[{ title: 'Reading a lake', url: `${location.origin}/courses/crs_1` }]])
    expect(notices).toEqual([])
    vi.unstubAllGlobals()
  })

  it('[S-107] says nothing when sharing is given up', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')))
    vi.stubGlobal('navigator', { share })
    const { screen, notices } = await visit()
    await screen.getByRole('button', { name: 'Share' }).first().click()
    await expect.poll(() => share.mock.calls.length).toBe(1)
    expect(notices).toEqual([])
    vi.unstubAllGlobals()
  })

  it('shows courses that go well with it, and does without', async () => {
    const { screen } = await visit()
    await goToFoot()
    await expect.element(screen.getByRole('heading', { name: 'Related courses' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Course 3' })).toHaveAttribute('href', '/courses/crs_3')
  })

  it('stands without the courses that go well with it', async () => {
    const { screen, description } = await visitPage('/courses/crs_1', (url) =>
      url.pathname.endsWith('/related')
        ? problem('internal')
        : Response.json(url.pathname.endsWith('/featured') ? { items: [makeSummary(4)] } : makeCourse()),
    )
    expect(description.status).toBe(200)
    await goToFoot()
    await expect.element(screen.getByRole('heading', { name: 'Featured courses' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Related courses' })).not.toBeInTheDocument()
  })

  it('[part of S-303] describes itself to search engines', async () => {
    const { description } = await visit()
    expect(description.meta.breadcrumbs.map(({ label }) => label)).toEqual([
      'Courses',
      'Water Resources',
      'Reading a lake',
    ])
    expect(courseNode(makeCourse())).toMatchObject({
      '@type': 'Course',
      name: 'Reading a lake',
      isAccessibleForFree: false,
      syllabusSections: [{ name: 'Meet your lake', timeRequired: 'PT95M' }],
      hasCourseInstance: { courseWorkload: 'PT95M' },
      offers: { price: 1499 },
    })
    expect(courseNode(makeCourse({ modules: [] }))).not.toHaveProperty('hasCourseInstance.courseWorkload')
  })

  const askedBy = (button: Element) => {
    const form = button.closest('form')
    return [form?.method, form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))]
  }

  it('[S-113] sends what a visitor presses as a form, which is kept until they have signed in', async () => {
    const { screen, requests } = await visit({ price: 0 })
    const button = screen.getByRole('button', { name: 'Enroll for Free' })
    await expect.element(button).toHaveAttribute('id', 'enroll')
    expect(askedBy(button.element())).toEqual(['post', '/courses/crs_1', {}])
    expect(requests.filter(({ pathname }) => /standing|enrollments/.test(pathname))).toEqual([])
  })

  it('[part of S-112] sends an order as a form, where the course has a price', async () => {
    const { screen, requests } = await visit({ price: 1499 })
    const button = screen.getByRole('button', { name: 'Enroll in Course' })
    await expect.element(button).toHaveAttribute('id', 'enroll')
    expect(askedBy(button.element())).toEqual([
      'post',
      '/courses/crs_1/order',
      { itemKind: 'course', itemId: 'crs_1', price: '1499' },
    ])
    expect(requests.filter(({ pathname }) => /standing|orders/.test(pathname))).toEqual([])
  })

  it('[part of W-05] leads to the lessons that anybody may read, and to no other', async () => {
    const { screen, container } = await visit()
    const preview = screen.getByRole('link', { name: 'Preview: Why this lake?' })
    await expect.element(preview).toHaveAttribute('href', '/courses/crs_1/lessons/les_1')
    await expect
      .element(screen.getByRole('link', { name: 'Preview lesson 1' }))
      .toHaveAttribute('href', '/courses/crs_1/lessons/les_1')
    expect(container.querySelectorAll('a[href*="/lessons/"]')).toHaveLength(2)
  })

  it('has nothing for axe', async () => {
    const { container } = await visit({ courseUrl: 'https://lakes.example/course' })
    expect(await checkA11y(container)).toEqual([])
  })
})
