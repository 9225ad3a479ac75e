import { pageIds, type BootRemote, type PageBoot } from '@kere/platform/boot'
import { heldSheetsCookie } from '@kere/platform/held-sheets'
import { peers } from './build-peers.ts'
import type { BuiltWorker, Contestant, Served } from './contestant.ts'
import { demoAccounts, demoPassword } from '../scripts/sign-in.ts'

export interface Subject {
  id: string
  name: string
  host: HostName
  path: string
  cookie?: (contestant: Contestant) => Promise<string>
  /** If true, every answer must come from the database, otherwise the run fails. */
  isFresh?: boolean
}

export type HostName = string

const helloWorld: BuiltWorker = { folder: 'bench/peers/hello-world', main: 'worker.js', isAtTheEdge: true }
const rawStatement: BuiltWorker = { folder: 'bench/peers/raw-statement', main: 'worker.js', isAtTheEdge: false }
const api: BuiltWorker = {
  folder: 'dist/workers/api',
  main: 'index.js',
  // The benchmark never signs in, but the worker requires these values.
  bindings: { ACCESS_TOKEN_SECRET: '0'.repeat(64), SUPER_ADMIN_EMAIL: 'admin@kere.test' },
  isAtTheEdge: false,
}

export const hosts: Readonly<Record<HostName, Served>> = {
  product: 'product',
  ...Object.fromEntries(peers.map((peer) => [peer.id, peer])),
  hello: helloWorld,
  api,
  raw: rawStatement,
}

export const pagePath = '/courses'
export const apiPath = '/api/courses?limit=24'
export const nothingPath = '/_nothing'

/**
 * The cookie of a reader who has just changed something, so that nothing cached is served to them
 * (`packages/contracts/src/accounts/fresh-cookie.ts`).
 */
const freshCookie = 'kere_fresh=1'

const noticeCookie = 'kere_notice=enrolled'

/** Neither the page nor its content is cached, because the search is too long. */
const unkeptPath = `${pagePath}?unkept=${'x'.repeat(200)}`

export const subjects: readonly Subject[] = [
  {
    id: 'fresh',
    name: 'Kere, composed, read from D1',
    host: 'product',
    path: pagePath,
    cookie: () => Promise.resolve(freshCookie),
    isFresh: true,
  },
  { id: 'recent', name: 'Kere, rendered from answers up to 10 s old', host: 'product', path: unkeptPath },
  {
    id: 'content',
    name: 'Kere, composed around content up to 10 s old',
    host: 'product',
    path: pagePath,
    cookie: () => Promise.resolve(noticeCookie),
  },
  { id: 'kept', name: 'Kere, kept page', host: 'product', path: pagePath },
  {
    id: 'kept-linked',
    name: 'Kere, kept page for a browser that has the sheets',
    host: 'product',
    path: pagePath,
    cookie: readSheets,
  },
  {
    id: 'user-fresh',
    name: 'Kere, signed in, composed, read from D1',
    host: 'product',
    path: pagePath,
    cookie: async (contestant) => `${await signIn(contestant)}; ${freshCookie}`,
    isFresh: true,
  },
  {
    id: 'user-recent',
    name: 'Kere, signed in, around content up to 10 s old',
    host: 'product',
    path: pagePath,
    cookie: signIn,
  },
  ...peers.map(({ id, name }) => ({ id, name, host: id, path: pagePath, isFresh: true })),
  { id: 'hello', name: 'hello-world worker', host: 'hello', path: pagePath },
  { id: 'raw', name: 'bare worker, prepared statements', host: 'raw', path: apiPath, isFresh: true },
  { id: 'api', name: 'API worker', host: 'api', path: apiPath, isFresh: true },
  { id: 'api-through-shell', name: 'API behind the shell', host: 'product', path: apiPath },
]

export const nothingOf = (host: HostName) => `${host}/nothing`

export const atZeroWork: readonly Subject[] = Object.keys(hosts).map((host) => ({
  id: nothingOf(host),
  name: `${host}, a route that does nothing`,
  host,
  path: nothingPath,
}))

/** Reads the cookie that a browser has after it has pointed at its first link. */
async function readSheets({ origin }: Contestant): Promise<string> {
  const html = await (await fetch(origin + pagePath)).text()
  const boot = JSON.parse(html.split(`id="${pageIds.boot}">`)[1]!.split('</script>')[0]!) as PageBoot
  const remotes = (await (await fetch(origin + boot.remotes)).json()) as BootRemote[]
  const sheets = remotes.flatMap(({ css }) => css.map(({ href }) => href))
  return heldSheetsCookie([boot.sheet, ...sheets]).split(';')[0]!
}

async function signIn({ origin }: Contestant): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.learner, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`The learner could not sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .filter((each) => !each?.startsWith('kere_fresh='))
    .join('; ')
}
