import { useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { hydrateInSlices } from './hydrate-in-slices.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function Counter({ label = 'Pressed' }: { label?: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  )
}

function serve(html = '<button type="button">Pressed 0</button>') {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

const buttonIn = (element: Element) => element.querySelector('button')!

it('takes over what stands, and draws into it from then on', async () => {
  const element = serve()
  const served = buttonIn(element)
  const root = await hydrateInSlices(element, <Counter />)
  served.click()
  await expect.poll(() => element.textContent).toBe('Pressed 1')

  root.render(<Counter label="Counted" />)
  await expect.poll(() => element.textContent).toBe('Counted 1')
  expect(buttonIn(element)).toBe(served)

  root.unmount()
  expect(element.childNodes).toHaveLength(0)
})

it('loses no click that comes before it stands', async () => {
  const element = serve()
  const standing = hydrateInSlices(element, <Counter />)
  buttonIn(element).click()
  await standing
  await expect.poll(() => element.textContent).toBe('Pressed 1')
})

it('ends also where the tree fails, and says why', async () => {
  const failure = new Error('This page is broken')
  function Broken(): ReactNode {
    throw failure
  }
  const element = serve('<p>Served</p>')
  const told: unknown[] = []
  await hydrateInSlices(element, <Broken />, {
    onUncaughtError: (error) => told.push(error),
    onRecoverableError: () => {},
  })
  expect(told).toEqual([failure])
})
