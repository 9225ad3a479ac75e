import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labSubmissions, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { instantOf } from '../../base/instants.ts'
import { batchPart } from '../../http/batch-part.ts'
import { said } from '../../http/said.ts'
import { endOf, stagesOf } from '../labs/lab-summary.ts'

const ownPath = '/dashboard/challenge-labs'

/** The home shows a stage this long before it ends. */
const dueMs = 14 * 24 * 60 * 60 * 1000

/** The current stage of each lab in which the person takes part, until their team has submitted it. */
export const ownLabFigures = batchPart(
  ({ db, userId, now }) => [
    db
      .select({
        id: challengeLabs.id,
        title: challengeLabs.title,
        team: sql<string | null>`${labTeams.name}`.as('team_name'),
        startsOn: challengeLabs.startsOn,
        timeline: challengeLabs.timeline,
        handedIn: sql<string>`(SELECT json_group_array(stage_id) FROM ${labSubmissions}
          WHERE ${labSubmissions.teamId} = ${labParticipants.teamId})`.as('handed_in'),
      })
      .from(labParticipants)
      .innerJoin(challengeLabs, eq(challengeLabs.id, labParticipants.labId))
      .leftJoin(labTeams, eq(labTeams.id, labParticipants.teamId))
      .where(
        and(
          eq(labParticipants.userId, userId),
          eq(labParticipants.role, 'student'),
          eq(labParticipants.status, 'approved'),
          isNull(challengeLabs.archivedAt),
          sql`${challengeLabs.endsAt} > ${now}`,
        ),
      )
      .orderBy(desc(labParticipants.createdAt), desc(labParticipants.id))
      .limit(limits.dashboardRows),
  ],
  ([[lab]]) => ({
    currentLab: lab ? { id: lab.id, title: lab.title, team: lab.team, stages: stagesOf(lab) } : null,
  }),
  ([labs], now) =>
    labs.flatMap(({ id, title, timeline, handedIn }) => {
      const stage = timeline.find(({ endsOn }) => endOf(endsOn) > now)
      const done = JSON.parse(handedIn) as string[]
      if (!stage || done.includes(stage.id) || endOf(stage.endsOn) - now > dueMs) return []
      return [
        {
          id: `lab:${id}`,
          kind: 'due',
          title: t('Hand in the work of your stage', 'Next step, a lab'),
          text: { written: `${stage.name} · ${title}`, language: 'en' },
          at: instantOf(endOf(stage.endsOn)),
          path: `${ownPath}/${id}`,
          act: t('Open the workspace', 'Button, next step'),
        },
      ]
    }),
)

const ofOwn = (userId: string) => and(eq(challengeLabs.createdBy, userId), isNull(challengeLabs.archivedAt))

/** Lists requests to join the person's own labs, and submissions that have no feedback yet. */
export const receivedLabNext = batchPart(
  ({ db, userId }) => [
    db
      .select({ count: sql<number>`coalesce(sum(${challengeLabs.pendingCount}), 0)`.as('pending_count') })
      .from(challengeLabs)
      .where(ofOwn(userId)),
    db.select({ count: sql<number>`count(*)`.as('unanswered_count') }).from(
      db
        .select({ id: labSubmissions.id })
        .from(challengeLabs)
        .innerJoin(labSubmissions, eq(labSubmissions.labId, challengeLabs.id))
        .where(and(ofOwn(userId), isNull(labSubmissions.feedbackAt)))
        .limit(limits.countedRows)
        .as('unanswered'),
    ),
  ],
  () => ({}),
  ([[asking], [handedIn]]) => {
    const row = { kind: 'waits', at: null, path: ownPath } as const
    const [people, hands] = [asking?.count ?? 0, handedIn?.count ?? 0]
    return [
      ...(people > 0
        ? [
            {
              ...row,
              id: 'lab-requests',
              title: said(
                '{count, plural, one {# person asks to join your labs} other {# people ask to join your labs}}',
                { count: String(people) },
                'Next step',
              ),
              text: t('Approve or decline each request.', 'Next step'),
              act: t('Answer', 'Button, next step'),
            },
          ]
        : []),
      ...(hands > 0
        ? [
            {
              ...row,
              id: 'lab-submissions',
              title: said(
                '{count, plural, one {# stage handed in} other {# stages handed in}}',
                { count: String(hands) },
                'Next step',
              ),
              text: t('The teams wait for what you say about them.', 'Next step'),
              act: t('Review', 'Button, next step'),
            },
          ]
        : []),
    ]
  },
)
