import { Suspense, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyExtra } from './editor/lazy-part.tsx'
import { WhenNear } from './when-near.tsx'

it('the code of a part far below is loaded and drawn once a key is pressed', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(() => Promise.resolve(() => <a href="/reply">Reply</a>))
  const Part = lazyExtra(load)
  const screen = await render(
    <>
      <a href="/lesson">Lesson</a>
      <div style={{ height: '5000px' }} />
      <WhenNear fallback={<p>Loading the thread</p>}>
        <Suspense>
          <Part />
        </Suspense>
      </WhenNear>
    </>,
  )
  // `pnpm size` proves that it is not loaded before. Real keys would go to whichever frame has the focus while other files are tested.
  screen
    .getByText('Lesson')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  await expect.element(screen.getByRole('link', { name: 'Reply' })).toBeInTheDocument()
  expect(load).toHaveBeenCalled()
})
