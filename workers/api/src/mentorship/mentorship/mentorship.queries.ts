import {
  type MentorshipArea,
  type MentorshipSide,
  type MentorshipSort,
  type MentorshipStatus,
  mentorshipStatuses,
} from '@kere/contracts/mentorship/mentorship-options'
import { mentorship, myMentorship } from '@kere/contracts/mentorship/mentorship'
import {
  mentorRequestCounts,
  mentorshipRequestCounts,
  mentorshipRequests,
  mentorshipRequestSteps,
} from '@kere/d1/schema/mentorship/mentorship'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Database, SignedIn } from '../../base/context.ts'
import { isKnownMinor } from '../../accounts/guardians/agreed-rows.ts'
import { isOwn } from '../../http/own.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { byDate, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { type RequestOf, rowsOf } from '../../kit/lists/rows-of.ts'
import { barColumn } from '../minor-mentors/may-mentor-rows.ts'

export type OwnRequest = RequestOf<typeof myMentorship.address, MentorshipSort>

const orders = byDate({ createdAt: mentorshipRequests.createdAt, id: mentorshipRequests.id })

export const ownMentorshipPage = keyset(myMentorship, orders)

const learners = alias(profiles, 'learners')
const mentors = alias(profiles, 'mentors')
const wished = alias(profiles, 'wished')

const nextSession = (now: number) =>
  sql<string | null>`(SELECT json_object('id', id, 'startsAt', starts_at, 'state', state) FROM mentorship_sessions
    WHERE request_id = ${mentorshipRequests.id} AND state IN ('held', 'confirmed') AND ends_at > ${now}
    ORDER BY starts_at LIMIT 1)`

const selectRows = (db: Database, now: number) =>
  db
    .select({
      id: mentorshipRequests.id,
      lastChange: mentorshipRequests.lastChange,
      area: mentorshipRequests.area,
      level: mentorshipRequests.level,
      purpose: mentorshipRequests.purpose,
      message: mentorshipRequests.message,
      status: mentorshipRequests.status,
      studentId: mentorshipRequests.studentId,
      mentorId: mentorshipRequests.mentorId,
      rejectionReason: mentorshipRequests.rejectionReason,
      assignedAt: mentorshipRequests.assignedAt,
      answeredAt: mentorshipRequests.answeredAt,
      learnerFeedback: mentorshipRequests.learnerFeedback,
      mentorFeedback: mentorshipRequests.mentorFeedback,
      mentorCompletedAt: mentorshipRequests.mentorCompletedAt,
      createdAt: mentorshipRequests.createdAt,
      updatedAt: mentorshipRequests.updatedAt,
      learnerFirstName: learners.firstName,
      learnerLastName: learners.lastName,
      learnerAvatar: sql<string | null>`${learners.avatarUrl}`.as('learner_avatar'),
      learnerBirth: learners.dateOfBirth,
      learnerLanguages: learners.languagesSpoken,
      learnerPlace: learners.location,
      learnerEmail: users.email,
      mentorName: fullName(mentors).as('mentor_name'),
      mentorAvatar: sql<string | null>`${mentors.avatarUrl}`.as('mentor_avatar'),
      mentorDesignation: mentors.designation,
      wishedMentorId: mentorshipRequests.wishedMentorId,
      wishedName: fullName(wished).as('wished_name'),
      wishedAvatar: sql<string | null>`${wished.avatarUrl}`.as('wished_avatar'),
      wishedDesignation: sql<string | null>`${wished.designation}`.as('wished_designation'),
      nextSession: nextSession(now).as('next_session'),
      isCopied: sql<number>`${isKnownMinor(mentorshipRequests.studentId, now)}`.as('is_copied'),
      bar: barColumn(now).as('bar'),
    })
    .from(mentorshipRequests)
    .innerJoin(users, eq(users.id, mentorshipRequests.studentId))
    .innerJoin(learners, eq(learners.id, users.id))
    .leftJoin(mentors, eq(mentors.id, mentorshipRequests.mentorId))
    .leftJoin(wished, eq(wished.id, mentorshipRequests.wishedMentorId))
    .$dynamic()

export const selectRequest = (db: Database, id: string, now: number) =>
  selectRows(db, now).where(eq(mentorshipRequests.id, id))

export type MentorshipRow = Awaited<ReturnType<typeof selectRequest>>[number]

export const selectSteps = (db: Database, id: string) => {
  const actors = alias(profiles, 'actors')
  return db
    .select({
      kind: mentorshipRequestSteps.kind,
      at: mentorshipRequestSteps.at,
      actorId: mentorshipRequestSteps.actorId,
      actorName: fullName(actors).as('actor_name'),
      mentorName: fullName(mentors).as('step_mentor_name'),
      startsAt: mentorshipRequestSteps.startsAt,
    })
    .from(mentorshipRequestSteps)
    .leftJoin(actors, eq(actors.id, mentorshipRequestSteps.actorId))
    .leftJoin(mentors, eq(mentors.id, mentorshipRequestSteps.mentorId))
    .where(eq(mentorshipRequestSteps.requestId, id))
    .orderBy(asc(mentorshipRequestSteps.at), asc(mentorshipRequestSteps.id))
    .limit(200)
}

export type StepRow = Awaited<ReturnType<typeof selectSteps>>[number]

const sideColumns = { learner: mentorshipRequests.studentId, mentor: mentorshipRequests.mentorId } as const

/**
 * Counts a person's requests. A mentor may have very many, so triggers maintain their counts; a learner's requests are
 * counted up to the limit.
 */
function countOwn(db: Database, person: SignedIn, side: MentorshipSide, countLimit: number) {
  if (side === 'mentor') {
    const { mentorId, status, area, count } = mentorRequestCounts
    return db.select({ status, area, count }).from(mentorRequestCounts).where(isOwn(mentorId, person))
  }
  const { studentId, status, area } = mentorshipRequests
  const own = db.select({ status, area }).from(mentorshipRequests).where(isOwn(studentId, person)).limit(countLimit)
  const asked = own.as('asked')
  return db
    .select({ status: asked.status, area: asked.area, count: sql<number>`count(*)`.as('count') })
    .from(asked)
    .groupBy(asked.status, asked.area)
}

export async function selectOwnPage(
  db: Database,
  person: SignedIn,
  { side = 'learner', status, area, now }: OwnRequest & { now: number },
  page: PageQuery,
) {
  const where = and(
    isOwn(sideColumns[side], person),
    status === undefined ? undefined : eq(mentorshipRequests.status, status),
    area === undefined ? undefined : eq(mentorshipRequests.area, area),
  )
  const [rows, counts] = await db.batch([
    selectRows(db, now).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    countOwn(db, person, side, page.countLimit),
  ])
  const sumOf = (ofStatus: MentorshipStatus | undefined, ofArea: MentorshipArea | undefined) =>
    counts
      .filter((each) => (ofStatus ?? each.status) === each.status && (ofArea ?? each.area) === each.area)
      .reduce((sum, { count }) => sum + count, 0)
  return {
    rows,
    total: sumOf(status, area),
    totalIsLowerBound: side === 'learner' && sumOf(undefined, undefined) >= page.countLimit,
    counts: countEach(mentorshipStatuses, (each) => sumOf(each, undefined)),
  }
}

const searchedTexts = sql`(SELECT first_name || ' ' || last_name FROM profiles AS named
  WHERE named.id = ${mentorshipRequests.studentId}) || ' ' || ${mentorshipRequests.message}`

export const mentorshipRows = rowsOf(mentorship, {
  select: (db, { at }) => selectRows(db, at),
  orders,
  filters: {
    status: mentorshipRequests.status,
    area: mentorshipRequests.area,
    level: mentorshipRequests.level,
    // The condition is literal SQL, so that SQLite recognises the condition of the index.
    mentor: () => and(sql`${mentorshipRequests.status} = 'pending'`, isNull(mentorshipRequests.mentorId)),
  },
  search: { table: 'mentorship_search', seq: mentorshipRequests.searchRowId, texts: searchedTexts },
  counters: { status: mentorshipRequestCounts.status },
})
