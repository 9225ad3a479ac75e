import { expect, it } from 'vitest'
import { serveCalendar } from './calendar-files.ts'
import type { ShellEnv } from '../env.ts'
import { stubEdgeCache } from '../edge-cache.fixtures.ts'

const kept = stubEdgeCache()

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

function aSite(cacheControl: string, status = 200) {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="events.ics"',
      'cache-control': cacheControl,
      etag: '"1"',
      vary: 'cookie',
      'set-cookie': 'a=b',
    }
    return new Response(text, { status, headers })
  }
  const call = async (path: string, init?: RequestInit) => {
    const pending: Promise<unknown>[] = []
    const response = await serveCalendar(
      new Request(`https://kere.test${path}`, init),
      // The code under test uses no other binding.
      { API: { fetch } } as unknown as ShellEnv,
      { waitUntil: (work: Promise<unknown>) => void pending.push(work) } as unknown as ExecutionContext,
    )
    await Promise.all(pending)
    return response
  }
  return { asked, call }
}

it('passes the path without its ending, and nobody’s cookies', async () => {
  const { asked, call } = aSite('public, max-age=300')
  const answer = await call('/events/evt_1.ics?x=1', {
    headers: { cookie: 'session=1', 'cf-connecting-ip': '203.0.113.7' },
  })
  expect(await answer.text()).toBe(text)
  expect(asked.map(({ url }) => url)).toEqual(['https://kere.test/api/calendars/events/evt_1'])
  expect([asked[0]?.headers.get('cookie'), asked[0]?.headers.get('cf-connecting-ip')]).toEqual([null, '203.0.113.7'])
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="events.ics"',
    'cache-control': 'public, max-age=300',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
    etag: '"1"',
  })
})

it('asks for the language of the address', async () => {
  const { asked, call } = aSite('public, max-age=300')
  await call('/kn/events/evt_1.ics')
  expect(asked.map(({ url }) => url)).toEqual(['https://kere.test/api/calendars/events/evt_1?language=kn'])
  expect([...kept.keys()]).toEqual(['https://kere.test/kn/events/evt_1.ics'])
})

it('keeps what is public, by its address alone, and tells who has it that it is the same', async () => {
  const { asked, call } = aSite('public, max-age=300')
  await call('/events.ics')
  expect(await (await call('/events.ics?again')).text()).toBe(text)
  const same = await call('/events.ics', { headers: { 'if-none-match': 'W/"1"' } })
  expect([same.status, await same.text(), asked.length]).toEqual([304, '', 1])
  expect(await (await call('/events.ics', { method: 'HEAD' })).text()).toBe('')
})

it.each([
  ['a private one', 'private, max-age=300', 200],
  ['a refusal', 'private, no-store', 404],
])('keeps nothing of %s', async (_, cacheControl, status) => {
  const { asked, call } = aSite(cacheControl, status)
  for (let time = 0; time < 2; time += 1) {
    const answer = await call('/calendars/secret.ics')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cacheControl])
  }
  expect([asked.length, kept.size]).toEqual([2, 0])
})
