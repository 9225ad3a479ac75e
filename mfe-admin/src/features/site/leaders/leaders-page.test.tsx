import type { Leader } from '@kere/contracts/site/leaders'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const asha = {
  name: 'Asha Raghunath',
  position: 'Head of learning',
  about: 'Edits courses with who writes them.',
  photo: null,
}
const ravi = { name: 'Ravi Kuttan', position: 'Founder', about: 'Answers to the people who learn here.', photo: null }

let list: { version: number; items: Leader[] }
let isRefused: boolean

beforeEach(() => {
  list = { version: 3, items: [asha, ravi] }
  isRefused = false
})
afterEach(() => page.viewport(1280, 800))

const answer: FetchStub = async (_, request) => {
  if (request.method === 'GET') return Response.json(list)
  if (isRefused) return problem('leaders_changed')
  const { version, items } = (await request.json()) as typeof list
  expect(version).toBe(list.version)
  list = { version: version + 1, items }
  return Response.json(list)
}

const visit = () => visitPage('/dashboard/leaders', answer)
const names = () => list.items.map(({ name }) => name)

it('[part of S-227] adds a person, and says at the field what is missing', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'Add a person' }).click()
  const form = screen.getByRole('form', { name: 'Person' })
  await form.getByLabelText('Position').fill('Head of partnerships')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  await expect.element(form.getByLabelText('Name')).toHaveFocus()
  await form.getByLabelText('Name').fill('Meera Nambiar')
  await form.getByLabelText('What they do').fill('Finds whose problems learners work on.')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Meera Nambiar' })).toBeVisible()
  expect(names()).toEqual(['Asha Raghunath', 'Ravi Kuttan', 'Meera Nambiar'])
})

it('orders, removes and takes back', async () => {
  const { screen, notices } = await visit()
  await screen.getByRole('button', { name: 'Move Ravi Kuttan up' }).click()
  await expect.poll(names).toEqual(['Ravi Kuttan', 'Asha Raghunath'])
  await expect
    .element(screen.getByRole('button', { name: 'Move Ravi Kuttan up' }))
    .toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'Remove Asha Raghunath' }).click()
  await expect.poll(names).toEqual(['Ravi Kuttan'])
  await expect.poll(() => notices.at(-1)?.text).toBe('Asha Raghunath is removed')
  notices.at(-1)?.action?.run()
  await expect.poll(names).toEqual(['Ravi Kuttan', 'Asha Raghunath'])
})

it('keeps what was typed where somebody else was first', async () => {
  const { screen } = await visit()
  await screen.getByRole('button', { name: 'Edit Asha Raghunath' }).click()
  isRefused = true
  await screen.getByLabelText('Position').fill('Editor')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/Somebody else has changed this list/)
  await expect.element(screen.getByLabelText('Position')).toHaveValue('Editor')
})

it('says where nobody is named, and has nothing for axe', async () => {
  document.documentElement.lang = 'en'
  document.title = 'Leadership'
  const named = await visit()
  await expect.element(named.screen.getByRole('heading', { name: 'Ravi Kuttan' })).toBeVisible()
  expect(await checkA11y(named.container)).toEqual([])
  list = { version: 0, items: [] }
  const { screen } = await visit()
  await expect.element(screen.getByText('Nobody is named yet')).toBeVisible()
})
