import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './controls/button.tsx'
import { Chip } from './controls/chip.tsx'
import { Dialog } from './overlays/dialog.tsx'
import { Gallery } from './gallery.tsx'
import { formatPrice } from './money/price-format.ts'
import { Select } from './controls/select.tsx'
import { Sheet, SheetClose, SheetTrigger } from './overlays/sheet.tsx'

let container: HTMLElement

beforeEach(() => {
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})
afterEach(() => page.viewport(1280, 800))

describe('Button', () => {
  it('keeps its width and its focus while busy, and answers no click', async () => {
    const onClick = vi.fn<() => void>()
    const draw = (isBusy: boolean) => (
      <Button isBusy={isBusy} busyLabel="Saving" onClick={onClick}>
        Save
      </Button>
    )
    const screen = await render(draw(false), { container })
    const button = screen.getByRole('button')
    await document.fonts.ready
    const { width } = button.element().getBoundingClientRect()
    await button.click()

    await screen.rerender(draw(true))
    await userEvent.keyboard('{Enter}')

    await expect.element(button).toHaveAccessibleName('Saving')
    await expect.element(button).toHaveFocus()
    expect(button.element().getBoundingClientRect().width).toBe(width)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('does not submit its form a second time while busy', async () => {
    const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
    const screen = await render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isBusy>
          Save
        </Button>
      </form>,
      { container },
    )
    await screen.getByLabelText('Name').click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('Chip', () => {
  it('[S-083] is one button that removes its filter', async () => {
    const onRemove = vi.fn<() => void>()
    const screen = await render(<Chip onRemove={onRemove}>English</Chip>, { container })
    await screen.getByRole('button', { name: 'Remove filter: English' }).click()
    expect(onRemove).toHaveBeenCalledOnce()
  })

  it('[S-083] is a link to the page without its filter where there is one', async () => {
    const screen = await render(<Chip href="/courses?level=beginner">English</Chip>, { container })
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/courses?level=beginner')
  })
})

describe('Select', () => {
  it('is named by its label and says what was chosen', async () => {
    const onChange = vi.fn<(value: string) => void>()
    const options = [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
    ]
    const screen = await render(
      <Select label="Sort" labelPlace="beside" options={options} onChange={({ target }) => onChange(target.value)} />,
      { container },
    )
    await screen.getByLabelText('Sort').selectOptions('Oldest first')
    expect(onChange).toHaveBeenCalledWith('oldest')
  })
})

describe('Sheet', () => {
  const showSheet = (isInlineAtDesk = false) =>
    render(
      <>
        <SheetTrigger sheetId="filters">Filters</SheetTrigger>
        <Sheet
          id="filters"
          title="Filters"
          isInlineAtDesk={isInlineAtDesk}
          footer={<SheetClose sheetId="filters">Show 24 courses</SheetClose>}
        >
          <label>
            <input type="checkbox" /> Beginner
          </label>
        </Sheet>
      </>,
      { container },
    )

  it('opens over the page, closes on Escape and gives the focus back', async () => {
    await page.viewport(360, 740)
    const screen = await showSheet()
    const trigger = screen.getByRole('button', { name: 'Filters' })
    await expect.element(screen.getByLabelText('Beginner')).not.toBeVisible()

    await trigger.click()
    const sheet = screen.getByRole('dialog', { name: 'Filters' })
    await expect.element(sheet).toBeVisible()
    expect(sheet.element().matches(':modal')).toBe(true)

    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByLabelText('Beginner')).not.toBeVisible()
    await expect.element(trigger).toHaveFocus()
  })

  it('closes on its own button', async () => {
    await page.viewport(360, 740)
    const screen = await showSheet()
    await screen.getByRole('button', { name: 'Filters' }).click()
    await screen.getByRole('button', { name: 'Show 24 courses' }).click()
    await expect.element(screen.getByLabelText('Beginner')).not.toBeVisible()
  })

  it('[S-082] stands in the page on wide screens where it is told to', async () => {
    const screen = await showSheet(true)
    await expect.element(screen.getByLabelText('Beginner')).toBeVisible()
    await expect.element(screen.getByText('Show 24 courses')).not.toBeVisible()
  })
})

describe('Dialog', () => {
  it('says that it was closed, however it was', async () => {
    const onClose = vi.fn<() => void>()
    const draw = (isOpen: boolean) => (
      <Dialog title="Stay signed in?" isOpen={isOpen} onClose={onClose}>
        You have been away.
      </Dialog>
    )
    const screen = await render(draw(true), { container })
    await screen.getByRole('button', { name: 'Close' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)

    await screen.rerender(draw(false))
    await screen.rerender(draw(true))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('gives focus back to what opened it, also where it is taken off the page while it is open', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    onTestFinished(() => opener.remove())
    opener.focus()
    const screen = await render(
      <Dialog title="Hand in" isOpen onClose={() => undefined}>
        A report.
      </Dialog>,
      { container },
    )
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await screen.rerender(<p>Handed in</p>)
    expect(document.activeElement).toBe(opener)
  })
})

describe('formatPrice', () => {
  it('[S-093, S-008.rupees, part of W-63] writes whole rupees in Indian grouping, and nothing to pay as "Free"', () => {
    expect([0, 999, 1499, 1234567].map(formatPrice)).toEqual(['Free', '₹999', '₹1,499', '₹12,34,567'])
  })
})

describe('every component', () => {
  it('renders on a server', () => {
    expect(renderToString(<Gallery />)).toContain('No courses found')
  })
})
