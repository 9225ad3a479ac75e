import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'

let container: HTMLElement

beforeEach(() => {
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})
afterEach(() => container.remove())

const weeks = ['31 Aug', '7 Sep', '14 Sep', '21 Sep', '28 Sep', '5 Oct']

it('says in words how two numbers went', async () => {
  const screen = await render(
    <LineChart
      labels={weeks}
      lines={[
        { name: 'Started', values: [18, 22, 20, 44, 31, 28] },
        { name: 'Finished', values: [6, 8, 7, 21, 10, 12] },
      ]}
    />,
    { container },
  )
  await expect
    .element(screen.getByRole('img', { name: /^From/ }))
    .toHaveAccessibleName(
      'From 31 Aug to 5 Oct. Started: 28 in the last, 44 at most. Finished: 12 in the last, 21 at most.',
    )
})

it('tells, and shows by a fainter line, that the last period is still running', async () => {
  const screen = await render(
    <LineChart labels={weeks} lines={[{ name: 'Started', values: [18, 22, 20, 44, 31, 2] }]} isLastRunning />,
    { container },
  )
  const chart = screen.getByRole('img', { name: 'From 31 Aug to 5 Oct. Started: 2 in the last so far, 44 at most.' })
  await expect.element(chart).toHaveTextContent('5 Oct, so far')
  const ends = [...chart.element().querySelectorAll('polyline')].map((line) => [
    line.points.numberOfItems,
    Number(getComputedStyle(line).opacity),
  ])
  expect(ends).toEqual([
    [5, 1],
    [2, 0.4],
  ])
})

it.each([
  [0, 0],
  [50, 50],
  [49, 50],
  [50, 49],
  [100, 97],
])('keeps the names of lines that end at %i and %i apart, and inside the picture', async (first, second) => {
  await page.viewport(1280, 800)
  const screen = await render(
    <LineChart
      labels={weeks}
      lines={[
        { name: 'Started', values: [1, 2, 3, 4, 100, first] },
        { name: 'Finished', values: [1, 2, 3, 4, 5, second] },
      ]}
    />,
    { container },
  )
  const rectOf = (name: string) => screen.getByText(name, { exact: false }).first().element().getBoundingClientRect()
  const [one, other] = [rectOf('Started'), rectOf('Finished')].toSorted((left, right) => left.top - right.top)
  expect(other!.top).toBeGreaterThanOrEqual(one!.bottom - 1)
})

it('draws bars from zero, and tells the one that is still running', async () => {
  const screen = await render(
    <BarChart
      bars={weeks.map((label, place) => ({ label, value: [0, 5, 10, 20, 15, 4][place]! }))}
      isLastRunning
      format={(value) => `₹${value}`}
    />,
    { container },
  )
  const chart = screen.getByRole('img', { name: 'From 31 Aug to 5 Oct. ₹4 in the last so far, ₹20 at most.' })
  await expect.element(chart).toHaveTextContent('₹0')
  await expect.element(chart).toHaveTextContent('5 Oct, so far')
})
