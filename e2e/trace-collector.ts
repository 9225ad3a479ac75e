import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import type { OtlpTraces } from '../scripts/otlp.ts'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | null
  part: string
  name: string
  at: number
  durationMs: number
}

const nanosInMs = 1_000_000n

/** A collector of spans by OTLP/HTTP in JSON, which remembers them. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const received = new EventEmitter<{ spans: [] }>()
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    // The cast is safe: only our own exporter sends to this port.
    const { resourceSpans } = (await json(request)) as OtlpTraces
    for (const { resource, scopeSpans } of resourceSpans) {
      const part = resource.attributes.find(({ key }) => key === 'service.name')?.value as { stringValue: string }
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const [at, end] = [BigInt(span.startTimeUnixNano) / nanosInMs, BigInt(span.endTimeUnixNano) / nanosInMs]
        const { traceId, spanId, parentSpanId = null, name } = span
        const times = { at: Number(at), durationMs: Number(end - at) }
        spans.push({ traceId, spanId, parentSpanId, part: part.stringValue, name, ...times })
      }
    }
    received.emit('spans')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>
