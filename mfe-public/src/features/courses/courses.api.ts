import type { CourseSummary } from '@kere/contracts/courses'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { failurePart } from './failure-part.ts'

/** With the first call, which a page from the server does not make. */
export const loadContract = () => import('@kere/contracts/courses')

/** What its card shows: the page that is sent carries it twice, as HTML and as data. */
export interface ListedCourse extends Omit<CourseSummary, 'publishedAt' | 'instructor'> {
  instructor: Pick<CourseSummary['instructor'], 'name'>
}

export const toCard = (course: CourseSummary): ListedCourse => ({
  id: course.id,
  title: course.title,
  description: course.description,
  category: course.category,
  level: course.level,
  price: course.price,
  duration: course.duration,
  coverImage: course.coverImage,
  instructor: { name: course.instructor.name },
  enrollmentCount: course.enrollmentCount,
})

/** `null` where no published course has this id. */
export const courseQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['course', id],
    queryFn: async ({ signal }) => {
      const { getCourse } = await loadContract()
      return orNothing(api.call(getCourse, { params: { id } }, { signal }))
    },
  })

/** An id or a cursor that cannot exist is as unknown as one that does not. */
export const isRefusal = ({ code }: ApiError) =>
  code === 'not_found' || code === 'invalid_cursor' || code === 'validation_failed'

export async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) return null
    return withFailurePart(error)
  }
}

/** The panel that tells of a failure comes with it. */
export async function withFailurePart(reason: unknown): Promise<never> {
  await failurePart.load().catch(() => {})
  throw reason
}
