import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { TextInput } from '@kere/ui/controls/text-input'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { DurationField } from '../duration-field.tsx'
import { emptyModule, type NewCourse, type NewCourseFields } from './new-course-form.ts'
import type { useRegister } from './use-register.ts'

interface ModuleFieldsProps {
  form: UseFormReturn<NewCourseFields, unknown, NewCourse>
  register: ReturnType<typeof useRegister>
}

/** S-379: the first one stays. */
export function ModuleFields({ form, register }: ModuleFieldsProps) {
  const { control, formState, setValue, trigger } = form
  const { context } = useRemote()
  const modules = useFieldArray({ control, name: 'modules', keyName: 'key' })
  const { errors, touchedFields, isSubmitted } = formState
  const written = useWatch({ control, name: 'modules' })

  const add = () => modules.append(emptyModule(), { focusName: `modules.${modules.fields.length}.title` })
  const remove = (index: number) => {
    const removed = form.getValues(`modules.${index}`)
    modules.remove(index)
    document.getElementById(`new-module-${index - 1}`)?.focus()
    context.notify({
      tone: 'success',
      text: `${removed.title.trim() || `Module ${index + 1}`} removed`,
      action: { label: 'Undo', run: () => modules.insert(index, removed) },
    })
  }

  return (
    <Section title="Modules" lead="The parts of the course, in order. Lessons come next, in the editor.">
      <ol className="list-none">
        {modules.fields.map((field, index) => (
          <li
            key={field.key}
            className="grid gap-4 border-b border-hairline py-5 first:pt-0 desk:grid-cols-[minmax(0,1fr)_auto_auto] desk:items-start"
          >
            <TextInput
              id={`new-module-${index}`}
              label={`Module ${index + 1} title`}
              maxLength={draftLimits.titleLength}
              error={
                isSubmitted || touchedFields.modules?.[index]?.title
                  ? errors.modules?.[index]?.title?.message
                  : undefined
              }
              {...register(`modules.${index}.title`)}
            />
            <DurationField
              id={`new-module-duration-${index}`}
              legend={`Module ${index + 1} duration`}
              value={written[index]?.duration ?? ''}
              error={errors.modules?.[index]?.duration?.message}
              onChange={(duration) => setValue(`modules.${index}.duration`, duration, { shouldDirty: true })}
              onBlur={() => void trigger(`modules.${index}.duration`)}
            />
            {index > 0 ? (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden="true" />}
                aria-label={`Remove module ${index + 1}`}
                onClick={() => remove(index)}
                className="desk:mt-7"
              >
                <span className="desk:hidden">Remove</span>
              </Button>
            ) : (
              <span aria-hidden="true" className="max-desk:hidden desk:w-13.5" />
            )}
          </li>
        ))}
      </ol>
      {modules.fields.length < draftLimits.modules && (
        <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={add} className="mt-5">
          Add module
        </Button>
      )}
    </Section>
  )
}
