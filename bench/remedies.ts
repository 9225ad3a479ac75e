import type { Goal } from './goals.ts'
import type { Results } from './contest.ts'

const ms = (value: number | null) => (value === null ? 'an unknown time' : `${value.toFixed(1)} ms`)

/** Why a goal is missed and what would reach it. */
export function explainMiss(
  { id, what }: Goal,
  { page, hello, api, apiThroughShell, rawStatement, peers }: Results,
): string {
  const apiShare = `A page takes ${ms(page.processorMs)} of processor time, ${ms(apiThroughShell.processorMs)} of them for the API read behind it.`
  if (what.includes('hello-world')) {
    return (
      `No page is kept at the edge: every one is rendered anew (${ms(page.processorMs)} against ${ms(hello.processorMs)}) and answered ` +
      '`private, no-cache`. An anonymous visitor’s page depends on the address, the live releases, the theme and the trial ' +
      'bucket only: kept in the Cache API under those for a minute, it costs one lookup.'
    )
  }
  if (id === 'P4') {
    const astro = [...peers].find(([peer]) => peer.id === 'astro')?.[1]
    const reference = what.includes('Astro')
      ? ` Astro takes ${ms(astro?.processorMs ?? null)} because it writes strings, sends no data for hydration and reads the database in the same isolate.`
      : ''
    return (
      `${apiShare} The rest is rendering: the page through React’s stream, which encodes thousands of small pieces, the chrome ` +
      'around it, and the registry parsed for every page; then the HTML and 20 kB of data cross an isolate and are written ' +
      `into the page.${reference} In the order of what they bring: \`renderToString\` instead of \`renderToReadableStream\`, as ` +
      'all data is there before rendering begins; chrome and parsed registry kept per isolate; ' +
      ' only the cut description in the list’s answer.'
    )
  }
  if (id === 'P5') {
    return (
      `The API takes ${ms(api.processorMs)} where the bare worker takes ${ms(rawStatement.processorMs)}: for every request drizzle writes the ` +
      'same SQL anew and maps the rows, the query is validated, and a log line is written. Keeping the SQL of each shape of ' +
      'the list once it has been written would bring the most; the whole catalogue’s first page has only one.'
    )
  }
  if (what.startsWith('shell worker')) {
    return (
      'The chrome is rendered with `renderToString`, but `react-dom/server.edge` brings the streaming renderer too; an alias ' +
      'to the part that is used leaves the other out.'
    )
  }
  if (id === 'P10') return 'It carries code that no request needs there; the build’s report names the largest modules.'
  if (id === 'P2' || id === 'P3')
    return 'It loads code before it is wanted; what no first screen uses belongs behind a dynamic import.'
  return 'A statement reads rows that grow with the table; its plan names the index it lacks.'
}
