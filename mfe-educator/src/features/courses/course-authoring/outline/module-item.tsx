import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import { editorPath } from '../../../../courses/course-paths.ts'
import type { ModuleValue } from '../draft/course-value.ts'
import { useEditor } from '../draft/use-course-editor.ts'
import { LessonItem } from './lesson-item.tsx'
import type { OutlineItemProps } from './outline-item-props.ts'
import { MoveHandle } from './move-handle.tsx'
import { titleOfModule } from './use-outline.ts'

interface ModuleItemProps extends OutlineItemProps {
  part: ModuleValue
  index: number
  isFolded: boolean
  onFold: () => void
}

export function ModuleItem({ part, index, isFolded, onFold, ...shared }: ModuleItemProps) {
  const { id, title, lessons } = part
  const { open, acts, onStep } = shared
  const editor = useEditor()
  const isOpen = open?.kind === 'module' && open.id === id
  const name = titleOfModule(title)
  return (
    <li data-part={id} className="border-b border-hairline py-1.5 data-dragged:opacity-40">
      <div
        className={`flex items-center rounded-control border ${isOpen ? 'border-brand bg-surface' : 'border-transparent'}`}
      >
        <MoveHandle
          partKey={acts.keyOf(id)}
          label={t('Move module {number}, {title}', { number: index + 1, title: name }, 'Button, educator')}
          onStep={(step) => onStep(acts.keyOf(id), () => acts.moveModule(id, index + step))}
        />
        <a
          href={localPath(editorPath(editor.id, { tab: 'outline', module: id }))}
          aria-current={isOpen || undefined}
          className="flex min-h-11 min-w-0 grow items-center gap-2 text-dense font-semibold text-ink no-underline hover:underline"
        >
          <span className="font-heading text-brand">{index + 1}</span>
          <span lang={englishHere} className="truncate">
            {name}
          </span>
        </a>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={t(
            'Lessons of module {number}, {count, plural, one {# lesson} other {# lessons}}',
            { number: index + 1, count: lessons.length },
            'Button, educator',
          )}
          onClick={onFold}
          className="flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-1.5 rounded-control pe-2 text-meta text-muted hover:bg-hover"
        >
          {isFolded && lessons.length}
          <ChevronDown aria-hidden="true" className={`size-4.5 ${isFolded ? '' : 'rotate-180'}`} />
        </button>
      </div>
      {!isFolded && (
        <>
          <ol className="list-none ps-3">
            {lessons.map((lesson) => (
              <LessonItem key={acts.keyOf(lesson.id)} lesson={lesson} {...shared} />
            ))}
          </ol>
          <button
            type="button"
            aria-label={t(
              'Add lesson to module {number}, {title}',
              { number: index + 1, title: name },
              'Button, educator',
            )}
            onClick={() => acts.addLesson(id)}
            className="ms-10 flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-2 text-dense font-semibold text-brand hover:bg-hover disabled:cursor-not-allowed max-desk:min-h-11"
          >
            <Plus aria-hidden="true" className="size-4.5" />
            {t('Add lesson', 'Button, educator')}
          </button>
        </>
      )}
    </li>
  )
}
