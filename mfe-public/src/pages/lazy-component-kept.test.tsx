import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FirstDrawn } from './lazy-component-kept.tsx'
import { lazyComponent } from './lazy-component.ts'

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      Pressed {count}
    </button>
  )
}

it('keeps the state of a part that was drawn before its code had come', async () => {
  const code = Promise.withResolvers<typeof Counter>()
  const later = lazyComponent(() => code.promise)
  const draw = (step: number) => (
    <Suspense fallback="Waiting">
      <FirstDrawn of={later} props={{ step }} />
    </Suspense>
  )
  const screen = await render(draw(1))
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  code.resolve(Counter)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Pressed 1')).toBeVisible()
  await screen.rerender(draw(2))
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Pressed 3')).toBeVisible()
})
