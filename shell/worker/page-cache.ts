import type { ComposedPage, PageSubject } from './compose-page.ts'

/** In seconds: how late something new may show to visitors. */
const lifeSeconds = 30

/** Longer searches would only push other pages out. */
const longestSearch = 200

/** Pages of signed-in users, with something to say once, or with a failure are made anew each time. */
export async function keepPage(
  request: Request,
  subject: PageSubject,
  context: ExecutionContext,
  compose: () => Promise<ComposedPage>,
): Promise<Response> {
  if (!isForEverybody(request, subject)) return (await compose()).response

  const key = pageKey(subject)
  const kept = await caches.default.match(key)
  if (kept) {
    const page = new Response(kept.body, kept)
    page.headers.set('cache-control', 'private, no-cache')
    return page
  }
  const { response, isWhole } = await compose()
  if (isWhole) {
    const copy = response.clone()
    const stored = new Response(copy.body, copy)
    stored.headers.set('cache-control', `public, max-age=${lifeSeconds}`)
    // The cache keeps nothing that varies by cookie; the key has all that this page differs by.
    stored.headers.delete('vary')
    context.waitUntil(caches.default.put(key, stored))
  }
  return response
}

function isForEverybody({ method }: Request, { url, visitor, notice, owner, submission }: PageSubject) {
  const { user, registeredEmail } = visitor.session
  const isNobody = user === null && !registeredEmail && visitor.setCookies.length === 0 && !visitor.isUnknown
  // A link that lets its reader in is nobody else's.
  const isSecret = url.searchParams.has('token')
  return (
    method === 'GET' &&
    submission === null &&
    isNobody &&
    notice === null &&
    owner !== null &&
    !isSecret &&
    url.search.length <= longestSearch
  )
}

/** An address that no request can have, of everything that a visitor's page differs by. */
function pageKey({ url, template, live, theme }: PageSubject): Request {
  const releases = live.map(({ name, releaseName }) => `${name}@${releaseName}`).join(',')
  const made = [encodeURIComponent(url.origin), theme, encodeURIComponent(template.entry), releases].join('/')
  return new Request(`https://pages.invalid/${made}${url.pathname}${url.search}`)
}
