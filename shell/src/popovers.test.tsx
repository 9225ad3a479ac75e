import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { polyfillPopovers } from './popovers.ts'

const own = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
const names = ['showPopover', 'hidePopover', 'togglePopover'] as const

beforeAll(() => {
  const listening = vi.spyOn(document, 'addEventListener')
  polyfillPopovers()
  return () => {
    for (const [type, react] of listening.mock.calls) document.removeEventListener(type, react)
    listening.mockRestore()
    document.adoptedStyleSheets = []
    for (const name of names) Object.defineProperty(HTMLElement.prototype, name, own[name])
  }
})

beforeEach(() => {
  document.body.innerHTML = `
    <button popovertarget="layer">Open</button>
    <div id="layer"><button popovertarget="layer" popovertargetaction="hide">Close</button><p>Inside</p></div>
    <p>Elsewhere</p>`
})
afterEach(() => document.body.replaceChildren())

const layer = () => document.getElementById('layer')!
const press = (text: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('button, p'))
    .find((element) => element.textContent === text)
    ?.click()

function listen() {
  const states: unknown[] = []
  const hear = (event: Event) => void states.push((event as ToggleEvent).newState)
  layer().addEventListener('toggle', hear)
  return states
}

it('[part of U-38.visitors] opens and closes by its buttons, and says so', () => {
  const states = listen()
  press('Open')
  expect(layer().hasAttribute('open')).toBe(true)
  press('Close')
  expect(layer().hasAttribute('open')).toBe(false)
  press('Open')
  press('Open')
  expect(states).toEqual(['open', 'closed', 'open', 'closed'])
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => press('Elsewhere')],
  ['its own function', () => layer().hidePopover()],
])('[part of U-38.visitors] is closed by %s', async (_, close) => {
  layer().setAttribute('popover', 'auto')
  press('Open')
  press('Inside')
  expect(layer().hasAttribute('open')).toBe(true)
  await close()
  expect(layer().hasAttribute('open')).toBe(false)
})
