import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LatePart } from './late-part.tsx'
import { lazyComponent } from './lazy-component.ts'
import { useHydrated } from './use-hydrated.ts'

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
  const draw = (step: number) => <LatePart of={later} props={{ step }} fallback="Waiting" />
  const screen = await render(draw(1))
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  code.resolve(Counter)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Pressed 1')).toBeVisible()
  await screen.rerender(draw(2))
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Pressed 3')).toBeVisible()
})

it('takes over fields that the edge has drawn with what was typed and chosen, though their code comes last', async () => {
  const code = Promise.withResolvers<() => React.ReactNode>()
  const later = lazyComponent(() => code.promise)
  const Fields = () => (
    <form aria-label="Late">
      <input name="name" />
      <input name="file" type="file" />
    </form>
  )
  // The page changes once it is hydrated, as real pages do.
  const Page = () => (
    <div data-hydrated={useHydrated()}>
      <LatePart of={later} props={{}} />
    </div>
  )
  const element = document.createElement('div')
  element.innerHTML =
    '<div data-hydrated="false"><form aria-label="Late"><input name="name"/><input name="file" type="file"/></form></div>'
  document.body.append(element)
  const [name, file] = Array.from(element.querySelectorAll('input'))
  name!.value = 'ಸ್ನೇಹಾ'
  const chosen = new DataTransfer()
  chosen.items.add(new File(['%PDF-1.7'], 'cv.pdf'))
  file!.files = chosen.files
  const errors: unknown[] = []
  const root = hydrateRoot(element, <Page />, { onRecoverableError: (error) => errors.push(error) })
  // After a few tasks, React has rendered everything that it can without the code.
  for (let turn = 0; turn < 9; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  expect(element.querySelector('form')).not.toBeNull()
  code.resolve(Fields)
  await expect.poll(() => element.firstElementChild?.getAttribute('data-hydrated')).toBe('true')
  expect(Array.from(element.querySelectorAll('input'))).toEqual([name, file])
  expect([name!.value, file!.files[0]?.name, errors]).toEqual(['ಸ್ನೇಹಾ', 'cv.pdf', []])
  root.unmount()
  element.remove()
})
