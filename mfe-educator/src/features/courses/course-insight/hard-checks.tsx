import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { hardCheckMessages } from '@kere/contracts/courses/hard-checks-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FirstTryAndTried, Mistake } from './hard-check-numbers.tsx'
import { hardChecksPath, hardestChecksQuery } from './hard-checks.api.ts'
import { coursePath } from './insight.api.ts'

const columns = 'desk:grid-cols-[minmax(0,1fr)_minmax(0,11rem)_8.5rem_4rem]'

/** Shows the few hardest checks of the course, below the numbers of its lessons. */
export function HardChecks({ course }: { course: string }) {
  const { api } = useRemote()
  const query = useQuery(hardestChecksQuery(api, course))
  if (query.isError)
    return (
      <LoadFailure title={hardCheckMessages.failed} query={query} headingLevel="h2">
        {t('The other numbers are complete.', 'Text, educator')}
      </LoadFailure>
    )
  return (
    <Section
      title={t('Hard checks', 'Title, educator')}
      meta={t('Right at the first try, lowest first', 'Text, educator')}
    >
      {!query.data ? (
        <SkeletonGroup label={t('Loading the checks', 'Label, educator')}>
          <Skeleton className="h-60 w-full" />
        </SkeletonGroup>
      ) : query.data.total === 0 ? (
        <EmptyState
          title={t('No checks are published', 'Title, educator')}
          headingLevel="h3"
          action={
            <TextLink href={`${coursePath(course)}?tab=outline`}>
              {t('Add a check to a lesson', 'Link, educator')}
            </TextLink>
          }
        >
          {t('What learners answer at the first try appears here once a lesson has a check.', 'Text, educator')}
        </EmptyState>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={`hidden gap-x-4 border-b-2 border-ink pb-2 text-meta font-semibold desk:grid ${columns}`}
          >
            <span>{t('Check', 'Text, educator')}</span>
            <span>{t('What goes wrong', 'Text, educator')}</span>
            <span>{t('First try', 'Text, educator')}</span>
            <span className="text-end">{t('Learners', 'Text, educator')}</span>
          </div>
          <ol className="list-none max-desk:border-t max-desk:border-hairline">
            {query.data.items.map((check) => (
              <li
                key={check.id}
                className={`grid items-center gap-x-4 border-b border-hairline py-2.5 text-dense ${columns}`}
              >
                <div className="min-w-0">
                  <h3 lang={englishHere} className="line-clamp-3 text-dense font-semibold wrap-anywhere">
                    {check.question}
                  </h3>
                  <p lang={englishHere} className="text-meta text-muted wrap-anywhere">
                    {check.lesson.title}
                  </p>
                </div>
                <p className="text-meta text-muted wrap-anywhere">
                  <Mistake course={course} check={check} />
                </p>
                <FirstTryAndTried course={course} check={check} />
              </li>
            ))}
          </ol>
          <TextLink href={hardChecksPath(course)} hasArrow className="mt-3 min-h-11 items-center text-dense">
            {query.data.total === 1
              ? t('More about the check', 'Link, educator')
              : t('All {count, plural, one {# check} other {# checks}}', { count: query.data.total }, 'Link, educator')}
          </TextLink>
        </>
      )}
    </Section>
  )
}
