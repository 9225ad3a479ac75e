import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { SkeletonGroup } from '@kere/ui/status/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'

interface CourseFrameProps<Part> {
  query: UseQueryResult<Part | null>
  title: string
  coursePath: string
  skeleton: ReactNode
  /** Says after a failure to load that nothing was harmed. */
  reassurance: string
  className?: string
  children: (part: Part) => ReactNode
}

/** Frames a page about one part of a course, with the way back to the course above it. */
export function CourseFrame<Part extends { course: { title: string } }>({
  query,
  title,
  coursePath,
  skeleton,
  reassurance,
  className = '',
  children,
}: CourseFrameProps<Part>) {
  const noun = title.toLowerCase()
  return (
    <div className={`px-gutter pt-4 pb-section wide:px-8 ${className}`}>
      {query.data ? (
        <>
          <TextLink href={coursePath} className="inline-flex min-h-11 items-center gap-2 text-dense wrap-anywhere">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {query.data.course.title.trim() ? (
              <span lang={englishHere}>{query.data.course.title.trim()}</span>
            ) : (
              t('Edit the course', 'Text, educator')
            )}
          </TextLink>
          <h1 tabIndex={-1} className="mt-1 text-title">
            {title}
          </h1>
          {children(query.data)}
        </>
      ) : query.isPending ? (
        <SkeletonGroup label={t('Loading the {noun}', { noun }, 'For screen readers, educator')}>
          {skeleton}
        </SkeletonGroup>
      ) : query.data === null ? (
        <EmptyState
          title={messages.courseNotFound}
          headingLevel="h1"
          action={<ButtonLink href="/dashboard/courses">{t('Courses', 'Button, educator')}</ButtonLink>}
        >
          {t('It may have been deleted for good, or it belongs to another educator.', 'Text, educator')}
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <LoadFailure title={t('Failed to fetch the {noun}', { noun }, 'Title, educator')} query={query}>
            {reassurance}
          </LoadFailure>
        </>
      )}
    </div>
  )
}
