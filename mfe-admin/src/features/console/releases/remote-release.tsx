import { countOf } from '@kere/brand/count'
import { Badge } from '@kere/ui/status/badge'
import { TimeAgo } from '@kere/ui/time/time-ago'
import CircleCheck from 'lucide-react/icons/circle-check'
import FlaskConical from 'lucide-react/icons/flask-conical'
import type { ReactNode } from 'react'
import { momentOf } from '@kere/screens/time-in-india'
import { remoteName } from '../../../releases/remote-name.ts'
import { shareOfTrial } from './release-text.ts'
import { TrialCurves } from './trial-curves.tsx'
import type { RemoteReleases, Trial } from '../../../releases/releases.api.ts'

interface RemoteReleaseProps {
  remote: RemoteReleases
  /** The latest trial. */
  trial: Trial | undefined
}

export function RemoteRelease({ remote, trial }: RemoteReleaseProps) {
  const { name, stable, canary, previous } = remote
  const share = 100 - (canary?.percent ?? 0)
  return (
    <section aria-labelledby={`remote-${name}`} className="border-t-2 border-ink pt-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`remote-${name}`} className="text-panel">
          {remoteName(name)}
        </h2>
        <p className="text-meta text-muted">
          {name}, contract {stable.contract}
        </p>
      </div>
      <div className="mt-3 flex h-2 gap-0.5" aria-hidden="true">
        <span style={{ flexGrow: share }} className="basis-0 rounded-swatch bg-brand" />
        {canary && <span style={{ flexGrow: canary.percent }} className="basis-0 rounded-swatch bg-marigold" />}
      </div>
      <LiveRelease
        {...stable}
        share={`${share} of 100 visitors`}
        badge={
          <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
            Stable
          </Badge>
        }
      />
      {canary && (
        <LiveRelease
          {...canary}
          share={shareOfTrial(canary)}
          badge={
            <Badge tone="marigold" icon={<FlaskConical aria-hidden="true" />}>
              Canary
            </Badge>
          }
        />
      )}
      {trial && <TrialCurves trial={trial} canary={canary} />}
      {previous.length > 0 && (
        <div className="pt-3 text-meta text-muted">
          <h3 className="font-body text-meta font-semibold tracking-normal">Earlier releases</h3>
          <ul className="list-none">
            {previous.map(({ release, since }) => (
              <li key={release} className="flex flex-wrap gap-x-4 pt-1">
                <code>{release}</code> from {momentOf(since)} IST
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

interface LiveReleaseProps {
  release: string
  since: string
  share: string
  files: number
  badge: ReactNode
}

function LiveRelease({ release, since, share, files, badge }: LiveReleaseProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1.5 border-b border-hairline py-3 text-dense">
      <div>
        <p className="flex items-center gap-3">
          <code className="text-body font-semibold">{release}</code>
          {badge}
        </p>
        <p className="mt-1.5 text-meta text-muted">
          <TimeAgo instant={since} className="text-ink" />, {momentOf(since)} IST
        </p>
      </div>
      <p className="leading-dense desk:text-end">
        <span className="font-semibold tabular-nums">{share}</span>
        <span className="block pt-1 text-meta text-muted tabular-nums">{countOf(files, 'file')}</span>
      </p>
    </div>
  )
}
