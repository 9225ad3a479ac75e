import { contractVersion, type Session } from '@kere/platform/border'
import type { Registry } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { hasTrial, liveFor } from '../releases/live-remotes.ts'
import { readDescription } from '../releases/release-description.ts'
import { anyBucket, readBucket } from '../releases/visitor-bucket.ts'
import { isAdmin } from '../sessions/read-visitor.ts'
import { readPreview, type Preview } from './preview-token.ts'

export interface ReaderLive {
  live: readonly LiveRemote[]
  setCookie: string | null
  preview: Preview | null
}

interface Reader {
  cookies: string
  user: Session['user']
}

/** Finds the live releases for the reader's bucket, replaced by those that the reader previews. */
export async function liveForReader(env: ShellEnv, registry: Registry, reader: Reader): Promise<ReaderLive> {
  const { live, setCookie } = liveInBucket(registry, reader)
  const preview = await readPreview(reader.cookies, env.RELEASE_TOKEN)
  const release = preview && (await readDescription(env, registry, preview.remote, preview.release))
  if (release?.contract !== contractVersion) return { live, setCookie, preview: null }
  const previewed = { name: preview!.remote, releaseName: preview!.release, release }
  const others = live.filter(({ name }) => name !== previewed.name)
  return { live: [...others, previewed], setCookie, preview }
}

export function liveInBucket(registry: Registry, { cookies, user }: Reader) {
  const { bucket, setCookie } = hasTrial(registry) ? readBucket(cookies, user?.id ?? null) : anyBucket
  return { live: liveFor(registry, { bucket, isTeam: isAdmin(user) }), setCookie }
}
