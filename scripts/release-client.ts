import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { problemDocument } from '@kere/contracts/http/problem'
import type { Share } from '@kere/platform/registry-edits'
import { registryHistory, releaseStatus, type RegistryAct, type ReleaseStatus } from '@kere/platform/release-problems'
import * as z from 'zod/mini'
import type { BuiltRelease } from './describe-release.ts'
import { root } from './run-command.ts'

export type { RegistryAct, ReleaseStatus }

export interface ReleaseTarget {
  origin: string
  token: string
  /** The reason that the history shows for these acts. */
  reason?: string
}

export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal'
  readonly status: number
  /** The problem's code; `null` if the shell's answer had none. */
  readonly code: string | null

  constructor(status: number, reason: string, code: string | null = null) {
    super(`${status} ${reason}`)
    this.status = status
    this.code = code
  }
}

export class OriginUnreachable extends Error {
  override name = 'OriginUnreachable'

  constructor(origin: string, options: ErrorOptions) {
    super(
      `Nothing answers at ${origin}. Locally, start the platform first (npm start) and say its PORT; elsewhere, look at --origin and at the network.`,
      options,
    )
  }
}

export function createReleaseClient({ origin, token, reason }: ReleaseTarget) {
  async function call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/_releases${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    }).catch((cause: unknown) => {
      throw new OriginUnreachable(origin, { cause })
    })
    const text = await response.text()
    if (!response.ok) throw refusalOf(response.status, text)
    return text
  }

  const status = async (): Promise<ReleaseStatus> => z.parse(releaseStatus, JSON.parse(await call('GET', '')))

  /**
   * Sends an act. It is refused if somebody else has changed the remote since it was seen. A shell older than revisions
   * does not check this.
   */
  async function act(method: string, remote: string, { path, seen, query = {}, body }: Act): Promise<ReleaseStatus> {
    const headers: Record<string, string> = {}
    const { revisions } = seen
    if (revisions) headers['if-match'] = `"${revisions[remote] ?? 0}"`
    const said = Object.entries({ ...query, ...(await author()), reason })
    const asked = new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    return z.parse(
      releaseStatus,
      JSON.parse(await call(method, `/${remote}${path && `/${path}`}?${asked.toString()}`, body, headers)),
    )
  }

  async function upload({ remote, name, sources, copies }: BuiltRelease) {
    const send = async (kind: string, path: string, source: string) =>
      call('PUT', `/${remote}/${name}/${kind}/${path}`, new Uint8Array(await readFile(source)))
    await inLanes(Object.entries(sources), async ([path, source]) => {
      await send('files', path, source)
      for (const copy of copies.filter((each) => each.path === path)) await send(copy.encoding, path, copy.source)
    })
  }

  return {
    status,
    upload,
    async publish(built: BuiltRelease, share?: Share) {
      const { remote, name, release } = built
      const seen = await status()
      await upload(built)
      const query = share === undefined ? {} : { percent: String(share) }
      return act('PUT', remote, { path: name, seen, query, body: JSON.stringify(release) })
    },
    /** Makes a release visible only to people who open the link, until the link expires. */
    async preview(remote: string, name: string, hours?: number) {
      const said = await call('POST', `/${remote}/${name}/preview${hours === undefined ? '' : `?hours=${hours}`}`)
      const { path, until } = z.parse(previewLink, JSON.parse(said))
      return { link: origin + path, until }
    },
    async describe({ remote, name, release }: BuiltRelease) {
      await call('PUT', `/${remote}/${name}/description`, JSON.stringify(release))
    },
    canary: async (remote: string, share: Share, seen?: ReleaseStatus) =>
      act('PUT', remote, { path: 'canary', seen: seen ?? (await status()), query: { percent: String(share) } }),
    promote: async (remote: string, name?: string, seen?: ReleaseStatus) =>
      act('POST', remote, { path: 'promotion', seen: seen ?? (await status()), query: name ? { release: name } : {} }),
    rollBack: async (remote: string, seen?: ReleaseStatus) =>
      act('POST', remote, { path: 'rollback', seen: seen ?? (await status()) }),
    /** Retires a remote, so that its pages answer 404. */
    retire: async (remote: string, seen?: ReleaseStatus) =>
      act('DELETE', remote, { path: '', seen: seen ?? (await status()) }),
    /** Lists the acts, newest first. */
    async history({ remote, before, limit }: { remote?: string; before?: number; limit?: number } = {}) {
      const said = Object.entries({ remote, before, limit })
      const asked = new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
      const acts: RegistryAct[] = z.parse(
        registryHistory,
        JSON.parse(await call('GET', `/history?${asked.toString()}`)),
      ).acts
      return acts
    },
  }
}

const previewLink = z.object({ path: z.string(), until: z.string() })

interface Act {
  path: string
  seen: ReleaseStatus
  query?: Record<string, string>
  body?: string
}

export type ReleaseClient = ReturnType<typeof createReleaseClient>

function refusalOf(status: number, text: string) {
  try {
    const { code, detail, title } = z.parse(problemDocument, JSON.parse(text))
    return new ReleaseRefusal(status, detail ?? title, code)
  } catch {
    return new ReleaseRefusal(status, text)
  }
}

let known: Promise<{ by: string | undefined; commit: string | undefined }> | undefined

/** The author that the history shows. It is not verified. */
const author = () => (known ??= describeAuthor())

async function describeAuthor() {
  const [by, commit, changes] = await Promise.all([
    git('config', 'user.email'),
    git('rev-parse', '--short=12', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no'),
  ])
  return { by: by || process.env.USER, commit: commit && (changes ? `${commit}+` : commit) }
}

/** Runs git. Returns an empty text if the folder is no checkout. */
const git = (...args: string[]) =>
  promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
}
