import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { WaterLevel } from './water-level.tsx'

let container: HTMLElement

beforeEach(() => {
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})
afterEach(() => container.remove())

const rises = () =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'ds-rise')
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect?.getTiming().duration)

const finishRises = () => document.getAnimations().forEach((animation) => animation.finish())

describe('WaterLevel', () => {
  it('rises once when it comes, and once when the number changes', async () => {
    const screen = await render(<WaterLevel seed="crs_1" percent={40} className="size-20" />, { container })
    expect(rises()).toEqual([320])
    finishRises()

    await screen.rerender(<WaterLevel seed="crs_1" percent={40} className="size-40" />)
    expect(rises()).toEqual([])
    await screen.rerender(<WaterLevel seed="crs_1" percent={60} className="size-40" />)
    expect(rises()).toEqual([320])
  })

  it('is decoration, and dry at 0', async () => {
    await render(<WaterLevel seed="crs_1" percent={0} className="size-20" />, { container })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(rises()).toEqual([])
  })

  it.each([
    [5, 'xMidYMax slice'],
    [52, 'xMidYMid slice'],
    [95, 'xMidYMin slice'],
  ])('keeps the shore of %i percent in a flat box', async (percent, crop) => {
    await render(<WaterLevel seed="crs_1" percent={percent} className="h-10 w-40" />, { container })
    expect(container.querySelector('svg')?.getAttribute('preserveAspectRatio')).toBe(crop)
  })
})
