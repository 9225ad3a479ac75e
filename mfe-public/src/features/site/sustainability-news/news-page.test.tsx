import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { groupByDay } from './news-days.ts'

const story = {
  id: 'nws_1',
  title: 'Draft rules would let housing societies sell compost',
  description: 'Comments are open until 18 December.',
  url: 'https://gazette.example/compost',
  source: 'Policy Gazette',
  publishedAt: '2026-11-20T04:45:00.000Z',
  category: 'policy',
}

const counts = {
  energy: 0,
  education: 0,
  youth_action: 0,
  policy: 1,
  innovation: 0,
  events: 0,
  conservation: 1,
  transportation: 0,
  agriculture: 0,
  urban_planning: 0,
}

const whole = {
  items: [story],
  nextCursor: 'more',
  total: 26,
  counts,
  sources: [
    { name: 'Policy Gazette', items: 5, state: 'answering', failingSince: null },
    { name: 'Forest Line', items: 1, state: 'failing', failingSince: '2026-11-20T00:40:00.000Z' },
  ],
  updatedAt: '2026-11-20T06:32:00.000Z',
  isSample: false,
}

afterEach(() => page.viewport(1280, 800))

function serve(news: object = whole) {
  const asked: string[] = []
  const answer: FetchStub = (url) => {
    asked.push(url.search)
    return Response.json(news)
  }
  return { asked, answer }
}

const path = '/sustainability-news'

it('[S-247] [part of S-249] [S-583] shows headlines with source, time and category, and when they were updated', async () => {
  const { screen, description } = await visitPage(path, serve().answer)
  expect(description).toMatchObject({ status: 200, meta: { title: 'Sustainability News', canonical: path } })
  await expect.element(screen.getByText('The list updates every 6–12 hours.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Updated Fri 20 Nov 2026, 12:02 pm IST')).toBeVisible()
  const link = screen.getByRole('link', { name: story.title })
  await expect.element(link).toHaveAttribute('href', story.url)
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expect.element(screen.getByRole('region', { name: 'News', exact: true })).toHaveTextContent('10:15 am')
  await expect.element(screen.getByText('1 of 2 answering')).toBeVisible()
  await expect.element(screen.getByText('Not answering since Fri 20 Nov 2026, 6:10 am IST')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog')
  await expect
    .element(screen.getByRole('link', { name: 'Older stories' }))
    .toHaveAttribute('href', '/sustainability-news?cursor=more')
})

it('[S-249] offers each of ten categories that has stories', async () => {
  const filled = Object.fromEntries(Object.keys(counts).map((category) => [category, 1]))
  const { screen } = await visitPage(path, serve({ ...whole, counts: filled }).answer)
  const names = ['Energy', 'Education', 'Youth Action', 'Policy', 'Innovation', 'Events', 'Conservation']
  for (const name of [...names, 'Transportation', 'Agriculture', 'Urban Planning'])
    await expect
      .element(
        screen.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: new RegExp(`^${name}\\b`) }),
      )
      .toHaveAttribute('href', `${path}?category=${name.toLowerCase().replace(' ', '_')}`)
})

it('[W-31] asks again with Refresh', async () => {
  const { asked, answer } = serve()
  const { screen } = await visitPage(path, answer)
  const before = asked.length
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => asked.length).toBe(before + 1)
})

it('asks for one category by its address', async () => {
  const { asked, answer } = serve()
  const { screen } = await visitPage(`${path}?category=policy`, answer)
  expect(asked).toContain('?limit=20&category=policy')
  await expect.element(screen.getByRole('link', { name: 'Policy 1' })).toHaveAttribute('aria-current', 'page')
})

it('[S-248] says of samples that they are none, and keeps them from search engines', async () => {
  const sample = { ...story, id: 'sample-1', url: null, source: null, publishedAt: null }
  const { screen, description } = await visitPage(
    path,
    serve({ ...whole, items: [sample], isSample: true, sources: [], updatedAt: null, nextCursor: null, total: 1 })
      .answer,
  )
  expect(description).toMatchObject({ meta: { noindex: true } })
  await expect.element(screen.getByRole('heading', { name: 'These are sample stories, not news' })).toBeVisible()
  await expect.element(screen.getByText('Not updated yet')).toBeVisible()
  expect(screen.getByRole('link', { name: story.title }).elements()).toEqual([])
})

it('[S-250] says when there is none', async () => {
  const { screen } = await visitPage(
    `${path}?category=energy`,
    serve({ ...whole, items: [], nextCursor: null, total: 0 }).answer,
  )
  await expect.element(screen.getByRole('heading', { name: 'No news available' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', path)
})

it('groups by days in India', () => {
  const at = (publishedAt: string) => ({ ...story, id: publishedAt, publishedAt })
  const days = groupByDay(
    [at('2026-11-20T04:45:00Z'), at('2026-11-19T18:31:00Z'), at('2026-11-19T18:29:00Z'), at('2026-11-01T00:00:00Z')],
    Date.parse('2026-11-20T06:00:00Z'),
  )
  expect(days.map(({ title, items }) => [title, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['1 Nov 2026', 1],
  ])
})

it.each([1280, 360])('has nothing for axe at %s px', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'News'
  await page.viewport(width, 800)
  const { screen, container } = await visitPage(path, serve().answer)
  await expect.element(screen.getByRole('link', { name: story.title })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
