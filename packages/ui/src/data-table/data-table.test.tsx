import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../testing/axe.ts'
import { Badge } from '../status/badge.tsx'
import { DataTableBulkAction } from './data-table-bulk-bar.tsx'
import { DataTableFilters } from './data-table-filters.tsx'
import { DataTable, type DataColumn, type DataTableProps } from './data-table.tsx'
import { EmptyState } from '../layout/empty-state.tsx'

interface Tank {
  id: string
  name: string
  district: string
  area: number
}

const tanks: Tank[] = [
  { id: 'tnk_1', name: 'Jakkur', district: 'Bengaluru', area: 64 },
  { id: 'tnk_2', name: 'Hesaraghatta', district: 'Bengaluru', area: 480 },
  { id: 'tnk_3', name: 'Shanti Sagara', district: 'Davanagere', area: 2651 },
]

const columns: DataColumn<Tank>[] = [
  { id: 'name', header: 'Name', isTitle: true, isSortable: true, cell: ({ name }) => name },
  { id: 'district', header: 'District', hideFirst: true, cell: ({ district }) => district },
  { id: 'area', header: 'Hectares', isNumber: true, isSortable: true, cell: ({ area }) => area },
]

const drawTank = ({ name, district }: Tank) => (
  <h3>
    {name} in {district}
  </h3>
)

let container: HTMLElement

beforeEach(() => {
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})

afterEach(async () => {
  container.remove()
  delete document.documentElement.dataset.theme
  await page.viewport(1280, 800)
})

function TankPage({ openId: first = null, ...given }: Partial<DataTableProps<Tank>> & { openId?: string | null }) {
  const [openId, setOpenId] = useState(first)
  const [ids, setIds] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [areOn, setOn] = useState(true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- stands for the shell, which follows links
    <div
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null
        if (!link) return
        event.preventDefault()
        setOpenId(new URLSearchParams(link.getAttribute('href') ?? '').get('tank'))
      }}
    >
      <DataTable
        label="Tanks"
        columns={columns}
        rows={tanks}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        card={({ name, district, area }) => ({
          title: name,
          badge: <Badge>Full</Badge>,
          lines: [district, `${area} hectares`],
        })}
        lines={1}
        isOutdated={false}
        filters={
          <DataTableFilters
            id="tanks"
            search={<input type="search" aria-label="Search tanks" />}
            count={0}
            clearHref="?"
            applyLabel="Show 3 tanks"
            onChange={() => undefined}
          >
            <label>
              District <input name="district" />
            </label>
          </DataTableFilters>
        }
        sorting={{ column: 'name', isDescending: false, onSort: () => undefined }}
        columnChoice={{ hidden, onChange: setHidden }}
        selection={{
          ids,
          onChange: setIds,
          actions: (
            <DataTableBulkAction icon={null} onClick={() => undefined}>
              Copy
            </DataTableBulkAction>
          ),
        }}
        opened={{
          hrefOf: (id) => `?tank=${id}`,
          panel: { id: openId, closeHref: '?', draw: drawTank, missing: 'Not here' },
        }}
        paging={{ range: '1–3 of 7', previousHref: null, nextHref: '?cursor=c3' }}
        shortcuts={{ areOn, onChange: setOn }}
        {...given}
      />
    </div>
  )
}

const show = (props: Parameters<typeof TankPage>[0] = {}) => render(<TankPage {...props} />, { container })

describe('DataTable', () => {
  it('is a table with named columns, numbers on the right and an order that is told', async () => {
    const screen = await show()
    const table = screen.getByRole('table', { name: 'Tanks' })
    await expect.element(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    const cell = table.getByRole('cell', { name: '2651' }).element()
    expect(getComputedStyle(cell).textAlign).toBe('end')
    expect(getComputedStyle(cell).height).toBe('44px')
    expect(table.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect().height).toBe(40)
  })

  it('asks for another order, of the same column the other way round', async () => {
    const onSort = vi.fn<(column: string, isDescending: boolean) => void>()
    const screen = await show({ sorting: { column: 'name', isDescending: false, onSort } })
    await screen.getByRole('button', { name: 'Name' }).click()
    await screen.getByRole('button', { name: 'Hectares' }).click()
    expect(onSort.mock.calls).toEqual([
      ['name', true],
      ['area', true],
    ])
  })

  it('hides a column that is not wanted, and never the one that names the row', async () => {
    const screen = await show()
    await screen.getByText('Columns', { exact: true }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Name', exact: true })).not.toBeInTheDocument()
    await screen.getByRole('checkbox', { name: 'District' }).click()
    await expect.element(screen.getByRole('columnheader', { name: 'District' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('checkbox', { name: 'District' })).not.toBeInTheDocument()
  })

  it('selects rows one by one, all on the page, and none', async () => {
    const screen = await show()
    await screen.getByRole('checkbox', { name: 'Select Jakkur' }).click()
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
    await expect.element(all).toBePartiallyChecked()
    await expect.element(screen.getByText('1 selected')).toBeVisible()

    await all.click()
    await expect.element(screen.getByText('3 selected')).toBeVisible()
    await expect.element(screen.getByRole('checkbox', { name: 'Select Hesaraghatta' })).toBeChecked()

    await screen.getByRole('button', { name: 'Clear the selection' }).click()
    await expect.element(screen.getByText('3 selected')).not.toBeInTheDocument()
  })

  it('selects the rows between two with Shift, by mouse and by keyboard', async () => {
    const screen = await show()
    await screen.getByRole('checkbox', { name: 'Select Jakkur' }).click()
    await screen.getByRole('checkbox', { name: 'Select Shanti Sagara' }).click({ modifiers: ['Shift'] })
    await expect.element(screen.getByText('3 selected')).toBeVisible()
    await screen.getByRole('checkbox', { name: 'Select Jakkur' }).click({ modifiers: ['Shift'] })
    await expect.element(screen.getByText('3 selected')).not.toBeInTheDocument()

    screen.getByRole('checkbox', { name: 'Select Jakkur' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(screen.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('jj{Shift>}X{/Shift}')
    await expect.element(screen.getByText('3 selected')).toBeVisible()
  })

  it('selects all that was found, beyond this page', async () => {
    const onSelect = vi.fn<() => void>()
    const selection = { onChange: () => undefined, actions: null }
    const all = { name: '7 tanks', isSelected: false, onSelect }
    const ids = ['tnk_1', 'tnk_2']
    const screen = await show({ selection: { ...selection, ids, all } })
    await expect.element(screen.getByText('2 selected')).toBeVisible()
    await screen.getByRole('button', { name: 'Select all 7 tanks' }).click()
    expect(onSelect).toHaveBeenCalledOnce()
    await screen.rerender(<TankPage selection={{ ...selection, ids, all: { ...all, isSelected: true } }} />)
    await expect.element(screen.getByText('All 7 tanks selected')).toBeVisible()
  })

  it('opens a row beside the table by its link, and steps to its neighbours', async () => {
    const screen = await show()
    await screen.getByRole('link', { name: 'Jakkur' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Jakkur in Bengaluru' })).toBeVisible()
    await expect.element(screen.getByText('1 of 3 on this page')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true')

    await screen.getByRole('link', { name: 'Next row' }).click()
    await expect.element(screen.getByRole('complementary', { name: 'Hesaraghatta' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Hesaraghatta' })).toHaveAttribute('aria-current', 'true')
  })

  it('says so when the open row is not on this page', async () => {
    const screen = await show({ openId: 'tnk_9' })
    await expect.element(screen.getByText('Not here')).toBeVisible()
  })

  it('leads to the pages there are', async () => {
    const screen = await show()
    await expect.element(screen.getByText('1–3 of 7')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?cursor=c3')
    await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('waits with rows in the shape of those to come, and shows what it is told instead of them', async () => {
    const screen = await show({ rows: undefined })
    await expect.element(screen.getByText('Loading tanks')).toBeInTheDocument()
    await screen.rerender(<TankPage rows={[]} notice={<EmptyState title="No tanks found" headingLevel="h3" />} />)
    await expect.element(screen.getByRole('heading', { name: 'No tanks found' })).toBeVisible()
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  })

  it('can do without boxes, order and panel: a row then leads to a page', async () => {
    const screen = await render(
      <DataTable
        label="Tanks"
        columns={columns.map((column) => ({ ...column, isSortable: false }))}
        rows={tanks}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        card={({ name, district }) => ({ title: name, lines: [district] })}
        lines={1}
        isOutdated={false}
        filters={<p>No filters</p>}
        columnChoice={{ hidden: [], onChange: () => undefined }}
        opened={{ hrefOf: (id) => `/tanks/${id}` }}
        paging={{ range: '1–3 of 3', previousHref: null, nextHref: null }}
        shortcuts={{ areOn: true, onChange: () => undefined }}
      />,
      { container },
    )
    await expect.element(screen.getByRole('link', { name: 'Jakkur' })).toHaveAttribute('href', '/tanks/tnk_1')
    await expect.element(screen.getByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
    expect(await findViolations(container)).toEqual([])
    // Everything is on one short page, so neither a pager nor the choice of columns is offered.
    await expect.element(screen.getByText('1–3 of 3')).toBeVisible()
    await expect.element(screen.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await expect.element(screen.getByText('Columns', { exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard('?')
    const keys = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(keys.getByText('Open the row')).toBeVisible()
    for (const act of ['Select the row', 'Close the open row', 'Go to the search'])
      await expect.element(keys.getByText(act)).not.toBeInTheDocument()
  })
})

describe('the keyboard in a DataTable', () => {
  it('moves, selects, opens and closes, and leaves the focus where the work is', async () => {
    const screen = await show()
    await userEvent.keyboard('jj')
    await expect.element(screen.getByRole('link', { name: 'Hesaraghatta' })).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(screen.getByRole('checkbox', { name: 'Select Hesaraghatta' })).toBeChecked()
    await userEvent.keyboard('k')
    await expect.element(screen.getByRole('link', { name: 'Jakkur' })).toHaveFocus()

    await userEvent.keyboard('e')
    await expect.element(screen.getByText('1 of 3 on this page')).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(screen.getByText('2 of 3 on this page')).toBeVisible()
    await screen.getByRole('link', { name: 'Next row' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Shanti Sagara' })).toHaveFocus()
  })

  it('selects the row that has the focus with Space', async () => {
    const screen = await show()
    await userEvent.keyboard('j ')
    await expect.element(screen.getByRole('checkbox', { name: 'Select Jakkur' })).toBeChecked()
    await expect.element(screen.getByRole('link', { name: 'Jakkur' })).toHaveFocus()
  })

  it('opens a row on Enter', async () => {
    const screen = await show()
    await userEvent.keyboard('j{Enter}')
    await expect.element(screen.getByRole('complementary', { name: 'Jakkur' })).toBeVisible()
  })

  it('goes to the search, where letters are letters again', async () => {
    const screen = await show()
    await userEvent.keyboard('/')
    const search = screen.getByRole('searchbox')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('jx?')
    await expect.element(search).toHaveValue('jx?')
  })

  it('lists its shortcuts, and can do without them', async () => {
    const screen = await show()
    await userEvent.keyboard('?')
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(list.getByText('Select the row')).toBeVisible()
    await list.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('j')
    await expect.element(screen.getByRole('link', { name: 'Jakkur' })).not.toHaveFocus()
    await expect.element(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  })
})

describe('a DataTable on a phone', () => {
  beforeEach(() => page.viewport(360, 740))

  it('shows cards of 90 with the badge on the line of the name', async () => {
    const screen = await show()
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
    const [card] = screen.getByRole('list', { name: 'Tanks' }).getByRole('listitem').elements()
    expect(card?.getBoundingClientRect().height).toBe(90)
    expect(card?.textContent).toContain('64 hectares')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  it('puts the open row in place of the list', async () => {
    const screen = await show()
    await screen.getByRole('link', { name: 'Jakkur' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Jakkur in Bengaluru' })).toBeVisible()
    await expect.element(screen.getByRole('list', { name: 'Tanks' })).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Close' }).click()
    await expect.element(screen.getByRole('list', { name: 'Tanks' })).toBeVisible()
  })

  it('keeps the filters in a sheet', async () => {
    const screen = await show()
    await expect.element(screen.getByLabelText('District')).not.toBeVisible()
    await screen.getByRole('button', { name: 'Filters' }).click()
    await expect.element(screen.getByLabelText('District')).toBeVisible()
    await screen.getByRole('button', { name: 'Show 3 tanks' }).click()
    await expect.element(screen.getByLabelText('District')).not.toBeVisible()
  })

  it('keeps the sheet open for a press beside its fields', async () => {
    container.tabIndex = -1
    const screen = await show()
    await screen.getByRole('button', { name: 'Filters' }).click()
    const district = screen.getByLabelText('District')
    await district.click()
    await screen.getByText('Filters', { exact: true }).click()
    await expect.element(district).toBeVisible()
  })
})

describe.each([360, 1280])('a DataTable at %i px', (width) => {
  it.each(['light', 'dark'])('has nothing for axe, %s', async (theme) => {
    await page.viewport(width, 800)
    document.documentElement.dataset.theme = theme
    const screen = await show(width === 360 ? {} : { openId: 'tnk_2' })
    await screen.getByRole('checkbox', { name: 'Select Jakkur' }).click()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await findViolations(container)).toEqual([])
  })
})
