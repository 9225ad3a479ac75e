import { t } from '@kere/brand/messages'
import {
  enrollmentStatuses,
  enrollmentStatusNames,
  type EnrollmentStatus,
} from '@kere/contracts/courses/enrollment-options'

export interface MyCoursesAddress {
  status: EnrollmentStatus | null
  cursor: string | null
}

export function readMyCoursesAddress(search: URLSearchParams): MyCoursesAddress {
  const wanted = search.get('status')
  return { status: enrollmentStatuses.find((status) => status === wanted) ?? null, cursor: search.get('cursor') }
}

export function myCoursesHref({ status = null, cursor = null }: Partial<MyCoursesAddress> = {}) {
  const search = new URLSearchParams({ ...(status && { status }), ...(cursor && { cursor }) }).toString()
  return search === '' ? '/dashboard/my-courses' : `/dashboard/my-courses?${search}`
}

export const views: readonly { status: EnrollmentStatus | null; label: string }[] = [
  { status: null, label: t('All', 'Label, My Courses') },
  ...(['in_progress', 'not_started', 'completed'] as const).map((status) => ({
    status,
    label: enrollmentStatusNames[status],
  })),
]
