import { t } from '@kere/brand/messages'
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

export const route = { path: '/dashboard/courses/new', languages: ['kn', 'hi', 'ta'], roles: ['educator', 'admin'] }

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
            {t('New course', 'Heading, educator')}
          </h1>
          <p className="mt-1.5 max-w-measure text-muted">
            {t(
              'Begin with the essentials. You can change all of it later, and nobody sees the draft until you publish it.',
              'Text, educator',
            )}
          </p>
        </div>
        <FormErrors {...form.summary} />
        <Section title={t('About the course', 'Title, educator')}>
          <div className="flex flex-col gap-4">
            <TextInput
              {...form.field('title')}
              label={t('Course title', 'Label, educator')}
              maxLength={draftLimits.titleLength}
            />
            <TextArea
              {...form.field('description')}
              label={t('Description', 'Label, educator')}
              rows={5}
              maxLength={draftLimits.descriptionLength}
              hint={t(
                'What is it about, and for whom? The first 120 characters show on the course card.',
                'Hint, educator',
              )}
            />
            <div className="grid gap-4 desk:grid-cols-2">
              <Select {...form.field('category')} label={t('Category', 'Label, educator')} options={categoryOptions} />
              <Select {...form.field('level')} label={t('Level', 'Label, educator')} options={levelOptions} />
              <DurationField
                {...form.field('duration')}
                legend={t('Duration', 'Text, educator')}
                onChange={(duration) => form.edit({ duration })}
              />
              <TextInput
                {...form.field('price')}
                label={t('Price in rupees (₹)', 'Label, educator')}
                inputMode="numeric"
                autoComplete="off"
                hint={t('Whole rupees. 0 makes the course free.', 'Hint, educator')}
              />
            </div>
          </div>
        </Section>
        <ModuleFields form={form} />
        {form.refusal && (
          <RefusedAct>
            {t(
              'Failed to create course. {reason}. Everything you typed is still here.',
              { reason: form.refusal.replace(/\.$/, '') },
              'Text, educator',
            )}
          </RefusedAct>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="main" isBusy={form.isBusy} busyLabel={t('Creating', 'Button, busy, educator')}>
            {t('Create draft', 'Button, educator')}
          </Button>
          {user?.role === 'educator' && (
            <ButtonLink href={coursesPath} variant="outline" size="main">
              {t('Cancel', 'Button, educator')}
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  )
}

const title = t('New course', 'Text, educator')

export const page: PageModule = {
  component: NewCoursePage,
  describe: () =>
    describeInDashboard({
      title,
      description: t('Begin a course as a draft.', 'Text, educator'),
      path: newCoursePath,
    }),
}
