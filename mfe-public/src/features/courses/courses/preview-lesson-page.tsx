import { t } from '@kere/brand/messages'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { courseHref, lessonHref } from './course-href.ts'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseQuery } from './courses.api.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { PreviewLesson } from './preview-lesson.tsx'
import { previewLessonQuery } from './preview-lesson.api.ts'

export function PreviewLessonPage() {
  const { api } = useRemote()
  const { courseId = '', lessonId = '' } = useParams()
  const lesson = useQuery(previewLessonQuery(api, { courseId, lessonId }))
  const course = useQuery(courseQuery(api, courseId))

  if (lesson.data) return <PreviewLesson lesson={lesson.data} course={course.data ?? null} />
  if (lesson.data === null)
    return (
      <NotFoundPanel
        title={enrollmentMessages.lessonNotFound}
        text={t('It may have been removed from its course, or it is for enrolled learners only.', 'Error: a lesson')}
        action={
          <ButtonLink href={courseHref(courseId)} variant="outline">
            {t('Open the course', 'Button')}
          </ButtonLink>
        }
      />
    )
  if (lesson.isPending) return <CourseSkeleton />
  return (
    <PageFailure
      title={t('This lesson did not load', 'Error')}
      query={lesson}
      retryHref={lessonHref(courseId, lessonId)}
    />
  )
}
