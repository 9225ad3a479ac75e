import { createMiddleware } from 'hono/factory'
import type { ShellEnv } from '../env.ts'
import { requestIdOf } from '../http/own-request.ts'
import { integrityOfBytes } from './integrity.ts'
import { registryOf } from './read-registry.ts'
import { problemMediaType, type ProblemDocument } from '@kere/contracts/http/problem'
import { releaseProblems, type ReleaseProblem } from '@kere/platform/release-problems'

export function refuseRelease(code: ReleaseProblem, detail: string, headers: Record<string, string> = {}): Response {
  const { status, title } = releaseProblems[code]
  const problem: ProblemDocument = { type: 'about:blank', title, status, detail, code }
  return new Response(JSON.stringify(problem), { status, headers: { ...headers, 'content-type': problemMediaType } })
}

/**
 * The time for which a network stays admitted, because a release makes hundreds of requests and the registry should not
 * be asked for each.
 */
const admittedMs = 10_000

const admittedUntil = new Map<string, number>()

/** The registry counts wrong tokens by network. After too many, the network must wait, even with the right token. */
export const authorizeRelease = createMiddleware<{ Bindings: ShellEnv }>(async ({ env, req }, next) => {
  const network = networkOf(req.header('cf-connecting-ip') ?? '')
  const key = await hashNetwork(network, env.RELEASE_TOKEN)
  const isRight = await isToken(req.header('authorization'), env.RELEASE_TOKEN)
  if (isRight && (admittedUntil.get(key) ?? 0) > Date.now()) return next()

  try {
    if (isRight) {
      const waitMs = await registryOf(env).readWait(key)
      if (waitMs > 0) return refuseGuess(waitMs)
      admittedUntil.clear()
      admittedUntil.set(key, Date.now() + admittedMs)
      return next()
    }
    admittedUntil.delete(key)
    const { count, waitMs } = await registryOf(env).countGuess(key)
    const event = waitMs > 0 ? 'release_token_throttled' : 'release_token_refused'
    console.warn(JSON.stringify({ event, requestId: requestIdOf(req.raw), count }))
    return waitMs > 0 ? refuseGuess(waitMs) : refuseRelease('token_refused', 'Send the release token as a bearer.')
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreachable', reason: String(error) }))
    return refuseRelease('registry_unavailable', 'Nothing was changed. Try again in a minute.')
  }
})

const refuseGuess = (waitMs: number) =>
  refuseRelease('too_many_guesses', 'Wait before you try again, also with the right token.', {
    'retry-after': String(Math.ceil(waitMs / 1000)),
  })

/** Reduces an IPv6 address to its /48, which belongs to one site. */
export const networkOf = (address: string) =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address

/** Hashes the network, so that no IP address is stored. */
const hashNetwork = (network: string, token = '') => integrityOfBytes(new TextEncoder().encode(`${token}\0${network}`))

async function isToken(header: string | undefined, token: string | undefined) {
  if (!token || !header) return false
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  // The digests have the same length, so the comparison's duration reveals nothing.
  return crypto.subtle.timingSafeEqual(await digest(header), await digest(`Bearer ${token}`))
}
