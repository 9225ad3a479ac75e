import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFacets, makeList, makeSummary } from '../../../testing/course-answers.ts'
import { userOf } from '../../../testing/user-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const answerWith =
  (list = makeList(3)): FetchStub =>
  () =>
    Response.json(list)

afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('the catalogue', () => {
  it('[S-530] is one request to the API, and asks who is there by none', async () => {
    const { requests, screen } = await visitPage('/courses?category=Biodiversity&show=48', answerWith())
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await expect
      .poll(() => requests.map(String))
      .toEqual([`${location.origin}/api/courses?category=Biodiversity&limit=48`])
  })

  it('says on each card what the reader is to the course, asked once, and to nobody else', async () => {
    const answer: FetchStub = (url) =>
      url.pathname === '/api/me/course-standings'
        ? Response.json({
            items: [
              { courseId: makeSummary(1).id, standing: 'enrolled', progress: 40, openOrderId: null },
              { courseId: makeSummary(2).id, standing: 'none', progress: 0, openOrderId: 'ord_1' },
            ],
          })
        : Response.json(makeList(3))
    const { requests, screen, container } = await visitPage('/courses', answer, { user: userOf('student') })
    await expect.element(screen.getByText('Enrolled, 40% done')).toBeVisible()
    const ends = [...container.querySelectorAll('.card-end')].map((end) => end.textContent)
    expect(ends).toEqual(['Enrolled, 40% done', 'Waiting for payment', expect.stringMatching(/^\d+ enrolled$/)])
    expect(requests.filter(({ pathname }) => pathname === '/api/me/course-standings')).toHaveLength(1)
    await checkA11y()
  })

  it('[S-080] searches when the search is sent, and not before', async () => {
    const { screen, navigation, requests } = await visitPage('/courses?free=true&show=48', answerWith())
    await screen.getByRole('searchbox').fill('lake')
    await expect.poll(() => navigation.location.search).toBe('?free=true&show=48')

    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?search=lake&free=true')
    await expect.poll(() => requests.at(-1)?.searchParams.get('search')).toBe('lake')
  })

  it('[S-080] sends the search and keeps the filters without a script', async () => {
    const { container } = await visitPage('/courses?level=advanced&sort=oldest&show=48', answerWith())
    const form = container.querySelector<HTMLFormElement>('form[role=search]')
    expect(form?.method).toBe('get')
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['search', ''],
      ['level', 'advanced'],
      ['sort', 'oldest'],
    ])
  })

  it('says when a search was cut', async () => {
    const { screen } = await visitPage(`/courses?search=${'x'.repeat(150)}`, answerWith())
    await expect.element(screen.getByText('Only the first 100 characters were searched.')).toBeVisible()
  })

  it('[S-082] keeps the filters in a sheet on a phone', async () => {
    await page.viewport(360, 740)
    const { screen } = await visitPage('/courses', answerWith(makeList(24)))
    const switchInSheet = screen.getByRole('switch', { name: 'Free courses only' })
    await expect.element(switchInSheet).not.toBeInTheDocument()

    await screen.getByRole('button', { name: 'Filters' }).click()
    await expect.element(switchInSheet).toBeVisible()
    await screen.getByRole('button', { name: 'All 14 categories' }).click()
    await expect.element(screen.getByRole('checkbox', { name: /Social Justice/ })).toBeVisible()

    await screen.getByRole('button', { name: 'Show 24 courses' }).click()
    await expect.element(switchInSheet).not.toBeInTheDocument()
  })

  it('takes one choice after another in the sheet, pressed by their words', async () => {
    await page.viewport(360, 740)
    const { screen, container, navigation } = await visitPage('/courses', answerWith(makeList(24)))
    container.tabIndex = -1
    await screen.getByRole('button', { name: 'Filters' }).click()
    const sheet = screen.getByRole('form', { name: 'Filters' })
    await sheet.getByText('Climate Science').click()
    await sheet.getByText('Beginner').click()
    await expect.poll(() => navigation.location.search).toBe('?category=Climate+Science&level=beginner')
    await sheet.getByText('Filters', { exact: true }).click()
    await expect.element(sheet).toBeVisible()
  })

  it('[S-083] shows each filter as a chip that takes it away', async () => {
    const { screen, navigation } = await visitPage(
      '/courses?search=lake&category=Biodiversity&level=beginner&show=48',
      answerWith(),
    )
    const chips = screen.getByRole('list', { name: 'Active filters' })
    await chips.getByRole('link', { name: 'Biodiversity' }).click()
    await expect.poll(() => navigation.location.search).toBe('?search=lake&level=beginner')
    await chips.getByRole('link', { name: '“lake”' }).click()
    await expect.poll(() => navigation.location.search).toBe('?level=beginner')
  })

  it('[S-084] clears every filter at once', async () => {
    const { screen, navigation } = await visitPage('/courses?search=lake&free=true&level=beginner', answerWith())
    await screen.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
    await expect.element(screen.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  it('[S-085] sorts by age and price, newest first to begin with', async () => {
    const { screen, navigation, requests } = await visitPage('/courses', answerWith())
    const sort = screen.getByRole('combobox', { name: 'Sort' })
    await expect.element(sort).toHaveValue('newest')
    expect([...sort.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Newest first',
      'Oldest first',
      'Price: low to high',
      'Price: high to low',
    ])
    await sort.selectOptions('price-low')
    await expect.poll(() => navigation.location.search).toBe('?sort=price-low')
    await expect.poll(() => requests.at(-1)?.searchParams.get('sort')).toBe('price-low')
  })

  it('[W-53] sorts a search by relevance, says so, and keeps an order that was chosen', async () => {
    await page.viewport(360, 740)
    const { screen, navigation, requests } = await visitPage('/courses?search=carbon', answerWith())
    const sort = screen.getByRole('combobox', { name: 'Sort' })
    await expect.element(sort).toHaveValue('relevance')
    expect(sort.element().querySelector('option')?.text).toBe('Most relevant first')
    await expect.element(screen.getByRole('paragraph').getByText('Most relevant first')).toBeVisible()
    await expect.poll(() => requests.at(-1)?.search).toBe('?search=carbon&limit=24')

    await sort.selectOptions('newest')
    await expect.poll(() => navigation.location.search).toBe('?search=carbon&sort=newest')
    await expect.poll(() => requests.at(-1)?.searchParams.get('sort')).toBe('newest')
    await expect.element(screen.getByRole('paragraph').getByText('Most relevant first')).not.toBeInTheDocument()

    await screen.getByRole('searchbox').fill('soil')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?search=soil&sort=newest')
    await sort.selectOptions('relevance')
    await expect.poll(() => navigation.location.search).toBe('?search=soil')
  })

  it('[S-081] [U-32] says that one or two letters match the start of words in titles', async () => {
    const text = /^One or two letters match the start of a word in a title\./
    const { screen } = await visitPage('/courses?search=so%20ai', answerWith())
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).toHaveAccessibleDescription(text)
  })

  it('[S-086] counts the results, and says the count after a change', async () => {
    const answer: FetchStub = ({ searchParams }) =>
      Response.json(searchParams.has('free') ? makeList(1) : makeList(20, { total: 1000, totalIsLowerBound: true }))
    const { screen, announcements } = await visitPage('/courses?search=e', answer)
    await expect.element(screen.getByRole('heading', { level: 2, name: '1,000+ courses' })).toBeVisible()
    expect(announcements).toEqual([])

    await screen.getByRole('switch', { name: 'Free courses only' }).click()
    await expect.element(screen.getByRole('heading', { level: 2, name: '1 course' })).toBeVisible()
    await expect.poll(() => announcements).toEqual(['1 course'])
  })

  it('[S-087] shows cards to come while the first ones load', async () => {
    const { screen } = await visitPage('/courses', pending)
    await expect.element(screen.getByRole('status').getByText('Loading courses')).toBeInTheDocument()
  })

  it('[S-087] keeps the cards that were there while a filter is applied', async () => {
    const answer: FetchStub = ({ searchParams }) => (searchParams.has('free') ? pending() : Response.json(makeList(3)))
    const { screen, container } = await visitPage('/courses', answer)
    await screen.getByRole('switch').click()
    await expect.element(screen.getByRole('link', { name: 'Course 2' })).toBeVisible()
    await expect.poll(() => container.querySelector('[aria-busy=true]')).not.toBeNull()
  })

  it('[S-088] [S-531.kept] [C-62.screen] says that loading failed, with what to quote, and tries again', async () => {
    let isUp = false
    const { screen, description } = await visitPage('/courses', () =>
      isUp ? Response.json(makeList(3)) : problem('unavailable', { requestId: 'req_7F3K' }),
    )
    expect(description.status).toBe(503)
    await expect
      .element(screen.getByRole('heading', { name: 'Error loading courses. Please try again.' }))
      .toBeVisible()
    await expect.element(screen.getByText(/Reference req_7F3K/)).toBeVisible()

    isUp = true
    await screen.getByRole('link', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { level: 2, name: '3 courses' })).toBeVisible()
  })

  it('[S-089] says what was not found and offers what is near', async () => {
    const nothing = makeList(0, { facets: makeFacets() })
    const { screen, navigation } = await visitPage('/courses?search=mangrove&free=true', ({ searchParams }) =>
      Response.json(searchParams.has('search') ? nothing : makeList(1)),
    )
    await expect.element(screen.getByRole('heading', { name: 'No courses found' })).toBeVisible()
    await expect.element(screen.getByText('No courses match “mangrove” with this filter.')).toBeVisible()
    await expect.element(screen.getByText(/Popular subjects: Water Resources 4, Biodiversity 2/)).toBeVisible()
    await screen.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('[S-090] [C-18.filter] applies a change of a filter at once and goes back with the history', async () => {
    const { screen, navigation } = await visitPage('/courses?sort=oldest', answerWith())
    await screen.getByRole('checkbox', { name: /Water Resources/ }).click()
    await screen.getByRole('checkbox', { name: /Intermediate/ }).click()
    await expect.poll(() => navigation.location.search).toBe('?category=Water+Resources&level=intermediate&sort=oldest')
    navigation.go(-1)
    await expect.element(screen.getByRole('checkbox', { name: /Intermediate/ })).not.toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: /Water Resources/ })).toBeChecked()
  })

  it('[S-091] [C-17] offers the fourteen categories with their counts', async () => {
    const { container } = await visitPage('/courses', answerWith())
    const rows = [...container.querySelectorAll<HTMLInputElement>('input[name=category]')]
    expect(rows.map(({ value }) => value)).toEqual([
      'Climate Science',
      'Renewable Energy',
      'Sustainable Agriculture',
      'Waste Management',
      'Conservation',
      'Green Building',
      'Sustainable Business',
      'Environmental Policy',
      'Biodiversity',
      'Water Resources',
      'Sustainable Development',
      'Urban Sustainability',
      'Economics & Labour',
      'Social Justice & Law',
    ])
    expect(rows.find(({ value }) => value === 'Biodiversity')?.closest('label')?.textContent).toBe('Biodiversity2')
  })

  it('shows a count of none as well, so that no line looks like one that was not counted', async () => {
    const none = [{ value: 'advanced' as const, count: 0 }]
    const { container, screen } = await visitPage(
      '/courses',
      answerWith(
        makeList(3, {
          facets: {
            ...makeFacets(),
            free: 0,
            level: [...makeFacets().level.filter(({ value }) => value !== 'advanced'), ...none],
          },
        }),
      ),
    )
    const colorOf = (name: string) => getComputedStyle(screen.getByText(name, { exact: true }).element()).color
    expect(colorOf('Advanced')).not.toBe(colorOf('Beginner'))
    const labels = [...container.querySelectorAll('form[aria-label=Filters] label')].map(
      ({ textContent }) => textContent,
    )
    expect(labels).toContain('Free courses only0')
    expect(labels.every((label) => /\d$/.test(label))).toBe(true)
  })

  it('shows rows on a phone, four and more to a screen', async () => {
    await page.viewport(360, 740)
    const { container } = await visitPage('/courses', answerWith())
    for (const card of container.querySelectorAll('section:not([data-foot] *) li')) {
      expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(170)
      expect(card.querySelector('p')?.checkVisibility()).toBe(false)
      expect(card.querySelector('img')?.getBoundingClientRect().width).toBeLessThanOrEqual(90)
    }
  })

  it('[B-20] says on a card that a course is in another language', async () => {
    const courses = [makeSummary(1, { title: 'ಕೆರೆ', language: 'kn' }), makeSummary(2)]
    const { container } = await visitPage('/courses', answerWith(makeList(2, { items: courses })))
    const [kannada, english] = container.querySelectorAll('section li')
    expect(kannada?.textContent).toContain('In Kannada')
    expect(kannada?.querySelector('a')?.getAttribute('lang')).toBe('kn')
    expect(english?.textContent).not.toContain('In English')
    expect(english?.querySelector('a')?.hasAttribute('lang')).toBe(false)
  })

  it('[S-093] [S-008.cards] [C-18.card] shows a card with its text and its price', async () => {
    const courses = [
      makeSummary(1, { description: 'Lower the disc, and read the…', price: 0 }),
      makeSummary(2, { price: 123_456, enrollmentCount: 1 }),
    ]
    const { container } = await visitPage('/courses', answerWith(makeList(2, { items: courses })))
    const [free, paid] = container.querySelectorAll('section li')
    expect(free?.textContent).toContain('Lower the disc, and read the…')
    expect(free?.textContent).toContain('Free')
    expect(paid?.textContent).toContain('₹1,23,456')
    expect(paid?.textContent).toContain('Beginner · 6 weeks')
  })

  it('[S-096] lays an uploaded cover over the generated one, so that a broken file leaves it', async () => {
    const course = makeSummary(1, { coverImage: '/media/gone.webp' })
    const { container } = await visitPage('/courses', answerWith(makeList(1, { items: [course] })))
    const [generated, uploaded] = container.querySelectorAll('section li img')
    expect(generated?.getAttribute('src')).toBe('/covers/v1/water-resources/crs_1.svg')
    expect(uploaded?.getAttribute('src')).toBe('/media/gone.webp')
    expect(uploaded?.getAttribute('alt')).toBe('')
  })

  it('adds the next cards to those that stand, with one request for them', async () => {
    const answer: FetchStub = ({ searchParams }) =>
      Response.json(
        searchParams.has('cursor')
          ? makeList(0, { items: Array.from({ length: 10 }, (_, index) => makeSummary(index + 25)), total: 34 })
          : makeList(24, { total: 34, nextCursor: 'next' }),
      )
    const { screen, container, requests, announcements, navigation } = await visitPage('/courses', answer)
    await expect.element(screen.getByText('Showing 24 of 34')).toBeVisible()
    const first = container.querySelector('section li')

    await screen.getByRole('link', { name: 'Load 10 more' }).click()
    await expect.element(screen.getByText('Showing 34 of 34')).toBeVisible()
    await expect.poll(() => navigation.location.search).toBe('?show=48')
    const lists = requests.filter(({ pathname }) => pathname === '/api/courses').map(({ search }) => search)
    expect(lists).toEqual(['?limit=24', '?limit=24&cursor=next'])
    expect(container.querySelector('section li')).toBe(first)
    expect(announcements).toEqual(['Showing 34 of 34 courses'])
    await expect.element(screen.getByText('Showing 34 of 34')).toHaveFocus()
  })

  it('begins a new window after 96 cards', async () => {
    const { screen } = await visitPage('/courses?show=96', answerWith(makeList(96, { total: 250, nextCursor: 'c96' })))
    await expect
      .element(screen.getByRole('link', { name: 'Next 24 courses' }))
      .toHaveAttribute('href', '/courses?cursor=c96')
  })

  it('answers a cursor that is none with a calm panel and 400', async () => {
    const { screen, description } = await visitPage('/courses?free=true&cursor=garbage', () =>
      problem('invalid_cursor'),
    )
    expect(description.status).toBe(400)
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', '/courses?free=true')
  })

  it('[part of S-303] is called by its category, and has one address for it', async () => {
    const { description } = await visitPage('/courses?category=Biodiversity&sort=oldest&show=48', answerWith())
    expect(description.status).toBe(200)
    expect(description.meta).toMatchObject({
      title: 'Biodiversity courses',
      canonical: '/courses?category=Biodiversity',
      breadcrumbs: [{ label: 'Courses', path: '/courses' }, { label: 'Biodiversity' }],
    })
    expect(description.meta.description.length).toBeLessThanOrEqual(160)
  })

  it('has nothing for axe', async () => {
    const { container } = await visitPage(
      '/courses?search=lake&level=beginner',
      answerWith(makeList(3, { total: 30, nextCursor: 'n' })),
    )
    expect(await checkA11y(container)).toEqual([])
  })
})
