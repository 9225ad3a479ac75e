import { countOf } from '@kere/brand/count'
import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const coursesPart: DashboardPart = {
  name: 'all-courses',
  stats: ({ courses: { published, drafts } }) => [
    {
      label: 'Published courses',
      value: published,
      note: drafts === 0 ? 'no drafts' : countOf(drafts, ['draft', 'drafts']),
      href: '/dashboard/courses?standing=published',
    },
  ],
}
