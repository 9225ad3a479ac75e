import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { coursesPath, newCoursePath } from '../../../../courses/course-paths.ts'
import { categoryOptions, levelOptions } from '../course-choices.ts'
import { DurationField } from '../duration-field.tsx'
import { ModuleFields } from './module-fields.tsx'
import { useNewCourse } from './use-new-course.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/courses/new', roles: ['educator', 'admin'] }

function NewCoursePage() {
  const { user } = useRemote().context.session
  const form = useNewCourse()
  return (
    <div className="grow bg-surface">
      <form
        {...form.props}
        aria-labelledby="new-course-title"
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
        <FormErrors {...form.summary} />
        <Section title="About the course">
          <div className="flex flex-col gap-4">
            <TextInput {...form.field('title')} label="Course title" maxLength={draftLimits.titleLength} />
            <TextArea
              {...form.field('description')}
              label="Description"
              rows={5}
              maxLength={draftLimits.descriptionLength}
              hint="What is it about, and for whom? The first 120 characters show on the course card."
            />
            <div className="grid gap-4 desk:grid-cols-2">
              <Select {...form.field('category')} label="Category" options={categoryOptions} />
              <Select {...form.field('level')} label="Level" options={levelOptions} />
              <DurationField
                {...form.field('duration')}
                legend="Duration"
                onChange={(duration) => form.edit({ duration })}
              />
              <TextInput
                {...form.field('price')}
                label="Price in rupees (₹)"
                inputMode="numeric"
                autoComplete="off"
                hint="Whole rupees. 0 makes the course free."
              />
            </div>
          </div>
        </Section>
        <ModuleFields form={form} />
        {form.refusal && (
          <RefusedAct>
            Failed to create course. {form.refusal.replace(/\.$/, '')}. Everything you typed is still here.
          </RefusedAct>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="main" isBusy={form.isBusy} busyLabel="Creating">
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
  describe: () =>
    describeInDashboard({
      title,
      description: 'Begin a course as a draft.',
      path: newCoursePath,
    }),
}
