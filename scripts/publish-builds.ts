import type { BuiltRelease } from './describe-release.ts'
import { ReleaseRefusal, type ReleaseClient } from './release-client.ts'

/** A trial is kept: only people end one. */
export async function publishBuilds(
  client: ReleaseClient,
  builds: readonly BuiltRelease[],
  log: (line: string) => void,
) {
  for (const built of builds)
    try {
      await client.publish(built)
    } catch (error) {
      if (!(error instanceof ReleaseRefusal && error.status === 409)) throw error
      const { remotes } = await client.status()
      if (!remotes.find(({ name }) => name === built.remote)?.canary) throw error
      log(`${built.remote} keeps its trial; today's sources were not released`)
    }
}
