import { type Interest, interests } from '@kere/contracts/paths/learning-path-options'
import {
  keptLearningPaths,
  learningPathCounts,
  learningPathDayCounts,
  learningPathInterestCounts,
  learningPathInterests,
  learningPathResponses,
} from '@kere/d1/schema/paths/learning-paths'
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { batchRead, prepareQuery } from '../../base/prepare-query.ts'
import { pathId } from './path-rows.ts'
import type { ItemsAsked, PathAnswers, PathCandidate, PathKind, PathSource } from './path-source.ts'

type Response = typeof learningPathResponses.$inferSelect

const path = prepareQuery((db, kind: PathKind) =>
  db
    .select({
      id: learningPathResponses.id,
      userId: learningPathResponses.userId,
      userType: learningPathResponses.userType,
      interests: learningPathResponses.interests,
      learningStyle: learningPathResponses.learningStyle,
      name: learningPathResponses.name,
      items: learningPathResponses.items,
      submittedAt: learningPathResponses.submittedAt,
      isKept:
        sql<boolean>`EXISTS (SELECT 1 FROM ${keptLearningPaths} WHERE ${keptLearningPaths.userId} = ${sql.placeholder('viewerId')}
        AND ${keptLearningPaths.responseId} = ${learningPathResponses.id})`
          .mapWith(Boolean)
          .as('is_kept'),
    })
    .from(learningPathResponses)
    .where(sql`${learningPathResponses.id} = ${pathId(kind)}`),
)

/** Reads the path, and from each source those of its items that still exist, in one round trip. */
export async function selectPath(db: Database, sources: readonly PathSource[], asked: ItemsAsked) {
  const { kind, id, viewerId } = asked
  const [rows, ...found] = await batchRead<[ReturnType<ReturnType<typeof path>['toRows']>, ...PathCandidate[][]]>(
    db,
    path({ id, viewerId }, kind),
    ...sources.map((source) => source.items(asked)),
  )
  return { row: rows[0], found: new Map(sources.map(({ name }, place) => [name, found[place] ?? []])) }
}

export async function selectCandidates(
  db: Database,
  sources: readonly PathSource[],
  answers: PathAnswers,
  now: number,
) {
  const found = await batchRead<PathCandidate[][]>(db, ...sources.map((source) => source.candidates(answers, now)))
  return new Map(sources.map(({ name }, place) => [name, found[place] ?? []]))
}

const toInterestRows = (chosen: readonly Interest[], from: SQL) => ({
  from: sql`FROM ${learningPathResponses}, json_each(${JSON.stringify(chosen)}) AS chosen WHERE ${from} AND is_doubtful = 0`,
  values: {
    responseId: sql`${learningPathResponses.id}`,
    interest: sql`chosen.value`,
    submittedAt: sql`${learningPathResponses.submittedAt}`,
  },
})

export async function selectExists(db: Database, id: string) {
  const rows = await db
    .select({ id: learningPathResponses.id })
    .from(learningPathResponses)
    .where(eq(learningPathResponses.id, id))
  return rows.length > 0
}

type NewResponse = Pick<
  Response,
  'id' | 'sessionId' | 'userId' | 'userType' | 'learningStyle' | 'name' | 'email' | 'items' | 'isDoubtful'
> & { interests: readonly Interest[] }

export async function insertResponse({ db, at }: Context, response: NewResponse) {
  const { from, values } = toInterestRows(response.interests, eq(learningPathResponses.id, response.id))
  await db.batch([
    db.insert(learningPathResponses).values({ ...response, interests: response.interests.join(','), submittedAt: at }),
    insertSelect(db, learningPathInterests, values, from),
  ])
}

interface Owner {
  userId: string | undefined
  sessionId: string | undefined
}

const isOwn = (id: string, { userId, sessionId }: Owner) =>
  and(
    eq(learningPathResponses.id, id),
    or(
      userId === undefined ? undefined : eq(learningPathResponses.userId, userId),
      sessionId === undefined ? undefined : eq(learningPathResponses.sessionId, sessionId),
      sql`0`,
    ),
  ) ?? sql`0`

export async function selectOwn(db: Database, id: string, owner: Owner) {
  const rows = await db.select({ id: learningPathResponses.id }).from(learningPathResponses).where(isOwn(id, owner))
  return rows.length > 0
}

type Change = Pick<Response, 'userType' | 'learningStyle' | 'items'> & { interests: readonly Interest[] }

export async function updateAnswers({ db }: Context, id: string, owner: Owner, change: Change) {
  const own = isOwn(id, owner)
  const { from, values } = toInterestRows(change.interests, own)
  await db.batch([
    db
      .update(learningPathResponses)
      .set({ ...change, interests: change.interests.join(',') })
      .where(own),
    db
      .delete(learningPathInterests)
      .where(
        and(
          eq(learningPathInterests.responseId, id),
          sql`EXISTS (SELECT 1 FROM ${learningPathResponses} WHERE ${own})`,
        ),
      ),
    insertSelect(db, learningPathInterests, values, from),
  ])
}

/**
 * Saves a path to the dashboard, in place of the former one. If this browser gave the answers, they now belong to the
 * account.
 * @returns whether there is such a path
 */
export async function insertKept(
  context: Context,
  { id, userId, sessionId }: { id: string; userId: string; sessionId: string | undefined },
) {
  const { db, at } = context
  const { kept } = await actBatch(context, [
    db
      .update(learningPathResponses)
      .set({ userId })
      .where(
        and(
          eq(learningPathResponses.id, id),
          isNull(learningPathResponses.userId),
          sql`session_id = ${sessionId ?? null}`,
        ),
      ),
    {
      done: insertSelect(
        db,
        keptLearningPaths,
        { userId, responseId: sql`${learningPathResponses.id}`, keptAt: at },
        sql`FROM ${learningPathResponses} WHERE ${learningPathResponses.id} = ${id}`,
      ).onConflictDoUpdate({ target: keptLearningPaths.userId, set: { responseId: id, keptAt: at } }),
    },
    {
      kept: db
        .select({ id: keptLearningPaths.responseId })
        .from(keptLearningPaths)
        .where(and(eq(keptLearningPaths.userId, userId), eq(keptLearningPaths.responseId, id))),
    },
  ])
  return kept.length > 0
}

export async function deleteKept({ db }: Context, userId: string) {
  await db.delete(keptLearningPaths).where(eq(keptLearningPaths.userId, userId))
}

/** Reads the figures from a few hundred rows of counts, however many responses there are. */
export async function selectFigures(db: Database, since: string) {
  const [days, chosen, kinds, [first]] = await db.batch([
    db.select().from(learningPathDayCounts).where(gte(learningPathDayCounts.day, since)),
    db.select().from(learningPathInterestCounts),
    db.select().from(learningPathCounts),
    db
      .select({ day: sql<string | null>`min(${learningPathDayCounts.day})`.as('first_day') })
      .from(learningPathDayCounts)
      .where(sql`${learningPathDayCounts.count} > 0`),
  ])
  return { days, chosen, kinds, first: first?.day ?? null }
}

export const readInterests = (joined: string): Interest[] =>
  joined.split(',').filter((part): part is Interest => (interests as readonly string[]).includes(part))
