import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropOldFiles } from './old-files.ts'

const names = ['test-pages', 'test-files', 'test-shells'] as const
let pages: Cache
let files: Cache
let shells: Cache

beforeEach(async () => {
  ;[pages, files, shells] = await Promise.all([caches.open(names[0]), caches.open(names[1]), caches.open(names[2])])
})
afterEach(async () => void (await Promise.all(names.map((name) => caches.delete(name)))))

const remote = (release: string, file = 'page.js') => `/mf/learner/${release.repeat(12)}/assets/${file}`
const entry = (hash: string) => `/assets/index-${hash}.js`
const lists = {
  old: [entry('old'), '/assets/same-1.js', '/assets/gone-1.js'],
  new: [entry('new'), '/assets/same-1.js'],
}

const keep = (...paths: string[]) => Promise.all(paths.map((path) => files.put(path, new Response('a file'))))
const keepPage = (path: string, ...named: string[]) => pages.put(path, new Response(`<html>${named.join('"')}"</html>`))

const drop = (own: readonly string[], deployed: readonly string[]) =>
  dropOldFiles({ pages, files, shells, own, readList: () => Promise.resolve(deployed) })

const left = async () => (await files.keys()).map(({ url }) => new URL(url).pathname).toSorted()

describe('when a new release has come', () => {
  it('files of the old one go, pictures stay', async () => {
    await keep(...lists.old, remote('a'), '/media/usr_1/pic.webp')
    await drop([entry('old'), remote('a')], lists.old)
    expect(await left()).toHaveLength(5)
    await keep(entry('new'), remote('b'))
    await keepPage('/dashboard/my-events', entry('new'), remote('b'))
    await drop([entry('new'), remote('b')], lists.new)
    expect(await left()).toEqual([entry('new'), '/assets/same-1.js', '/media/usr_1/pic.webp', remote('b')].toSorted())
    expect(await shells.keys()).toHaveLength(1)
  })

  it('files that a kept page is made with stay, also those that it loads later', async () => {
    await keep(...lists.old, remote('a'), remote('a', 'later.js'))
    await drop([entry('old'), remote('a')], lists.old)
    await keepPage('/dashboard/my-courses/crs_1', entry('old'), remote('a'))
    await keep(entry('new'), remote('b'))
    await drop([entry('new'), remote('b')], lists.new)
    expect(await left()).toEqual(
      [...lists.old, entry('new'), remote('a'), remote('a', 'later.js'), remote('b')].toSorted(),
    )
  })

  it('the shell’s files stay where nobody knows which they are', async () => {
    await keep(...lists.old)
    await keepPage('/dashboard/my-courses/crs_1', entry('old'))
    await drop([entry('new')], lists.new)
    expect(await left()).toHaveLength(3)
  })

  it('a shell that is deployed after the tab was opened is not taken for the tab’s', async () => {
    await keep(...lists.old)
    await drop([entry('old')], lists.new)
    expect(await left()).toHaveLength(3)
    expect(await shells.keys()).toEqual([])
  })
})
