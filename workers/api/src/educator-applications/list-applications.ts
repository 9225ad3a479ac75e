import { type ApplicationSort, type ApplicationStatus } from '@kere/contracts/educator-application-options'
import { limits } from '@kere/contracts/limits'
import type { Context } from '../context.ts'
import { toSummary } from './application-answer.ts'
import { decodeCursor, encodeCursor } from './application-cursor.ts'
import { selectApplicationPage } from './applications.queries.ts'

interface ListRequest {
  status?: ApplicationStatus | undefined
  sort?: ApplicationSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Lists a page of the applications, with how many match in all and how many there are of each status. */
export async function listApplications({ db }: Context, request: ListRequest) {
  const { status, sort = 'oldest', limit = limits.pageSize, cursor } = request
  const { rows, counts } = await selectApplicationPage(db, {
    status,
    sort,
    // One more than the page shows, to know whether another follows.
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeCursor(sort, cursor),
  })

  const countOf = (wanted: ApplicationStatus) => counts.find((row) => row.status === wanted)?.count ?? 0
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toSummary),
    nextCursor: rows.length > limit && last ? encodeCursor(sort, last) : null,
    total: status === undefined ? counts.reduce((sum, { count }) => sum + count, 0) : countOf(status),
    counts: {
      pending: countOf('pending'),
      approved: countOf('approved'),
      rejected: countOf('rejected'),
      withdrawn: countOf('withdrawn'),
    },
  }
}
