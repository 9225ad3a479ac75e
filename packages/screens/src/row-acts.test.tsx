import type { RemoteApp } from '@kere/platform/page'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { ApiError } from '@kere/platform/api'
import { checkA11y } from '@kere/ui/testing/axe'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tabs } from './list-filter.ts'
import { listScreen } from './list-screen.tsx'
import { defineList } from './list.ts'
import { RowActButtons } from './row-act-buttons.tsx'
import { bulkActsOf, type RowActs } from './row-acts.ts'
import { makeSessionUser, visitPageAs } from './visit-page.tsx'

interface Tank {
  id: string
  name: string
  state: string
}

type TankAct = 'drain' | 'fill' | 'remove' | 'restore' | 'note'

const path = '/dashboard/tanks'
const names: readonly TankAct[] = ['drain', 'fill', 'note', 'remove']

interface Lake {
  tanks: Tank[]
  called: string[]
  refuse: boolean
  isQueue?: boolean
  /** The API's answers wait for this promise. */
  held: Promise<void>
}

const makeLake = (given: Partial<Lake> = {}): Lake => ({
  tanks: [
    { id: 'tnk_1', name: 'Tank 1', state: 'full' },
    { id: 'tnk_2', name: 'Tank 2', state: 'full' },
  ],
  called: [],
  refuse: false,
  held: Promise.resolve(),
  ...given,
})

const appOf = (lake: Lake): RemoteApp => {
  const call = async (act: string, change: () => void) => {
    lake.called.push(act)
    await lake.held
    if (lake.refuse) throw new ApiError('rate_limited', 'Slow down')
    change()
  }
  const setState = (id: string, state: string) => () => {
    lake.tanks = lake.tanks.map((tank) => (tank.id === id ? { ...tank, state } : tank))
  }
  const acts: RowActs<Tank, TankAct> = {
    list: 'tanks',
    nameOf: ({ name }) => name,
    countedBy: 'state',
    acts: {
      drain: {
        label: 'Drain',
        ...(lake.isQueue && { decides: true }),
        shortcut: 'd',
        isOffered: ({ state }) => state === 'full',
        patch: () => ({ state: 'dry' }),
        async call(_api, { id, name }) {
          await call(`drain ${id}`, setState(id, 'dry'))
          return { text: `${name} is drained`, undo: 'fill' }
        },
        bulk: { doing: 'Draining', done: 'drained' },
      },
      fill: {
        label: 'Fill',
        shortcut: 'd',
        isOffered: ({ state }) => state === 'dry',
        isBarred: (user) => (user?.role === 'admin' ? undefined : 'Only admins fill tanks'),
        patch: () => ({ state: 'full' }),
        async call(_api, { id, name }) {
          await call(`fill ${id}`, setState(id, 'full'))
          return { text: `${name} is filled`, undo: 'drain' }
        },
      },
      note: {
        label: 'Note',
        question: ({ name }) => ({
          title: `A note on ${name}`,
          text: 'Everybody reads it.',
          submit: 'Keep the note',
          busy: 'Keeping',
          label: 'Note',
          length: 20,
          check: (answer) => Promise.resolve(answer.trim() ? undefined : 'Please write a note'),
        }),
        async call(_api, { id }, answer) {
          await call(`note ${id} ${answer}`, () => {})
          return { text: 'The note is kept' }
        },
      },
      remove: {
        label: 'Remove',
        isDanger: true,
        removes: true,
        shortcut: '#',
        question: ({ name, state }) =>
          state === 'dry'
            ? undefined
            : {
                title: `Remove ${name}?`,
                text: 'Its water is lost.',
                submit: 'Remove it',
                busy: 'Removing',
                isDanger: true,
              },
        async call(_api, { id, name }) {
          await call(`remove ${id}`, () => {
            lake.tanks = lake.tanks.filter((tank) => tank.id !== id)
          })
          return { text: `${name} is removed`, undo: 'restore' }
        },
      },
      restore: {
        label: 'Restore',
        async call(_api, tank) {
          await call(`restore ${tank.id}`, () => {
            lake.tanks = [tank, ...lake.tanks]
          })
          return { text: `${tank.name} is restored`, undo: 'remove' }
        },
      },
    },
  }
  const countOf = (state: string) => lake.tanks.filter((tank) => tank.state === state).length
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
    },
    ...(lake.isQueue && { waits: ({ state }: Tank) => state === 'full' }),
    load: (_api, { state }) =>
      Promise.resolve({
        items: lake.tanks.filter((tank) => state === undefined || tank.state === state),
        nextCursor: null,
        total: lake.tanks.length,
        counts: { full: countOf('full'), dry: countOf('dry') },
      }),
    rowName: ({ name }: Tank) => name,
    columns: [
      { id: 'name', header: 'Name', isTitle: true, cell: ({ name }: Tank) => name },
      {
        id: 'acts',
        header: 'Actions',
        cell: (tank: Tank) => <RowActButtons acts={acts} row={tank} names={names} isInRow />,
      },
    ],
    card: ({ name }: Tank) => ({ title: name, lines: [] }),
    loadRow: (_api, id) => {
      const found = lake.tanks.find((tank) => tank.id === id)
      return found ? Promise.resolve(found) : Promise.reject(new ApiError('not_found', 'Not found'))
    },
    panel: {
      param: 'tank',
      component: ({ row }: { row: Tank }) => <RowActButtons key={row.id} acts={acts} row={row} names={names} />,
      missing: { text: 'It is elsewhere.', link: 'Show all tanks' },
    },
    bulk: { list: 'tanks', acts: bulkActsOf(acts, ['drain', 'fill']) },
    failed: { title: 'Failed to fetch tanks', text: 'Nothing is lost.' },
    empty: { title: 'No tanks yet', text: 'New tanks appear here.' },
  })
  const screen = listScreen(tanks)
  const page = () => Promise.resolve(screen)
  return { name: 'screens', pages: { [path]: page, '/dashboard/lakes': page } }
}

async function visit(
  lake: Lake,
  search = '',
  role: 'admin' | 'educator' = 'admin',
  answer: FetchStub = () => problem('not_found'),
) {
  const stage = await visitPageAs(makeSessionUser({ role }), appOf(lake), path + search, answer)
  const { screen } = stage
  return {
    ...stage,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    tab: (name: RegExp) => screen.getByRole('link', { name }),
    panel: screen.getByRole('complementary'),
  }
}

const figures = {
  role: 'admin',
  users: 1,
  students: 0,
  educators: 0,
  admins: 1,
  sessionsActive: 1,
  courses: { published: 0, drafts: 0 },
  pendingEducators: 0,
  mailsInDoubt: 0,
}

beforeEach(() => localStorage.clear())

describe('an act on a row', () => {
  it('[W-44.acts] is shown at once with the counts, and undone from the toast', async () => {
    const answer = Promise.withResolvers<void>()
    const lake = makeLake({ held: answer.promise })
    const { button, tab, notices } = await visit(lake)
    await button('Drain Tank 1').click()
    await expect.element(button('Fill Tank 1')).toBeVisible()
    await expect.element(tab(/^Dry\s*1$/)).toBeVisible()
    expect(notices).toEqual([])
    answer.resolve()
    await expect.poll(() => notices).toMatchObject([{ text: 'Tank 1 is drained', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.element(button('Drain Tank 1')).toBeVisible()
    await expect.poll(() => notices[1]).toEqual({ tone: 'success', text: 'Tank 1 is filled' })
    expect(lake.called).toEqual(['drain tnk_1', 'fill tnk_1'])
  })

  it('[W-44.acts] that is refused is taken back, with the problem’s own text', async () => {
    const answer = Promise.withResolvers<void>()
    const { button, tab, notices } = await visit(makeLake({ held: answer.promise, refuse: true }))
    await button('Drain Tank 1').click()
    await expect.element(tab(/^Dry\s*1$/)).toBeVisible()
    answer.resolve()
    await expect.element(button('Drain Tank 1')).toBeVisible()
    await expect.element(tab(/^Full\s*2$/)).toBeVisible()
    await expect.poll(() => notices).toEqual([{ tone: 'error', text: 'Slow down' }])
  })

  it('keeps the focus in the place of its button', async () => {
    const { button } = await visit(makeLake())
    await button('Drain Tank 1').click()
    await expect.element(button('Fill Tank 1')).toHaveFocus()
  })

  it('says why somebody cannot do it yet, and does not try', async () => {
    const lake = makeLake({ tanks: [{ id: 'tnk_1', name: 'Tank 1', state: 'dry' }] })
    const { button, notices } = await visit(lake, '', 'educator')
    await button('Fill Tank 1').click()
    await expect.poll(() => notices).toEqual([{ tone: 'info', text: 'Only admins fill tanks' }])
    expect(lake.called).toEqual([])
  })

  it('is the same for many rows, as far as each is one for it', async () => {
    const lake = makeLake()
    lake.tanks[1] = { id: 'tnk_2', name: 'Tank 2', state: 'dry' }
    const { screen, bulks } = await visit(lake)
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Drain', exact: true }).click()
    expect(bulks).toMatchObject([{ act: { name: 'drain', done: 'drained' }, rows: [{ id: 'tnk_1' }] }])
    await expect.element(bar.getByRole('button', { name: 'Fill' })).not.toBeInTheDocument()
  })
})

describe('an act that asks first', () => {
  it('does nothing on Cancel, tells in its dialog what failed, and then closes the panel of the row that goes', async () => {
    const lake = makeLake({ refuse: true })
    const { screen, panel, navigation, notices, button } = await visit(lake, '?tank=tnk_1')
    await panel.getByRole('button', { name: 'Remove' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Remove Tank 1?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(lake.called).toEqual([])
    await panel.getByRole('button', { name: 'Remove' }).click()
    await dialog.getByRole('button', { name: 'Remove it' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Slow down')
    expect(notices).toEqual([])
    lake.refuse = false
    await dialog.getByRole('button', { name: 'Remove it' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
    await expect.element(screen.getByRole('row', { name: /Tank 1/ })).not.toBeInTheDocument()
    await expect.poll(() => notices).toMatchObject([{ text: 'Tank 1 is removed', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.element(button('Drain Tank 1')).toBeVisible()
  })

  it('for an answer gives it, once it holds', async () => {
    const lake = makeLake()
    const { screen, button, notices } = await visit(lake)
    await button('Note Tank 2').click()
    const dialog = screen.getByRole('dialog', { name: 'A note on Tank 2' })
    const field = dialog.getByRole('textbox', { name: 'Note' })
    await expect.element(field).toHaveFocus()
    await dialog.getByRole('button', { name: 'Keep the note' }).click()
    await expect.element(field).toHaveAccessibleDescription('Please write a note')
    await field.fill(' Leaks. ')
    await dialog.getByRole('button', { name: 'Keep the note' }).click()
    await expect.poll(() => notices).toMatchObject([{ text: 'The note is kept' }])
    await expect.element(dialog).not.toBeInTheDocument()
    expect(lake.called).toEqual(['note tnk_2 Leaks.'])
  })
})

describe('a row that goes without a question', () => {
  const dry = (): Tank[] => [
    { id: 'tnk_1', name: 'Tank 1', state: 'dry' },
    { id: 'tnk_2', name: 'Tank 2', state: 'full' },
  ]

  it('goes at once, and its panel with it', async () => {
    const answer = Promise.withResolvers<void>()
    const { screen, panel, navigation, notices } = await visit(
      makeLake({ tanks: dry(), held: answer.promise }),
      '?tank=tnk_1',
    )
    await panel.getByRole('button', { name: 'Remove' }).click()
    await expect.element(screen.getByRole('row', { name: /Tank 1/ })).not.toBeInTheDocument()
    await expect.poll(() => navigation.location.search).toBe('')
    expect(notices).toEqual([])
    answer.resolve()
    await expect.poll(() => notices).toMatchObject([{ text: 'Tank 1 is removed' }])
  })

  it('is there again where the API refuses', async () => {
    const { button, tab, notices } = await visit(makeLake({ tanks: dry(), refuse: true }))
    await button('Remove Tank 1').click()
    await expect.poll(() => notices).toEqual([{ tone: 'error', text: 'Slow down' }])
    await expect.element(button('Remove Tank 1')).toBeVisible()
    await expect.element(tab(/^All\s*2$/)).toBeVisible()
  })
})

describe('an act that decides in a queue', () => {
  const three = () =>
    makeLake({ isQueue: true, tanks: [1, 2, 3].map((n) => ({ id: `tnk_${n}`, name: `Tank ${n}`, state: 'full' })) })

  it('leaves the row in its place, opens the next one, and says how far one is', async () => {
    const lake = three()
    const { screen, panel, navigation, tab } = await visit(lake, '?state=full&tank=tnk_2')
    await panel.getByRole('button', { name: 'Drain' }).click()
    await expect.element(panel).toHaveAccessibleName('Tank 3')
    await expect.poll(() => navigation.location.search).toBe('?state=full&tank=tnk_3')
    await expect.element(tab(/^Full\s*2$/)).toBeVisible()
    await expect.element(panel.getByText('1 of 3 decided')).toBeVisible()
    await expect.element(panel.getByText('3 of 3 on this page')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Tank 3' })).toHaveFocus()
    await userEvent.keyboard('d')
    await expect.element(panel).toHaveAccessibleName('Tank 1')
    expect(
      screen
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent.slice(0, 6)),
    ).toEqual(['NameAc', 'Tank 1', 'Tank 2', 'Tank 3'])
  })

  it('is taken back in its row, which then is open again', async () => {
    const lake = three()
    const { screen, panel, navigation } = await visit(lake, '?state=full&tank=tnk_1')
    await panel.getByRole('button', { name: 'Drain' }).click()
    await expect.element(panel).toHaveAccessibleName('Tank 2')
    await screen
      .getByRole('row', { name: /Tank 1/ })
      .getByRole('button', { name: 'Undo, Tank 1' })
      .click()
    await expect.poll(() => lake.called).toEqual(['drain tnk_1', 'fill tnk_1'])
    await expect.element(panel).toHaveAccessibleName('Tank 1')
    await expect.element(panel.getByRole('button', { name: 'Drain' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Undo, Tank 1' })).not.toBeInTheDocument()
    await expect.poll(() => navigation.location.search).toBe('?state=full&tank=tnk_1')
    await userEvent.keyboard('d')
    await expect.element(panel).toHaveAccessibleName('Tank 2')
    await userEvent.keyboard('z')
    await expect.poll(() => lake.called).toHaveLength(4)
    await expect.element(panel).toHaveAccessibleName('Tank 1')
  })

  it('in a round begins with the first that waits', async () => {
    const lake = three()
    lake.tanks[0] = { id: 'tnk_1', name: 'Tank 1', state: 'dry' }
    const { panel, navigation } = await visit(lake, '?round=1')
    await expect.element(panel).toHaveAccessibleName('Tank 2')
    await expect.poll(() => navigation.location.search).toBe('?tank=tnk_2&round=1')
  })

  it('in a round goes on to the next queue after the last', async () => {
    const queueOf = (href: string) => ({
      name: href,
      noun: { one: 'tank', many: 'tanks' },
      text: 'Wait.',
      path: href,
      isUrgent: false,
      count: 1,
      oldestAt: '2026-11-12T06:00:00.000Z',
    })
    const queues = [`${path}?state=full`, '/dashboard/lakes?state=full'].map(queueOf)
    const lake = makeLake({ isQueue: true, tanks: [{ id: 'tnk_1', name: 'Tank 1', state: 'full' }] })
    const { panel, navigation } = await visit(lake, '?round=1', 'admin', () => Response.json({ ...figures, queues }))
    await panel.getByRole('button', { name: 'Drain' }).click()
    await expect
      .poll(() => navigation.location.pathname + navigation.location.search)
      .toBe('/dashboard/lakes?state=full&round=1')
  })
})

describe('the key of an act', () => {
  it('presses it for the row that has the focus, and behind it what it asks', async () => {
    const lake = makeLake()
    const { screen, button } = await visit(lake)
    await expect.element(button('Drain Tank 2')).toBeVisible()
    await userEvent.keyboard('jjd')
    await expect.element(button('Fill Tank 2')).toBeVisible()
    await expect.poll(() => lake.called).toEqual(['drain tnk_2'])
    await userEvent.keyboard('k#')
    await expect.element(screen.getByRole('dialog', { name: 'Remove Tank 1?' })).toBeVisible()
    expect(lake.called).toEqual(['drain tnk_2'])
  })

  it('is among the shortcuts', async () => {
    const { screen, button } = await visit(makeLake())
    await expect.element(button('Drain Tank 2')).toBeVisible()
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(/dDrain#Remove/)
  })
})

it('has nothing for axe', async () => {
  const { container, panel, screen } = await visit(makeLake(), '?tank=tnk_1')
  await panel.getByRole('button', { name: 'Note' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})
