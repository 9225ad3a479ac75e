import { request } from 'node:http'
import { build } from '../scripts/build.ts'
import type { BuiltRelease } from '../scripts/describe-release.ts'
import type { Platform } from '../scripts/platform.ts'
import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { burst } from './load.ts'
import { readFront } from './modules.ts'
import { pagePath } from './subjects.ts'

export const burstSize = 200
export const plantedPages = 50

export interface Behaviour {
  renderings: number
  /** The bytes of the page's HTML as sent, with the remote's own pages and with additional ones. */
  html: { before: number; after: number }
}

export async function observeBehaviour(): Promise<Behaviour> {
  const platform = await startTemporaryPlatform({ fronts: { shell: await readFront('count-renderings') } })
  try {
    return { renderings: await countRenderings(platform), html: await plantPages(platform) }
  } finally {
    await platform.stop()
  }
}

async function countRenderings({ origin }: Platform) {
  const count = async () => Number(await (await fetch(`${origin}/_renderings`)).json())
  await (await fetch(origin)).text()
  const before = await count()
  await burst({ url: `${origin.replace('localhost', '127.0.0.1')}${pagePath}?level=beginner` }, burstSize)
  return (await count()) - before
}

async function plantPages({ origin, releases }: Platform) {
  const { releases: built } = await build()
  const live = built.find(({ remote }) => remote === 'public')!
  const before = await sentBytes(origin)
  const planted = plant(live)
  await releases.publish(planted)
  const deadline = performance.now() + 90_000
  while (!(await (await fetch(`${origin}${pagePath}?planted`)).text()).includes(planted.name))
    if (performance.now() > deadline) throw new Error('The planted release is not served')
  return { before, after: await sentBytes(origin) }
}

function plant(live: BuiltRelease): BuiltRelease {
  const numbers = Array.from({ length: plantedPages }, (_, number) => number)
  const copied = Object.keys(live.sources).find((path) => path.endsWith('.js'))!
  const added = numbers.map((number) => `assets/planted-${number}.js`)
  const { release } = live
  return {
    ...live,
    name: '000000000050',
    release: {
      ...release,
      routes: [...release.routes, ...numbers.map((number) => ({ path: `/planted-${number}/:id` }))],
      files: { ...release.files, ...Object.fromEntries(added.map((path) => [path, release.files[copied]!])) },
    },
    sources: { ...live.sources, ...Object.fromEntries(added.map((path) => [path, live.sources[copied]!])) },
  }
}

async function sentBytes(origin: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  // The request accepts only Brotli, as the network in production does; `fetch` would decode it.
  request(`${origin}${pagePath}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    let bytes = 0
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
    answer.on('end', () =>
      answer.headers['content-encoding'] === 'br'
        ? resolve(bytes)
        : reject(new Error('The page was sent without Brotli')),
    )
  })
    .on('error', reject)
    .end()
  return promise
}
