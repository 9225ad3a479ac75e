import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { lessonKindNames } from '@kere/contracts/courses/course-options'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import BookOpenText from 'lucide-react/icons/book-open-text'
import Circle from 'lucide-react/icons/circle'
import CirclePlay from 'lucide-react/icons/circle-play'
import Eye from 'lucide-react/icons/eye'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import { editorPath } from '../../../../courses/course-paths.ts'
import type { LessonOutlineValue } from '../draft/course-value.ts'
import { useEditor } from '../draft/use-course-editor.ts'
import { stepLesson } from './edit-outline.ts'
import type { OutlineItemProps } from './outline-item-props.ts'
import { MoveHandle } from './move-handle.tsx'
import { titleOfLesson } from './use-outline.ts'

const look = { 'aria-hidden': true, className: 'size-4.5 shrink-0 text-muted' } as const
const icons = {
  reading: <BookOpenText {...look} />,
  video: <CirclePlay {...look} />,
  task: <PencilRuler {...look} />,
}

interface LessonItemProps extends OutlineItemProps {
  lesson: LessonOutlineValue
}

export function LessonItem({ lesson: { id, title, kind, isPreview }, outline, open, acts, onStep }: LessonItemProps) {
  const editor = useEditor()
  const isOpen = open?.kind === 'lesson' && open.id === id
  const name = titleOfLesson(title)
  return (
    <li
      data-part={id}
      className={`flex items-center rounded-control border data-dragged:opacity-40 ${isOpen ? 'border-brand bg-surface' : 'border-transparent'}`}
    >
      <MoveHandle
        partKey={acts.keyOf(id)}
        label={t('Move lesson {title}', { title: name }, 'Button, educator')}
        onStep={(step) => {
          const place = stepLesson(outline, id, step)
          if (place) onStep(acts.keyOf(id), () => acts.moveLesson(id, place))
        }}
      />
      <a
        href={localPath(editorPath(editor.id, { tab: 'outline', lesson: id }))}
        aria-current={isOpen || undefined}
        className={`flex min-h-9.5 min-w-0 grow items-center gap-2 pe-2 text-snug text-ink no-underline hover:underline max-desk:min-h-11 ${isOpen ? 'font-semibold' : ''}`}
      >
        {lookup(icons, kind) ?? <Circle {...look} />}
        <span className="sr-only">{labelOf(lessonKindNames, kind)}: </span>
        <span lang={englishHere} className="line-clamp-2 wrap-anywhere">
          {name}
        </span>
        {isPreview && (
          <>
            <Eye aria-hidden="true" className="ms-auto size-4 shrink-0 text-muted" />
            <span className="sr-only">{t(', preview', 'Text, educator')}</span>
          </>
        )}
      </a>
    </li>
  )
}
