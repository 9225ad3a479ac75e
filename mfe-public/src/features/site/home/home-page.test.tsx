import type { EventSummary } from '@kere/contracts/events/events'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeList, makeSummary } from '../../../testing/course-answers.ts'
import { eventsNow, makeEventSummary, passTimeFrom } from '../../../testing/event-answers.ts'
import { makeLabList, makeLabSummary } from '../../../testing/lab-answers.ts'
import { makePostSummary } from '../../../testing/post-answers.ts'
import { userOf } from '../../../testing/user-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const answerWith =
  (events: readonly EventSummary[]): FetchStub =>
  ({ pathname }) => {
    if (pathname === '/api/events/upcoming') return Response.json({ items: events })
    if (pathname === '/api/challenge-labs')
      return Response.json(makeLabList([1, 2, 3].map((number) => makeLabSummary(number))))
    if (pathname === '/api/posts/featured')
      return Response.json({ items: [1, 2, 3].map((number) => makePostSummary(number)) })
    return Response.json(
      pathname.endsWith('/featured') ? { items: [1, 2, 3, 4].map((number) => makeSummary(number)) } : makeList(1),
    )
  }

const answer = answerWith([1, 2, 3].map((number) => makeEventSummary(number)))

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('the facts', () => {
  const factsIn = (container: HTMLElement) => [
    ...container.querySelectorAll<HTMLElement>('section[aria-label=Facts] .grid .grid p'),
  ]
  const shown = (container: HTMLElement) =>
    factsIn(container).findIndex((fact) => !fact.classList.contains('invisible'))

  it('[S-068] go round, five of them, every 4.5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { container, screen } = await visitPage('/', answer)
    expect(factsIn(container)).toHaveLength(5)
    await expect.element(screen.getByRole('button', { name: 'Pause the facts' })).toBeVisible()
    vi.advanceTimersByTime(4499)
    expect(shown(container)).toBe(0)
    vi.advanceTimersByTime(1)
    await expect.poll(() => shown(container)).toBe(1)
    await expect.element(screen.getByText('2 of 5')).toBeVisible()
    vi.advanceTimersByTime(4 * 4500)
    await expect.poll(() => shown(container)).toBe(0)
  })

  it('[C-05] fade within half a second', async () => {
    const { container } = await visitPage('/', answer)
    for (const fact of factsIn(container)) expect(getComputedStyle(fact).transitionDuration).toBe('0.5s')
  })

  it('[W-55] stand still when they are told to', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { container, screen } = await visitPage('/', answer)
    await screen.getByRole('button', { name: 'Pause the facts' }).click()
    await expect.element(screen.getByRole('button', { name: 'Play the facts' })).toBeVisible()
    vi.advanceTimersByTime(60_000)
    expect(shown(container)).toBe(0)
  })
})

describe('the slides', () => {
  const titles = [
    'Learn it in class. Prove it in your city.',
    'Work on a real brief with a team.',
    'Show what you changed.',
    'Teach what you practise.',
  ]
  const visitSlides = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const visit = await visitPage('/', answer)
    const hero = visit.screen.getByRole('region', { name: 'What Kere is for' })
    const shows = (number: number) =>
      expect
        .element(hero.getByRole('group', { name: `${number} of 4` }).getByRole('heading'))
        .toHaveTextContent(titles[number - 1]!)
    const shown = () =>
      hero
        .getByRole('group', { name: /^\d of 4$/ })
        .elements()
        .filter(
          (slide) =>
            getComputedStyle(slide).visibility === 'visible' &&
            slide.querySelector('a:not([style])')?.checkVisibility({ visibilityProperty: true }),
        )
    return { ...visit, hero, shows, shown }
  }

  it('[S-062] [S-063] are four, and go round by their arrows, with the keys too', async () => {
    const { hero, shows, shown } = await visitSlides()
    expect(shown()).toHaveLength(1)
    await hero.getByRole('button', { name: 'Previous slide' }).click()
    await shows(4)
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await shows(1)
    await userEvent.keyboard('{ArrowLeft}')
    await shows(4)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await shows(2)
    expect(shown()).toHaveLength(1)
  })

  it('[S-064] are chosen by name', async () => {
    const { hero, shows } = await visitSlides()
    const third = hero.getByRole('button', { name: 'Slide 3 of 4: Portfolio' })
    await third.click()
    await shows(3)
    await expect.element(third).toHaveAttribute('aria-current', 'true')
    await expect.element(hero.getByRole('heading', { level: 1 })).toHaveTextContent(titles[0]!)
  })

  it('[S-575] [S-078] [C-04] go on by themselves every 8 seconds, wait under the focus, and stop for good by hand', async () => {
    const { hero, shown } = await visitSlides()
    const place = () => shown()[0]?.getAttribute('aria-label')
    vi.advanceTimersByTime(7999)
    expect(place()).toBe('1 of 4')
    vi.advanceTimersByTime(1)
    await expect.poll(place).toBe('2 of 4')
    const pause = hero.getByRole('button', { name: 'Pause the slides' })
    const bar = pause.element() as HTMLElement
    bar.focus()
    await expect.poll(() => hero.element().querySelector('.animate-fill')).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(place()).toBe('2 of 4')
    bar.blur()
    await expect.poll(() => hero.element().querySelector('.animate-fill')).not.toBeNull()
    vi.advanceTimersByTime(8000)
    await expect.poll(place).toBe('3 of 4')
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await expect.element(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible()
    await userEvent.hover(document.body)
    vi.advanceTimersByTime(60_000)
    expect(place()).toBe('4 of 4')
  })

  it('[S-066] [S-067] lead to what they speak of', async () => {
    sessionStorage.clear()
    const { screen, hero } = await visitSlides()
    const hrefs = [...hero.element().querySelectorAll<HTMLAnchorElement>('[aria-roledescription=slide] a')].map(
      (link) => [link.textContent, link.getAttribute('href')],
    )
    expect(Object.fromEntries(hrefs)).toMatchObject({
      'Browse courses': '/courses',
      'See open labs': '/challenge-labs',
      'See a portfolio': '/impact-portfolio',
      'How it works': '/become-educator',
    })
    await hero.getByRole('button', { name: 'Slide 4 of 4: Teach' }).click()
    await hero.getByRole('link', { name: 'Join as an Educator' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Join as an Educator' })).toBeVisible()
    sessionStorage.clear()
  })
})

describe('the home page', () => {
  it('leads to the courses', async () => {
    const { screen } = await visitPage('/', answer)
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Learn it in class. Prove it in your city.')
    await expect.element(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  })

  it('[S-065] [S-256] opens the learning-path chat over itself', async () => {
    sessionStorage.clear()
    const { screen, navigation } = await visitPage('/', answer)
    const call = screen.getByRole('link', { name: 'Explore learning paths' })
    await expect.element(call).toHaveAttribute('href', '/learn-path')
    await call.click()
    const dialog = screen.getByRole('dialog', { name: 'Find your learning path' })
    await expect.element(dialog.getByRole('heading', { name: 'Not sure where to start?' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Begin' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'School student' })).toHaveFocus()
    await userEvent.keyboard('2{Enter}')
    await expect.element(dialog.getByRole('heading', { name: 'What do you want to work on?' })).toBeVisible()
    await expect.poll(() => navigation.location.pathname).toBe('/')
    expect(await findViolations(dialog.element())).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    sessionStorage.clear()
  })

  it('[S-075] shows the first three featured courses, and how many there are in all', async () => {
    const { screen, requests } = await visitPage('/', answer)
    await expect.element(screen.getByRole('link', { name: 'Course 3' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Course 4' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'All 49 courses' })).toHaveAttribute('href', '/courses')
    await expect
      .poll(() => requests.map(({ pathname }) => pathname).toSorted())
      .toEqual([
        '/api/challenge-labs',
        '/api/courses',
        '/api/courses/featured',
        '/api/events/upcoming',
        '/api/posts/featured',
      ])
  })

  it('lists the subjects that have courses', async () => {
    const { screen } = await visitPage('/', answer)
    await expect
      .element(screen.getByRole('link', { name: 'Biodiversity 2 courses' }))
      .toHaveAttribute('href', '/courses?category=Biodiversity')
    await expect.element(screen.getByRole('link', { name: /Conservation/ })).not.toBeInTheDocument()
  })

  it('[S-076] shows the next events as the list of events does, and leads to all of them', async () => {
    passTimeFrom(eventsNow)
    const free = makeEventSummary(1, { title: 'Dawn count at the tank' })
    const full = makeEventSummary(2, { title: 'Build a composter', price: 299, seatsLeft: 0 })
    const { screen } = await visitPage('/', answerWith([free, full]))
    const events = screen.getByRole('region', { name: 'Upcoming events' })
    await expect.element(events.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
    const rows = events.getByRole('listitem')
    expect(rows.elements()).toHaveLength(2)
    await expect
      .element(rows.nth(0).getByRole('link', { name: 'Dawn count at the tank', exact: true }))
      .toHaveAttribute('href', '/events/evt_1')
    await expect
      .element(rows.nth(0))
      .toHaveTextContent(/Sat 21 Nov, 7:00–9:30 am IST, Jakkur lake, Bengaluru.*7 of 25 seats left.*Free.*Register Now/)
    await expect.element(rows.nth(1)).toHaveTextContent(/Full, waitlist open.*₹299.*Join waitlist/)
  })

  it('[S-076] says nothing of events where none is to come', async () => {
    const { screen } = await visitPage('/', answerWith([]))
    await expect.element(screen.getByRole('heading', { name: 'Featured courses' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Upcoming events' })).not.toBeInTheDocument()
  })

  it('[S-266] opens the educator chat over itself, and goes on where it was left', async () => {
    sessionStorage.clear()
    const { screen, navigation } = await visitPage('/', answer)
    const invitation = screen
      .getByRole('region', { name: 'Teach what you practise', exact: true })
      .getByRole('link', { name: 'Join as an Educator' })
    await expect.element(invitation).toHaveAttribute('href', '/join-as-educator')
    await invitation.click()
    const dialog = screen.getByRole('dialog', { name: 'Join as an Educator' })
    await expect.element(dialog.getByLabelText('First name')).toHaveFocus()
    await userEvent.keyboard('Devang{Enter}')
    await expect.element(dialog.getByLabelText('Last name')).toHaveFocus()
    await expect.poll(() => navigation.location.pathname).toBe('/')
    expect(await findViolations(dialog.element())).toEqual([])

    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await invitation.click()
    await expect.element(dialog.getByRole('heading', { name: 'And your last name, Devang?' })).toBeVisible()
    await expect.element(dialog.getByText('2 of 12')).toBeVisible()
    sessionStorage.clear()
  })

  it('[S-070] [C-06] lists the ways to learn, and says which is young', async () => {
    const { screen } = await visitPage('/', answer)
    const how = screen.getByRole('region', { name: 'How it works' })
    const titles = how.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Challenge Labs',
      'AI Learning Path',
      'Mentorship & Collaboration',
      'Impact Portfolio',
    ])
    await expect.element(how.getByText('Beta')).toBeVisible()
    await expect.element(how.getByText('Coming Soon')).not.toBeInTheDocument()
    const hrefs = how
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/challenge-labs', '/learn-path', '/services/mentorship', '/impact-portfolio'])
  })

  it('[S-073] [S-074] says why to learn here, and what the platform can do', async () => {
    const { screen } = await visitPage('/', answer)
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Why learn here' })).toBeVisible()
    const offer = screen.getByRole('region', { name: 'What Kere offers' })
    expect(offer.getByRole('heading', { level: 3 }).elements()).toHaveLength(6)
  })

  it('[S-071] [S-072] [S-079] shows the labs that are open, and sends who wants to join to sign in', async () => {
    const { screen, requests } = await visitPage('/', answer)
    const labs = screen.getByRole('region', { name: 'Featured Challenge Labs' })
    expect(requests.find(({ pathname }) => pathname === '/api/challenge-labs')?.search).toBe('?limit=3')
    expect(labs.getByRole('heading', { level: 3 }).elements()).toHaveLength(3)
    for (const name of [/^Join this Lab/, /^Mentor this Lab/])
      await expect
        .element(labs.getByRole('link', { name }))
        .toHaveAttribute('href', '/auth/login?next=%2Fdashboard%2Fchallenge-labs')
  })

  it('[S-072] [part of C-34] leads a member to the labs of the dashboard', async () => {
    const { screen } = await visitPage('/', answer, { user: userOf('student') })
    const labs = screen.getByRole('region', { name: 'Featured Challenge Labs' })
    await expect
      .element(labs.getByRole('link', { name: /^Join this Lab/ }))
      .toHaveAttribute('href', '/dashboard/challenge-labs')
  })

  it('[U-24] shows the sample where no lab is open, which nobody can join', async () => {
    const sample = makeLabSummary(9, { isSample: true, title: 'Cool roof' })
    const { screen } = await visitPage('/', (url, request) =>
      url.pathname === '/api/challenge-labs' ? Response.json({ ...makeLabList([]), sample }) : answer(url, request),
    )
    const labs = screen.getByRole('region', { name: 'Featured Challenge Labs' })
    await expect
      .element(
        labs.getByText('This is a sample Challenge Lab for demonstration purposes. Real labs will be available soon!'),
      )
      .toBeVisible()
    await expect.element(labs.getByRole('link', { name: /^Join/ })).not.toBeInTheDocument()
  })

  it('[C-07] shows three posts', async () => {
    const { screen } = await visitPage('/', answer)
    const posts = screen.getByRole('region', { name: 'From the blog' })
    expect(posts.getByRole('listitem').elements()).toHaveLength(3)
    await expect.element(posts.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
  })

  it('stands when neither the courses nor the events load', async () => {
    const { screen, description } = await visitPage('/', () => problem('unavailable'))
    expect(description.status).toBe(200)
    await expect
      .element(screen.getByRole('heading', { name: 'Error loading courses. Please try again.' }))
      .toBeVisible()
    const events = screen.getByRole('region', { name: 'Upcoming events' })
    await expect.element(events.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/')
    await expect.element(screen.getByRole('heading', { name: 'What Kere offers' })).toBeVisible()
  })

  it('has nothing for axe', async () => {
    const { container } = await visitPage('/', answer)
    expect(await checkA11y(container)).toEqual([])
  })
})
