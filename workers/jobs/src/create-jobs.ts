import { beginSpan, childOf, traceHeader } from '@kere/contracts/http/trace'
import type { JobsEnv } from './env.ts'
import { verificationPath } from '@kere/contracts/certificates/certificate-paths'
import { answerVerification, signCertificates } from './certificates/certificates/certificates.jobs.ts'
import { answerExport } from './kit/exports/answer-export.ts'
import { markMailsDead, sendMails, sweep } from './console/outbox/outbox.jobs.ts'
import { recountRows, sweepTables } from './console/retention/retention.jobs.ts'
import { deliverEvents } from './console/webhooks/webhooks.jobs.ts'
import { logOf, runJob } from './run-job.ts'
import type { Dependencies, Tools } from './tools.ts'

/** The work of every minute, by the names that it has in the log. */
const clock = {
  sweep_outbox: sweep,
  sweep_tables: sweepTables,
  recount_rows: recountRows,
  sign_certificates: signCertificates,
  deliver_events: deliverEvents,
} satisfies Record<string, (tools: Tools) => Promise<void>>

export function createJobs({ writeLog, ...given }: Dependencies) {
  return {
    fetch: (request, env) => {
      const span = beginSpan(request.headers.get(traceHeader))
      const tools = { ...given, env, log: logOf(writeLog, span) }
      const isVerification = new URL(request.url).pathname === verificationPath
      const name = isVerification ? verificationPath : '/api/exports/*'
      return runJob(tools, { span, name }, async () => {
        const answer = await (isVerification ? answerVerification(request, env) : answerExport(request, tools, span))
        return { result: answer, fields: { status: answer.status }, isFailed: answer.status >= 500 }
      })
    },
    queue: (batch, env) =>
      (batch.queue.startsWith('outbox-dead') ? markMailsDead : sendMails)(batch, (span) => ({
        ...given,
        env,
        log: logOf(writeLog, span),
      })),
    scheduled: async (_, env) => {
      const minute = beginSpan(null)
      const run = ([name, work]: [string, (tools: Tools) => Promise<void>]) => {
        const span = childOf(minute)
        const tools = { ...given, env, log: logOf(writeLog, span) }
        return runJob(tools, { span, name }, async () => ({ result: await work(tools) }))
      }
      const ends = await Promise.allSettled(Object.entries(clock).map(run))
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    },
  } satisfies ExportedHandler<JobsEnv>
}
