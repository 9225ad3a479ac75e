import type { Language } from '@kere/contracts/accounts/languages'
import {
  type CourseCategory,
  type CourseLevel,
  type CourseSort,
  sortsFor,
} from '@kere/contracts/courses/course-options'
import type * as contract from '@kere/contracts/courses/courses'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import type { Context } from '../../base/context.ts'
import { type CoursePosition, selectCatalogue } from './catalogue.queries.ts'
import { bindingOf, decodeCursor, encodeCursor } from '../../kit/lists/cursor.ts'
import { parseSearch } from '../../kit/lists/search.ts'
import { toSummary } from './course-summary.ts'
import { countCourses, countPublished } from './courses.domain.ts'

interface CatalogueRequest {
  search?: string | undefined
  category?: CourseCategory[] | undefined
  level?: CourseLevel[] | undefined
  language?: Language[] | undefined
  free?: 'true' | undefined
  sort?: CourseSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export async function listCourses(
  context: Context,
  request: CatalogueRequest,
): Promise<EndpointAnswer<typeof contract.listCourses>> {
  const { category, level, language, limit = limits.pageSize, cursor } = request
  const search = parseSearch(request.search)
  const sort = request.sort === 'relevance' && !search ? 'newest' : (request.sort ?? sortsFor(request.search)[0])
  const filters = { category, level, language, free: request.free === 'true' }
  const binding = bindingOf('courses', sort, { search: request.search, ...filters })

  const { rows, counts, matches, isCutOff } = await selectCatalogue(context, {
    filters,
    sort,
    limit: limit + 1,
    after: cursor === undefined ? undefined : readPosition(binding, cursor),
    search,
  })

  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toSummary),
    nextCursor: rows.length > limit && last ? writePosition(binding, last) : null,
    ...countCourses(matches, filters),
    totalIsLowerBound: isCutOff,
    published: countPublished(counts),
  }
}

const writePosition = (binding: string, { price, relevance, publishedAt, id }: CoursePosition) =>
  encodeCursor(binding, [price, relevance, publishedAt, id])

function readPosition(binding: string, cursor: string): CoursePosition {
  // A cursor with values of other types is refused.
  const [price, relevance, publishedAt, id] = decodeCursor(binding, cursor, [
    'number',
    'number',
    'number',
    'string',
  ]) as [number, number, number, string]
  return { price, relevance, publishedAt, id }
}
