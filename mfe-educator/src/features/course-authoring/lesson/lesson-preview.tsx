import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Article } from '@kere/ui/article'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { Video } from '@kere/ui/video'
import { useQuery } from '@tanstack/react-query'
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
      <LoadFailure title="The preview did not load" headingLevel="h3" query={preview}>
        {preview.error.message.replace(/\.$/, '')}. Your text is saved.
      </LoadFailure>
    )
  if (!preview.data)
    return (
      <SkeletonGroup label="Loading the preview">
        <div className="flex flex-col gap-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-5" />
          ))}
        </div>
      </SkeletonGroup>
    )
  const { title, videoUrl, html, bring, checklist } = preview.data
  const isEmpty = !videoUrl && html.trim() === '' && bring.length + checklist.length === 0
  return (
    <div className="flex flex-col gap-6">
      {isEmpty && <p className="text-muted">Nothing to show yet.</p>}
      {videoUrl && <Video url={videoUrl} title={title} />}
      {bring.length > 0 && <Lines title="What to bring" lines={bring} />}
      {html.trim() !== '' && <Article html={html} />}
      {checklist.length > 0 && <Lines title="Checklist" lines={checklist} isChecklist />}
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
          <li key={line} className={isChecklist ? 'flex gap-2.5' : ''}>
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
