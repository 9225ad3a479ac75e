import type { BarRemote, Bucket, KeptRelease, PageBar } from '@kere/platform/boot'
import { contractVersion, type Session } from '@kere/platform/border'
import type { Registry, RemoteReleases } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import { readCookie } from '@kere/session/session-cookies'
import type { ShellEnv } from '../env.ts'
import { openRemotes } from '../pages/guard.ts'
import type { ShellTemplate } from '../pages/shell-template.ts'
import { isAdmin } from '../sessions/read-visitor.ts'
import { pathOfPreview, previewCookie, writePreviewToken, type Preview } from '../preview/preview-token.ts'

/** The cookie only says that the bar is wanted. The bar also requires that the user is an admin. */
export const barCookie = '__Host-kere_bar'

/** How long a release that was chosen in the bar is shown, and how long a link of the bar can be opened. */
export const previewMs = 24 * 60 * 60_000

export const wantsBar = (cookies: string | null | undefined) => readCookie(cookies, barCookie) === 'on'

interface Shown {
  cookies: string
  session: Session
  registry: Registry
  live: readonly LiveRemote[]
  preview: Preview | null
  template: ShellTemplate
}

/** Only admins can choose releases and create links. Anybody with a link can open the release that it names. */
export async function readBar(
  env: ShellEnv,
  { cookies, session, registry, live, preview, template }: Shown,
): Promise<PageBar | null> {
  if (!preview && !(isAdmin(session.user) && wantsBar(cookies))) return null
  const linkOf = async (remote: string, release: string) => {
    const own = preview?.remote === remote ? readCookie(cookies, previewCookie) : undefined
    if (own !== undefined) return pathOfPreview(own)
    if (!isAdmin(session.user) || !env.RELEASE_TOKEN) return null
    return pathOfPreview(await writePreviewToken({ remote, release, until: Date.now() + previewMs }, env.RELEASE_TOKEN))
  }
  const remotes = openRemotes(live, session).map(async ({ name, releaseName }): Promise<BarRemote> => {
    const known = registry.remotes[name]
    return {
      name,
      release: releaseName,
      bucket: preview?.remote === name ? 'preview' : bucketOf(known, releaseName),
      link: await linkOf(name, releaseName),
      kept: known && isAdmin(session.user) ? keptOf(known) : [],
    }
  })
  return { script: template.barScript, until: preview?.until ?? null, remotes: await Promise.all(remotes) }
}

const bucketOf = (known: RemoteReleases | undefined, release: string): Bucket =>
  known?.canary?.release === release ? 'trial' : 'stable'

/** The releases that this shell can show. Those with another contract are left out. */
export function keptOf({ stable, canary, previous, releases }: RemoteReleases): KeptRelease[] {
  const places = [
    { place: 'stable' as const, ...stable },
    ...(canary ? [{ place: 'trial' as const, ...canary }] : []),
    ...previous.map((before) => ({ place: 'before' as const, ...before })),
  ]
  return places
    .filter(({ release }) => releases[release]?.contract === contractVersion)
    .map(({ release, since, place }) => ({ release, since, place }))
}
