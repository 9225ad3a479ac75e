import { isDeepStrictEqual } from 'node:util'
import { peers, type Peer } from './build-peers.ts'
import { startProduct, startWorker, type BuiltWorker, type Contestant } from './contestant.ts'
import { measure, middle, type Measurement } from './measure.ts'
import { expectSamePage } from './same-page.ts'

const helloWorld: BuiltWorker = { folder: 'bench/peers/hello-world', main: 'worker.js' }
const rawStatement: BuiltWorker = { folder: 'bench/peers/raw-statement', main: 'worker.js' }
const api: BuiltWorker = {
  folder: 'dist/workers/api',
  main: 'index.js',
  // No request of the bench is signed in; the worker only wants to have them.
  bindings: { ACCESS_TOKEN_SECRET: '0'.repeat(64), SUPER_ADMIN_EMAIL: 'admin@kere.test' },
}

const pagePath = '/courses'

/** Not kept at the edge: a search as long as this is somebody's own. */
const composedPath = `${pagePath}?uncached=${'x'.repeat(200)}`
const apiPath = '/api/courses?limit=24'

export interface Results {
  page: Measurement
  keptPage: Measurement
  peers: Map<Peer, Measurement>
  hello: Measurement
  api: Measurement
  apiThroughShell: Measurement
  rawStatement: Measurement
}

interface Contest {
  stateDir: string
  passes: number
  requests: number
  log(line: string): void
}

/**
 * On one database, one after the other, in several passes; the middle of each.
 * @throws when a peer does not show what the product's page shows, or the raw statement answers otherwise than the API
 */
export async function runContest({ stateDir, passes, requests, log }: Contest): Promise<Results> {
  const measured = new Map<string, Measurement[]>()
  const take = async (name: string, { origin, pid }: Contestant, path: string) => {
    const measurement = await measure(origin + path, requests, pid)
    measured.set(name, [...(measured.get(name) ?? []), measurement])
    log(`  ${name.padEnd(18)} ${measurement.rate.toFixed(0).padStart(6)}/s`)
  }

  for (let pass = 1; pass <= passes; pass += 1) {
    log(`pass ${pass} of ${passes}`)
    const { page, answer } = await running(startProduct(stateDir), async (product) => {
      await take('page', product, composedPath)
      await take('keptPage', product, pagePath)
      await take('apiThroughShell', product, apiPath)
      return { page: await readText(product.origin + pagePath), answer: await readText(product.origin + apiPath) }
    })
    for (const peer of peers)
      await running(startWorker(peer, stateDir), async (contestant) => {
        expectSamePage(peer.name, await readText(contestant.origin + pagePath), page)
        await take(peer.id, contestant, pagePath)
      })
    for (const [name, worker] of Object.entries({ hello: helloWorld, api, rawStatement }))
      await running(startWorker(worker, stateDir), async (contestant) => {
        if (worker !== helloWorld) expectSameAnswer(name, await readText(contestant.origin + apiPath), answer)
        await take(name, contestant, apiPath)
      })
  }

  const of = (name: string) => middle(measured.get(name) ?? [])
  return {
    page: of('page'),
    keptPage: of('keptPage'),
    peers: new Map(peers.map((peer) => [peer, of(peer.id)])),
    hello: of('hello'),
    api: of('api'),
    apiThroughShell: of('apiThroughShell'),
    rawStatement: of('rawStatement'),
  }
}

/** Also when the work fails. */
async function running<Result>(started: Promise<Contestant>, work: (contestant: Contestant) => Promise<Result>) {
  const contestant = await started
  try {
    return await work(contestant)
  } finally {
    await contestant.stop()
  }
}

async function readText(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

function expectSameAnswer(name: string, answer: string, expected: string) {
  if (!isDeepStrictEqual(JSON.parse(answer), JSON.parse(expected))) throw new Error(`${name} answers otherwise`)
}
