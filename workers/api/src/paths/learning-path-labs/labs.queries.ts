import type { ParticipantStatus } from '@kere/contracts/labs/lab-options'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type PreparedQuery, prepareQuery } from '../../base/prepare-query.ts'
import { itemIds } from '../learning-paths/path-rows.ts'
import type { ItemsAsked, PathCandidate, PathKind } from '../learning-paths/path-source.ts'
import { type PathLabRow, toLabCandidate } from './labs.domain.ts'

/** The number of labs that are read. Those whose requests close first come first. */
const soonest = 60

const isKept = isNull(challengeLabs.archivedAt)

const columns = {
  id: challengeLabs.id,
  title: challengeLabs.title,
  category: challengeLabs.category,
  startsOn: challengeLabs.startsOn,
  closesAt: challengeLabs.closesAt,
  endsAt: challengeLabs.endsAt,
  teamSize: challengeLabs.teamSize,
  mentorsCount: challengeLabs.mentorsCount,
  coverImage: challengeLabs.coverImage,
  coverDrawing: challengeLabs.coverDrawing,
  createdAt: challengeLabs.createdAt,
}

const candidates = prepareQuery((db) =>
  db
    .select({ ...columns, participation: sql<ParticipantStatus | null>`NULL`.as('participation') })
    .from(challengeLabs)
    .where(
      and(
        // The values are literal SQL, because SQLite uses a partial index only if it sees its condition.
        sql`${challengeLabs.status} = 'open' AND ${challengeLabs.isSample} = 0`,
        isKept,
        sql`${challengeLabs.closesAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(challengeLabs.closesAt), asc(challengeLabs.id))
    .limit(sql.placeholder('count')),
)

export const labCandidates = (now: number) => asCandidates(candidates({ now, count: soonest }))

/** A closed lab stays in the path for a person who takes part in it. */
const items = prepareQuery((db, kind: PathKind) =>
  db
    .select({ ...columns, participation: labParticipants.status })
    .from(challengeLabs)
    .leftJoin(
      labParticipants,
      and(eq(labParticipants.labId, challengeLabs.id), eq(labParticipants.userId, sql.placeholder('viewerId'))),
    )
    .where(
      and(
        sql`${challengeLabs.id} IN ${itemIds('lab', kind)}`,
        isKept,
        sql`(${challengeLabs.status} = 'open' OR ${challengeLabs.status} = 'closed' AND ${labParticipants.status} = 'approved')`,
      ),
    ),
)

export const labItems = ({ kind, id, viewerId }: ItemsAsked) => asCandidates(items({ id, viewerId }, kind))

const asCandidates = (query: PreparedQuery<PathLabRow[]>): PreparedQuery<PathCandidate[]> => ({
  ...query,
  toRows: (result) => query.toRows(result).map(toLabCandidate),
})
