import type { SiteSearch } from '@kere/contracts/search/site-search'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const nothing = { text: '', facts: [], picture: null, drawing: null, price: null, startsAt: null, closesAt: null }

const found: SiteSearch = {
  groups: [
    {
      kind: 'courses',
      total: 5,
      totalIsLowerBound: false,
      items: [
        {
          ...nothing,
          id: 'crs_1',
          title: 'Compost that works',
          path: '/courses/crs_1',
          text: 'A heap of COMPOST in eight weeks.',
          facts: ['Kavya Hegde', 'Beginner', '3 weeks'],
          drawing: { category: 'Waste Management', drawing: 0 },
          price: 0,
        },
      ],
    },
    {
      kind: 'events',
      total: 1,
      totalIsLowerBound: false,
      items: [
        {
          ...nothing,
          id: 'evt_1',
          title: 'Build a composter',
          path: '/events/evt_1',
          facts: ['Jayanagar', 'Full'],
          price: 299,
          startsAt: '2026-11-28T04:30:00.000Z',
        },
      ],
    },
    {
      kind: 'a kind of next year',
      total: 3,
      totalIsLowerBound: false,
      items: [{ ...nothing, id: 'x', title: 'X', path: '/x' }],
    },
  ],
}

const answer =
  (search: SiteSearch): FetchStub =>
  async ({ pathname }) =>
    pathname === '/api/search' ? Response.json(search) : problem('not_found')

const main = page.getByRole('main')

it('shows what was found by kind, with the words standing out, and leads to all of a kind', async () => {
  await visitPage('/search?q=compost', answer(found))
  await expect.element(main.getByRole('status')).toHaveTextContent('6 results for “compost”')
  const courses = main.getByRole('region', { name: 'Courses' })
  await expect
    .element(courses.getByRole('link', { name: 'Compost that works' }))
    .toHaveAttribute('href', '/courses/crs_1')
  expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual([
    'Compost',
    'COMPOST',
    'compost',
  ])
  await expect.element(courses).toHaveTextContent(/Kavya Hegde · Beginner · 3 weeks.*Free/)
  await expect
    .element(courses.getByRole('link', { name: 'All 5 courses' }))
    .toHaveAttribute('href', '/search?q=compost&kind=courses')
  await expect
    .element(main.getByRole('region', { name: 'Events' }))
    .toHaveTextContent(/Sat 28 Nov, 10:00 am IST · Jayanagar · Full/)
  const tabs = main.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link')
  await expect.element(tabs.first()).toHaveAttribute('aria-current', 'page')
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    'All 6',
    'Courses 5',
    'Events 1',
    'Challenge Labs 0',
    'People 0',
    'Blog 0',
    'Pages 0',
  ])
  await checkA11y()
})

it('says how to go on where nothing was found', async () => {
  await visitPage('/search?q=xyzzy', answer({ groups: [] }))
  await expect.element(main.getByRole('status')).toHaveTextContent('0 results for “xyzzy”')
  await expect.element(main.getByRole('heading', { name: 'No results for “xyzzy”' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Ask a mentor' })).toHaveAttribute('href', '/services/mentorship')
  await checkA11y()
})

it('asks for nothing before there are words', async () => {
  const { requests } = await visitPage('/search', () => Promise.reject(new Error('Nothing is to be asked')))
  await expect.element(main.getByRole('searchbox')).toHaveValue('')
  await expect.element(main).toHaveTextContent(/in one search\./)
  expect(requests).toEqual([])
})

it('keeps what was typed where the search does not answer', async () => {
  await visitPage('/search?q=lake', async () =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 500, code: 'internal', detail: 'The search did not answer' },
      { status: 500 },
    ),
  )
  await expect.element(main.getByRole('searchbox')).toHaveValue('lake')
  await expect.element(main.getByRole('alert')).toHaveTextContent('The search did not answer')
})
