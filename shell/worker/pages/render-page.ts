import { childOf, type SpanLine, writeTraceparent } from '@kere/contracts/http/trace'
import type { Language } from '@kere/brand/language'
import { contractVersion, type RenderRequest, type RenderResult } from '@kere/platform/border'
import { pathIn, type LiveRemote } from '@kere/platform/routing'
import type { PageSubject } from './page-subject.ts'
import type { ShellEnv } from '../env.ts'
import { inTime } from '../http/in-time.ts'
import { integrityOfBytes } from '../releases/integrity.ts'
import { objectKey } from '../releases/missing-file.ts'

/** The time for rendering. After it, the visitor gets the chrome, and the browser renders the remote. */
const timeoutMs = 2_000

/** Slower renderings are logged as warnings; most take a fiftieth of this time. */
const slowMs = 1_000

const compatibilityDate = '2026-09-18'

/** If more pages of one release are rendered at once, they may wait for each other. */
const crowd = 4

/** The limits for one rendering. A page usually takes a fiftieth of the time and calls the API ten times at most. */
const limits = { cpuMs: 1_000, subRequests: 50 }

interface ServerBundle {
  render(request: RenderRequest): Promise<Rendered>
}

export type Rendered = RenderResult | RenderResult<Uint8Array>

/** Every field is required, because for a field that an older shell omits, the bundle assumes another value. */
export type Asked = Required<Omit<RenderRequest, 'traceparent'>>

type Asking = Pick<PageSubject, 'language' | 'onRendered' | 'span'>

const underWay = new Map<string, Set<{ isCrowded: boolean }>>()

/** `onRendered` is not called for a page that was slow while many were rendered. */
export async function renderPage(
  env: ShellEnv,
  remote: LiveRemote,
  { language, onRendered, span: asking }: Asking,
  request: Asked,
): Promise<Rendered | null> {
  const { server, contract } = remote.release
  if (!server || contract !== contractVersion) return null
  const begunAt = Date.now()
  const span = childOf(asking)
  const others = underWay.get(remote.releaseName) ?? new Set()
  underWay.set(remote.releaseName, others)
  const own = { isCrowded: false }
  others.add(own)
  if (others.size > crowd) for (const each of others) each.isCrowded = true
  let rendered: Rendered | null = null
  try {
    rendered = await inTime(
      Promise.resolve(
        openBundle(env, remote, 'page', language).render({ ...request, traceparent: writeTraceparent(span) }),
      ),
      timeoutMs,
      'The page took too long',
    )
    return rendered
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'render_failed',
        traceId: span.traceId,
        remote: remote.name,
        release: remote.releaseName,
        reason: String(error),
      }),
    )
    return null
  } finally {
    others.delete(own)
    if (others.size === 0) underWay.delete(remote.releaseName)
    const tookMs = Date.now() - begunAt
    const isSlow = rendered ? rendered.status < 500 && tookMs > slowMs : tookMs >= timeoutMs
    const isGood = rendered !== null && rendered.status < 500
    if (!isSlow) onRendered?.(isGood ? 'good' : 'failed')
    else if (!own.isCrowded) onRendered?.('slow')
    const line: SpanLine = {
      ...span,
      part: 'bundle',
      name: remote.name,
      at: begunAt,
      durationMs: tookMs,
      isFailed: !isGood,
    }
    const about = { level: 'info', event: 'render', ...line, release: remote.releaseName }
    if (tookMs > slowMs) console.warn(JSON.stringify({ ...about, level: 'warn', event: 'render_slow' }))
    else console.log(JSON.stringify(about))
  }
}

/** The worker loader remembers a failed callback permanently, so the next try needs another id. */
const failedReads = new Map<string, number>()

/**
 * Opens the bundle in an isolate of its own, also during a trial. It can reach the API and nothing else. Each language
 * has its own isolate, so two requests cannot mix theirs up.
 */
export function openBundle(
  env: ShellEnv,
  { name, releaseName, release }: LiveRemote,
  purpose: 'page' | 'trial',
  language: Language = 'en',
): ServerBundle {
  const path = pathIn(language, release.server!)
  const bundle = `${purpose === 'trial' ? 'trial of ' : ''}${name}@${releaseName}${language === 'en' ? '' : `.${language}`}`
  const failures = failedReads.get(bundle) ?? 0
  const worker = env.LOADER.get(`${bundle}#${failures}`, async () => {
    const code = await readBundle(env, name, releaseName, path, release.files).catch((error: unknown) => {
      failedReads.set(bundle, failures + 1)
      throw error
    })
    return {
      compatibilityDate,
      mainModule: 'server.js',
      modules: { 'server.js': code },
      env: { API: env.API },
      globalOutbound: null,
      limits,
    }
  })
  // The stub's type has no methods. The contract number of the release says which ones exist.
  return worker.getEntrypoint() as unknown as ServerBundle
}

async function readBundle(
  env: ShellEnv,
  name: string,
  releaseName: string,
  path: string,
  files: Record<string, string>,
) {
  const object = await env.RELEASES.get(objectKey(name, releaseName, path))
  if (!object) throw new Error('The server bundle is missing')
  const bytes = await object.arrayBuffer()
  if ((await integrityOfBytes(bytes)) !== files[path])
    throw new Error('The server bundle is not the one that was released')
  return new TextDecoder().decode(bytes)
}
