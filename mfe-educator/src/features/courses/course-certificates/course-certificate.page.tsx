import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { certificateLimits } from '@kere/contracts/certificates/certificate-options'
import type { CourseCertificate } from '@kere/contracts/certificates/course-certificates'
import { type ApiClient, orNull } from '@kere/platform/api'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CertificateDrawing } from '@kere/screens/certificate-drawing'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { useForm } from '@kere/screens/form/use-form'
import { UnsavedGuard } from '@kere/screens/unsaved-guard'
import { Button } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton } from '@kere/ui/status/skeleton'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { CourseFrame } from '../../../courses/course-frame.tsx'

export const route = {
  path: '/dashboard/courses/:id/certificate',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

const title = t('Certificate', 'Text, educator')

const loadContract = () => import('@kere/contracts/certificates/course-certificates')

const editorPath = (id: string) => `/dashboard/courses/${encodeURIComponent(id)}`

/** `null` if the course does not exist or belongs to somebody else. */
const templateQuery = (api: ApiClient, courseId: string) =>
  queryOptions({
    queryKey: ['course-certificate', courseId],
    queryFn: async ({ signal }): Promise<CourseCertificate | null> =>
      orNull(api.call((await loadContract()).getCourseCertificate, { params: { courseId } }, { signal })),
  })

function CourseCertificatePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(templateQuery(api, id))
  return (
    <CourseFrame
      query={query}
      title={title}
      coursePath={editorPath(id)}
      skeleton={<Skeleton className="mt-4 h-96 w-full" />}
      reassurance={t('Issued certificates are not affected.', 'Text, educator')}
    >
      {(template) => <TemplateForm template={template} />}
    </CourseFrame>
  )
}

function TemplateForm({ template }: { template: CourseCertificate }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { course, isOn, words, signature, minimumPercent, issuedCount, isCatchingUp } = template
  const form = useForm({
    initial: { isOn, words, signature, minimumPercent: String(minimumPercent) },
    schema: async () => (await loadContract()).courseCertificateDetails,
    read: (typed) => ({
      ...typed,
      minimumPercent: typed.minimumPercent.trim() === '' ? NaN : Number(typed.minimumPercent),
    }),
    async send(body, { idempotencyKey }) {
      const { saveCourseCertificate } = await loadContract()
      const input = { params: { courseId: course.id }, body }
      cache.setQueryData(
        templateQuery(api, course.id).queryKey,
        await api.call(saveCourseCertificate, input, { idempotencyKey }),
      )
    },
    onSaved: () => context.notify({ tone: 'success', text: t('The certificate is saved', 'Text, educator') }),
  })
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <UnsavedGuard isDirty={form.isDirty} title={t('Leave without saving?', 'Title, educator')}>
        {t('Your changes to the certificate are lost.', 'Text, educator')}
      </UnsavedGuard>
      <form {...form.props} aria-label={t('Certificate', 'For screen readers, educator')} className="grid gap-5">
        <div className="border-y border-hairline py-1.5">
          <Switch {...form.toggle('isOn')}>{t('Give certificates', 'Text, educator')}</Switch>
          <p className="pb-2 text-meta text-muted">
            {t(
              'Everybody who completes the course gets one, also those who have completed it already.',
              'Text, educator',
            )}
          </p>
        </div>
        <TextArea
          {...form.field('words')}
          label={t('What learners did', 'Label, educator')}
          note={t('(optional)', 'Text, educator')}
          hint={t(
            'For example: took six depth readings and drew the lake’s health card. {count} of {length, plural, one {# character} other {# characters}}',
            { count: form.values.words.length, length: certificateLimits.wordsLength },
            'Hint, educator',
          )}
          rows={4}
          maxLength={certificateLimits.wordsLength}
        />
        <TextInput
          {...form.field('signature')}
          label={t('Signature', 'Label, educator')}
          hint={t('Your name as it signs the certificate.', 'Hint, educator')}
          maxLength={certificateLimits.signatureLength}
          autoComplete="off"
          required
        />
        <TextInput
          {...form.field('minimumPercent')}
          label={t('Lessons done at least, in percent', 'Label, educator')}
          hint={t('Some mark a course as complete before they have done every lesson.', 'Hint, educator')}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          required
        />
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-4">
          <Button type="submit" isBusy={form.isBusy} busyLabel={t('Saving', 'Button, busy, educator')}>
            {t('Save', 'Button, educator')}
          </Button>
          <p className="text-dense text-muted">
            {form.isDirty ? t('Not saved yet', 'Text, educator') : t('Everything is saved', 'Text, educator')}
          </p>
          {form.refusal && (
            <RefusedAct>{t('It was not saved. {reason}', { reason: form.refusal }, 'Text, educator')}</RefusedAct>
          )}
        </div>
        <p className="text-dense text-muted">
          {issuedCount === 0
            ? t('None issued yet.', 'Text, educator')
            : t(
                '{count, plural, one {# certificate} other {# certificates}} issued. They stay as they are.',
                { count: issuedCount },
                'Text, educator',
              )}
          {isCatchingUp &&
            ` ${t('Learners who completed the course before get theirs within minutes.', 'Text, educator')}`}
        </p>
      </form>
      <Preview {...form.values} course={course} />
    </div>
  )
}

interface PreviewProps {
  course: CourseCertificate['course']
  words: string
  signature: string
}

function Preview({ course, words, signature }: PreviewProps) {
  const [today] = useState(() => new Date().toISOString())
  return (
    <section aria-labelledby="preview" className="wide:sticky wide:top-20">
      <h2 id="preview" className="mb-3 text-panel">
        {t('Preview', 'Heading, educator')}
      </h2>
      <div lang={englishHere}>
        <CertificateDrawing
          certificate={{
            id: course.id,
            address: `${location.origin}/verify`,
            holderName: 'Meera Nambiar',
            course,
            words: words.trim(),
            signature: signature.trim(),
            lessonCount: 12,
            lessonsDone: 12,
            minutes: 480,
            completedAt: today,
            issuedAt: today,
            state: 'preview',
          }}
        />
      </div>
      <p className="mt-2 text-meta text-muted">
        {t('Name, dates and numbers are each learner’s own.', 'Text, educator')}
      </p>
    </section>
  )
}

export const page: PageModule = {
  component: CourseCertificatePage,
  queries: ({ params: { id = '' } }, api) => [templateQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) =>
    describeInDashboard({
      status: cache.getQueryData(templateQuery(api, id).queryKey) === null ? 404 : 200,
      title,
      description: t('The certificate that learners get for this course.', 'Text, educator'),
      path: `${editorPath(id)}/certificate`,
      above: [{ label: t('Course', 'Label, educator'), path: editorPath(id) }],
    }),
}
