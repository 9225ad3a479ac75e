import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ModuleValue } from '../draft/course-value.ts'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'
import { DurationField } from '../duration-field.tsx'
import { changeModule } from './edit-outline.ts'
import type { OutlineActs } from './use-outline.ts'

export function ModulePanel({ moduleId, acts }: { moduleId: string; acts: OutlineActs }) {
  const { course } = useEditor()
  const { outline } = useDocument(course).value
  const index = outline.findIndex(({ id }) => id === moduleId)
  const part = outline[index]
  if (!part) return null
  const change = (wanted: Partial<Omit<ModuleValue, 'id' | 'lessons'>>) =>
    course.edit((value) => ({ ...value, outline: changeModule(value.outline, moduleId, wanted) }))
  return (
    <section aria-labelledby="module-place" className="flex flex-col gap-4">
      <h2 id="module-place" className="font-body text-meta font-normal text-muted">
        {t('Module {number} of {total}', { number: index + 1, total: outline.length }, 'Heading, educator')}
      </h2>
      <TextInput
        id="course-module-title"
        label={t('Module title', 'Label, educator')}
        maxLength={draftLimits.titleLength}
        value={part.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        className="[&_input]:font-heading [&_input]:text-card [&_input]:font-heavy"
      />
      <DurationField
        id="course-module-duration"
        legend={t('Module duration', 'Text, educator')}
        value={part.duration}
        onChange={(duration) => change({ duration })}
      />
      <TextArea
        label={t('Summary', 'Label, educator')}
        note={t('(optional)', 'Text, educator')}
        rows={3}
        maxLength={draftLimits.summaryLength}
        hint={t('One or two sentences, shown in the outline of the course.', 'Hint, educator')}
        value={part.summary}
        onChange={({ currentTarget }) => change({ summary: currentTarget.value })}
      />
      <div className="mt-4 flex flex-wrap justify-between gap-3 border-t border-hairline pt-5">
        <Button
          id="course-add-lesson"
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => acts.addLesson(moduleId)}
        >
          {t('Add lesson', 'Button, educator')}
        </Button>
        {index > 0 ? (
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => acts.removeModule(moduleId)}>
            {t('Remove module', 'Button, educator')}
          </Button>
        ) : (
          <p className="self-center text-meta text-muted">
            {t('The first module cannot be removed.', 'Text, educator')}
          </p>
        )}
      </div>
    </section>
  )
}
