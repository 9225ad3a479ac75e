import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { nextPath } from '@kere/contracts/http/safe-path'
import { writeBase64Url } from '../../base/digests.ts'
import { requireSecret } from '../../base/secrets.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { authorizationUrl } from './google-provider.ts'
import { googleCookie, type GoogleFlow } from './google-flow.ts'

/** They make 43 characters, the shortest verifier that PKCE allows. */
const secretBytes = 32

/**
 * @param origin of the site, to which Google sends the browser back
 * @throws {DomainError} `google_failed` if Google is not set up or does not answer
 */
export async function startGoogle(
  context: Context,
  { role, next }: { role?: ChosenRole | undefined; next?: string | undefined },
  origin: string,
) {
  const { at, randomBytes, settings, log } = context
  const random = () => writeBase64Url(randomBytes(secretBytes))
  const flow: GoogleFlow = {
    state: random(),
    nonce: random(),
    verifier: random(),
    role: role ?? null,
    next: nextPath(next),
  }
  if (!settings.google) {
    log('google_not_set_up', { level: 'error' })
    throw new DomainError('google_failed')
  }
  const location = await authorizationUrl(settings.google, flow, origin).catch((error: unknown) => {
    log('google_not_reached', { level: 'error', message: String(error).slice(0, 200) })
    throw new DomainError('google_failed')
  })
  return { location, cookie: await googleCookie.write(flow, requireSecret(context), at) }
}
