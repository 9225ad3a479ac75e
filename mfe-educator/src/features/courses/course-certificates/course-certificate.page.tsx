import { countOf } from '@kere/brand/count'
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

export const route = { path: '/dashboard/courses/:id/certificate', roles: ['educator', 'admin'] }

const title = 'Certificate'

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
      reassurance="Issued certificates are not affected."
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
    onSaved: () => context.notify({ tone: 'success', text: 'The certificate is saved' }),
  })
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <UnsavedGuard isDirty={form.isDirty} title="Leave without saving?">
        Your changes to the certificate are lost.
      </UnsavedGuard>
      <form {...form.props} aria-label="Certificate" className="grid gap-5">
        <div className="border-y border-hairline py-1.5">
          <Switch {...form.toggle('isOn')}>Give certificates</Switch>
          <p className="pb-2 text-meta text-muted">
            Everybody who completes the course gets one, also those who have completed it already.
          </p>
        </div>
        <TextArea
          {...form.field('words')}
          label="What learners did"
          note="(optional)"
          hint={`For example: took six depth readings and drew the lake’s health card. ${form.values.words.length} of ${countOf(certificateLimits.wordsLength, 'character')}`}
          rows={4}
          maxLength={certificateLimits.wordsLength}
        />
        <TextInput
          {...form.field('signature')}
          label="Signature"
          hint="Your name as it signs the certificate."
          maxLength={certificateLimits.signatureLength}
          autoComplete="off"
          required
        />
        <TextInput
          {...form.field('minimumPercent')}
          label="Lessons done at least, in percent"
          hint="Some mark a course as complete before they have done every lesson."
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          required
        />
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-4">
          <Button type="submit" isBusy={form.isBusy} busyLabel="Saving">
            Save
          </Button>
          <p className="text-dense text-muted">{form.isDirty ? 'Not saved yet' : 'Everything is saved'}</p>
          {form.refusal && <RefusedAct>It was not saved. {form.refusal}</RefusedAct>}
        </div>
        <p className="text-dense text-muted">
          {issuedCount === 0
            ? 'None issued yet.'
            : `${countOf(issuedCount, 'certificate')} issued. They stay as they are.`}
          {isCatchingUp && ' Learners who completed the course before get theirs within minutes.'}
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
        Preview
      </h2>
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
      <p className="mt-2 text-meta text-muted">Name, dates and numbers are each learner’s own.</p>
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
      description: 'The certificate that learners get for this course.',
      path: `${editorPath(id)}/certificate`,
      above: [{ label: 'Course', path: editorPath(id) }],
    }),
}
