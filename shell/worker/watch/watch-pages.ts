import type { PageWatch } from '@kere/platform/boot'
import type { Session } from '@kere/platform/border'
import type { Registry } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { openRemotes, type OpenRemote } from '../pages/guard.ts'
import type { ShellTemplate } from '../pages/shell-template.ts'
import { collectReport } from './collect-reports.ts'
import { voterOf } from './witness.ts'
import { isAsked, watchedIn } from './watched-release.ts'
import { writeWatchToken } from './watch-token.ts'

interface Shown {
  request: Request
  registry: Registry
  live: readonly LiveRemote[]
  owner: OpenRemote | null
  session: Session
  template: ShellTemplate
}

export interface WatchedPage {
  /** The same for everybody who gets this page, so it may be cached. */
  page: PageWatch
  /** The token for this one answer. `Server-Timing` is the only header that the page's scripts can read. */
  header: string
  /** Called for each rendering of the page's remote. */
  onRendered(rendering: Rendering): void
  /** Called when the page is sent to a browser, which should then report. */
  onSent(): void
}

/** `slow` only if no other pages were rendered at the same time, because a crowd is no fault of a release. */
export type Rendering = 'good' | 'failed' | 'slow'

const outcomes: Readonly<Record<Rendering, readonly string[]>> = { good: [], failed: ['render'], slow: ['slow'] }

/** The watch measures nothing of a reader under 18 (C-49). Only admins have no date of birth. */
const isMeasured = ({ user }: Session) => !user || user.isAdult === true || user.role === 'admin'

/** Returns null if no remote that the reader may open is watched now. */
export async function watchPage(
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { request, registry, live, owner, session, template }: Shown,
): Promise<WatchedPage | null> {
  const secret = env.RELEASE_TOKEN
  const now = Date.now()
  const watched = openRemotes(live, session).filter(({ name, releaseName }) =>
    isWatched(registry, name, releaseName, now),
  )
  if (!secret || watched.length === 0 || !isMeasured(session)) return null
  const releases = Object.fromEntries(watched.map(({ name, releaseName }) => [name, releaseName]))
  const voter = await voterOf({ request, userId: session.user?.id ?? null, secret, now })
  const own = owner && releases[owner.name] ? { remote: owner.name, release: owner.releaseName } : null
  return {
    page: { script: template.watchScript, owner: owner?.name ?? null },
    header: `watch;desc="${await writeWatchToken({ voter, releases }, secret, now)}"`,
    onRendered(rendering) {
      if (!own) return
      const edge = { ...voter, witness: 'edge' as const, id: voter.network }
      collectReport(env, context, { ...own, voter: edge, isSent: false, isHeard: true, failures: outcomes[rendering] })
    },
    onSent() {
      // Programs that read pages or fetch them ahead never report.
      if (!own || request.headers.get('sec-fetch-mode') !== 'navigate' || request.headers.has('sec-purpose')) return
      collectReport(env, context, { ...own, voter, isSent: true, isHeard: false, failures: [] })
    },
  }
}

/** A release that only one person previews is not compared. */
function isWatched(registry: Registry, name: string, releaseName: string, now: number) {
  const watched = watchedIn(registry, name)
  return watched !== null && [watched.release, watched.beside].includes(releaseName) && isAsked(watched, now)
}
