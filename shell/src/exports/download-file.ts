import type { ExportRequest } from '@kere/platform/border'
import { exportRowsHeader } from '@kere/contracts/http/exports'
import { problemDocument } from '@kere/contracts/http/problem'
import * as z from 'zod/mini'

export interface Progress {
  rows: number
  total: number | null
}

export interface DownloadedFile extends Progress {
  name: string
  content: Blob
}

export class ExportRefused extends Error {
  override name = 'ExportRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Downloads a file. If the file is incomplete, the worker breaks the transfer off rather than ending it.
 * @throws {ExportRefused} if the API gives a reason
 */
export async function downloadFile(
  { href, method }: Pick<ExportRequest, 'href' | 'method'>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<DownloadedFile> {
  const response = await fetch(href, { method: method ?? 'GET', signal })
  if (!response.ok || !response.body) throw await readRefusal(response)

  const type = response.headers.get('content-type') ?? 'text/csv'
  const counted = response.headers.get(exportRowsHeader)
  const total = counted === null ? null : Number(counted)
  let rows = 0
  const body = response.body.pipeThrough(
    countRows(type, (count) => {
      rows = count
      onProgress({ rows, total })
    }),
  )
  // The browser keeps a growing blob outside the page's memory.
  const content = await new Response(body, { headers: { 'content-type': type } }).blob()
  return { name: nameOf(response), content, rows, total }
}

async function readRefusal(response: Response) {
  const problem = z.safeParse(problemDocument, await response.json().catch(() => null))
  if (!problem.success) return new Error('No file came back')
  const { code, detail, title } = problem.data
  return new ExportRefused(code, detail ?? title)
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv'

const quote = 0x22
const lineFeed = 0x0a

/** Counts lines without the first. For CSV, line ends inside quoted cells do not count. */
function countRows(type: string, onCount: (rows: number) => void) {
  const hasQuotedLines = type.startsWith('text/csv')
  let isQuoted = false
  let lines = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      for (const byte of chunk) {
        if (byte === quote && hasQuotedLines) isQuoted = !isQuoted
        else if (byte === lineFeed && !isQuoted) lines += 1
      }
      onCount(Math.max(0, lines - 1))
      controller.enqueue(chunk)
    },
  })
}
