const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** @returns the https address to redirect to, or null if the request may stay as it is */
export function secureAddress(address: string): string | null {
  const url = new URL(address)
  if (url.protocol === 'https:' || ownMachine.test(url.hostname)) return null
  url.protocol = 'https:'
  return url.href
}

const programsAddress = /^\/(?:api|webhooks|_releases)\//

/**
 * Leads a browser to https and refuses a program. A program would follow the redirect each time, and nobody would notice
 * that it sends its token in the clear.
 */
export function answerInsecure(secure: string): Response {
  const headers = { 'cache-control': 'private, no-store' }
  if (programsAddress.test(new URL(secure).pathname)) return new Response('Use https', { status: 403, headers })
  return new Response(null, { status: 308, headers: { ...headers, location: secure } })
}
