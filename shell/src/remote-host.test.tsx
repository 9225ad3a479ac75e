import { pageIds, type Boot, type BootRemote } from '@kere/platform/boot'
import { contractVersion, type MountContext, type RemoteModule } from '@kere/platform/border'
import type { ShellNavigation } from '@kere/platform/navigation'
import type { PageModule, RemoteApp } from '@kere/platform/page'
import { createRemote } from '@kere/platform/react/remote'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type Mock } from 'vitest'
import { createOverlays } from './chrome/overlays-store.ts'
import { sampleNavigation } from './navigation.fixtures.ts'
import { createRemoteHost } from './remote-host.tsx'

const remotes = [
  { name: 'public', patterns: ['/courses', '/courses/:id'] },
  { name: 'learner', patterns: ['/dashboard', '/dashboard/courses'] },
].map((remote): BootRemote => ({ ...remote, contract: contractVersion, entry: '', css: [], focused: [], offline: [] }))

const titled = (title: string): PageModule => ({
  component: () => <h1>{title}</h1>,
  describe: () => ({ status: 200, meta: { title, description: '', canonical: '', breadcrumbs: [] } }),
})

const publicApp: RemoteApp = {
  name: 'public',
  pages: { '/courses': async () => titled('Courses'), '/courses/:id': async () => titled('One course') },
}
const learnerApp: RemoteApp = {
  name: 'learner',
  pages: { '/dashboard': async () => titled('Dashboard'), '/dashboard/courses': async () => titled('My courses') },
}

type Load = (remote: BootRemote) => Promise<RemoteModule>

let content: HTMLElement
let navigation: ShellNavigation
let reported: unknown[]
let titles: string[]
let modules: Record<string, RemoteModule>
let reload: Mock<() => void>
let isYoungerThere: boolean

beforeEach(() => {
  reported = []
  titles = []
  isYoungerThere = false
  reload = vi.fn<() => void>()
  modules = { public: createRemote(publicApp), learner: createRemote(learnerApp) }
  vi.spyOn(globalThis, 'reportError').mockImplementation((error) => void reported.push(error))
  content = document.createElement('main')
  content.id = pageIds.content
  document.body.append(content)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  content.remove()
})

const loadAtOnce: Load = async ({ name }) => modules[name]!

function begin(path: string, { load = loadAtOnce, served }: { load?: Load; served?: string } = {}) {
  navigation = sampleNavigation(path)
  if (served) content.innerHTML = `<div data-app="public">${served}</div>`
  const boot: Boot = {
    entry: '',
    sheet: '/assets/main.css',
    preloads: [],
    remotes,
    session: { user: null },
    sessionExpiresAt: null,
    inbox: null,
    tag: null,
    notice: null,
    theme: 'system',
    year: 2026,
    subjects: [],
    submission: null,
    rendered: served ? { json: '{"at":0,"answers":[]}' } : null,
  }
  const host = createRemoteHost({
    boot,
    navigation,
    overlays: createOverlays(),
    onMeta: ({ title }) => titles.push(title),
    renewSession: async () => false,
    proveAnew: async () => false,
    openDevice: null,
    startExport: () => {},
    startBulk: () => {},
    openCookieChoice: null,
    load,
    swap: (draw) => draw(),
    reload,
    canLoadYounger: () => isYoungerThere,
  })
  onTestFinished(navigation.listen(() => void host.show()))
  return host
}

function sampleModule(name: string, until: Promise<void> = Promise.resolve()) {
  const contexts: MountContext[] = []
  const unmount = vi.fn<() => void>()
  modules[name] = {
    contract: contractVersion,
    async mount(element, context) {
      contexts.push(context)
      await until
      element.textContent = name
      return { unmount }
    },
  }
  return { contexts, unmount }
}

function holdBack(name: string) {
  const gate = Promise.withResolvers<void>()
  const load: Load = async (remote) => {
    if (remote.name === name) await gate.promise
    return modules[remote.name]!
  }
  return { load, release: gate.resolve, refuse: gate.reject }
}

const heading = () => content.querySelector('h1')?.textContent

const Throwing = () => {
  throw new Error('A component threw')
}
const ThrowingEffect = () => {
  useEffect(() => {
    throw new Error('An effect threw')
  }, [])
  return <h1>Courses</h1>
}
const ThrowingLate = () => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true))
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <Throwing /> : <h1>Courses</h1>
}
const ThrowingWhenPressed = () => {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? (
    <Throwing />
  ) : (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  )
}
const broken = { component: Throwing, effect: ThrowingEffect, 'what is drawn a moment later': ThrowingLate }

/** All pending work is done once the browser is idle, because none of it waits for the network. */
const settle = () => new Promise((resolve) => requestIdleCallback(resolve))

it('leaves a feed and a calendar to the edge, however like the address of a page they look', async () => {
  const host = begin('/courses')
  await host.show()
  const paths = ['/courses/crs_1', '/courses/feed.xml', '/courses/feed.json', '/courses/crs_1.ics']
  expect(paths.map(host.canShow)).toEqual([true, false, false, false])
})

describe('a tab of an older release', () => {
  it('stays on its page, and leaves for another by a load', async () => {
    const host = begin('/courses')
    await host.show()
    expect([host.canShow('/courses'), host.canShow('/dashboard')]).toEqual([true, true])
    isYoungerThere = true
    expect([host.canShow('/courses'), host.canShow('/dashboard')]).toEqual([true, false])
  })
})

describe('going on before a remote has come', () => {
  it('leaves the page alone that the tab has gone back to', async () => {
    const { load, release } = holdBack('learner')
    await begin('/courses', { load }).show()
    await expect.poll(heading).toBe('Courses')
    navigation.push('/dashboard')
    navigation.push('/courses')
    release()
    await settle()
    expect([heading(), reported]).toEqual(['Courses', []])

    navigation.push('/dashboard')
    await expect.poll(heading).toBe('Dashboard')
  })

  it('leaves it alone also when what was asked for fails', async () => {
    const { load, refuse } = holdBack('learner')
    await begin('/courses', { load }).show()
    // A remote counts as mounted before its page is rendered.
    await expect.poll(heading).toBe('Courses')
    navigation.push('/dashboard')
    navigation.push('/courses')
    refuse(new Error('did not load'))
    await expect.poll(() => reported).toEqual([new Error('did not load')])
    expect(heading()).toBe('Courses')
  })

  it('leaves it alone also when what was asked for is being mounted', async () => {
    const gate = Promise.withResolvers<void>()
    const { contexts, unmount } = sampleModule('learner', gate.promise)
    await begin('/courses').show()
    await expect.poll(heading).toBe('Courses')
    navigation.push('/dashboard')
    await expect.poll(() => contexts).toHaveLength(1)
    navigation.push('/courses')
    gate.resolve()
    await expect.poll(() => unmount).toHaveBeenCalledOnce()
    expect(heading()).toBe('Courses')
  })

  it('mounts a remote once, at the page that the tab is at by then', async () => {
    const { load, release } = holdBack('learner')
    const loads = vi.fn<Load>(load)
    await begin('/courses', { load: loads }).show()
    navigation.push('/dashboard')
    navigation.push('/courses')
    navigation.push('/dashboard/courses')
    release()
    await expect.poll(heading).toBe('My courses')
    await expect.poll(() => titles.at(-1)).toBe('My courses')
    expect(loads.mock.calls.map(([{ name }]) => name)).toEqual(['public', 'learner'])
  })
})

it('hears no title from a remote whose page the tab has left', async () => {
  const { contexts } = sampleModule('public')
  await begin('/courses').show()
  navigation.push('/dashboard')
  await expect.poll(() => titles.at(-1)).toBe('Dashboard')
  contexts[0]!.setMeta({ title: 'Courses', description: '', canonical: '', breadcrumbs: [] })
  expect(titles).not.toContain('Courses')
})

describe("the server's page", () => {
  const served = '<h1>Courses</h1>'
  let complaints: unknown[]
  const note = (event: ErrorEvent) => {
    complaints.push(event.error)
    event.preventDefault()
  }
  beforeEach(() => {
    complaints = []
    addEventListener('error', note)
  })
  afterEach(() => removeEventListener('error', note))

  it('is taken over as it stands', async () => {
    const host = begin('/courses', { served })
    const sent = content.querySelector('h1')
    await host.show()
    await expect.poll(() => titles).toContain('Courses')
    expect(content.querySelector('h1')).toBe(sent)
  })

  it('is not hydrated as another page that was asked for while its remote came', async () => {
    const { load, release } = holdBack('public')
    const shown = begin('/courses', { load, served }).show()
    navigation.push('/courses/crs_1')
    expect(heading()).toBe('Courses')
    release()
    await shown
    await expect.poll(heading).toBe('One course')
    expect(content.children).toHaveLength(1)
    expect([complaints, reported]).toEqual([[], []])
  })

  it('is hydrated once, and then left, when another page is asked for while it is mounted', async () => {
    const gate = Promise.withResolvers<PageModule>()
    const loadPage = vi.fn<() => Promise<PageModule>>(() => gate.promise)
    modules.public = createRemote({ ...publicApp, pages: { ...publicApp.pages, '/courses': loadPage } })
    const shown = begin('/courses', { served }).show()
    await expect.poll(() => loadPage).toHaveBeenCalled()
    navigation.push('/courses/crs_1')
    gate.resolve(titled('Courses'))
    await shown
    await expect.poll(heading).toBe('One course')
    expect([complaints, reported]).toEqual([[], []])
  })

  it('stays when its remote does not come', async () => {
    const { load, refuse } = holdBack('public')
    const host = begin('/courses', { load, served })
    const shown = host.show()
    refuse(new Error('did not load'))
    await shown
    expect([heading(), host.canShow('/courses/crs_1')]).toEqual(['Courses', false])
  })

  it.each(Object.entries(broken))('stays when %s throws, and leads on by loads', async (_, component) => {
    modules.public = createRemote({
      ...publicApp,
      pages: { '/courses': async () => ({ ...titled('Courses'), component }) },
    })
    const host = begin('/courses', { served: '<h1>Courses, as sent</h1>' })
    await host.show()
    await expect.poll(() => reported.length).toBeGreaterThan(0)
    await expect.poll(() => content.textContent).toBe('Courses, as sent')
    expect([content.children.length, host.canShow('/courses/crs_1')]).toEqual([1, false])
  })

  it('gives way to the panel when it throws after something was typed', async () => {
    modules.public = createRemote({
      ...publicApp,
      pages: { '/courses': async () => ({ ...titled('Courses'), component: ThrowingWhenPressed }) },
    })
    await begin('/courses', { served }).show()
    content.dispatchEvent(new Event('input'))
    content.querySelector('button')!.click()
    await expect.poll(heading).toBe('This part is unavailable')
  })

  it('makes way for the panel when its remote does not come and the tab is at another page by then', async () => {
    const { load, refuse } = holdBack('public')
    const shown = begin('/courses', { load, served }).show()
    navigation.push('/courses/crs_1')
    refuse(new Error('did not load'))
    await shown
    await expect.poll(heading).toBe('This part is unavailable')

    navigation.push('/dashboard')
    await expect.poll(heading).toBe('Dashboard')
  })
})

describe('a remote that fails', () => {
  it('is replaced by a panel that loads the page anew, also when another was asked for in between', async () => {
    const { contexts } = sampleModule('public')
    const { load, release } = holdBack('learner')
    await begin('/courses', { load }).show()
    navigation.push('/dashboard')
    navigation.push('/courses')
    contexts[0]!.fail(new Error('broken'))
    await expect.poll(heading).toBe('This part is unavailable')
    release()
    await settle()
    expect(heading()).toBe('This part is unavailable')
    expect(reload).not.toHaveBeenCalled()
    content.querySelector('button')!.click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('says that the connection is missing, and has the page loaded anew when it is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await begin('/courses', { load: () => Promise.reject(new Error('did not load')) }).show()
    await expect.poll(heading).toBe('You are offline')
    expect(content.textContent).not.toContain('It did not load')
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })

  it('says nothing any more once another stands', async () => {
    const { contexts } = sampleModule('public')
    await begin('/courses').show()
    navigation.push('/dashboard')
    await expect.poll(heading).toBe('Dashboard')
    contexts[0]!.fail(new Error('too late'))
    await expect.poll(() => reported).toEqual([new Error('too late')])
    expect(heading()).toBe('Dashboard')
  })

  it('is given up after ten seconds, and taken when it comes after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const gate = Promise.withResolvers<void>()
    sampleModule('learner', gate.promise)
    const shown = begin('/dashboard').show()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(content.children).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await shown
    vi.useRealTimers()
    await expect.poll(heading).toBe('This part is unavailable')
    gate.resolve()
    await expect.poll(() => content.textContent).toBe('learner')
  })

  it('does not lose its page to one that failed when nobody asked for it any more', async () => {
    const gate = Promise.withResolvers<PageModule>()
    const openCourses = vi.fn<() => Promise<PageModule>>(() => gate.promise)
    modules.learner = createRemote({
      ...learnerApp,
      pages: { ...learnerApp.pages, '/dashboard/courses': openCourses },
    })
    await begin('/dashboard').show()
    // The page starts to listen only after it has set its title, which is later than its heading appears.
    await expect.poll(() => titles.at(-1)).toBe('Dashboard')
    navigation.push('/dashboard/courses')
    await expect.poll(() => openCourses.mock.calls).toHaveLength(1)
    navigation.push('/dashboard')
    gate.reject(new Error('did not load'))
    await settle()
    expect([heading(), reported]).toEqual(['Dashboard', []])
  })
})
