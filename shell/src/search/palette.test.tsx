import type { FoundGroup } from '@kere/contracts/search/site-search'
import type { Role } from '@kere/contracts/accounts/roles'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sampleState, sampleUser } from '../chrome/chrome-state.fixtures.ts'
import type { Command } from './commands.ts'
import { commandsOf } from './dashboard-commands.ts'
import { Palette } from './palette.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import type { Find } from './use-found.ts'

afterEach(forgetSearches)

const nothing = { text: '', facts: [], picture: null, drawing: null, price: null, startsAt: null, closesAt: null }

const found: FoundGroup[] = [
  {
    kind: 'people',
    total: 1,
    totalIsLowerBound: false,
    items: [{ ...nothing, id: 'usr_1', title: 'Asha Lake', path: '/services/educators/usr_1', facts: ['Educator'] }],
  },
  {
    kind: 'courses',
    total: 4,
    totalIsLowerBound: false,
    items: [1, 2].map((number) => ({
      ...nothing,
      id: `crs_${number}`,
      title: `Lake ${number}`,
      path: `/courses/crs_${number}`,
      price: 0,
      drawing: { category: 'Water Resources', drawing: 0 },
    })),
  },
]

async function open(find: Find = async () => found, commands?: readonly Command[]) {
  const go = vi.fn<(path: string) => void>()
  const onClose = vi.fn<() => void>()
  await render(<Palette {...{ find, go, onClose, commands }} />)
  const field = page.getByRole('combobox', { name: 'Search the whole site' })
  await expect.element(field).toHaveFocus()
  return { go, onClose, field }
}

const selected = () => page.getByRole('option', { selected: true })

it('finds while it is typed, in the order of kinds, and opens what the arrows have chosen', async () => {
  const { go, onClose, field } = await open()
  await field.fill('lake')
  await expect.element(selected()).toHaveTextContent(/^Lake 1/)
  await expect.element(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveTextContent('Asha Lake')
  await expect.element(page.getByRole('status')).toHaveTextContent('5 results')
  await checkA11y()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(selected()).toHaveTextContent('See all 5 results for “lake”')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(selected()).toHaveTextContent(/^Lake 2/)
  await expect.element(field).toHaveAttribute('aria-activedescendant', selected().element().id)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(go.mock.calls).toEqual([['/courses/crs_2']])
  expect(onClose).toHaveBeenCalledOnce()
  expect(recentSearches()).toEqual(['lake'])
})

it('leads to the page of the search where nothing has come yet, and closes by Escape', async () => {
  const { go, onClose, field } = await open(() => new Promise(() => undefined))
  await field.fill('wet waste')
  await userEvent.keyboard('{Enter}')
  expect(go.mock.calls).toEqual([['/search?q=wet%20waste']])
  expect(onClose).toHaveBeenCalledOnce()
})

it('says that nothing was found, and that it did not answer', async () => {
  const { field, onClose } = await open(async (search) => {
    if (search === 'broken') throw new Error('x')
    return []
  })
  await field.fill('xyzzy')
  await expect.element(page.getByText(/^No results\./)).toBeVisible()
  await field.fill('broken')
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^The search did not answer/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('offers what was looked for on this device, the latest first, until it is told to forget', async () => {
  for (const search of ['soil', 'lake', 'heat', 'Soil']) keepSearch(search)
  const { field } = await open()
  await expect.element(page.getByRole('group')).toHaveAccessibleName('Looked for on this device')
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Soil', 'heat', 'lake'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('lake')
  await field.fill('')
  await page.getByRole('button', { name: 'Forget these' }).click()
  expect([recentSearches(), page.getByRole('option').elements()]).toEqual([[], []])
})

const changeTheme = vi.fn<(theme: string) => void>()
const commandsFor = (role: Role) =>
  commandsOf({ state: sampleState({ path: '/dashboard/releases' }), user: sampleUser({ role }), changeTheme })
const optionsOf = (name: string) =>
  page
    .getByRole('group', { name, exact: true })
    .getByRole('option')
    .elements()
    .map((each) => each.querySelector('.font-semibold')?.textContent)

it('offers own pages and acts before anything is typed, and what was looked for after them', async () => {
  keepSearch('soil')
  await open(undefined, commandsFor('educator'))
  expect(optionsOf('Go to').slice(0, 2)).toEqual(['Dashboard', 'Challenge Labs'])
  expect(optionsOf('Do').slice(0, 3)).toEqual(['New lab', 'Request a mentor', 'Add an impact entry'])
  await expect.element(page.getByRole('option').last()).toHaveTextContent('soil')
  await checkA11y()
})

it.each([
  ['admin', 'orders', ['Orders', 'My Orders']],
  ['admin', 'refund', ['Orders', 'My Orders']],
  ['student', 'ticket', ['My Events']],
  ['student', 'profile', ['Profile']],
  ['student', 'PASSWORD set', ['Account']],
] as const)('finds the pages of %s by %s, before what the site has', async (role, search, expected) => {
  const { field } = await open(undefined, commandsFor(role))
  await field.fill(search)
  await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible()
  expect(optionsOf('Go to')).toEqual(expected)
  await expect.element(page.getByRole('group').first()).toHaveAccessibleName('Go to')
})

it('opens a page at once, although the site has not answered, and remembers no search', async () => {
  const { go, onClose, field } = await open(() => new Promise(() => undefined), commandsFor('admin'))
  await field.fill('audit')
  await userEvent.keyboard('{Enter}')
  expect(go.mock.calls).toEqual([['/dashboard/audit-log']])
  expect([onClose.mock.calls.length, recentSearches()]).toEqual([1, []])
})

it.each([
  ['new cou', [['/dashboard/courses/new']], []],
  ['dark', [], [['dark']]],
])('does what is asked by %s', async (search, went, themed) => {
  changeTheme.mockClear()
  const { go, field } = await open(async () => [], commandsFor('educator'))
  await field.fill(search)
  await userEvent.keyboard('{Enter}')
  expect([go.mock.calls, changeTheme.mock.calls]).toEqual([went, themed])
})
