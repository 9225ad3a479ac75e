import type { PageWatch } from '@kere/platform/boot'
import type { Session } from '@kere/platform/border'
import type { Registry } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import { openRemotes, type OpenRemote } from '../pages/guard.ts'
import type { PageSubject } from '../pages/page-subject.ts'
import type { ShellTemplate } from '../pages/shell-template.ts'
import { hasTrial } from '../releases/live-remotes.ts'
import { collectReport } from './collect-reports.ts'
import { writeWatchToken } from './watch-token.ts'

export const watchPath = '/_watch/'

interface Shown {
  registry: Registry
  live: readonly LiveRemote[]
  owner: OpenRemote | null
  session: Session
  template: ShellTemplate
}

/** Describes the remotes on trial that this reader may open. */
export async function describeWatch(env: ShellEnv, shown: Shown): Promise<PageWatch | null> {
  const { registry, live, owner, session, template } = shown
  const secret = env.RELEASE_TOKEN
  if (!hasTrial(registry) || !secret) return null
  const tried = openRemotes(live, session).filter(({ name, releaseName }) => isOnTrial(registry, name, releaseName))
  if (tried.length === 0) return null
  const now = Date.now()
  const addresses = await Promise.all(
    tried.map(async ({ name, releaseName }) => {
      const token = await writeWatchToken({ remote: name, release: releaseName }, secret, now)
      return [name, watchPath + token] as const
    }),
  )
  return { script: template.watchScript, owner: owner?.name ?? null, remotes: Object.fromEntries(addresses) }
}

export function watchRenderings(
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { request, registry, owner }: Pick<Shown, 'registry' | 'owner'> & { request: Request },
): PageSubject['onRendered'] {
  if (!owner || !isOnTrial(registry, owner.name, owner.releaseName)) return null
  const { name: remote, releaseName: release } = owner
  const measure = 'render' as const
  return (isGood) => {
    const failure = isGood ? null : 'render'
    context.waitUntil(collectReport(env, context, request, { remote, release, measure, failure, isLate: false }))
  }
}

/** A release that one person previews is not on trial. */
function isOnTrial({ remotes }: Registry, name: string, releaseName: string) {
  const known = remotes[name]
  return known?.canary ? [known.canary.release, known.stable.release].includes(releaseName) : false
}
