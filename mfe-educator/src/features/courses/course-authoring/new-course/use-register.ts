import { useAfterPress } from '@kere/ui/overlays/use-after-press'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { NewCourse, NewCourseFields } from './new-course-form.ts'

/** A message that comes or goes moves what is below it, so it waits until the press that left the field is over. */
export function useRegister({ register, trigger, getFieldState }: UseFormReturn<NewCourseFields, unknown, NewCourse>) {
  const afterPress = useAfterPress()
  return (name: FieldPath<NewCourseFields>) => {
    const { onBlur: check, ...registered } = register(name, {
      // A module that is added is checked at once, and as untouched not again.
      onChange: () => {
        if (getFieldState(name).invalid) void trigger(name)
      },
    })
    return {
      ...registered,
      onBlur: async (event: Parameters<typeof check>[0]) => {
        afterPress(() => void check(event))
      },
    }
  }
}
