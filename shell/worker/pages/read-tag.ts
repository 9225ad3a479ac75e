import { tagServices, type Tag } from '@kere/platform/boot'
import type { ShellEnv } from '../env.ts'
import type { Visitor } from '../sessions/read-visitor.ts'

type Settings = Pick<ShellEnv, 'ANALYTICS_SERVICE' | 'ANALYTICS_ORIGIN' | 'ANALYTICS_SITE'>

/**
 * Returns no tag for readers under 18 or of unknown age (C-49), if the API could not be asked, or until everything is
 * set (C-52).
 */
export function readTag(
  { ANALYTICS_SERVICE, ANALYTICS_ORIGIN, ANALYTICS_SITE }: Settings,
  { session: { user }, isUnknown }: Pick<Visitor, 'session' | 'isUnknown'>,
): Tag | null {
  const service = tagServices.find((known) => known === ANALYTICS_SERVICE)
  const origin = ANALYTICS_ORIGIN && URL.canParse(ANALYTICS_ORIGIN) ? new URL(ANALYTICS_ORIGIN).origin : null
  if (!service || !origin?.startsWith('https://') || !ANALYTICS_SITE) return null
  if (isUnknown || (user && user.isAdult !== true)) return null
  return { service, origin, site: ANALYTICS_SITE }
}
