import type { RemoteApp } from '@kere/platform/page'
import { refuse, type Answer } from '@kere/platform/react/stage'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineList, type ListAnswer } from './list.ts'
import { tabs, text } from './list-filter.ts'
import { listScreen } from './list-screen.tsx'
import { makeSessionUser, visitPageAs } from './visit-page.tsx'

interface Tank {
  id: string
  name: string
}

const path = '/dashboard/tanks'
const tank = (number: number): Tank => ({ id: `tnk_${number}`, name: `Tank ${number}` })
const pageOf = (items: readonly Tank[], given: Partial<ListAnswer<Tank>> = {}): ListAnswer<Tank> => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: { full: 1, dry: 1 },
  ...given,
})

interface Desk {
  list: (query: Readonly<Record<string, unknown>>) => ListAnswer<Tank> | Promise<ListAnswer<Tank>>
  one?: (id: string) => Promise<Tank>
}

const appOf = ({ list, one }: Desk): RemoteApp => {
  const tanks = defineList({
    name: 'tanks',
    path,
    title: 'Tanks',
    description: 'Every tank.',
    noun: ['tank', 'tanks'],
    filters: {
      state: tabs<'all' | 'full' | 'dry'>({
        label: 'Tanks by state',
        options: [
          { value: 'all', label: 'All' },
          { value: 'full', label: 'Full' },
          { value: 'dry', label: 'Dry' },
        ],
      }),
      search: text({ label: 'Search tanks', placeholder: 'Search tanks', maxLength: 80 }),
    },
    load: async (_api, query) => list(query),
    rowId: ({ id }: Tank) => id,
    rowName: ({ name }: Tank) => name,
    columns: [{ id: 'name', header: 'Name', isTitle: true, cell: ({ name }: Tank) => name }],
    card: ({ name }: Tank) => ({ title: name, lines: [] }),
    panel: {
      param: 'tank',
      component: ({ row }: { row: Tank }) => <p>All about {row.name}</p>,
      missing: { text: 'It is elsewhere.', link: 'Look in all tanks' },
      ...(one && { load: async (_api: unknown, id: string) => one(id) }),
    },
    failed: { title: 'Failed to fetch tanks', text: 'Nothing is lost.' },
    empty: { title: 'No tanks yet', text: 'New tanks appear here.' },
  })
  const page = listScreen(tanks)
  return { name: 'screens', pages: { [path]: () => Promise.resolve(page) } }
}

const silent: Answer = () => refuse('not_found')
const visit = (desk: Desk, search = '') =>
  visitPageAs(makeSessionUser({ role: 'admin' }), appOf(desk), path + search, silent)

beforeEach(() => localStorage.clear())

describe('a list page', () => {
  it('asks for what its address says, and writes there what is asked', async () => {
    const asked: unknown[] = []
    const list: Desk['list'] = (query) => {
      asked.push(query)
      return pageOf([tank(1), tank(2)])
    }
    const { screen, navigation } = await visit({ list }, '?state=full&search=lake')
    await screen.getByRole('link', { name: /^Dry\s*1$/ }).click()
    expect(navigation.location.search).toBe('?state=dry&search=lake')
    await screen.getByRole('searchbox').fill('well')
    await userEvent.keyboard('{Enter}')
    expect(navigation.location.search).toBe('?state=dry&search=well')
    await expect
      .poll(() => asked)
      .toEqual([
        { state: 'full', search: 'lake', limit: 20 },
        { state: 'dry', search: 'lake', limit: 20 },
        { state: 'dry', search: 'well', limit: 20 },
      ])
  })

  it('opens a row beside the list, by its address', async () => {
    const { screen, navigation } = await visit({ list: () => pageOf([tank(1), tank(2)]) })
    await screen.getByRole('link', { name: 'Tank 2' }).click()
    expect(navigation.location.search).toBe('?tank=tnk_2')
    await expect.element(screen.getByRole('complementary', { name: 'Tank 2' })).toHaveTextContent(/2 of 2 on this page/)
    await expect.element(screen.getByText('All about Tank 2')).toBeVisible()
  })

  it('opens a row that is on another page, and asks for it only then', async () => {
    const asked: string[] = []
    const one = (id: string) => {
      asked.push(id)
      return Promise.resolve(tank(99))
    }
    const { screen } = await visit({ list: () => pageOf([tank(1)]), one }, '?tank=tnk_99')
    await expect.element(screen.getByRole('complementary', { name: 'Tank 99' })).toHaveTextContent(/Not on this page/)
    await expect.element(screen.getByText('All about Tank 99')).toBeVisible()
    await screen.getByRole('link', { name: 'Tank 1' }).click()
    await expect.element(screen.getByText('All about Tank 1')).toBeVisible()
    expect(asked).toEqual(['tnk_99'])
  })

  it('says where a row may be that it cannot find', async () => {
    const { screen } = await visit({ list: () => pageOf([tank(1)]) }, '?state=full&tank=tnk_99')
    await expect
      .element(screen.getByRole('link', { name: 'Look in all tanks' }))
      .toHaveAttribute('href', `${path}?tank=tnk_99`)
  })

  it('tells nothing yet from nothing found', async () => {
    const { screen } = await visit({ list: () => pageOf([]) })
    await expect.element(screen.getByRole('heading', { name: 'No tanks yet' })).toBeVisible()
    await screen.getByRole('link', { name: /^Dry\s*1$/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'No tanks found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Clear filters' }).last()).toHaveAttribute('href', path)
  })

  it('says that it failed, and tries again', async () => {
    let isUp = false
    const { screen } = await visit({
      list: () => (isUp ? pageOf([tank(1)]) : Promise.reject(new Error('No connection'))),
    })
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch tanks' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('link', { name: 'Tank 1' })).toBeVisible()
  })

  it('goes through the pages and back', async () => {
    const { screen } = await visit({
      list: ({ cursor }) =>
        cursor === 'c1' ? pageOf([tank(2)], { total: 2 }) : pageOf([tank(1)], { total: 2, nextCursor: 'c1' }),
    })
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(screen.getByText('2–2 of 2')).toBeVisible()
    await screen.getByRole('link', { name: 'Previous page' }).click()
    await expect.element(screen.getByText('1–1 of 2')).toBeVisible()
  })
})
