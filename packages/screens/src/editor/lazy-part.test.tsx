import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.tsx'

it('a part that does not load leaves the rest of the page where it is', async () => {
  const Part = lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const screen = await render(
    <>
      <input aria-label="Course title" defaultValue="Reading a tank" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This part did not load')
  await expect.element(screen.getByLabelText('Course title')).toHaveValue('Reading a tank')
})
