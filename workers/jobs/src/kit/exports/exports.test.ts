import type { ExportCell } from '@kere/contracts/http/exports'
import { beforeEach, describe, expect, it } from 'vitest'
import { createJobs } from '../../create-jobs.ts'
import type { JobsEnv } from '../../env.ts'

const total = 5

let asked: Request[]
let lines: Record<string, unknown>[]
let spans: Record<string, unknown>[]

beforeEach(() => {
  asked = []
  lines = []
  spans = []
})

const opened = {
  fileName: 'audit-log-2026-11-22.csv',
  header: ['When', 'Note', 'Count'],
  kinds: ['moment', 'text', 'number'],
  rows: total,
}

interface Given {
  pages?: readonly (ExportCell[][] | Response)[]
  open?: Response
  method?: string
  headers?: Record<string, string>
}

function ask({ pages = [], open = Response.json(opened), method = 'GET', headers = {} }: Given = {}) {
  const api = async (request: Request) => {
    asked.push(request)
    if (request.method === 'POST') return open
    const place = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
    const page = pages[place] ?? []
    if (page instanceof Response) return page
    return Response.json({ rows: page, nextCursor: place + 1 < pages.length ? String(place + 1) : null })
  }
  const jobs = createJobs({
    wait: async () => {},
    writeLog: (line) => {
      const { traceId, ...said } = JSON.parse(line) as Record<string, unknown>
      if (said.part) spans.push({ traceId, ...said })
      else lines.push(said)
    },
    now: () => 0,
    fetch,
  })
  // The cast is safe: an export uses no other binding.
  const env = { EXPORTS: { fetch: api } } as unknown as JobsEnv
  return jobs.fetch(
    new Request<unknown, IncomingRequestCfProperties>('https://kere.test/api/exports/audit-log.csv?outcome=refused', {
      method,
      headers,
    }),
    env,
  )
}

it('leaves one line, and asks the API for each page in the trace of its request', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  await ask({ pages: [[['a', 'b', 1]]], headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } }).then((answer) =>
    answer.text(),
  )
  expect(spans).toMatchObject([
    { traceId: trace, parentSpanId: 'b7ad6b7169203331', part: 'jobs', name: '/api/exports/*', status: 200 },
  ])
  const told = asked.map(({ headers }) => headers.get('traceparent'))
  expect(told).toEqual([`00-${trace}-${String(spans[0]?.spanId)}-01`, told[0]])
})

describe('[U-22] a CSV file', () => {
  it('has a byte order mark, its header, and every row of every page', async () => {
    const response = await ask({ pages: [[['a', 'b', 1]], [['c', null, 2]], [['d', 'e', 3]]] })
    const bytes = new Uint8Array(await response.clone().arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(await response.text()).toBe('"When","Note","Count"\r\n"a","b",1\r\n"c",,2\r\n"d","e",3\r\n')
  })

  it('[S-475] is named by its day, tells its rows, and is kept by nobody', async () => {
    const { status, headers } = await ask()
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="audit-log-2026-11-22.csv"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-export-rows': '5',
      },
    ])
  })

  it.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1+1', '\u00A0@A1', '＝1+1', ' ＠A1'])(
    '[W-28] [S6] shows %j as text, where a spreadsheet would run it',
    async (evil) => {
      const text = await (await ask({ pages: [[[evil, 'x', -2]]] })).text()
      expect(text.split('"Count"\r\n')[1]).toBe(`"'${evil}","x",-2\r\n`)
    },
  )

  const cellOf = async (kind: string, cell: ExportCell) => {
    const open = Response.json({ ...opened, header: ['Cell'], kinds: [kind] })
    return (await (await ask({ open, pages: [[[cell]]] })).text()).split('"Cell"\r\n')[1]
  }

  it.each(['012345678901', '4123456789012345', '1-2', 'MAR1', '2E10', '00000', '1/4', 'N326112299', '०१२', '12:30'])(
    '[U-22] keeps %j what it is where its column holds names',
    async (name) => {
      expect(await cellOf('name', name)).toBe(`"\t${name}"\r\n`)
    },
  )

  it.each([
    '007',
    '1-2',
    '3/4',
    '12 Mar',
    'March 2026',
    'MAR1',
    'Sept 5, 2026',
    '1e5',
    '12.50',
    '1,00,000',
    '₹500',
    '50%',
    '10:30 am',
    '2026-11-15',
    '1–2',
    'TRUE',
    '٣',
  ])('keeps %j as somebody wrote it', async (text) => {
    expect(await cellOf('text', text)).toBe(`"\t${text}"\r\n`)
  })

  it.each([
    'Asha',
    'May',
    'Marching on',
    'Solar 101',
    'Lake 2030: a plan',
    'Decker 5',
    'a1',
    'See 1/4 of it',
    '',
    'ಕೆರೆ',
  ])('leaves %j alone, which no spreadsheet takes for anything else', async (text) => {
    expect(await cellOf('text', text)).toBe(`"${text}"\r\n`)
  })

  it('leaves times, days and numbers to be reckoned with, and nothing where there is nothing', async () => {
    expect(await cellOf('moment', '2026-11-15 12:00:00')).toBe('"2026-11-15 12:00:00"\r\n')
    expect(await cellOf('number', 12)).toBe('12\r\n')
    for (const kind of ['name', 'text', 'moment', 'number']) expect(await cellOf(kind, null)).toBe('\r\n')
    expect(await cellOf('name', '=1+1')).toBe(`"'=1+1"\r\n`)
  })

  it('quotes every text, so that nothing in it ends a cell for any spreadsheet', async () => {
    const texts = ['a,b', 'say "so"', 'two\r\nlines', 'a;b', 'a\tb', 'a|b', ' a ', '']
    const text = await (await ask({ pages: [[texts]] })).text()
    expect(text).toContain('"a,b","say ""so""","two\r\nlines","a;b","a\tb","a|b"," a ",""\r\n')
  })

  it('hands over who asks, from where and for what, at every page', async () => {
    const headers = {
      cookie: 'a=b',
      'sec-fetch-site': 'same-origin',
      'cf-connecting-ip': '192.0.2.1',
      range: 'bytes=0-',
    }
    await (await ask({ pages: [[['a', 'b', 1]], [['c', 'd', 2]]], headers })).text()
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://kere.test/api/exports/audit-log.csv?outcome=refused',
      'GET https://kere.test/api/exports/audit-log.csv?outcome=refused',
      'GET https://kere.test/api/exports/audit-log.csv?outcome=refused&cursor=1',
    ])
    for (const request of asked)
      expect(Object.fromEntries(request.headers)).toMatchObject({ cookie: 'a=b', 'sec-fetch-site': 'same-origin' })
    expect(asked.some((request) => request.headers.has('range'))).toBe(false)
  })

  it('is refused in the words of the API, before its first byte', async () => {
    const refusal = Response.json({ code: 'forbidden' }, { status: 403 })
    const response = await ask({ open: refusal })
    expect([response.status, await response.json(), asked.length]).toEqual([403, { code: 'forbidden' }, 1])
  })

  it('that breaks off does not look complete', async () => {
    const response = await ask({ pages: [[['a', 'b', 1]], new Response(null, { status: 401 }), [['c', 'd', 2]]] })
    await expect(response.text()).rejects.toThrow('A page was refused: 401')
    expect([asked.length, lines.at(-1)]).toMatchObject([3, { event: 'export_broke_off', rows: 1 }])
  })

  it('reads no further than somebody takes it', async () => {
    const response = await ask({ pages: Array.from({ length: 50 }, () => [['a', 'b', 1]]) })
    const reader = response.body!.getReader()
    await reader.read()
    await reader.read()
    await reader.cancel()
    expect(asked.length).toBeLessThan(5)
    expect(lines.at(-1)).toMatchObject({ event: 'export_left' })
  })

  it('takes no other method', async () => {
    expect((await ask({ method: 'HEAD' })).status).toBe(405)
    expect(asked).toEqual([])
  })
})
