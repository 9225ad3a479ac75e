import { trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { fellowshipInterest } from '@kere/d1/schema/fellowship/fellowship-applications'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { isCertificateOf, issueCertificates, takeBackCertificates } from '../../certificates/certificates/issue-rows.ts'
import { change, undo } from '../../http/change.ts'
import { isBlindRound } from '../fellowship-rounds/round-rows.ts'

const trackName = sql`CASE ${fellowshipInterest.track} ${sql.join(
  Object.entries(trackLabels).map(([track, label]) => sql`WHEN ${track} THEN ${label}`),
  sql` `,
)} END`

/**
 * Records that the fellowship is completed. The email is held for ten seconds, and an admin signs the certificate. It
 * is refused while the round is blind, because the certificate names the fellow.
 */
export const updateToCompleted = (context: Context, { id, admin }: { id: string; admin: SignedIn }) =>
  change(context, fellowshipInterest, {
    id,
    when: and(
      eq(fellowshipInterest.status, 'approved'),
      isNull(fellowshipInterest.completedAt),
      sql`NOT ${isBlindRound(fellowshipInterest.track, fellowshipInterest.round)}`,
    ),
    set: { completedAt: context.at },
    audit: { action: 'fellowship.completed', subject: 'fellowship_interest' },
    mails: [
      {
        template: 'certificate_issued',
        to: fellowshipInterest.userId,
        details: { firstName: profiles.firstName, kind: 'fellowship', course: trackName },
      },
    ],
    undoable: true,
    after: [
      issueCertificates(
        context,
        {
          kind: 'fellowship',
          subjectId: sql`${fellowshipInterest.id}`,
          userId: sql`${profiles.id}`,
          holderName: shownName(context.at),
          courseTitle: trackName,
          words: sql`''`,
          signature: sql`(SELECT trim(first_name || ' ' || last_name) FROM profiles AS admin WHERE admin.id = ${admin.userId})`,
          minutes: sql`0`,
          completedAt: sql`${fellowshipInterest.completedAt}`,
        },
        sql`FROM ${fellowshipInterest} JOIN ${profiles} ON ${profiles.id} = ${fellowshipInterest.userId}
          WHERE ${fellowshipInterest.id} = ${id} AND ${fellowshipInterest.completedAt} IS NOT NULL`,
      ),
    ],
  })

export const updateToNotCompleted = (context: Context, id: string) =>
  undo(context, fellowshipInterest, {
    id,
    when: sql`${fellowshipInterest.completedAt} IS NOT NULL`,
    set: { completedAt: null },
    audit: { action: 'fellowship.completion_undone', subject: 'fellowship_interest' },
    also: (from) => [
      takeBackCertificates(context, sql`${isCertificateOf('fellowship', id)} AND EXISTS (SELECT 1 ${from})`),
    ],
  })
