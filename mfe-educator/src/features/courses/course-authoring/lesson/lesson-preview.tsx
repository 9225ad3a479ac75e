import { product } from '@kere/brand/brand'
import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { LeftOutKind } from '@kere/contracts/courses/course-authoring-options'
import { lookup } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Article } from '@kere/ui/layout/article'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { Video } from '@kere/ui/art/video'
import { useQuery } from '@tanstack/react-query'
import EyeOff from 'lucide-react/icons/eye-off'
import { previewQuery } from '../draft/course-draft.api.ts'

interface LessonPreviewProps {
  courseId: string
  lessonId: string
  version: number
}

export function LessonPreview({ courseId, lessonId, version }: LessonPreviewProps) {
  const { api } = useRemote()
  const preview = useQuery(previewQuery(api, courseId, lessonId, version))
  if (preview.isError)
    return (
      <LoadFailure title={t('The preview did not load', 'Title, educator')} headingLevel="h3" query={preview}>
        {preview.error.message.replace(/\.$/, '')}. {t('Your text is saved.', 'Text, educator')}
      </LoadFailure>
    )
  if (!preview.data)
    return (
      <SkeletonGroup label={t('Loading the preview', 'Label, educator')}>
        <div className="flex flex-col gap-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-5" />
          ))}
        </div>
      </SkeletonGroup>
    )
  const { title, videoUrl, html, leftOut, bring, checklist } = preview.data
  const isEmpty = !videoUrl && html.trim() === '' && bring.length + checklist.length === 0
  return (
    <div className="flex flex-col gap-6">
      {isEmpty && <p className="text-muted">{t('Nothing to show yet.', 'Text, educator')}</p>}
      {videoUrl && <Video url={videoUrl} title={title} />}
      {bring.length > 0 && <Lines title={t('What to bring', 'Title, educator')} lines={bring} />}
      {html.trim() !== '' && (
        <div lang={englishHere}>
          <Article html={html} />
        </div>
      )}
      {leftOut.length > 0 && <LeftOut parts={leftOut} />}
      {checklist.length > 0 && <Lines title={t('Checklist', 'Title, educator')} lines={checklist} isChecklist />}
    </div>
  )
}

function Lines({
  title,
  lines,
  isChecklist = false,
}: {
  title: string
  lines: readonly string[]
  isChecklist?: boolean
}) {
  return (
    <section>
      <h3 className="text-card">{title}</h3>
      <ul className={`mt-2 flex flex-col gap-1.5 ${isChecklist ? 'list-none' : 'list-disc ps-6'}`}>
        {lines.map((line) => (
          <li key={line} lang={englishHere} className={`wrap-anywhere ${isChecklist ? 'flex gap-2.5' : ''}`}>
            {isChecklist && (
              <span aria-hidden="true" className="mt-1 size-4.5 shrink-0 rounded-badge border border-control" />
            )}
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

const whyLeftOut: Record<LeftOutKind, string> = {
  comment: t('Comments are for you alone.', 'Text, educator'),
  definition: t('This is the address of a link, and no link uses it.', 'Text, educator'),
  link: t(
    'Only the text is shown. A link needs https://, an email address, or a page of {product}.',
    { product },
    'Text, educator',
  ),
  note: t('Nothing in the text refers to this note.', 'Text, educator'),
  picture: t('Only the description is shown. Pictures from other sites are not loaded.', 'Text, educator'),
}

function LeftOut({ parts }: { parts: readonly { kind: string; source: string }[] }) {
  return (
    <section className="border-s-4 border-warn bg-canvas px-5 py-4 text-dense">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <EyeOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
        {t('Learners do not see this', 'Heading, educator')}
      </h3>
      <ul className="mt-2 flex list-none flex-col gap-2">
        {parts.map(({ kind, source }, place) => (
          // Two may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <code lang={englishHere} className="wrap-anywhere">
              {source}
            </code>
            <p className="text-muted">{lookup(whyLeftOut, kind)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
