import type { WrittenPage } from './compose-page.ts'
import { keeping } from './keeping.ts'
import { createMemory } from '../http/memory.ts'
import type { PageSubject } from './page-subject.ts'

const memory = createMemory<WrittenPage>({ maxBytes: 16_000_000, bytesOf: ({ body }) => body.length })

const keptHeader = 'x-kept-page'

/** Reads from the isolate's memory, or from the edge's cache, which other isolates share. */
export async function keepPage(
  subject: PageSubject,
  context: Pick<ExecutionContext, 'waitUntil'>,
  compose: () => Promise<WrittenPage>,
): Promise<Response> {
  const kept = keeping.page(subject)
  if (!kept) return answer(await compose())
  const { key, lifeMs, isShared } = kept
  const make = async (since: number) => {
    const cached = isShared ? await readCached(key) : null
    if (cached && cached.madeAt > since && Date.now() - cached.madeAt < lifeMs) return cached
    const page = await compose()
    const { madeAt, isWhole } = page
    if (isWhole && isShared) context.waitUntil(writeCached(key, page, lifeMs))
    return { value: page, isWhole, madeAt }
  }
  const { value, madeAt, isCached } = await memory.read(key, { lifeMs, context, make })
  const page = answer(value)
  if (isCached) page.headers.set('age', String(Math.max(0, Math.floor((Date.now() - madeAt) / 1000))))
  return page
}

const answer = ({ body, status, headers }: WrittenPage) => new Response(body, { status, headers })

/** An address that no request can have. */
const requestOf = (key: string) => new Request(`https://pages.invalid/${key}`)

async function readCached(key: string) {
  const cached = await caches.default.match(requestOf(key))
  const said = cached?.headers.get(keptHeader)
  if (!cached || !said) return null
  // Only the code below writes to this cache, so the format is known.
  const { madeAt, headers } = JSON.parse(said) as { madeAt: number; headers: WrittenPage['headers'] }
  const body = new Uint8Array(await cached.arrayBuffer())
  return { value: { status: 200, headers, body, isWhole: true, madeAt }, isWhole: true, madeAt, isCached: true }
}

function writeCached(key: string, { body, headers, madeAt }: WrittenPage, lifeMs: number) {
  const kept = {
    'cache-control': `public, max-age=${Math.floor(lifeMs / 1000)}`,
    [keptHeader]: JSON.stringify({ madeAt, headers }),
  }
  return caches.default.put(requestOf(key), new Response(body, { headers: kept }))
}
