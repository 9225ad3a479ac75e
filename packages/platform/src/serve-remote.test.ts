import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { RenderRequest } from './border.ts'
import type { PageModule } from './page.ts'
import { serveRemote } from './serve-remote.ts'

const endpoint = {
  summary: 'A read for these tests.',
  response: z.object({ count: z.int(), text: z.optional(z.string()) }),
  failure: 'Failed to read',
} as const

const readKept = defineEndpoint('readKept', 'GET /api/kept', {
  ...endpoint,
  access: 'public',
  maxAgeSeconds: 10,
})
const readPublic = defineEndpoint('readPublic', 'GET /api/public', {
  ...endpoint,
  access: 'public',
})
const readOwn = defineEndpoint('readOwn', 'GET /api/own', {
  ...endpoint,
  access: 'optional',
})

function Count() {
  const answer = useQueryClient().getQueryData<{ count: number; text?: string }>(['readKept'])
  return createElement('p', null, `${answer?.count}${answer?.text ?? ''}`)
}

const page: PageModule = {
  component: Count,
  queries: (_, api) =>
    [readKept, readPublic, readOwn].map((asked) => ({ queryKey: [asked.name], queryFn: () => api.call(asked, {}) })),
  describe: () => ({ status: 200, meta: { title: '', description: '', canonical: '/', breadcrumbs: [] } }),
}

function start(text?: string) {
  const render = serveRemote({ name: 'test', pages: { '/': () => Promise.resolve(page) } })
  const calls: { path: string; cookie: string | null }[] = []
  const traces = new Set<string | null>()
  const API = {
    fetch: (request: Request) => {
      traces.add(request.headers.get('traceparent'))
      calls.push({ path: new URL(request.url).pathname, cookie: request.headers.get('cookie') })
      return Promise.resolve(Response.json({ count: calls.length, text }))
    },
  }
  return {
    calls,
    traces,
    render: (request: Partial<RenderRequest> = {}) =>
      render({ path: '/', search: '', session: { user: null }, ...request }, { API, waitUntil: () => {} }),
  }
}

describe('a rendered page', () => {
  it('shows an answer that may be old from memory, and asks anew for every other', async () => {
    const { render, calls } = start()
    const [first, second] = [await render(), await render()]
    expect([first.html, second.html]).toEqual(['<p>1</p>', '<p>1</p>'])
    expect(calls.map(({ path }) => path)).toEqual(['/api/kept', '/api/public', '/api/own', '/api/public', '/api/own'])
  })

  it('shows whoever has just changed something what is so now', async () => {
    const { render, calls } = start()
    await render()
    expect((await render({ fresh: true })).html).toBe('<p>4</p>')
    expect((await render()).html).toBe('<p>4</p>')
    expect(calls.filter(({ path }) => path === '/api/kept')).toHaveLength(2)
  })

  it('is sent as bytes to a shell that asks for them, where no data can end its element, and as strings to an older one', async () => {
    const { render } = start('₹1 </script>')
    const [older, bytes] = [await render(), await render({ asBytes: true })]
    const decode = (text: string | Uint8Array = '') =>
      typeof text === 'string' ? null : new TextDecoder().decode(text)
    expect(older.html).toBe('<p>1₹1 &lt;/script&gt;</p>')
    expect(decode(bytes.html)).toBe(older.html)
    const json = decode(bytes.data?.json)
    expect(json).not.toContain('<')
    const answers = (data: unknown) => (JSON.parse(String(data)) as { answers: unknown[] }).answers[0]
    expect(answers(json)).toEqual(answers(older.data?.json))
  })

  it('asks the API in the trace of the request that it is rendered for', async () => {
    const { render, traces } = start()
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await render({ traceparent, accessToken: 'a-token' })
    expect([...traces]).toEqual([traceparent])
  })

  it('is asked for with the token of who reads it only where the API looks at that', async () => {
    const { render, calls } = start()
    await render({ accessToken: 'a-token' })
    expect(calls).toEqual([
      { path: '/api/kept', cookie: null },
      { path: '/api/public', cookie: null },
      { path: '/api/own', cookie: `${accessCookie}=a-token` },
    ])
  })
})
