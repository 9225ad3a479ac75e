import { queryOptions } from '@tanstack/react-query'
import FlaskConical from 'lucide-react/icons/flask-conical'
import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'
import { releasesPath, remoteName } from '../../../releases/remote-name.ts'
import { shareOfTrial } from './release-text.ts'
import { releasesQuery, type RemoteReleases } from '../../../releases/releases.api.ts'

const tasksIn = ({ remotes }: { remotes: RemoteReleases[] }) =>
  remotes.flatMap(({ name, canary }) =>
    canary
      ? [
          {
            id: `trial-${name}`,
            tone: 'info' as const,
            icon: FlaskConical,
            title: `Decide on the new release: ${remoteName(name)}`,
            text:
              canary.percent === 0 && !canary.isForTeam
                ? 'It is paused, because visitors’ browsers say that it fails. Promote it, or roll it back.'
                : `${shareOfTrial(canary)} ${canary.percent === 0 ? 'has' : 'have'} it. Promote it, or roll it back.`,
            href: releasesPath,
            act: 'Decide',
          },
        ]
      : [],
  )

export const releasesPart: DashboardPart = {
  name: 'releases',
  taskQuery: (api) => queryOptions({ ...releasesQuery(api), select: tasksIn }),
}
