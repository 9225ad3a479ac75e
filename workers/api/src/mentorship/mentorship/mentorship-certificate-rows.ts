import { product } from '@kere/brand/brand'
import { mentorshipAreaNames } from '@kere/contracts/mentorship/mentorship-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { isCertificateOf, issueAndTell, takeBackCertificates } from '../../certificates/certificates/issue-rows.ts'
import type { MailContext } from '../../http/outbox-row.ts'

const areaName = sql`CASE ${mentorshipRequests.area} ${sql.join(
  Object.entries(mentorshipAreaNames).map(([area, name]) => sql`WHEN ${area} THEN ${name}`),
  sql` `,
)} END`

const isEarned = sql`${mentorshipRequests.status} = 'completed' AND ${mentorshipRequests.sharedSessionsCount} > 0`

/**
 * Put these statements after one that completes a mentorship, or that records a session's outcome. A completed
 * mentorship gives a certificate as long as both sides confirm at least one session.
 */
export const certifyMentorship = (context: MailContext, requestId: string) => [
  ...issueAndTell(
    context,
    {
      kind: 'mentorship',
      userId: sql`${profiles.id}`,
      holderName: shownName(context.at),
      courseTitle: areaName,
      words: sql`printf('%d one-to-one %s, confirmed by both sides.', ${mentorshipRequests.sharedSessionsCount},
        iif(${mentorshipRequests.sharedSessionsCount} = 1, 'session', 'sessions'))`,
      signature: sql`coalesce((SELECT trim(mentor.first_name || ' ' || mentor.last_name) FROM profiles AS mentor
        WHERE mentor.id = ${mentorshipRequests.mentorId}), ${product})`,
      minutes: sql`(SELECT sum(ends_at - starts_at) / 60000 FROM mentorship_sessions WHERE request_id = ${mentorshipRequests.id}
        AND learner_outcome = 'happened' AND mentor_outcome = 'happened')`,
      completedAt: sql`${mentorshipRequests.closedAt}`,
    },
    requestId,
    sql`FROM ${mentorshipRequests} JOIN ${profiles} ON ${profiles.id} = ${mentorshipRequests.studentId}
      WHERE ${mentorshipRequests.id} = ${requestId} AND ${isEarned}`,
  ),
  takeBackCertificates(
    context,
    sql`${isCertificateOf('mentorship', requestId)} AND NOT EXISTS (SELECT 1 FROM ${mentorshipRequests}
      WHERE ${mentorshipRequests.id} = ${requestId} AND ${isEarned})`,
  ),
]
