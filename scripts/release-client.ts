import { readFile } from 'node:fs/promises'
import { listReleases } from '@kere/contracts/releases'
import * as z from 'zod/mini'
import type { BuiltRelease } from './describe-release.ts'

export type ReleaseStatus = z.infer<typeof listReleases.response>

export interface ReleaseTarget {
  origin: string
  token: string
}

export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal'
  readonly status: number

  constructor(status: number, reason: string) {
    super(`${status} ${reason}`)
    this.status = status
  }
}

export function createReleaseClient({ origin, token }: ReleaseTarget) {
  async function call(method: string, path: string, body?: BodyInit): Promise<string> {
    const response = await fetch(`${origin}/_releases${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    if (!response.ok) throw new ReleaseRefusal(response.status, text)
    return text
  }
  const edit = async (method: string, path: string, body?: BodyInit): Promise<ReleaseStatus> =>
    z.parse(listReleases.response, JSON.parse(await call(method, path, body)))

  return {
    status: () => edit('GET', ''),
    async publish({ remote, name, release, sources, copies }: BuiltRelease, percent?: number) {
      const upload = async (kind: string, path: string, source: string) =>
        call('PUT', `/${remote}/${name}/${kind}/${path}`, new Uint8Array(await readFile(source)))
      await inLanes(Object.entries(sources), async ([path, source]) => {
        await upload('files', path, source)
        for (const copy of copies.filter((each) => each.path === path)) await upload(copy.encoding, path, copy.source)
      })
      const query = percent === undefined ? '' : `?percent=${percent}`
      return edit('PUT', `/${remote}/${name}${query}`, JSON.stringify(release))
    },
    canary: (remote: string, percent: number) => edit('PUT', `/${remote}/canary?percent=${percent}`),
    promote: (remote: string, name?: string) => edit('POST', `/${remote}/promotion${name ? `?release=${name}` : ''}`),
    rollBack: (remote: string) => edit('POST', `/${remote}/rollback`),
  }
}

export type ReleaseClient = ReturnType<typeof createReleaseClient>

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
}
