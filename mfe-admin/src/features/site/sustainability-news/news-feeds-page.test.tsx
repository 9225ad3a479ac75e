import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const desk = {
  id: 'nwf_1',
  name: 'Deccan City Desk',
  url: 'https://desk.example/feed.xml',
  category: 'conservation',
  state: 'failing',
  items: 4,
  checkedAt: '2026-11-20T10:41:00.000Z',
  nextCheckAt: '2026-11-20T11:11:00.000Z',
  failingSince: '2026-11-20T00:40:00.000Z',
  failure: 'unreachable',
}

let sent: unknown[]
let stored: typeof desk | object

beforeEach(() => {
  sent = []
  stored = desk
})
afterEach(() => page.viewport(1280, 800))

const answer: FetchStub = async (url, request) => {
  if (request.method === 'GET') return Response.json({ items: [stored], nextCursor: null, total: 1 })
  const body = request.headers.get('content-type')?.includes('json') ? ((await request.json()) as object) : null
  sent.push([request.method, url.pathname, body])
  if (url.pathname.endsWith('/check')) {
    stored = { ...desk, state: 'answering', failingSince: null, failure: null }
    return Response.json(stored)
  }
  return Response.json({ ...desk, ...body }, { status: request.method === 'POST' ? 201 : 200 })
}

const visit = () => visitPage('/dashboard/news-feeds', answer)

it('[W-31] shows each feed with how it answered, and asks it at once', async () => {
  const { screen } = await visit()
  await expect.element(screen.getByText('Did not answer within 10 seconds')).toBeVisible()
  await screen.getByRole('button', { name: 'Ask now' }).click()
  await expect.element(screen.getByText('Working', { exact: true })).toBeVisible()
  await expect.poll(() => sent).toEqual([['POST', '/api/news-feeds/nwf_1/check', null]])
})

it('adds a feed, and says at the field what is missing', async () => {
  const { screen } = await visit()
  const form = screen.getByRole('form', { name: 'Add a feed' })
  await form.getByLabelText('Source').fill('Coast Notes')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect.element(form.getByText('Enter the address of the feed')).toBeVisible()
  await form.getByLabelText('Address of the feed').fill('https://coast.example/rss')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['POST', '/api/news-feeds', { name: 'Coast Notes', url: 'https://coast.example/rss', category: 'conservation' }],
    ])
  await expect.element(form.getByLabelText('Source')).toHaveValue('')
})

it.each([1280, 360])('has nothing for axe at %s px', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'News feeds'
  await page.viewport(width, 800)
  const { screen, container } = await visit()
  await expect.element(screen.getByText('Deccan City Desk').first()).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
