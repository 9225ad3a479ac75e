import { t } from '@kere/brand/messages'
import { bannerPath } from '@kere/brand/art-paths'
import { lessonKindNames } from '@kere/contracts/courses/course-options'
import type { MyCourse } from '@kere/contracts/courses/learning'
import { labelOf } from '@kere/contracts/http/open-value'
import { langOf } from '@kere/screens/content-language'
import { durationOf } from '@kere/screens/duration'
import { KeptNotice } from '@kere/screens/kept-notice'
import { Article } from '@kere/ui/layout/article'
import { Video } from '@kere/ui/art/video'
import BookOpen from 'lucide-react/icons/book-open'
import DraftingCompass from 'lucide-react/icons/drafting-compass'
import PlayCircle from 'lucide-react/icons/circle-play'
import { FieldTask } from './field-task.tsx'
import type { LessonVisit } from './player.api.ts'

interface LessonViewProps {
  course: MyCourse['course']
  visit: LessonVisit
  isKeptOffline: boolean
  onCheck: (checked: number[]) => void
}

const icons = { video: PlayCircle, reading: BookOpen, task: DraftingCompass } as const

const timeOf = ({ kind, durationMinutes }: Timed) =>
  kind === 'task'
    ? t('about {duration}', { duration: durationOf(durationMinutes) }, 'How long a task takes')
    : durationOf(durationMinutes)

type Timed = Pick<LessonVisit['lesson'], 'kind' | 'durationMinutes'>

/** Writes the kind of a lesson and how long it takes. A note takes no time worth planning. */
export const kindText = (lesson: Timed) =>
  labelOf(lessonKindNames, lesson.kind) + (lesson.kind === 'note' ? '' : `, ${timeOf(lesson)}`)

export function LessonView({ course, visit: { lesson, keptAt }, isKeptOffline, onCheck }: LessonViewProps) {
  const Icon = Object.entries(icons).find(([kind]) => kind === lesson.kind)?.[1] ?? BookOpen
  return (
    <article aria-labelledby="lesson-title">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-muted">
        <Icon aria-hidden="true" className="size-4.5" />
        <span>{kindText(lesson)}</span>
        {isKeptOffline && !keptAt && (
          <>
            <span aria-hidden="true">·</span>
            <span>{t('Saved for offline reading', 'Text, player of a course')}</span>
          </>
        )}
      </p>
      <h1 id="lesson-title" lang={langOf(lesson.language)} tabIndex={-1} className="mt-2.5 text-title">
        {lesson.title}
      </h1>
      {keptAt && <KeptNotice at={keptAt} className="mt-4" />}
      {/* The author's headings begin at h3, so an h2 must stand before them. */}
      <h2 className="sr-only">{t('The lesson', 'Heading, player of a course')}</h2>
      {lesson.videoUrl && (
        <Video
          key={lesson.id}
          url={lesson.videoUrl}
          title={lesson.title}
          picture={bannerPath(course)}
          className="mt-5"
        />
      )}
      {lesson.html !== '' && (
        <div lang={langOf(lesson.language)}>
          <Article html={lesson.html} className="mt-5" />
        </div>
      )}
      {(lesson.bring.length > 0 || lesson.checklist.length > 0) && <FieldTask lesson={lesson} onCheck={onCheck} />}
    </article>
  )
}
