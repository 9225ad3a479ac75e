import type { BuiltRelease } from './describe-release.ts'
import { ReleaseRefusal, type ReleaseClient } from './release-client.ts'

/**
 * Live releases stay live, and so do trials. The owner of all other addresses comes last: until then a page says not
 * available.
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
