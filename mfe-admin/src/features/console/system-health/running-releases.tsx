import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { useQuery } from '@tanstack/react-query'
import { releasesPath, remoteName } from '../../../releases/remote-name.ts'
import { releasesQuery } from '../../../releases/releases.api.ts'
import { LoadState } from '../../../load-state.tsx'

/** Says which release of each remote is live, and which shell. */
export function RunningReleases() {
  const { api } = useRemote()
  const releases = useQuery(releasesQuery(api))
  const { remotes = [], shell } = releases.data ?? {}
  return (
    <Section title="Runs now" link={{ href: releasesPath, label: 'Releases' }}>
      <LoadState query={releases} what="releases" skeletons={['h-40 w-full']} className="mb-4">
        The rest of the page works.
      </LoadState>
      {releases.data && (
        <dl className="-mt-3 text-dense">
          {remotes.map(({ name, stable, canary }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-2.5">
              <dt className="grow font-semibold">{remoteName(name)}</dt>
              <dd>
                <code>{stable.release}</code>
                {canary && <span className="text-muted">, {canary.release} on trial</span>}
              </dd>
              <dd className="text-meta text-muted">
                <AgeOrDate instant={stable.since} />
              </dd>
            </div>
          ))}
          {shell !== undefined && (
            <div className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-2.5">
              <dt className="grow font-semibold">Shell</dt>
              <dd>
                <code>{shell}</code>
              </dd>
            </div>
          )}
        </dl>
      )}
    </Section>
  )
}
