import type { Tag } from '@kere/platform/boot'

export async function hashForPolicy(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

export interface PolicyParts {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Another origin that a form may redirect to, because browsers check redirects too. */
  formTarget: string
  /**
   * The analytics tag, if the reader may be asked for consent. The edge cannot know the answer, which is in web storage
   * (S-304).
   */
  tag: Tag | null
}

/** Allows files of this site, and inline scripts and styles by hash, but no `eval`. */
export function pagePolicy({ scriptHashes, styleHashes, formTarget, tag }: PolicyParts) {
  const tagOrigin = tag ? ` ${tag.origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}${tagOrigin}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    // React writes `style="…"` on the server. A style attribute can neither load nor run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Lesson videos, which load on Play. The hosts are those of `packages/ui/src/art/video-source.ts`.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "media-src 'self' https:",
    `connect-src 'self'${tagOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${formTarget}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Every remote has its own copy of `packages/ui/src/art/trusted-html.ts`, the only way to insert HTML. The shell's
    // policy registers its worker.
    `trusted-types kere-html kere-worker ${tag ? 'kere-tag ' : ''}'allow-duplicates'`,
  ].join('; ')
}

const everywhere = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** The headers of a fetched or cached answer are immutable, so the answer is copied. */
export function withHeaders(response: Response): Response {
  try {
    return setHeaders(response)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return setHeaders(new Response(response.body, response))
  }
}

function setHeaders(response: Response) {
  for (const [name, value] of everywhere) response.headers.set(name, value)
  const policy = response.headers.get('content-security-policy') ?? "base-uri 'none'; object-src 'none'"
  // `default-src` does not limit who may frame an answer, so every policy says it.
  if (!policy.includes('frame-ancestors'))
    response.headers.set('content-security-policy', `${policy}; frame-ancestors 'none'`)
  return response
}
