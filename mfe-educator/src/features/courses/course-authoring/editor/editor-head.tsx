import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { courseHref } from '@kere/screens/course-href'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import ExternalLink from 'lucide-react/icons/external-link'
import { coursesPath, previewPath } from '../../../../courses/course-paths.ts'
import { CourseStatus, isArchivedOrDeleted } from '@kere/screens/course-status'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor, useEditorSummary } from '../draft/use-course-editor.ts'
import { SaveState } from '@kere/screens/editor/save-state'
import { usePublish } from './use-publish.ts'

export function EditorHead({ draft }: { draft: CourseDraft }) {
  const { id, status } = draft
  const editor = useEditor()
  const { value, isDirty } = useDocument(editor.course)
  const summary = useEditorSummary(editor)
  const { context } = useRemote()
  const publication = usePublish(draft)
  // An admin has no list of courses here.
  const isEducator = context.session.user?.role === 'educator'
  const hasNews = status !== 'published' || isDirty
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-surface px-gutter py-2.5 wide:px-6">
      <a
        href={localPath(isEducator ? coursesPath : '/dashboard')}
        aria-label={
          isEducator ? t('Back to My Courses', 'Link, educator') : t('Back to the dashboard', 'Link, educator')
        }
        className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </a>
      <div className="min-w-0 grow basis-16 desk:basis-40">
        <p className="text-meta text-muted max-desk:hidden">
          {isEducator ? t('My Courses', 'Text, educator') : draft.educator?.name}
        </p>
        <h1 tabIndex={-1} lang={value.details.title.trim() ? englishHere : undefined} className="truncate text-card">
          {value.details.title.trim() || t('Untitled course', 'Text, educator')}
        </h1>
      </div>
      <div className="flex min-w-0 items-center gap-x-3 gap-y-1 max-desk:order-last max-desk:flex-wrap max-desk:grow max-desk:basis-[calc(100%-4rem)]">
        <CourseStatus status={isDirty && status === 'published' ? 'changed' : status} />
        <SaveState {...summary} />
        {/* A phone has room for one of the two, and a post without news looks like its page. */}
        {!isArchivedOrDeleted(status) && (
          <ButtonLink
            href={previewPath(id)}
            variant="outline"
            icon={<Eye aria-hidden="true" />}
            aria-label={t('Preview', 'For screen readers, educator')}
            className={`max-desk:px-3 ${hasNews ? 'max-desk:ms-auto' : 'max-desk:hidden'}`}
          >
            <span className="max-desk:hidden">{t('Preview', 'Text, educator')}</span>
          </ButtonLink>
        )}
      </div>
      {!isArchivedOrDeleted(status) &&
        (hasNews ? (
          <Button
            isBusy={publication.isPending}
            busyLabel={t('Publishing', 'Button, busy, educator')}
            onClick={publication.publish}
          >
            {status === 'draft' ? (
              t('Publish', 'Text, educator')
            ) : (
              <>
                <span className="max-desk:hidden">{t('Publish changes', 'Button, educator')}</span>
                <span className="desk:hidden">{t('Publish', 'Button, educator')}</span>
              </>
            )}
          </Button>
        ) : (
          <ButtonLink
            href={courseHref(id)}
            variant="outline"
            icon={<ExternalLink aria-hidden="true" />}
            aria-label={t('View course', 'For screen readers, educator')}
            className="max-desk:order-last max-desk:px-3"
          >
            <span className="max-desk:hidden">{t('View course', 'Text, educator')}</span>
          </ButtonLink>
        ))}
    </header>
  )
}
