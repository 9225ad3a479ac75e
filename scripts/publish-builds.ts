import type { BuiltRelease } from './describe-release.ts'
import { ReleaseRefusal, type ReleaseClient } from './release-client.ts'

/**
 * Publishes the builds. Live releases and trials stay as they are. The remote that owns all other addresses comes last,
 * so that until then such pages say "not available".
 */
export async function publishBuilds(
  client: ReleaseClient,
  builds: readonly BuiltRelease[],
  log: (line: string) => void,
) {
  const answersAll = ({ release }: BuiltRelease) => release.routes.some(({ path }) => path === '*')
  const { remotes } = await client.status()
  const isLive = ({ remote, name }: BuiltRelease) =>
    remotes.some((live) => live.name === remote && live.stable.release === name && live.canary === null)
  for (const built of builds
    .filter((each) => !isLive(each))
    .toSorted((one, other) => Number(answersAll(one)) - Number(answersAll(other))))
    try {
      await client.publish(built)
    } catch (error) {
      if (!(error instanceof ReleaseRefusal && error.status === 409)) throw error
      if (!remotes.find(({ name }) => name === built.remote)?.canary) throw error
      log(`${built.remote} keeps its trial; today's sources were not released`)
    }
}
