import type { FieldErrors } from 'react-hook-form'
import type { FormError } from '@kere/screens/editor/form-errors'
import type { NewCourseFields } from './new-course-form.ts'

const fields = ['title', 'description', 'category', 'level', 'duration', 'price'] as const

export function listErrors(errors: FieldErrors<NewCourseFields>): FormError[] {
  const { modules = [] } = errors
  const found: { id: string; text: string | undefined }[] = [
    ...fields.map((name) => ({ id: `new-${name}`, text: errors[name]?.message })),
    { id: 'new-module-0', text: errors.modules?.root?.message ?? errors.modules?.message },
  ]
  for (let index = 0; index < (modules.length ?? 0); index += 1)
    found.push(
      { id: `new-module-${index}`, text: modules[index]?.title?.message },
      { id: `new-module-duration-${index}`, text: modules[index]?.duration?.message },
    )
  return found.flatMap(({ id, text }) => (text ? [{ id, text }] : []))
}
