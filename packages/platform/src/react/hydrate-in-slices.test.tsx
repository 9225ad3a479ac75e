import { useState, type ChangeEvent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
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

interface ChoicesProps {
  chosen: Set<string>
  onChoose: (control: HTMLInputElement | HTMLSelectElement) => void
}

function Choices({ chosen, onChoose }: ChoicesProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChoose(currentTarget)
  const names = ['lake', 'forest', 'solar']
  return (
    <form>
      {names.map((name) => (
        <input key={name} type="checkbox" value={name} checked={chosen.has(name)} onChange={onChange} />
      ))}
      {['all', 'walk', 'clinic'].map((name) => (
        <input key={name} type="radio" name="type" value={name} checked={chosen.has(name)} onChange={onChange} />
      ))}
      <select value={chosen.has('oldest') ? 'oldest' : 'newest'} onChange={onChange}>
        <option>newest</option>
        <option>oldest</option>
      </select>
      <input type="search" defaultValue="" />
    </form>
  )
}

const noChoice: ChoicesProps = { chosen: new Set(['forest', 'all']), onChoose: () => {} }

it('counts what was chosen before it stands, once and in turn, and keeps what was typed', async () => {
  const element = serve(renderToString(<Choices {...noChoice} />))
  const control = (value: string) => element.querySelector<HTMLInputElement>(`[value=${value}]`)!
  control('lake').click()
  control('forest').click()
  control('clinic').click()
  element.querySelector('select')!.value = 'oldest'
  element.querySelector<HTMLInputElement>('[type=search]')!.value = 'water'

  const seen: string[] = []
  function Page() {
    const [chosen, setChosen] = useState(noChoice.chosen)
    const onChoose: ChoicesProps['onChoose'] = (choice) => {
      seen.push(choice.value)
      const controls = [...element.querySelectorAll<HTMLInputElement>(':checked')]
      setChosen(new Set(controls.map(({ value }) => value)))
    }
    return <Choices {...{ chosen, onChoose }} />
  }
  await hydrateInSlices(element, <Page />)
  await expect.poll(() => seen).toEqual(['lake', 'forest', 'clinic', 'oldest'])
  const shown = [...element.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
  expect(shown).toEqual(['lake', 'clinic', 'oldest'])
  expect(element.querySelector<HTMLInputElement>('[type=search]')!.value).toBe('water')
})

it('counts a choice once that is made while it is being taken over', async () => {
  const element = serve(renderToString(<Choices {...noChoice} />))
  const seen: string[] = []
  const standing = hydrateInSlices(element, <Choices {...noChoice} onChoose={({ value }) => seen.push(value)} />)
  element.querySelector<HTMLInputElement>('[value=solar]')!.click()
  await standing
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen).toEqual(['solar'])
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
