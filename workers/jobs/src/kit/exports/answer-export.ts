import { type ExportOpened, type ExportPage, exportRowsHeader } from '@kere/contracts/http/exports'
import { type Span, traceHeader, writeTraceparent } from '@kere/contracts/http/trace'
import type { Log, Tools } from '../../tools.ts'
import { describeFailure } from '../../console/outbox/failure.ts'
import { byteOrderMark, csvLine } from './csv-lines.ts'

const handedOver = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'cf-connecting-ip', 'x-request-id'] as const

/**
 * Streams an export. Only one page of rows is held in memory, and the stream ends when the reader leaves. If it fails
 * half-way, the response breaks off with an error, so that nobody takes the file for complete.
 */
export async function answerExport(
  request: Request,
  { env: { EXPORTS }, log }: Pick<Tools, 'env' | 'log'>,
  span: Span,
): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } })
  const headers = new Headers({ [traceHeader]: writeTraceparent(span) })
  for (const name of handedOver) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }

  const opened = await EXPORTS.fetch(new Request(request.url, { method: 'POST', headers }))
  if (!opened.ok) return opened
  // The cast is safe: the API validates its answer by this contract.
  const { fileName, header, kinds, rows } = await opened.json<ExportOpened>()
  headers.set('x-request-id', opened.headers.get('x-request-id') ?? '')
  log('export_began', { file: fileName, rows })

  const lines = writeLines({ header, kinds }, readPages(request.url, headers, EXPORTS), log)
  return new Response(streamOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      [exportRowsHeader]: String(rows),
    },
  })
}

async function* writeLines(
  { header, kinds }: Pick<ExportOpened, 'header' | 'kinds'>,
  pages: AsyncIterable<ExportPage['rows']>,
  log: Log,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  let written = 0
  let outcome = 'export_left'
  try {
    yield encoder.encode(byteOrderMark + csvLine(header))
    for await (const rows of pages) {
      written += rows.length
      yield encoder.encode(rows.map((cells) => csvLine(cells, kinds)).join(''))
    }
    outcome = 'export_ended'
  } catch (error) {
    outcome = 'export_broke_off'
    log('export_failed', { level: 'error', ...describeFailure(error) })
    throw error
  } finally {
    log(outcome, { rows: written })
  }
}

const streamOf = (chunks: AsyncGenerator<Uint8Array, void>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  )

async function* readPages(url: string, headers: Headers, api: Fetcher): AsyncGenerator<ExportPage['rows'], void> {
  const address = new URL(url)
  let cursor: string | null = null
  do {
    if (cursor !== null) address.searchParams.set('cursor', cursor)
    const answer = await api.fetch(new Request(address, { headers }))
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`A page was refused: ${answer.status}`)
    }
    // The cast is safe: the API validates its answer by this contract.
    const { rows, nextCursor } = await answer.json<ExportPage>()
    if (rows.length > 0) yield rows
    cursor = nextCursor
  } while (cursor !== null)
}
