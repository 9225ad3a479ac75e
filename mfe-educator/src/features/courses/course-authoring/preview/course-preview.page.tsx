import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { lessonKindNames } from '@kere/contracts/courses/course-options'
import { messages } from '@kere/contracts/http/messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'
import { useParams, useSearchParams } from 'react-router-dom'
import { editorPath, previewPath } from '../../../../courses/course-paths.ts'
import { draftQuery } from '../draft/course-draft.api.ts'
import { LessonPreview } from '../lesson/lesson-preview.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/courses/:id/preview', roles: ['educator', 'admin'], isFocused: true }

function CoursePreviewPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(draftQuery(api, id))
  if (query.data) return <CoursePreview draft={query.data} />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.isPending && (
        <SkeletonGroup label="Loading the preview">
          <Skeleton className="h-8 w-72" />
          <Skeleton className="mt-6 h-60" />
        </SkeletonGroup>
      )}
      {query.data === null && <h1 className="text-title">{messages.courseNotFound}</h1>}
      {query.isError && (
        <>
          <h1 className="sr-only">Preview</h1>
          <LoadFailure title="Failed to fetch course" query={query}>
            Nothing is lost.
          </LoadFailure>
        </>
      )}
    </div>
  )
}

function CoursePreview({ draft: { id, details, outline, lessonTexts } }: { draft: CourseDraft }) {
  const [params] = useSearchParams()
  const lessons = outline.flatMap((part, index) =>
    part.lessons.map((lesson) => ({ ...lesson, part, number: index + 1 })),
  )
  const at = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.id === params.get('lesson')),
  )
  const shown = lessons[at]
  const [before, after] = [lessons[at - 1], lessons[at + 1]]
  const version = lessonTexts.find((text) => text.id === shown?.id)?.version ?? 0
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-3 border-b border-hairline bg-info-soft px-gutter py-2.5 text-dense wide:px-8">
        <p className="flex items-center gap-2.5">
          <Eye aria-hidden="true" className="size-5 shrink-0 text-info" />
          You are viewing your draft as learners will see it.
        </p>
        <ButtonLink
          href={editorPath(id, shown ? { tab: 'outline', lesson: shown.id } : {})}
          variant="outline"
          size="toolbar"
        >
          Back to the editor
        </ButtonLink>
      </div>
      <div className="flex grow flex-col desk:flex-row">
        <nav
          aria-label="Lessons"
          className="shrink-0 border-hairline bg-canvas px-4 py-5 max-desk:order-last max-desk:border-t desk:w-76 desk:border-e"
        >
          <p className="text-card font-semibold">{details.title.trim() || 'Untitled course'}</p>
          <ol className="mt-3 list-none">
            {outline.map((part, index) => (
              <li key={part.id} className="border-t border-hairline py-2.5">
                <p className="text-dense font-semibold">
                  <span className="text-brand">{index + 1}</span> {part.title.trim() || 'Untitled module'}
                </p>
                <ol className="mt-1 list-none">
                  {part.lessons.map((lesson) => (
                    <li key={lesson.id}>
                      <a
                        href={previewPath(id, lesson.id)}
                        aria-current={lesson.id === shown?.id ? 'page' : undefined}
                        className={`flex min-h-9.5 items-center justify-between gap-3 rounded-control border px-2 py-1.5 text-snug text-ink no-underline hover:underline max-desk:min-h-11 ${lesson.id === shown?.id ? 'border-brand bg-surface font-semibold' : 'border-transparent'}`}
                      >
                        <span className="min-w-0 wrap-anywhere">{lesson.title.trim() || 'Untitled lesson'}</span>
                        <span className="shrink-0 text-meta text-muted">{lesson.durationMinutes} min</span>
                      </a>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 grow px-gutter pt-7 pb-section wide:px-10">
          {shown ? (
            <div className="max-w-measure">
              <p className="text-meta text-muted">
                Module {shown.number} · {labelOf(lessonKindNames, shown.kind)} · {shown.durationMinutes} min
              </p>
              <h1 tabIndex={-1} className="mt-1 mb-6 text-title wrap-anywhere">
                {shown.title.trim() || 'Untitled lesson'}
              </h1>
              <LessonPreview key={shown.id} courseId={id} lessonId={shown.id} version={version} />
              <div className="mt-10 flex flex-wrap justify-between gap-4 border-t-2 border-ink pt-4">
                {before ? (
                  <TextLink href={previewPath(id, before.id)} className="inline-flex min-h-11 items-center gap-2">
                    <ArrowLeft aria-hidden="true" className="size-4" />
                    Previous lesson
                  </TextLink>
                ) : (
                  <span />
                )}
                {after && (
                  <TextLink href={previewPath(id, after.id)} className="inline-flex min-h-11 items-center gap-2">
                    Next lesson
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </TextLink>
                )}
              </div>
            </div>
          ) : (
            <>
              <h1 tabIndex={-1} className="text-title">
                No lessons yet
              </h1>
              <p className="mt-2 text-muted">Add a lesson in the outline, and it appears here.</p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

const title = 'Preview'

export const page: PageModule = {
  component: CoursePreviewPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) =>
    describeInDashboard({
      status: cache.getQueryData(draftQuery(api, id).queryKey) === null ? 404 : 200,
      title,
      description: 'The course as learners will see it.',
      path: previewPath(id),
      above: [{ label: 'Course', path: editorPath(id) }],
    }),
}
