import { countOf } from '@kere/brand/count'
import { privacyRequestLimits } from '@kere/contracts/accounts/privacy-request-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { loadContract, requestsQuery } from './privacy-requests.api.ts'

const kinds = ['correction', 'complaint', 'nomination'] as const

type Kind = (typeof kinds)[number]

const options: readonly { value: Kind; label: string }[] = [
  { value: 'correction', label: 'Correct something about me' },
  { value: 'complaint', label: 'Complain about how my data is used' },
  { value: 'nomination', label: 'Name somebody to act for me' },
]

const questions: Record<'correction' | 'complaint', string> = {
  correction: 'What is wrong, and what is right?',
  complaint: 'What happened?',
}

interface Values {
  kind: Kind
  text: string
  nomineeName: string
  nomineeEmail: string
}

const initial: Values = { kind: 'correction', text: '', nomineeName: '', nomineeEmail: '' }

export function RequestDialog({ onClose }: { onClose: () => void }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).newPrivacyRequest,
    read: ({ kind, text, nomineeName, nomineeEmail }) =>
      kind === 'nomination' ? { kind, nomineeName, nomineeEmail } : { kind, text },
    async send(body, { idempotencyKey }) {
      await api.call((await loadContract()).filePrivacyRequest, { body }, { idempotencyKey })
      await client.invalidateQueries({ queryKey: requestsQuery(api).queryKey })
      context.notify({ tone: 'success', text: body.kind === 'nomination' ? 'Nomination saved' : 'Request sent' })
      onClose()
    },
  })
  const { kind } = form.values
  return (
    <FormDialog
      form={form}
      title="New request"
      onClose={onClose}
      submit={kind === 'nomination' ? { label: 'Save', busy: 'Saving' } : { label: 'Send request', busy: 'Sending' }}
      refusal={form.refusal && `Nothing was sent. ${form.refusal}`}
    >
      <Select {...form.choice('kind', kinds)} label="What would you like?" options={options} />
      {kind === 'nomination' ? (
        <>
          <p className="text-dense text-muted">
            If you die or can no longer act for yourself, this person may use your rights over your data. We do not
            write to them. Tell them that you have named them.
          </p>
          <TextInput {...form.field('nomineeName')} label="Their name" autoComplete="off" required />
          <TextInput {...form.field('nomineeEmail')} type="email" label="Their email" autoComplete="off" required />
        </>
      ) : (
        <TextArea
          {...form.field('text')}
          label={questions[kind]}
          hint={`We answer within ${countOf(privacyRequestLimits.answerDays, 'business day')}, by email and on this page.`}
          required
        />
      )}
    </FormDialog>
  )
}
