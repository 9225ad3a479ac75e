import { describe, expect, it } from 'vitest'
import { pageRegistryText } from './page-registry.ts'
import { registryHeader } from './registries.ts'

const at = 'mfe-public/src/features/forms/pet-loans'
const registryOf = (...files: readonly [name: string, text: string][]) =>
  pageRegistryText(
    'mfe-public',
    files.map(([name, text]) => ({ path: `${at}/${name}`, read: () => text })),
  )
const page = 'export const page = {}'

describe('the registry of a remote’s pages', () => {
  it('copies what each page says of its route, in the order of the addresses', () => {
    const text = registryOf(
      ['loan.page.ts', `export const route = { path: '/pet-loans/:id', sitemap: { list: '/api/loans' } }\n${page}`],
      [
        'pet-loans.list.tsx',
        `export const route = { path: '/pet-loans', keptBy: ['kind', 'place'], maxAgeSeconds: 10 }\n${page}`,
      ],
      ['part.list.tsx', 'export const part = 1'],
      ['loan.page.test.ts', ''],
    )
    expect(text).toBe(`${registryHeader}import type { PageRoute } from '@kere/platform/page'

export const routes = [
  {
    path: '/pet-loans',
    keptBy: ['kind', 'place'],
    maxAgeSeconds: 10,
    page: async () => (await import('./features/forms/pet-loans/pet-loans.list.tsx')).page,
  },
  {
    path: '/pet-loans/:id',
    sitemap: { list: '/api/loans' },
    page: async () => (await import('./features/forms/pet-loans/loan.page.ts')).page,
  },
] satisfies readonly PageRoute[]
`)
  })

  it('knows a page with several addresses, and several pages of one file by their names', () => {
    const text = registryOf(
      ['loan.page.ts', `export const route = [{ path: '/loans' }, { path: '/loans/:id' }]\n${page}`],
      ['texts.page.ts', "export const termsRoute = { path: '/terms' }\nexport const termsPage = {}"],
    )
    expect([...text.matchAll(/path: '(.*)'|\)\.(\w+)/g)].map(([, path, name]) => path ?? name)).toEqual([
      '/loans',
      'page',
      '/loans/:id',
      'page',
      '/terms',
      'termsPage',
    ])
  })

  it.each([
    ['no route', page, 'does not say where the page stands'],
    ['no page', "export const route = { path: '/loans' }", 'the page of "route" is missing: export const page = …'],
    [
      'an address of another module',
      `export const route = { path: loansPath }\n${page}`,
      '"route": path is read without running the page',
    ],
    [
      'facts of another place',
      `export const route = { ...facts, path: '/loans' }\n${page}`,
      'may only have facts with names',
    ],
    [
      'no address',
      `export const route = { roles: ['admin'] }\n${page}`,
      '"route" has no path that begins with a slash',
    ],
    [
      'an address from nowhere',
      `export const route = { path: 'loans' }\n${page}`,
      '"route" has no path that begins with a slash',
    ],
    [
      'what is no object',
      `export const route = routeOf('/loans')\n${page}`,
      '"route" is not an object that is written out',
    ],
  ])('refuses %s, and names the file', (_, text, refusal) => {
    expect(() => registryOf(['loan.page.ts', text])).toThrow(`${at}/loan.page.ts`)
    expect(() => registryOf(['loan.page.ts', text])).toThrow(refusal)
  })

  it('refuses a second page at an address', () => {
    const text = `export const route = { path: '/loans' }\n${page}`
    expect(() => registryOf(['a.page.ts', text], ['b.page.ts', text])).toThrow(
      `${at}/b.page.ts: another page of mfe-public has the path /loans`,
    )
  })
})
