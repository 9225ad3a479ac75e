import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from './watch-page.ts'

const addresses = { public: '/_watch/a', learner: '/_watch/b' }

let content: HTMLElement
let told: [string, string][]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  told = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, said) => {
    told.push([String(address), said as string])
    return true
  })
  // The test page's own paint may be late on a busy machine.
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 800 } as PerformanceEntry])
  content = document.createElement('main')
  content.innerHTML = '<div data-app="public"><h1>Courses</h1></div>'
  document.body.append(content)
  addEventListener('error', keepQuiet)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  content.remove()
  delete document.documentElement.dataset.ready
  delete window.kereErrors
  removeEventListener('error', keepQuiet)
})

const keepQuiet = (event: Event) => event.preventDefault()

async function begin() {
  watchPage({ script: '', owner: 'public', remotes: addresses }, content)
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
  expect(told).toEqual([['/_watch/a', 'fine']])
})

describe('says what fails:', () => {
  it('what was thrown before it was there', async () => {
    const early = [new ErrorEvent('error', { error: errorOf('/mf/public/0123456789ab/entry.js') })]
    window.kereErrors = early
    await begin()
    expect(told).toEqual([['/_watch/a', 'error']])
  })

  it('a press that throws, after all was well', async () => {
    await begin()
    throwIn('/mf/public/0123456789ab/entry.js')
    throwIn('/mf/public/0123456789ab/entry.js')
    expect(told).toEqual([
      ['/_watch/a', 'fine'],
      ['/_watch/a', 'late error'],
    ])
  })

  it('of a remote by its own address, also when another’s page stands', async () => {
    await begin()
    throwIn('/mf/learner/0123456789ab/entry.js')
    expect(told.at(-1)).toEqual(['/_watch/b', 'error'])
  })

  it('a panel in the page’s place', async () => {
    content.innerHTML = '<div data-app="shell"><h1>This part is unavailable</h1></div>'
    await begin()
    expect(told).toEqual([['/_watch/a', 'mount']])
  })

  it('a page that never answers', async () => {
    watchPage({ script: '', owner: 'public', remotes: addresses }, content)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([['/_watch/a', 'dead']])
  })

  it.each(['display: none', 'visibility: hidden', 'opacity: 0'])(
    'a page of which nothing is seen (%s)',
    async (style) => {
      content.style.cssText = style
      await begin()
      expect(told).toEqual([['/_watch/a', 'blank']])
    },
  )

  it('a sheet without a rule', async () => {
    const sheet = document.createElement('style')
    sheet.dataset.pageOf = 'public'
    sheet.textContent = '<<<<<<< not a sheet'
    content.append(sheet)
    await begin()
    expect(told).toEqual([['/_watch/a', 'style']])
  })

  it('a late first paint', async () => {
    // A browser has painted once and for all.
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 4_100 } as PerformanceEntry])
    await begin()
    expect(told).toEqual([['/_watch/a', 'slow']])
  })
})

it('the page of another remote is a visit of its own', async () => {
  await begin()
  content.innerHTML = '<div data-app="learner"><h1>Dashboard</h1></div>'
  await settle()
  expect(told).toEqual([
    ['/_watch/a', 'fine'],
    ['/_watch/b', 'fine'],
  ])
})

it('an extension’s error is not the page’s', async () => {
  await begin()
  const error = Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/x.js:1:1' })
  window.kereErrors!.push(new ErrorEvent('error', { error }))
  expect(told).toEqual([['/_watch/a', 'fine']])
})
