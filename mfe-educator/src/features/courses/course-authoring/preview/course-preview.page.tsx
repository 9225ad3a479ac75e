import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { lessonKindNames } from '@kere/contracts/courses/course-options'
import { messages } from '@kere/contracts/http/messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Circle from 'lucide-react/icons/circle'
import CircleDot from 'lucide-react/icons/circle-dot'
import Eye from 'lucide-react/icons/eye'
import { useParams, useSearchParams } from 'react-router-dom'
import { editorPath, previewPath } from '../../../../courses/course-paths.ts'
import { draftQuery } from '../draft/course-draft.api.ts'
import { LessonPreview } from '../lesson/lesson-preview.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/courses/:id/preview',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

function CoursePreviewPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(draftQuery(api, id))
  if (query.data) return <CoursePreview draft={query.data} />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.isPending && (
        <SkeletonGroup label={t('Loading the preview', 'Label, educator')}>
          <Skeleton className="h-8 w-72" />
          <Skeleton className="mt-6 h-60" />
        </SkeletonGroup>
      )}
      {query.data === null && <h1 className="text-title">{messages.courseNotFound}</h1>}
      {query.isError && (
        <>
          <h1 className="sr-only">{t('Preview', 'Heading, educator')}</h1>
          <LoadFailure title={t('Failed to fetch course', 'Title, educator')} query={query}>
            {t('Nothing is lost.', 'Text, educator')}
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
          {t('You are viewing your draft as learners will see it.', 'Text, educator')}
        </p>
        <ButtonLink
          href={editorPath(id, shown ? { tab: 'outline', lesson: shown.id } : {})}
          variant="outline"
          size="toolbar"
        >
          {t('Back to the editor', 'Button, educator')}
        </ButtonLink>
      </div>
      <div className="flex grow flex-col desk:flex-row">
        <nav
          aria-label={t('Lessons', 'For screen readers, educator')}
          className="shrink-0 border-hairline bg-surface max-desk:order-last max-desk:border-t desk:w-80 desk:border-e"
        >
          <div className="desk:sticky desk:top-14 desk:max-h-[calc(100dvh-3.5rem)] desk:overflow-y-auto">
            <p
              lang={englishHere}
              className="border-b border-hairline px-4 py-5 text-card leading-dense font-semibold desk:px-5"
            >
              {details.title.trim() || t('Untitled course', 'Text, educator')}
            </p>
            {outline.map((part, index) => (
              <Disclosure
                // The key opens the module of the shown lesson. The other modules stay as they are.
                key={`${part.id} ${String(part.id === shown?.part.id)}`}
                isOpen={part.id === shown?.part.id}
                summaryLayout="flex items-center gap-2 py-2.5 px-4 desk:px-5"
                className="[&>div]:pb-2"
                summary={
                  <>
                    <span className="font-heading text-card font-heavy text-brand tabular-nums">{index + 1}</span>
                    <span lang={englishHere} className="min-w-0 grow leading-dense font-semibold">
                      {part.title.trim() || t('Untitled module', 'Text, educator')}
                    </span>
                    <span className="text-meta text-muted tabular-nums">{part.lessons.length}</span>
                  </>
                }
              >
                <ol className="list-none">
                  {part.lessons.map((lesson) => {
                    const isShown = lesson.id === shown?.id
                    const Mark = isShown ? CircleDot : Circle
                    return (
                      <li key={lesson.id}>
                        <a
                          href={localPath(previewPath(id, lesson.id))}
                          aria-current={isShown ? 'page' : undefined}
                          className={`flex min-h-11 items-start gap-2.5 border-s-3 py-2.5 ps-4 pe-3 text-dense text-ink no-underline -outline-offset-2 desk:min-h-9 desk:py-2 desk:ps-4.25 ${isShown ? 'border-brand bg-brand-soft font-semibold' : 'border-transparent hover:bg-hover'}`}
                        >
                          <Mark
                            aria-hidden="true"
                            className={`mt-0.5 size-4.5 shrink-0 ${isShown ? '' : 'text-control'}`}
                          />
                          <span lang={englishHere} className="min-w-0 wrap-anywhere">
                            {lesson.title.trim() || t('Untitled lesson', 'Text, educator')}
                          </span>
                        </a>
                      </li>
                    )
                  })}
                </ol>
              </Disclosure>
            ))}
          </div>
        </nav>
        <div className="min-w-0 grow px-gutter pt-7 pb-section wide:px-10">
          {shown ? (
            <div className="max-w-measure">
              <p className="text-meta text-muted">
                {t('Module {number}', { number: shown.number }, 'Name, educator')} ·{' '}
                {labelOf(lessonKindNames, shown.kind)}
              </p>
              <h1 tabIndex={-1} lang={englishHere} className="mt-1 mb-6 text-title wrap-anywhere">
                {shown.title.trim() || t('Untitled lesson', 'Text, educator')}
              </h1>
              <LessonPreview key={shown.id} courseId={id} lessonId={shown.id} version={version} />
              <div className="mt-10 flex flex-wrap justify-between gap-4 border-t-2 border-ink pt-4">
                {before ? (
                  <TextLink href={previewPath(id, before.id)} className="inline-flex min-h-11 items-center gap-2">
                    <ArrowLeft aria-hidden="true" className="size-4" />
                    {t('Previous lesson', 'Link, educator')}
                  </TextLink>
                ) : (
                  <span />
                )}
                {after && (
                  <TextLink href={previewPath(id, after.id)} className="inline-flex min-h-11 items-center gap-2">
                    {t('Next lesson', 'Link, educator')}
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </TextLink>
                )}
              </div>
            </div>
          ) : (
            <>
              <h1 tabIndex={-1} className="text-title">
                {t('No lessons yet', 'Heading, educator')}
              </h1>
              <p className="mt-2 text-muted">
                {t('Add a lesson in the outline, and it appears here.', 'Text, educator')}
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

const title = t('Preview', 'Text, educator')

export const page: PageModule = {
  component: CoursePreviewPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) =>
    describeInDashboard({
      status: cache.getQueryData(draftQuery(api, id).queryKey) === null ? 404 : 200,
      title,
      description: t('The course as learners will see it.', 'Text, educator'),
      path: previewPath(id),
      above: [{ label: t('Course', 'Label, educator'), path: editorPath(id) }],
    }),
}
