/** The header of W3C Trace Context, by which every part of the platform knows the trace it works for. */
export const traceHeader = 'traceparent'

/** Each log line of a request or job names its place in a trace by these. */
export interface Span {
  traceId: string
  spanId: string
  /** Null for the first span of a trace. */
  parentSpanId: string | null
}

export type Part = 'shell' | 'bundle' | 'api' | 'queue' | 'jobs'

/** The line that ends each request, rendering and job. It is a span as it is, and contains nothing personal. */
export interface SpanLine extends Span {
  part: Part
  /** A route's pattern, a remote or the name of a job; never an address, which may contain an id or a secret. */
  name: string
  /** When it began, in milliseconds since the epoch. */
  at: number
  durationMs: number
  isFailed: boolean
}

const wellFormed = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/

/** Returns null for whatever the standard calls invalid: the trace then starts anew. */
export function readTraceparent(header: string | null | undefined): Pick<Span, 'traceId' | 'spanId'> | null {
  const [, version, traceId, spanId, more] = wellFormed.exec(header ?? '') ?? []
  if (version === undefined || traceId === undefined || spanId === undefined) return null
  const isKnown = version === '00' ? more === undefined : version !== 'ff'
  return isKnown && /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : null
}

/** The caller's wish to be sampled or not is overwritten: each part records every span, whoever asks. */
export const writeTraceparent = ({ traceId, spanId }: Pick<Span, 'traceId' | 'spanId'>) => `00-${traceId}-${spanId}-01`

/** Begins a span below the one that the header names, or a trace. */
export function beginSpan(header: string | null | undefined): Span {
  const parent = readTraceparent(header)
  return parent ? childOf(parent) : { traceId: newSpanId() + newSpanId(), spanId: newSpanId(), parentSpanId: null }
}

export const childOf = ({ traceId, spanId }: Pick<Span, 'traceId' | 'spanId'>): Span => ({
  traceId,
  spanId: newSpanId(),
  parentSpanId: spanId,
})

/** An id only has to differ from others; it is no secret. */
const eightDigits = () =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')

const newSpanId = () => eightDigits() + eightDigits()
