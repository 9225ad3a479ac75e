import type { ShellEnv } from '../env.ts'

/** Passes a CSV file on, and counts at its end whether it was whole. One that its reader leaves says nothing. */
export function countExport(
  answer: Response,
  env: Pick<ShellEnv, 'STATUS_LOG'>,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Response {
  const count = (isWhole: boolean) => {
    const log = env.STATUS_LOG.getByName('status', { locationHint: 'apac' })
    // A count that is lost is worth less than the file.
    context.waitUntil(log.countExport(isWhole).catch(() => undefined))
  }
  if (answer.status >= 500) count(false)
  if (!answer.ok || !answer.body) return answer
  // The cast is safe: a body consists of bytes.
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const counted = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          count(true)
          controller.close()
        } catch (error) {
          count(false)
          controller.error(error)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return new Response(counted, answer)
}
