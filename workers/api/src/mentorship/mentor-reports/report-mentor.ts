import type { MentorReport } from '@kere/contracts/mentorship/mentor-reports'
import { insertReport, selectReport } from '../../accounts/accounts/report-rows.ts'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { readRequest } from '../mentorship/mentorship.ts'
import { readSession } from '../mentorship-sessions/mentorship-sessions.ts'

const reportLimits = { account: { limit: 20, windowMs: 60 * 60 * 1000 } } as const

const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Puts the mentor into the queue of reported people, with what they wrote as it reads now. */
export async function reportMentor(context: Context, requestId: string, report: MentorReport, networkAddress: string) {
  const { row, viewer, person } = await readRequest(context, requestId)
  if (viewer !== 'learner' || row.mentorId === null) throw new DomainError('not_found')
  const id = context.stableId('rep')
  if (context.isRetry && (await selectReport(context.db, id)).length > 0) return
  await throttle(context, { act: 'mentor_report', account: person.userId, networkAddress, limits: reportLimits })
  await insertReport(context, {
    id,
    personId: row.mentorId,
    reporterId: person.userId,
    email: null,
    reason: 'other',
    text: await describe(context, requestId, report),
    path: `/dashboard/mentorship-requests?request=${requestId}`,
    isDoubtful: false,
    isKnown: true,
  })
}

async function describe(context: Context, requestId: string, report: MentorReport) {
  if (report.about === 'mentor') return 'Their learner reports them as a mentor.'
  const { session } = await readSession(context, report.sessionId)
  if (session.requestId !== requestId) throw new DomainError('not_found')
  const day = `the session on ${inIndia.format(session.startsAt)} IST`
  if (report.about === 'session') return `Their learner reports ${day}.`
  const note = session.isMentorNoteShared ? session.mentorNote : null
  return `Their learner reports the note on ${day}:\n“${requireFound(note ?? undefined)}”`
}
