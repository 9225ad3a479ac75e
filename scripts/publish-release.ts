import { readFile } from 'node:fs/promises'
import type { BuiltRelease } from './describe-release.ts'

/** Uploads a release through the shell's release endpoint and announces it. What is already there is left alone. */
export async function publishRelease({ remote, name, release, sources }: BuiltRelease, origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const put = async (path: string, body: BodyInit) => {
    const response = await fetch(`${origin}/_releases/${remote}/${name}${path}`, { method: 'PUT', headers, body })
    if (!response.ok) throw new Error(`Releasing ${remote}@${name}${path}: ${response.status} ${await response.text()}`)
    await response.body?.cancel()
  }
  for (const [path, source] of Object.entries(sources)) await put(`/files/${path}`, new Uint8Array(await readFile(source)))
  await put('', JSON.stringify(release))
}
