import { momentOf } from '@kere/screens/time-in-india'
import { Section } from '@kere/ui/layout/section'
import { remoteName } from '../../../releases/remote-name.ts'
import { actName } from './release-text.ts'
import type { ReleaseAct } from '../../../releases/releases.api.ts'

export function ReleaseHistory({ acts }: { acts: readonly ReleaseAct[] }) {
  return (
    <Section title="History">
      <ol className="list-none border-t border-hairline">
        {acts.map(({ id, at, remote, act, release, percent, by, reason, commit }) => (
          <li key={id} className="border-b border-hairline py-3 text-dense">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{actName(act)}</span>
              <span>{remoteName(remote)}</span>
              {release && <code>{release}</code>}
              {percent !== null && (
                <span className="text-muted">{percent === 0 ? 'for the team' : `for ${percent} of 100 visitors`}</span>
              )}
            </p>
            {reason && <p className="mt-1 max-w-measure">{reason}</p>}
            <p className="mt-1 text-meta text-muted [overflow-wrap:anywhere]">
              {momentOf(at)} IST{by && `, by ${by}`}
              {commit && `, from commit ${commit}`}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
