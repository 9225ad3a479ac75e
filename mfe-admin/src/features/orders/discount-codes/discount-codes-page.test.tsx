import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import type { DiscountCode } from '@kere/contracts/orders/discount-codes'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const code: DiscountCode = {
  id: 'dsc_1',
  code: 'WATERTANK',
  note: 'The lake walk',
  kind: 'percent',
  value: 25,
  maxUses: 200,
  usesPerPerson: 1,
  firstDay: '2026-11-01',
  lastDay: '2026-12-31',
  courses: [{ id: 'crs_1', title: 'Reading a lake' }],
  state: 'active',
  orderCount: 12,
  placeCount: 2,
  createdAt: '2026-11-01T05:00:00.000Z',
  endedAt: null,
}

const soil: ListedCourse = {
  id: 'crs_2',
  title: 'Soil in the hand',
  status: 'published',
  category: 'Sustainable Agriculture',
  level: 'beginner',
  price: 999,
  coverImage: null,
  featured: false,
  educator: null,
  version: 1,
  lessonCount: 4,
  enrollmentCount: 0,
  completedCount: 0,
  averageProgress: null,
  createdAt: '2026-10-01T05:00:00.000Z',
  publishedAt: '2026-10-02T05:00:00.000Z',
  touchedAt: '2026-10-02T05:00:00.000Z',
  goesAt: null,
}

let sent: unknown[]
let stored: DiscountCode

beforeEach(() => {
  sent = []
  stored = code
})
afterEach(() => page.viewport(1280, 800))

const answer: FetchStub = async ({ pathname }, request) => {
  if (pathname === '/api/all-courses') {
    const counts = { published: 1, draft: 0, archived: 0 }
    return Response.json({ items: [soil], nextCursor: null, total: 1, counts })
  }
  if (request.method === 'GET') return Response.json({ items: [stored], nextCursor: null, total: 1 })
  const body = (await request.json()) as { ended?: boolean }
  sent.push([request.method, pathname, body])
  if (body.ended !== undefined)
    stored = body.ended ? { ...code, state: 'ended', endedAt: '2026-11-20T05:00:00.000Z' } : code
  return Response.json(stored, { status: request.method === 'POST' ? 201 : 200 })
}

const visit = (search = '') => visitPage(`/dashboard/orders/discount-codes${search}`, answer)

it('shows each code with what it takes off, and how often it was used', async () => {
  const { screen } = await visit()
  await expect
    .element(screen.getByRole('row', { name: /WATERTANK The lake walk.*25% off 1 course.*14 of 200.*Active/ }))
    .toBeVisible()
})

it('ends a code, and takes that back', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'End' }).click()
  await expect.element(screen.getByRole('row', { name: /WATERTANK.*Ended/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Reactivate' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['PATCH', '/api/discount-codes/dsc_1', { ended: true }],
      ['PATCH', '/api/discount-codes/dsc_1', { ended: false }],
    ])
})

it('makes a code for chosen courses, and says at the field what is missing', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'Create a code' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create code' }).click()
  await expect.element(dialog.getByText('Choose the last day')).toBeVisible()
  await dialog.getByLabelText('Percent off').fill('40')
  await dialog.getByLabelText(/^First day/).fill('2026-11-20')
  await dialog.getByLabelText(/^Last day/).fill('2026-11-30')
  await dialog.getByLabelText('For all courses').click()
  await dialog.getByLabelText('Soil in the hand').click()
  await dialog.getByRole('button', { name: 'Create code' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      [
        'POST',
        '/api/discount-codes',
        {
          note: '',
          kind: 'percent',
          value: 40,
          maxUses: 100,
          usesPerPerson: 1,
          firstDay: '2026-11-20',
          lastDay: '2026-11-30',
          courseIds: ['crs_2'],
        },
      ],
    ])
})

it.each([1280, 360])('has nothing for axe at %s px, its panel included', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'Discount codes'
  await page.viewport(width, 800)
  const { screen } = await visit('?code=dsc_1')
  await expect.element(screen.getByRole('link', { name: 'Reading a lake' })).toBeVisible()
  expect(await checkA11y(document.body)).toEqual([])
})
