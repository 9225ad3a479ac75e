import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import type { SubmitEvent } from 'react'
import { coursesPath, newCoursePath } from '../course-paths.ts'
import { categoryOptions, levelOptions } from '../course-choices.ts'
import { DurationField } from '../duration-field.tsx'
import { ModuleFields } from './module-fields.tsx'
import { fieldId } from './new-course-form.ts'
import { useNewCourse } from './use-new-course.ts'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/courses/new', roles: ['educator', 'admin'] }

function NewCoursePage() {
  const { user } = useRemote().context.session
  const form = useNewCourse()
  const { values, errors, failure, isSaving, refusals } = form

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.save()
  }
  const control = (name: 'title' | 'description' | 'category' | 'level' | 'price') => ({
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => form.edit({ [name]: value }),
    onBlur: () => form.leaveField(name),
  })

  return (
    <div className="grow bg-surface">
      <form
        noValidate
        aria-labelledby="new-course-title"
        onSubmit={submit}
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
        <FormErrors
          found={Object.entries(errors).map(([path, text]) => ({ id: fieldId(path), text }))}
          shown={refusals}
        />
        <Section title="About the course">
          <div className="flex flex-col gap-4">
            <TextInput {...control('title')} label="Course title" maxLength={draftLimits.titleLength} />
            <TextArea
              {...control('description')}
              label="Description"
              rows={5}
              maxLength={draftLimits.descriptionLength}
              hint="What is it about, and for whom? The first 120 characters show on the course card."
            />
            <div className="grid gap-4 desk:grid-cols-2">
              <Select {...control('category')} label="Category" options={categoryOptions} />
              <Select {...control('level')} label="Level" options={levelOptions} />
              <DurationField
                id={fieldId('duration')}
                legend="Duration"
                value={values.duration}
                error={errors.duration}
                onChange={(duration) => form.edit({ duration })}
                onBlur={() => form.leaveField('duration')}
              />
              <TextInput
                {...control('price')}
                label="Price in rupees (₹)"
                inputMode="numeric"
                autoComplete="off"
                hint="Whole rupees. 0 makes the course free."
              />
            </div>
          </div>
        </Section>
        <ModuleFields form={form} />
        {failure && (
          <RefusedAct>
            Failed to create course. {failure.replace(/\.$/, '')}. Everything you typed is still here.
          </RefusedAct>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="main" isBusy={isSaving} busyLabel="Creating">
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

const title = 'New course'

export const page: PageModule = {
  component: NewCoursePage,
  describe: () => ({
    status: 200,
    meta: {
      title,
      description: 'Begin a course as a draft.',
      canonical: newCoursePath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: title, path: newCoursePath },
      ],
      noindex: true,
    },
  }),
}
