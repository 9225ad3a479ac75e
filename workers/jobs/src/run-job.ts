import type { Span, SpanLine } from '@kere/contracts/http/trace'
import type { Dependencies, Log, Tools } from './tools.ts'

export const logOf =
  (writeLog: Dependencies['writeLog'], { traceId }: Span): Log =>
  (event, fields) =>
    writeLog(JSON.stringify({ level: 'info', event, traceId, ...fields }))

interface Named {
  span: Span
  name: string
}

interface Ended<Result> {
  result: Result
  /** The line has these too. */
  fields?: Record<string, unknown>
  isFailed?: boolean
}

/** Runs a job and writes its one line, also if it throws. */
export async function runJob<Result>(
  { now, log }: Pick<Tools, 'now' | 'log'>,
  { span, name }: Named,
  run: () => Promise<Ended<Result>>,
): Promise<Result> {
  const at = now()
  const writeLine = (isFailed: boolean, fields?: Record<string, unknown>) => {
    const line: SpanLine = { ...span, part: 'jobs', name, at, durationMs: now() - at, isFailed }
    log('job', { ...line, ...fields })
  }
  try {
    const { result, fields, isFailed = false } = await run()
    writeLine(isFailed, fields)
    return result
  } catch (error) {
    writeLine(true)
    throw error
  }
}
