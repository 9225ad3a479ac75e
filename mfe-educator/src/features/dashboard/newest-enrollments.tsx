import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { discPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { courseHref } from '@kere/screens/course-href'

export function NewestEnrollments({ enrollments }: { enrollments: EducatorDashboard['newestEnrollments'] }) {
  return (
    <Section title={t('Newest enrollments', 'Title, educator')}>
      {enrollments.length === 0 ? (
        <EmptyState title={t('No learners yet', 'Title, educator')} headingLevel="h3" picture={discPath('no-learners')}>
          {t('New enrollments appear here once learners join a course you have published.', 'Text, educator')}
        </EmptyState>
      ) : (
        <ul className="-mt-4 list-none">
          {enrollments.map(({ id, learnerName, course, enrolledAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-hairline py-3.5"
            >
              <p className="min-w-0">
                <span lang={englishHere} className="block font-semibold">
                  {learnerName}
                </span>
                <TextLink href={courseHref(course.id)} lang={englishHere} className="text-dense font-normal">
                  {course.title}
                </TextLink>
              </p>
              <AgeOrDate instant={enrolledAt} className="text-meta text-muted" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
