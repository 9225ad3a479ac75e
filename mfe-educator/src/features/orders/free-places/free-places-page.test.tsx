import type { FreePlace } from '@kere/contracts/orders/free-places'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const place: FreePlace = {
  id: 'frp_1',
  learner: 'Nafisa L.',
  givenBy: 'Asha Raghunath',
  isByCode: false,
  state: 'not_begun',
  givenAt: '2026-11-20T05:00:00.000Z',
}

let sent: unknown[]
let places: readonly FreePlace[]
let size: number
let refusal: Response | null

beforeEach(() => {
  sent = []
  places = [{ ...place, id: 'frp_2', learner: 'Om J.', isByCode: true, givenBy: null, state: 'begun' }]
  size = 5
  refusal = null
})
afterEach(() => page.viewport(1280, 800))

const answer: FetchStub = async ({ pathname }, request) => {
  if (pathname.endsWith('/free-place-pool'))
    return Response.json({
      course: { id: 'crs_1', title: 'Reading a lake', price: 999, isPublished: true },
      size,
      given: places.filter(({ isByCode }) => !isByCode).length,
    })
  if (request.method === 'GET') return Response.json({ items: places, nextCursor: null, total: places.length })
  sent.push([request.method, pathname])
  if (refusal) return refusal
  if (request.method === 'DELETE') {
    places = places.filter(({ id }) => id !== 'frp_1')
    return new Response(null, { status: 204 })
  }
  places = [place, ...places]
  return Response.json(place, { status: 201 })
}

const visit = () => visitPage('/dashboard/courses/crs_1/free-places', answer)

it('gives a place by email, and takes it back by Undo', async () => {
  const { screen, notices } = await visit()
  await expect.element(screen.getByText(/0 of 5 free places given/)).toBeVisible()
  await screen.getByLabelText(/^Learner’s email address/).fill('nafisa@example.test')
  await screen.getByRole('button', { name: 'Give a place' }).click()
  await expect.element(screen.getByRole('row', { name: /Nafisa L\..*Not started.*Asha Raghunath/ })).toBeVisible()
  await expect.poll(() => notices.at(-1)?.text).toBe('Nafisa L. has a free place')
  notices.at(-1)?.action?.run()
  await expect
    .poll(() => sent)
    .toEqual([
      ['POST', '/api/courses/crs_1/free-places'],
      ['DELETE', '/api/free-places/frp_1'],
    ])
})

it('offers to take back neither a place that was paid since nor one that has begun', async () => {
  places = [
    { ...place, state: 'paid' },
    { ...place, id: 'frp_3', learner: 'Meera N.', state: 'begun' },
    { ...place, id: 'frp_4', learner: 'Ravi K.', state: 'left' },
  ]
  const { screen } = await visit()
  await expect.element(screen.getByRole('row', { name: /Nafisa L\..*Paid for/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Take back' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/place of Ravi K\..*They have left the course/)
})

it('says why no place was given', async () => {
  refusal = problem('free_place_refused')
  const { screen } = await visit()
  await screen.getByLabelText(/^Learner’s email address/).fill('nobody@example.test')
  await screen.getByRole('button', { name: 'Give a place' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No place was given')
})

it('gives nothing from an empty pool, and never takes back the place of a code', async () => {
  size = 0
  const { screen } = await visit()
  await expect.element(screen.getByText(/no free places to give/)).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Om J\..*A code/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Give a place' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument()
})

it.each([1280, 360])('has nothing for axe at %s px', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'Free places'
  await page.viewport(width, 800)
  places = [place, ...places]
  const { screen, container } = await visit()
  await expect.element(screen.getByText('Nafisa L.').first()).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
