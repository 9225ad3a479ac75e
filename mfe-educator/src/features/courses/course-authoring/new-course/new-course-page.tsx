import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { coursesPath, editorPath } from '../course-paths.ts'
import { categoryOptions, levelOptions } from '../course-choices.ts'
import { loadContract } from '../draft/course-draft.api.ts'
import { createLocalCopy } from '@kere/platform/local-copies'
import { DurationField } from '../duration-field.tsx'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { listErrors } from './list-errors.ts'
import { ModuleFields } from './module-fields.tsx'
import { draftOf, emptyCourse, type NewCourse, type NewCourseFields } from './new-course-form.ts'
import { useRegister } from './use-register.ts'

const isFields = (value: unknown): value is NewCourseFields =>
  typeof value === 'object' && value !== null && 'title' in value && 'modules' in value && Array.isArray(value.modules)

const check: Resolver<NewCourseFields, unknown, NewCourse> = async (...asked) => {
  const { resolver } = await import('./new-course-schema.ts')
  return resolver(...asked)
}

export function NewCoursePage() {
  const { api, context } = useRemote()
  const navigate = useNavigate()
  const { user } = context.session
  const [copy] = useState(() => createLocalCopy({ userId: user?.id ?? '', name: 'new-course', isValue: isFields }))
  const [failure, setFailure] = useState<string>()
  const [errorsShown, setErrorsShown] = useState(0)
  const isSending = useRef(false)
  /** One for every try of the same course. */
  const attempt = useRef({ key: '', body: '' })
  const form = useForm<NewCourseFields, unknown, NewCourse>({
    resolver: check,
    defaultValues: copy.take()?.value ?? emptyCourse(),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { formState, setValue, trigger, handleSubmit, subscribe } = form
  const register = useRegister(form)
  const { errors, isSubmitting } = formState
  const duration = useWatch({ control: form.control, name: 'duration' })

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => copy.write({ value: values, version: 0 }) }),
    [subscribe, copy],
  )

  const create = async (course: NewCourse) => {
    if (isSending.current) return
    isSending.current = true
    const body = draftOf(course)
    const written = JSON.stringify(body)
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() }
    try {
      const { createCourse } = await loadContract()
      const { id } = await api.call(createCourse, { body }, { idempotencyKey: attempt.current.key })
      copy.clear()
      context.notify({ tone: 'success', text: 'Draft created. Add your lessons next.' })
      void navigate(editorPath(id, { tab: 'outline' }), { replace: true })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Failed to create course')
    } finally {
      isSending.current = false
    }
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      await handleSubmit(create, () => setErrorsShown((before) => before + 1))(event)
    } catch {
      setFailure('Check your connection, then try again')
    }
  }

  return (
    <div className="grow bg-surface">
      <form
        noValidate
        aria-labelledby="new-course-title"
        onSubmit={(event) => void submit(event)}
        className="flex max-w-205 flex-col gap-9 px-gutter pt-6 pb-section wide:px-8"
      >
        <div>
          <h1 id="new-course-title" tabIndex={-1} className="text-title">
            New course
          </h1>
          <p className="mt-1.5 max-w-measure text-muted">
            Begin with the essentials. You can change all of it later, and nobody sees the draft until you publish it.
          </p>
        </div>
        <FormErrors found={listErrors(errors)} shown={errorsShown} />
        <Section title="About the course">
          <div className="flex flex-col gap-4">
            <TextInput
              id="new-title"
              label="Course title"
              maxLength={draftLimits.titleLength}
              error={errors.title?.message}
              {...register('title')}
            />
            {/* S-386 */}
            <TextArea
              id="new-description"
              label="Description"
              rows={5}
              maxLength={draftLimits.descriptionLength}
              hint="What is it about, and for whom? The first 120 characters show on the course card."
              error={errors.description?.message}
              {...register('description')}
            />
            <div className="grid gap-4 desk:grid-cols-2">
              <Select
                id="new-category"
                label="Category"
                options={categoryOptions}
                error={errors.category?.message}
                {...register('category')}
              />
              <Select
                id="new-level"
                label="Level"
                options={levelOptions}
                error={errors.level?.message}
                {...register('level')}
              />
              <DurationField
                id="new-duration"
                legend="Duration"
                value={duration}
                error={errors.duration?.message}
                onChange={(written) => setValue('duration', written, { shouldDirty: true })}
                onBlur={() => void trigger('duration')}
              />
              <TextInput
                id="new-price"
                label="Price in rupees (₹)"
                inputMode="numeric"
                autoComplete="off"
                hint="Whole rupees. 0 makes the course free."
                error={errors.price?.message}
                {...register('price')}
              />
            </div>
          </div>
        </Section>
        <ModuleFields form={form} register={register} />
        {failure && (
          <p role="alert" className="text-dense font-medium text-danger">
            Failed to create course. {failure.replace(/\.$/, '')}. Everything you typed is still here.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="main" isBusy={isSubmitting} busyLabel="Creating">
            Create draft
          </Button>
          {user?.role === 'educator' && (
            <ButtonLink href={coursesPath} variant="outline" size="main">
              Cancel
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  )
}
