import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from './watch-page.ts'

let content: HTMLElement
let told: string[]

/** The browser's measurements, by type. */
let measured: Record<string, object[]>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  told = []
  measured = { 'largest-contentful-paint': [{ startTime: 800 }] }
  window.kereWatch = (said) => void told.push(said)
  // Replaced by a fake, because the test's own page would be measured instead of the watched one.
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['largest-contentful-paint', 'longtask', 'event', 'resource']
      readonly #take: (list: { getEntries(): object[] }) => void

      constructor(take: (list: { getEntries(): object[] }) => void) {
        this.#take = take
      }

      observe({ type }: { type: string }) {
        this.#take({ getEntries: () => measured[type] ?? [] })
      }
    },
  )
  content = document.createElement('main')
  content.innerHTML = '<div data-app="public"><h1>Courses</h1></div>'
  document.body.append(content)
  addEventListener('error', keepQuiet)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  content.remove()
  delete document.documentElement.dataset.ready
  delete window.kereErrors
  delete window.kereWatch
  removeEventListener('error', keepQuiet)
})

const keepQuiet = (event: Event) => event.preventDefault()

async function begin() {
  watchPage({ script: '', owner: 'public' }, content)
  document.documentElement.dataset.ready = ''
  await settle()
}

/** Observers run before the next task. */
async function settle() {
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(2_000)
}

const errorOf = (file: string) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n at x (${location.origin}${file}:1:1)` })
const throwIn = (file: string) => window.kereErrors!.push(new ErrorEvent('error', { error: errorOf(file) }))

it('a page that is well says so, once, in a word', async () => {
  await begin()
  await settle()
  dispatchEvent(new Event('pagehide'))
  expect(told).toEqual(['public fine'])
})

describe('says what fails:', () => {
  it('what was thrown before it was there', async () => {
    const early = [new ErrorEvent('error', { error: errorOf('/mf/public/0123456789ab/entry.js') })]
    window.kereErrors = early
    await begin()
    expect(told).toEqual(['public error'])
  })

  it('a press that throws, after all was well', async () => {
    await begin()
    throwIn('/mf/public/0123456789ab/entry.js')
    throwIn('/mf/public/0123456789ab/entry.js')
    expect(told).toEqual(['public fine', 'public error'])
  })

  it('of a remote by its own address, also when another’s page stands', async () => {
    await begin()
    throwIn('/mf/learner/0123456789ab/entry.js')
    expect(told.at(-1)).toEqual('learner error')
  })

  it('a panel in the page’s place', async () => {
    content.innerHTML = '<div data-app="shell"><h1>This part is unavailable</h1></div>'
    await begin()
    expect(told).toEqual(['public mount'])
  })

  it('a page that never answers', async () => {
    watchPage({ script: '', owner: 'public' }, content)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual(['public dead'])
  })

  it.each([
    'display: none',
    'visibility: hidden',
    'opacity: 0',
    'position: absolute; left: -9999px',
    'color: rgb(255, 255, 255); background: rgb(255, 255, 255)',
  ])('a page of which nothing is seen (%s)', async (style) => {
    content.style.cssText = style
    await begin()
    expect(told).toEqual(['public blank'])
  })

  it('a page behind a layer', async () => {
    const layer = document.createElement('div')
    layer.style.cssText = 'position: fixed; inset: 0; z-index: 9; background: black'
    content.append(layer)
    await begin()
    expect(told).toEqual(['public blank'])
  })

  it('a page that says that there is nothing, and what breaks on it later', async () => {
    content.innerHTML = '<div data-app="public"><div data-empty=""><h2>No courses found</h2></div></div>'
    await begin()
    throwIn('/mf/public/0123456789ab/entry.js')
    expect(told).toEqual(['public empty', 'public error'])
  })

  it('what the policy forbids, of its own scripts alone', async () => {
    await begin()
    for (const sourceFile of ['chrome-extension://abc/x.js', `${location.origin}/mf/public/0123456789ab/entry.js`])
      window.kereErrors!.push(new SecurityPolicyViolationEvent('securitypolicyviolation', { sourceFile }))
    expect(told).toEqual(['public fine', 'public policy'])
  })

  it.each([
    ['hang', { longtask: [{ duration: 2_100 }] }],
    ['lag', { event: [{ duration: 510, interactionId: 7 }] }],
    ['call', { resource: [{ name: `${location.origin}/api/courses`, responseStatus: 500 }] }],
  ])('what the browser measures: %s', async (said, entries) => {
    measured = entries
    await begin()
    expect(told).toEqual([`public ${said}`])
  })

  it('nothing of short tasks, of moving the mouse, of a call that is refused, or of another site', async () => {
    measured = {
      longtask: [{ duration: 1_900 }],
      event: [{ duration: 900, interactionId: 0 }],
      resource: [
        { name: `${location.origin}/api/courses`, responseStatus: 404 },
        { name: 'https://elsewhere.example/api/courses', responseStatus: 500 },
      ],
    }
    await begin()
    expect(told).toEqual(['public fine'])
  })

  it.each([
    [4_100, 'left'],
    [900, 'gone'],
  ])('a page that is left after %d ms, before it answers: %s', async (ms, said) => {
    vi.spyOn(performance, 'now').mockReturnValue(ms)
    watchPage({ script: '', owner: 'educator' }, content)
    // Pages from earlier tests receive this event too.
    dispatchEvent(new Event('pagehide'))
    expect(told.filter((each) => each.startsWith('educator'))).toEqual([`educator ${said}`])
    document.documentElement.dataset.ready = ''
    await vi.advanceTimersByTimeAsync(0)
  })

  it('a sheet without a rule', async () => {
    const sheet = document.createElement('style')
    sheet.dataset.pageOf = 'public'
    sheet.textContent = '<<<<<<< not a sheet'
    content.append(sheet)
    await begin()
    expect(told).toEqual(['public style'])
  })

  it('a page that is drawn late', async () => {
    measured = { 'largest-contentful-paint': [{ startTime: 900 }, { startTime: 4_100 }] }
    await begin()
    expect(told).toEqual(['public slow'])
  })
})

const press = (interactionId: number, duration: number) => ({ interactionId, duration })

it.each([
  [
    'one',
    'what is drawn last and the slowest press',
    [press(7, 48), press(7, 96), press(8, 56), press(0, 400)],
    '1234 96',
  ],
  ['two', 'no press where there was none', [], '1234 -'],
  [
    'three',
    'one press of fifty less',
    Array.from({ length: 60 }, (_, at) => press(at + 1, at === 9 ? 480 : 64)),
    '1234 64',
  ],
])('says when its reader leaves how fast %s was: %s', async (owner, _, presses, said) => {
  measured = { 'largest-contentful-paint': [{ startTime: 700 }, { startTime: 1_234.4 }], event: presses }
  content.innerHTML = `<div data-app="${owner}"><h1>Courses</h1></div>`
  watchPage({ script: '', owner }, content)
  document.documentElement.dataset.ready = ''
  await settle()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  dispatchEvent(new Event('visibilitychange'))
  // Pages from earlier tests are hidden too.
  expect(told.filter((each) => each.startsWith(`${owner} vitals`))).toEqual([`${owner} vitals ${said}`])
})

it('the page of another remote is a visit of its own', async () => {
  await begin()
  content.innerHTML = '<div data-app="learner"><h1>Dashboard</h1></div>'
  await settle()
  expect(told).toEqual(['public fine', 'learner fine'])
})

it('an extension’s error is not the page’s', async () => {
  await begin()
  const error = Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/x.js:1:1' })
  window.kereErrors!.push(new ErrorEvent('error', { error }))
  expect(told).toEqual(['public fine'])
})
