import { type MentorshipArea, mentorshipAreas } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { sql } from 'drizzle-orm'
import { type PreparedQuery, prepareQuery } from '../../base/prepare-query.ts'
import { itemIds } from '../learning-paths/path-rows.ts'
import type { ItemsAsked, PathCandidate, PathKind } from '../learning-paths/path-source.ts'
import { type PathTopicRow, toTopicCandidate } from './topics.domain.ts'

/** The number of the person's newest requests that are looked at. */
const looked = sql.raw('50')

const area = sql<MentorshipArea>`topic.value`

const topics = sql`json_each(${sql.placeholder('areas')}) AS topic`

const candidates = prepareQuery((db) =>
  db.select({ area: area.as('area'), hasAsked: sql<boolean>`0`.mapWith(Boolean).as('has_asked') }).from(topics),
)

const areas = JSON.stringify(mentorshipAreas)

export const topicCandidates = () => asCandidates(candidates({ areas }))

/** A request that was rejected or withdrawn does not count. */
const items = prepareQuery((db, kind: PathKind) =>
  db
    .select({
      area: area.as('area'),
      hasAsked: sql<boolean>`topic.value IN (SELECT asked.area FROM (
          SELECT ${mentorshipRequests.area}, ${mentorshipRequests.status} FROM ${mentorshipRequests}
          WHERE ${mentorshipRequests.studentId} = ${sql.placeholder('viewerId')}
          ORDER BY ${mentorshipRequests.createdAt} DESC, ${mentorshipRequests.id} DESC LIMIT ${looked}) AS asked
        WHERE asked.status IN ('pending', 'accepted', 'completed'))`
        .mapWith(Boolean)
        .as('has_asked'),
    })
    .from(topics)
    .where(sql`topic.value IN ${itemIds('mentorship', kind)}`),
)

export const topicItems = ({ kind, id, viewerId }: ItemsAsked) => asCandidates(items({ id, viewerId, areas }, kind))

const asCandidates = (query: PreparedQuery<PathTopicRow[]>): PreparedQuery<PathCandidate[]> => ({
  ...query,
  toRows: (result) => query.toRows(result).map(toTopicCandidate),
})
