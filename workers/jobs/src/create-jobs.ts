import type { JobsEnv } from './env.ts'
import { verificationPath } from '@kere/contracts/certificates/certificate-paths'
import { answerVerification, signCertificates } from './certificates/certificates/certificates.jobs.ts'
import { answerExport } from './kit/exports/answer-export.ts'
import { markMailsDead, sendMails, sweep } from './console/outbox/outbox.jobs.ts'
import { recountRows, sweepTables } from './console/retention/retention.jobs.ts'
import { deliverEvents } from './console/webhooks/webhooks.jobs.ts'
import type { Log, Dependencies } from './tools.ts'

export function createJobs({ wait, writeLog, fetch }: Dependencies) {
  const log: Log = (event, fields) => writeLog(JSON.stringify({ level: 'info', event, ...fields }))
  return {
    fetch: (request, env) =>
      new URL(request.url).pathname === verificationPath
        ? answerVerification(request, env)
        : answerExport(request, env, log),
    queue: (batch, env) =>
      (batch.queue.startsWith('outbox-dead') ? markMailsDead : sendMails)(batch, { env, log, wait, fetch }),
    scheduled: async (_, env) => {
      const tools = { env, log, wait, fetch }
      const ends = await Promise.allSettled([
        sweep(tools),
        sweepTables(tools),
        recountRows(tools),
        signCertificates(tools),
        deliverEvents(tools),
      ])
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    },
  } satisfies ExportedHandler<JobsEnv>
}
