import type { RemoteApp } from '@kere/platform/page'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineList, type ListAnswer, type ListBulk } from './list.ts'
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

interface AppOptions {
  bulk?: ListBulk<Tank>
  list: (query: Readonly<Record<string, unknown>>) => ListAnswer<Tank> | Promise<ListAnswer<Tank>>
  one?: (id: string) => Promise<Tank>
}

const appOf = ({ list, one, bulk }: AppOptions): RemoteApp => {
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
      search: text({ label: 'Search tanks', placeholder: 'Search tanks' }),
    },
    load: async (_api, query) => list(query),
    rowName: ({ name }: Tank) => name,
    columns: [{ id: 'name', header: 'Name', isTitle: true, cell: ({ name }: Tank) => name }],
    card: ({ name }: Tank) => ({ title: name, lines: [] }),
    ...(one && { loadRow: async (_api: unknown, id: string) => one(id) }),
    panel: {
      param: 'tank',
      component: ({ row }: { row: Tank }) => <p>All about {row.name}</p>,
      missing: { text: 'It is elsewhere.', link: 'Show all tanks' },
    },
    ...(bulk && { bulk }),
    failed: { title: 'Failed to fetch tanks', text: 'Nothing is lost.' },
    empty: { title: 'No tanks yet', text: 'New tanks appear here.' },
  })
  const screen = listScreen(tanks)
  return { name: 'screens', pages: { [path]: () => Promise.resolve(screen) } }
}

const silent: FetchStub = () => problem('not_found')
const visit = (options: AppOptions, search = '') =>
  visitPageAs(makeSessionUser({ role: 'admin' }), appOf(options), path + search, silent)

beforeEach(() => localStorage.clear())
afterEach(() => page.viewport(1280, 800))

describe('a list page', () => {
  it('asks for what its address says, and writes there what is asked', async () => {
    const asked: unknown[] = []
    const list: AppOptions['list'] = (query) => {
      asked.push(query)
      return pageOf([tank(1), tank(2)])
    }
    const { screen, navigation } = await visit({ list }, '?state=full&search=lake')
    await screen.getByRole('link', { name: /^Dry\s*1$/ }).click()
    await expect.poll(() => navigation.location.search).toBe('?state=dry&search=lake')
    await screen.getByRole('searchbox').fill('well')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?state=dry&search=well')
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
    await expect.poll(() => navigation.location.search).toBe('?tank=tnk_2')
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
      .element(screen.getByRole('link', { name: 'Show all tanks' }))
      .toHaveAttribute('href', `${path}?tank=tnk_99`)
  })

  it('tells nothing yet from nothing found', async () => {
    const { screen } = await visit({ list: () => pageOf([]) })
    await expect.element(screen.getByRole('heading', { name: 'No tanks yet' })).toBeVisible()
    await screen.getByRole('link', { name: /^Dry\s*1$/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'No tanks found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Clear filters' }).last()).toHaveAttribute('href', path)
  })

  it('[S-571] says in a red box that it failed, and tries again', async () => {
    let isUp = false
    const { screen } = await visit({
      list: () => (isUp ? pageOf([tank(1)]) : Promise.reject(new Error('No connection'))),
    })
    const box = screen.getByRole('alert')
    await expect.element(box.getByRole('heading', { name: 'Failed to fetch tanks' })).toBeVisible()
    const [red = 0, green = 0, blue = 0] = getComputedStyle(box.element())
      .borderInlineStartColor.match(/\d+/g)!
      .map(Number)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('link', { name: 'Tank 1' })).toBeVisible()
  })

  it('never shows the rows of one tab under another, and keeps the counts on the tabs', async () => {
    const later = Promise.withResolvers<ListAnswer<Tank>>()
    const { screen } = await visit({
      list: ({ state }) => (state === 'dry' ? later.promise : pageOf([tank(1)])),
    })
    await expect.element(screen.getByRole('cell', { name: 'Tank 1' })).toBeVisible()
    await screen.getByRole('link', { name: /^Dry/ }).click()
    await expect.element(screen.getByRole('cell', { name: 'Tank 1' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /^Dry/ })).toHaveTextContent('1')
    later.resolve(pageOf([tank(2)]))
    await expect.element(screen.getByRole('cell', { name: 'Tank 2' })).toBeVisible()
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

const bulk: ListBulk<Tank> = {
  list: 'tanks',
  acts: [
    { name: 'fill', label: 'Fill', icon: null, doing: 'Filling', done: 'filled', isFor: ({ id }) => id !== 'tnk_2' },
    { name: 'drain', label: 'Drain', icon: null, doing: 'Draining', done: 'drained', question: 'Fish may be in it.' },
  ],
  versionOf: () => 7,
}

describe('acts on many rows of a list', () => {
  it('take the selected rows, as they were seen, and leave out those they mean nothing for', async () => {
    const { screen, bulks } = await visit({ list: () => pageOf([tank(1), tank(2)]), bulk })
    await screen.getByRole('checkbox', { name: 'Select Tank 2' }).click()
    await expect.element(screen.getByRole('button', { name: 'Drain' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Fill' })).not.toBeInTheDocument()
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await screen.getByRole('button', { name: 'Fill' }).click()
    expect(bulks).toMatchObject([
      {
        list: 'tanks',
        act: { name: 'fill', doing: 'Filling', done: 'filled' },
        acts: [{ name: 'fill' }, { name: 'drain' }],
        rows: [{ id: 'tnk_1', name: 'Tank 1', version: 7 }],
        total: 1,
      },
    ])
    expect(bulks[0]?.hrefOf('tnk_9')).toBe(`${path}?tank=tnk_9`)
    await expect.element(screen.getByText(/selected$/)).not.toBeInTheDocument()
  })

  it('ask first where that is wanted', async () => {
    const { screen, bulks } = await visit({ list: () => pageOf([tank(1), tank(2)]), bulk })
    await screen.getByRole('checkbox', { name: 'Select Tank 1' }).click()
    await screen.getByRole('button', { name: 'Drain' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Drain 1 tank?' })
    await expect.element(dialog.getByText('Fish may be in it.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(bulks).toEqual([])
    await screen.getByRole('button', { name: 'Drain' }).click()
    await dialog.getByRole('button', { name: 'Drain' }).click()
    expect(bulks).toMatchObject([{ act: { name: 'drain' }, rows: [{ id: 'tnk_1' }] }])
  })

  it('ask what has to be said, take one answer for them all, and check it first', async () => {
    const check = (answer: string) => Promise.resolve(answer === '' ? 'Please give a reason' : undefined)
    const asks = { text: 'They read it.', label: 'Reason', length: 50, check, submit: 'Drain and tell them' }
    const [fill, drain] = bulk.acts
    const { screen, bulks, container } = await visit({
      list: () => pageOf([tank(1), tank(2)]),
      bulk: {
        ...bulk,
        acts: [
          { ...fill!, isUndo: true },
          { ...drain!, asks },
        ],
      },
    })
    await screen.getByRole('checkbox', { name: 'Select Tank 1' }).click()
    await expect.element(screen.getByRole('button', { name: 'Fill' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Drain' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Drain 1 tank?' })
    await dialog.getByRole('button', { name: 'Drain and tell them' }).click()
    await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription('Please give a reason')
    expect(await checkA11y(container)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(' It leaks. ')
    await dialog.getByRole('button', { name: 'Drain and tell them' }).click()
    expect(bulks).toMatchObject([
      {
        act: { name: 'drain' },
        acts: [{ name: 'fill' }, { name: 'drain' }],
        rows: [{ id: 'tnk_1' }],
        answer: 'It leaks.',
      },
    ])
  })

  it('take all that the filters find by the filters, after a question with their number', async () => {
    const { screen, bulks } = await visit(
      { list: () => pageOf([tank(1), tank(2)], { total: 1204, nextCursor: 'c1' }), bulk },
      '?state=full&search=lake',
    )
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await screen.getByRole('button', { name: 'Select all 1,204 tanks' }).click()
    await screen.getByRole('button', { name: 'Fill' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Fill 1,204 tanks?' })
    await expect.element(dialog.getByText(/tanks on other pages/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Fill' }).click()
    expect(bulks).toMatchObject([{ rows: { matching: { state: 'full', search: 'lake' } }, total: 1204 }])
  })

  it('mean the filters that were in force when all were selected, and no others', async () => {
    const { screen, bulks } = await visit({
      list: () => pageOf([tank(1)], { total: 2000, totalIsLowerBound: true, nextCursor: 'c1' }),
      bulk,
    })
    await screen.getByRole('checkbox', { name: 'Select Tank 1' }).click()
    await screen.getByRole('button', { name: 'Select all 2,000+ tanks' }).click()
    await expect.element(screen.getByText('All 2,000+ tanks selected')).toBeVisible()
    await screen.getByRole('link', { name: /^Dry\s*1$/ }).click()
    await expect.element(screen.getByText('All 2,000+ tanks selected')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Select all 2,000+ tanks' }).click()
    await screen.getByRole('button', { name: 'Fill' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Fill' }).click()
    expect(bulks).toMatchObject([{ rows: { matching: { state: 'dry' } }, total: null }])
  })

  it('have nothing for axe, with a question and without', async () => {
    const { screen, container } = await visit({
      list: () => pageOf([tank(1)], { total: 2000, nextCursor: 'c1' }),
      bulk,
    })
    await screen.getByRole('checkbox', { name: 'Select Tank 1' }).click()
    await screen.getByRole('button', { name: 'Drain' }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await checkA11y(container)).toEqual([])
  })
})
