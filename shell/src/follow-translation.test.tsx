import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { followTranslation } from './follow-translation.ts'

let root: Root | undefined
let element: HTMLElement

beforeAll(() => followTranslation(document.body))

afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

function draw(tree: ReactNode) {
  if (!root) {
    element = document.createElement('div')
    document.body.append(element)
    root = createRoot(element)
  }
  const standing = root
  flushSync(() => standing.render(tree))
}

/** A variable, because TypeScript marks the element `font` as deprecated. */
const font: string = 'font'

const wrap = (words: string) => {
  const [outer, inner] = [document.createElement(font), document.createElement(font)]
  inner.textContent = words
  outer.append(inner)
  return outer
}

/** The ways in which browsers translate a page. */
const ways = {
  'puts an element in its place': (text: Text) => text.replaceWith(wrap(text.data.toUpperCase())),
  'wraps it and writes into it': (text: Text) => {
    const outer = document.createElement(font)
    text.before(outer)
    const inner = document.createElement(font)
    outer.append(inner)
    inner.append(text)
  },
  'takes it out first': (text: Text) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode!.insertBefore(wrap(text.data.toUpperCase()), nextSibling)
  },
  'takes it out last': (text: Text) => {
    text.after(wrap(text.data.toUpperCase()))
    text.remove()
  },
}

function textsIn(node: Node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('font'))
}

async function translate(way: (text: Text) => void) {
  const texts = textsIn(element)
  texts.forEach(way)
  await Promise.resolve()
  return texts
}

const shown = () => element.textContent.toLowerCase()

for (const [name, way] of Object.entries(ways)) {
  it(`changes, takes away and brings texts where the translation ${name}`, async () => {
    const Page = ({ left, isSent, isLate }: { left: number; isSent: boolean; isLate: boolean }) => (
      <p>
        {isLate && 'Late. '}
        Show {left} more
        {isSent ? ' Sent.' : <b> Not sent.</b>}
        {isSent && ' Look into your inbox.'}
      </p>
    )
    draw(<Page left={12} isSent isLate={false} />)
    await translate(way)
    expect(shown()).toBe('show 12 more sent. look into your inbox.')

    draw(<Page left={5} isSent isLate={false} />)
    expect(shown()).toContain('5')
    await translate(way)
    expect(shown()).toBe('show 5 more sent. look into your inbox.')

    draw(<Page left={5} isSent={false} isLate />)
    await translate(way)
    expect(shown()).toBe('late. show 5 more not sent.')

    draw(<Page left={0} isSent isLate={false} />)
    await Promise.resolve()
    expect(shown()).toBe('show 0 more sent. look into your inbox.')
  })

  it(`moves texts in a list where the translation ${name}`, async () => {
    const Item = ({ name: word }: { name: string }) => `${word}, `
    const Page = ({ items }: { items: string[] }) => (
      <p>
        {items.map((item) => (
          <Item key={item} name={item} />
        ))}
        <i>end</i>
      </p>
    )
    draw(<Page items={['lake', 'forest', 'solar']} />)
    await translate(way)
    draw(<Page items={['solar', 'lake', 'river']} />)
    await Promise.resolve()
    expect(shown()).toBe('solar, lake, river, end')
    await translate(way)
    draw(<Page items={[]} />)
    await Promise.resolve()
    expect(shown()).toBe('end')
  })
}

it('empties a text that is hidden', async () => {
  const Page = ({ word }: { word: string }) => (
    <p>
      <b>Saved</b>
      {word}
    </p>
  )
  draw(<Page word=" just now" />)
  await translate(ways['puts an element in its place'])
  draw(<Page word="" />)
  await Promise.resolve()
  expect(shown()).toBe('saved')
})

it('gives the original back, by the same text or another', async () => {
  let setCount: (count: number) => void = () => {}
  function Page() {
    const [count, set] = useState(1)
    setCount = set
    return (
      <p>
        Taken: {count} <b>of 9</b>
      </p>
    )
  }
  draw(<Page />)
  const originals = await translate(ways['puts an element in its place'])
  expect(element.textContent).toBe('TAKEN: 1 OF 9')
  for (const [at, translation] of Array.from(element.querySelectorAll('p > font, b > font')).entries())
    translation.replaceWith(at === 1 ? '1' : originals[at]!)
  await Promise.resolve()
  expect(element.textContent).toBe('Taken: 1 of 9')
  flushSync(() => setCount(2))
  expect(element.textContent).toBe('Taken: 2 of 9')
})
