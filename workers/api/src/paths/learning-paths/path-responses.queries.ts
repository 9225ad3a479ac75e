import type { Interest } from '@kere/contracts/paths/learning-path-options'
import { learningPathResponseList } from '@kere/contracts/paths/learning-paths'
import {
  learningPathCounts,
  learningPathInterestCounts,
  learningPathInterests,
  learningPathResponses,
} from '@kere/d1/schema/paths/learning-paths'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { inDateRange } from '../../base/days.ts'
import { countList, totalOf } from '../../kit/lists/counts.ts'
import { byDate, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import type { RequestOf } from '../../kit/lists/rows-of.ts'
import { matchesSearch, parseSearch } from '../../kit/lists/search.ts'

export type ResponseRequest = RequestOf<typeof learningPathResponseList.address, 'newest' | 'oldest'>

export const responsePage = keyset(
  learningPathResponseList,
  byDate({ submittedAt: learningPathResponses.submittedAt, id: learningPathResponses.id }),
)

const interestPage = keyset(
  learningPathResponseList,
  byDate({ submittedAt: learningPathInterests.submittedAt, id: learningPathInterests.responseId }),
)

const isCounted = sql`${learningPathResponses.isDoubtful} = 0`

const isItsInterest = eq(learningPathInterests.responseId, learningPathResponses.id)

const matches = ({ userType, learningStyle, search, from, to }: ResponseRequest) =>
  and(
    isCounted,
    userType === undefined ? undefined : eq(learningPathResponses.userType, userType),
    learningStyle === undefined ? undefined : eq(learningPathResponses.learningStyle, learningStyle),
    matchesSearch(
      {
        table: 'learning_path_search',
        seq: learningPathResponses.searchRowId,
        texts: sql`${learningPathResponses.name} || ' ' || ${learningPathResponses.email}`,
      },
      search,
    ),
    inDateRange(learningPathResponses.submittedAt, { from, to }),
  )

const columns = {
  id: learningPathResponses.id,
  sessionId: learningPathResponses.sessionId,
  userId: learningPathResponses.userId,
  userType: learningPathResponses.userType,
  interests: learningPathResponses.interests,
  learningStyle: learningPathResponses.learningStyle,
  name: learningPathResponses.name,
  email: learningPathResponses.email,
  submittedAt: learningPathResponses.submittedAt,
}

export async function selectResponsePage(db: Database, request: ResponseRequest, page: PageQuery) {
  const { interest, search } = request
  // A search finds few rows, which are examined one by one.
  const isRange = interest !== undefined && !parseSearch(search)
  const [rows, [counted]] = await db.batch(
    isRange ? pageOfInterest(db, { ...request, interest }, page) : pageOfAll(db, request, page),
  )
  return { rows, ...totalOf(counted) }
}

function pageOfAll(db: Database, request: ResponseRequest, page: PageQuery) {
  const { interest } = request
  const isOfInterest =
    interest && sql`EXISTS (SELECT 1 FROM ${learningPathInterests} WHERE ${isItsInterest} AND interest = ${interest})`
  const where = and(matches(request), isOfInterest)
  const { userType, learningStyle } = learningPathCounts
  return [
    db
      .select(columns)
      .from(learningPathResponses)
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    countList(db, page, {
      from: learningPathResponses,
      key: learningPathResponses.id,
      where,
      known: { userType, learningStyle },
    }),
  ] as const
}

/** Reads the page as one range of the interest's own table. */
function pageOfInterest(db: Database, request: ResponseRequest & { interest: Interest }, page: PageQuery) {
  const range = and(
    eq(learningPathInterests.interest, request.interest),
    inDateRange(learningPathInterests.submittedAt, request),
  )
  const where = matches(request)
  const { after, orderBy } = interestPage(request)
  return [
    db
      .select(columns)
      .from(learningPathInterests)
      .crossJoin(learningPathResponses)
      .where(and(range, isItsInterest, where, after))
      .orderBy(orderBy)
      .limit(page.limit),
    countList(db, page, {
      from: learningPathInterests,
      key: learningPathInterests.responseId,
      where: and(range, sql`EXISTS (SELECT 1 FROM ${learningPathResponses} WHERE ${and(isItsInterest, where)})`),
      known: { interest: learningPathInterestCounts.interest },
    }),
  ] as const
}
