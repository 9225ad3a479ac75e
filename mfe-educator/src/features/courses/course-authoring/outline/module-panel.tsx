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
        Module {index + 1} of {outline.length}
      </h2>
      <TextInput
        id="course-module-title"
        label="Module title"
        maxLength={draftLimits.titleLength}
        value={part.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        className="[&_input]:font-heading [&_input]:text-card [&_input]:font-heavy"
      />
      <DurationField
        id="course-module-duration"
        legend="Module duration"
        value={part.duration}
        onChange={(duration) => change({ duration })}
      />
      <TextArea
        label="Summary"
        note="(optional)"
        rows={3}
        maxLength={draftLimits.summaryLength}
        hint="One or two sentences, shown in the outline of the course."
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
          Add lesson
        </Button>
        {index > 0 ? (
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => acts.removeModule(moduleId)}>
            Remove module
          </Button>
        ) : (
          <p className="self-center text-meta text-muted">The first module cannot be removed.</p>
        )}
      </div>
    </section>
  )
}
