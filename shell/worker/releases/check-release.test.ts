import { contractVersion } from '@kere/platform/border'
import type { Release } from '@kere/platform/registry'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { findFault, findLackingCall, findOldFault } from './check-release.ts'

const sha384 = new ArrayBuffer(48)
const integrity = `sha384-${btoa('\0'.repeat(48))}`

const good: Release = {
  contract: contractVersion,
  routes: [{ path: '/courses' }, { path: '/courses/:id' }, { path: '/dashboard', roles: ['student'] }, { path: '*' }],
  forms: [],
  sitemap: { pages: [], lists: [] },
  entry: 'entry.js',
  css: ['sheet.css'],
  preloads: ['entry.js'],
  server: 'server/server.js',
  calls: ['GET /api/courses/:id', '/api/courses'],
  files: { 'entry.js': integrity, 'sheet.css': integrity, 'server/server.js': integrity },
}

interface Around {
  render?: (asked: { path: string }) => Promise<unknown>
  sizes?: Record<string, number>
  paths?: object
}

const page = { status: 200, html: '<h1>x</h1>', meta: {}, data: null }

function around({ render = async () => page, sizes = {}, paths }: Around = {}) {
  const bindings = {
    RELEASES: {
      head: async (key: string) => {
        const path = key.split('/').slice(3).join('/')
        return Object.hasOwn(good.files, path) ? { size: sizes[path] ?? 100, checksums: { sha384 } } : null
      },
    },
    API: {
      fetch: async () =>
        Response.json({ paths: paths ?? { '/api/courses': { get: {} }, '/api/courses/{courseId}': { get: {} } } }),
    },
    LOADER: { get: () => ({ getEntrypoint: () => ({ render }) }) },
  }
  return bindings as unknown as ShellEnv
}

const live = (release: Release) => ({ name: 'public', releaseName: '0123456789ab', release })
const find = (env: ShellEnv, release = good) => findFault(env, live(release))

afterEach(() => void vi.useRealTimers())

it('a release is good whose pages for visitors are rendered, whose files are there, and whose calls are answered', async () => {
  const asked: string[] = []
  const render = async ({ path }: { path: string }) => {
    asked.push(path)
    return page
  }
  expect(await find(around({ render }))).toBeNull()
  expect(asked).toEqual(['/courses', '/no-page-of-this-site'])
  const { calls: _, ...older } = good
  expect(await find(around({ paths: {} }), older)).toBeNull()
  expect(await find(around(), { ...good, server: null })).toBeNull()
})

describe('a release is not good', () => {
  it.each([
    ['that speaks another contract', around(), { ...good, contract: 99 }, 'contract_mismatch', 'speaks contract 99'],
    ['that lacks a file', around(), { ...good, files: { ...good.files, 'a.js': integrity } }, 'file_missing', 'a.js'],
    [
      'whose page names a sheet that is no file',
      around(),
      { ...good, routes: [{ path: '/x', css: 'pages/x.css' }] },
      'file_missing',
      'pages/x.css',
    ],
    ['whose first page is too heavy', around({ sizes: { 'sheet.css': 3_000_000 } }), good, 'too_heavy', '3000100'],
    [
      'whose server bundle is too heavy',
      around({ sizes: { 'server/server.js': 5_000_001 } }),
      good,
      'too_heavy',
      'server',
    ],
    [
      'that calls what the API lacks',
      around({ paths: { '/api/courses': { get: {} } } }),
      good,
      'call_unknown',
      'GET /api/courses/:id',
    ],
    [
      'that calls it by a method that the API lacks',
      around(),
      { ...good, calls: ['DELETE /api/courses'] },
      'call_unknown',
      'DELETE /api/courses',
    ],
    [
      'while the API does not answer',
      Object.assign(around(), { API: { fetch: async () => new Response('down', { status: 500 }) } }),
      good,
      'api_unavailable',
      'does not say',
    ],
    ['that answers 500', around({ render: async () => ({ ...page, status: 500 }) }), good, 'page_not_rendered', '500'],
    [
      'that answers nothing',
      around({ render: async () => ({ ...page, html: '' }) }),
      good,
      'page_not_rendered',
      'empty',
    ],
    ['that answers no page', around({ render: async () => ({}) }), good, 'page_not_rendered', '/courses'],
  ] as const)('%s', async (_, env, release, code, detail) => {
    const fault = await find(env, release as Release)
    expect([fault?.code, fault?.detail]).toEqual([code, expect.stringContaining(detail)])
  })

  it('that keeps the processor busy, so that no timer fires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const render = async () => {
      vi.setSystemTime(Date.now() + 3_000)
      return page
    }
    expect(await find(around({ render }))).toMatchObject({
      code: 'page_not_rendered',
      detail: expect.stringMatching(/it took \d+ ms/),
    })
  })
})

it('a page that a busy machine is slow with is asked for again, and no more often than three times', async () => {
  let asked = 0
  const render = async ({ path }: { path: string }) => {
    if (path === '/courses' && (asked += 1) < 3) throw new Error('busy')
    return page
  }
  expect(await find(around({ render }))).toBeNull()
  expect(asked).toBe(3)
})

it('what was good once is asked for its contract and its files alone', async () => {
  const env = around({ render: () => Promise.reject(new Error('not asked')), paths: {} })
  expect(await findOldFault(env, live(good))).toBeNull()
  expect(await findOldFault(env, live({ ...good, contract: 2 }))).toMatchObject({ code: 'contract_mismatch' })
})

it('asks the version of the API that it is told, for what a release calls', async () => {
  const name = 'cloudflare-workers-version-overrides'
  const paths = (override: string | null) => ({
    '/api/courses': { get: {} },
    ...(override === null && { '/api/courses/{courseId}': { get: {} } }),
  })
  const fetch = async (_: string, { headers = {} }: { headers?: HeadersInit }) =>
    Response.json({ paths: paths(new Headers(headers).get(name)) })
  const env = Object.assign(around(), { API: { fetch } })
  expect(await findLackingCall(env, good)).toBeNull()
  expect(await findLackingCall(env, good, { [name]: 'kere-api="before"' })).toMatchObject({
    detail: expect.stringContaining('GET /api/courses/:id'),
  })
})
