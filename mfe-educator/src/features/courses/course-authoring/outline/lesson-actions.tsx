import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'
import { findLesson } from './edit-outline.ts'
import { titleOfModule, type OutlineActs } from './use-outline.ts'

export function LessonActions({ lessonId, acts }: { lessonId: string; acts: OutlineActs }) {
  const { outline } = useDocument(useEditor().course).value
  const place = findLesson(outline, lessonId)
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4 border-t border-hairline pt-5">
      {outline.length > 1 && (
        <Select
          label={t('Module', 'Label, educator')}
          options={outline.map(({ id, title }, index) => ({
            value: id,
            label: `${index + 1} ${titleOfModule(title)}`,
          }))}
          value={place?.moduleId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            acts.moveLesson(lessonId, {
              moduleId: value,
              index: outline.find(({ id }) => id === value)?.lessons.length ?? 0,
            })
          }
          className="min-w-60"
        />
      )}
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => acts.removeLesson(lessonId)}>
        {t('Remove lesson', 'Button, educator')}
      </Button>
    </div>
  )
}
