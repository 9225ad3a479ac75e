import { afterEach, expect, it, vi } from 'vitest'
import { breakStorage, storageModes } from './web-storage.fixtures.ts'
import { localStore, sessionStore } from './web-storage.ts'

const stores = [
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const

afterEach(() => {
  vi.restoreAllMocks()
  for (const [, store] of stores) for (const key of store.keys()) store.remove(key)
})

it.each(stores)('%s keeps what is written beyond the document', (name, store) => {
  expect(store.write('a', 'one')).toBe(true)
  expect([store.read('a'), globalThis[name].getItem('a'), store.keys()]).toEqual(['one', 'one', ['a']])
  store.remove('a')
  expect([store.read('a'), globalThis[name].getItem('a'), store.keys()]).toEqual([null, null, []])
})

it.each(stores.flatMap(([name, store]) => storageModes.map((mode) => ({ name, store, mode }))))(
  '$name that is $mode lasts as long as the document, and throws nothing',
  ({ name, store, mode }) => {
    breakStorage(mode)
    expect(store.read('a')).toBeNull()
    expect(store.write('a', 'one')).toBe(false)
    expect([store.read('a'), store.keys()]).toEqual(['one', ['a']])
    store.remove('a')
    expect([store.read('a'), store.keys()]).toEqual([null, []])
    store.write('a', 'two')
    vi.restoreAllMocks()
    expect(store.read('a')).toBe('two')
    expect(store.write('a', 'three')).toBe(true)
    expect(globalThis[name].getItem('a')).toBe('three')
  },
)

it('has the last text of a store that has become full, not the one before', () => {
  localStore.write('a', 'one')
  breakStorage('full')
  localStore.write('a', 'two')
  expect(localStore.read('a')).toBe('two')
})
