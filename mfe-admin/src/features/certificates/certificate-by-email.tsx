import { limits } from '@kere/contracts/http/limits'
import { messages } from '@kere/contracts/http/messages'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const loadContract = () => import('@kere/contracts/certificates/course-certificates')

const offered = 50

const coursesQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['courses-to-certify', search],
    queryFn: async ({ signal }) => {
      const { listAllCourses } = await import('@kere/contracts/courses/all-courses')
      const query = { standing: 'published', sort: 'newest', limit: offered, ...(search && { search }) } as const
      return (await api.call(listAllCourses, { query }, { signal })).items
    },
  })

/** Issues a certificate to anybody with an account, whether or not they took the course here. */
export function CertificateByEmail({ onClose }: { onClose: () => void }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [words, setWords] = useState('')
  // Earlier results are not kept, because a course chosen from them would be sent though it is not shown any more.
  const { data: courses, isError } = useQuery(coursesQuery(api, words.trim()))
  const takeBack = async (courseId: string, id: string, name: string) => {
    const told = await api.call((await loadContract()).withdrawCertificateByHand, { params: { courseId, id } }).then(
      () => ({ tone: 'success' as const, text: `The certificate of ${name} is taken back` }),
      (error: Error) => ({ tone: 'error' as const, text: error.message }),
    )
    context.notify(told)
    await cache.invalidateQueries()
  }
  const form = useForm({
    initial: { courseId: '', email: '', reason: '' },
    schema: async () => (await loadContract()).certificateByEmail,
    async send({ courseId, ...body }, { idempotencyKey }) {
      const { issueCertificateByHand } = await loadContract()
      const { id, holderName } = await api.call(
        issueCertificateByHand,
        { params: { courseId }, body },
        { idempotencyKey },
      )
      context.notify({
        tone: 'success',
        text: `${holderName} has a certificate, and is told in ten seconds`,
        action: { label: 'Take it back', run: () => void takeBack(courseId, id, holderName) },
      })
      void cache.invalidateQueries()
    },
    refusalOf: (problem) =>
      problem?.code === 'not_found'
        ? 'Nobody has an account with this address. Ask them to register first.'
        : (problem?.message ?? messages.connection),
    onSaved: onClose,
  })
  const none = isError ? 'The courses did not load' : courses ? 'No course is called so' : 'Loading'
  const options = [
    { value: '', label: courses?.length ? 'Choose a course' : none },
    ...(courses ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <FormDialog
      form={form}
      title="Give a certificate"
      onClose={onClose}
      submit={{ label: 'Issue the certificate', busy: 'Issuing' }}
      refusal={form.refusal}
    >
      <TextInput
        label="Find the course"
        note="(words of its title)"
        value={words}
        autoComplete="off"
        maxLength={limits.searchLength}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          form.edit({ courseId: '' })
        }}
      />
      <Select
        {...form.choice(
          'courseId',
          options.map(({ value }) => value),
        )}
        label="Course"
        options={options}
      />
      <TextInput {...form.field('email')} label="Email of their account" type="email" autoComplete="off" required />
      <TextArea
        {...form.field('reason')}
        label="Reason"
        hint="Its holder is emailed this reason."
        rows={3}
        maxLength={limits.reasonLength}
        required
      />
    </FormDialog>
  )
}
