import { encodings, encodingNames, suffixOf, type Encoding } from '@kere/platform/encodings'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { contentTypeOf, immutable } from './stored-file.ts'

export const shellFileList = '/files.json'

const list = z.array(z.string().check(z.regex(/^assets\/(\w\w\/)?[\w.-]+$/)))

const keyOf = (path: string) => `shell${path}`

/** True once this isolate has stored the files, so that later page loads do not ask the bucket. */
let isKept = false

/**
 * Stores the shell's files in a bucket, where they stay, because a deployment removes the files of the previous shell
 * while its tabs are still open. Called after an answer; if it fails, the next isolate tries again. An answer stores the
 * files of one folder, that is of one language, because a request may only ask so many services.
 */
export async function keepShellFiles(env: ShellEnv, origin: string) {
  if (isKept) return
  isKept = true
  try {
    const answer = await env.ASSETS.fetch(origin + shellFileList)
    const text = answer.ok ? await answer.text() : '[]'
    const hash = await hashOf(text)
    const folders = Map.groupBy(z.parse(list, JSON.parse(text)), (path) => path.replace(/[^/]+$/, ''))
    for (const [folder, paths] of folders) {
      const done = `shell/kept/${hash}/${folder}`
      if (await env.RELEASES.head(done)) continue
      await inLanes(
        paths.flatMap((path) =>
          ['', ...encodingNames.map((name) => encodings[name])].map((suffix) => `/${path}${suffix}`),
        ),
        (path) => keepFile(env, origin, path),
      )
      await env.RELEASES.put(done, text)
      isKept = false
      return
    }
  } catch (error) {
    isKept = false
    console.error(JSON.stringify({ event: 'shell_files_not_kept', reason: String(error) }))
  }
}

async function keepFile(env: ShellEnv, origin: string, path: string) {
  const file = await env.ASSETS.fetch(origin + path)
  if (file.ok) await env.RELEASES.put(keyOf(path), await file.arrayBuffer(), { onlyIf: { etagDoesNotMatch: '*' } })
}

/** Reads a file of this shell, or of an earlier one. */
export async function readShellFile(
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { origin, pathname }: URL,
  encoding: Encoding | null,
): Promise<Response | null> {
  const path = pathname + suffixOf(encoding)
  const file = await env.ASSETS.fetch(origin + path)
  if (file.ok) return file
  const key = new Request(origin + path)
  const cached = await caches.default.match(key)
  if (cached) return cached
  const object = contentTypeOf(pathname) ? await env.RELEASES.get(keyOf(path)) : null
  if (!object) return null
  const bytes = await object.arrayBuffer()
  const headers = { etag: object.httpEtag, 'cache-control': immutable }
  context.waitUntil(caches.default.put(key, new Response(bytes, { headers })))
  return new Response(bytes, { headers })
}

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
}
