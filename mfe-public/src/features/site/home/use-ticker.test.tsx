import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useTicker } from './use-ticker.ts'

afterEach(() => void vi.useRealTimers())

function Ticker() {
  const { position } = useTicker(3)
  return <p>{position}</p>
}

it('[S-069] goes on every 5 seconds where nobody says otherwise', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { container } = await render(<Ticker />)
  const shown = () => container.textContent
  expect(shown()).toBe('0')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('0')
  vi.advanceTimersByTime(1)
  await expect.poll(shown).toBe('1')
  vi.advanceTimersByTime(2 * 5000)
  await expect.poll(shown).toBe('0')
})
