import type { SpanLine } from '@kere/contracts/http/trace'

type Attributes = Readonly<Record<string, string | number | boolean | null>>

interface Attribute {
  key: string
  value: { stringValue: string } | { boolValue: boolean } | { intValue: string }
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code: number }
}

/** The body of an OTLP/HTTP request in JSON (opentelemetry-proto, `ExportTraceServiceRequest`). */
export interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { scope: { name: string }; spans: OtlpSpan[] }[]
  }[]
}

/** Returns null for a line that is no span. */
export function readSpanLine(line: string): (SpanLine & Attributes) | null {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || !('part' in read) || !('spanId' in read)) return null
  // The cast is safe: only `SpanLine`s have a part.
  return read as SpanLine & Attributes
}

const failed = 2
const kinds = { shell: 2, bundle: 1, api: 2, queue: 4, jobs: 5 } as const

export function toOtlp({
  traceId,
  spanId,
  parentSpanId,
  part,
  name,
  at,
  durationMs,
  isFailed,
  ...fields
}: SpanLine & Attributes): OtlpTraces {
  const span = {
    traceId,
    spanId,
    ...(parentSpanId !== null && { parentSpanId }),
    name,
    kind: kinds[part],
    startTimeUnixNano: `${at}000000`,
    endTimeUnixNano: `${at + durationMs}000000`,
    attributes: attributesOf(fields),
    status: { code: isFailed ? failed : 0 },
  }
  const resource = { attributes: attributesOf({ 'service.namespace': 'kere', 'service.name': part }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'kere' }, spans: [span] }] }] }
}

const attributesOf = (fields: Attributes) =>
  Object.entries(fields).flatMap(([key, value]): Attribute[] => {
    if (typeof value === 'string') return [{ key, value: { stringValue: value } }]
    if (typeof value === 'boolean') return [{ key, value: { boolValue: value } }]
    return typeof value === 'number' ? [{ key, value: { intValue: String(value) } }] : []
  })

/**
 * Sends the spans among a local platform's log lines to a collector, as the platform does in production with those of
 * its own. A collector that is away is left alone: watching must not stop what is watched.
 */
export const exportSpans =
  (endpoint: string, send: typeof fetch = fetch) =>
  (line: string) => {
    const span = readSpanLine(line)
    if (!span) return
    void send(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toOtlp(span)),
    }).catch(() => undefined)
  }
