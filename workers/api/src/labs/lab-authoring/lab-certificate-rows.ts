import { product } from '@kere/brand/brand'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context } from '../../base/context.ts'
import { isCertificateOf, issueAndTell, takeBackCertificates } from '../../certificates/certificates/issue-rows.ts'

/**
 * Issues certificates to everybody whose work the outcome verifies in their portfolio. Put it after the statement that
 * publishes the outcome.
 */
export const issueForOutcome = (context: Context, labId: string, isTheirs: SQL) =>
  issueAndTell(
    context,
    {
      kind: 'lab',
      userId: sql`${profiles.id}`,
      holderName: shownName(context.at),
      courseTitle: sql`${challengeLabs.title}`,
      words: sql`'Handed in work' || coalesce(' with the team “' || (SELECT ${labTeams.name} FROM ${labTeams}
        WHERE ${labTeams.id} = ${labParticipants.teamId}) || '”', '') || ', which the lab’s educator or a mentor has read.'`,
      signature: sql`coalesce((SELECT trim(educator.first_name || ' ' || educator.last_name) FROM profiles AS educator
        WHERE educator.id = ${challengeLabs.createdBy}), ${product})`,
      minutes: sql`0`,
      completedAt: sql`${challengeLabs.outcomeAt}`,
    },
    labId,
    sql`FROM ${challengeLabs} JOIN ${labParticipants} ON ${labParticipants.labId} = ${challengeLabs.id}
      JOIN ${profiles} ON ${profiles.id} = ${labParticipants.userId}
      JOIN ${impactEntries} ON ${impactEntries.userId} = ${profiles.id} AND ${impactEntries.sourceKind} = 'lab_outcome'
        AND ${impactEntries.sourceId} = ${challengeLabs.id} AND ${impactEntries.mark} = 'verified'
      WHERE ${challengeLabs.id} = ${labId} AND ${isTheirs} AND ${challengeLabs.outcomeAt} IS NOT NULL`,
  )

export const takeBackForOutcome = (context: Context, labId: string, isTheirs: SQL) => [
  takeBackCertificates(
    context,
    sql`${isCertificateOf('lab', labId)} AND EXISTS (SELECT 1 FROM ${challengeLabs}
      WHERE ${challengeLabs.id} = ${labId} AND ${isTheirs} AND ${challengeLabs.outcomeAt} IS NULL)`,
  ),
]
