import { t } from '@kere/brand/messages'
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
  { value: 'correction', label: t('Correct something about me', 'Label, privacy requests') },
  { value: 'complaint', label: t('Complain about how my data is used', 'Label, privacy requests') },
  { value: 'nomination', label: t('Name somebody to act for me', 'Label, privacy requests') },
]

const questions: Record<'correction' | 'complaint', string> = {
  correction: t('What is wrong, and what is right?', 'Text, privacy requests'),
  complaint: t('What happened?', 'Text, privacy requests'),
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
      context.notify({
        tone: 'success',
        text:
          body.kind === 'nomination'
            ? t('Nomination saved', 'Text, privacy requests')
            : t('Request sent', 'Text, privacy requests'),
      })
      onClose()
    },
  })
  const { kind } = form.values
  return (
    <FormDialog
      form={form}
      title={t('New request', 'Heading, privacy requests')}
      onClose={onClose}
      submit={
        kind === 'nomination'
          ? {
              label: t('Save', 'Label, privacy requests'),
              busy: t('Saving', 'On a button while it works, privacy requests'),
            }
          : {
              label: t('Send request', 'Label, privacy requests'),
              busy: t('Sending', 'On a button while it works, privacy requests'),
            }
      }
      refusal={form.refusal && t('Nothing was sent. {refusal}', { refusal: form.refusal }, 'Text, privacy requests')}
    >
      <Select
        {...form.choice('kind', kinds)}
        label={t('What would you like?', 'Label, privacy requests')}
        options={options}
      />
      {kind === 'nomination' ? (
        <>
          <p className="text-dense text-muted">
            {t(
              'If you die or can no longer act for yourself, this person may use your rights over your data. We do not write to them. Tell them that you have named them.',
              'Text, privacy requests',
            )}
          </p>
          <TextInput
            {...form.field('nomineeName')}
            label={t('Their name', 'Label, privacy requests')}
            autoComplete="off"
            required
          />
          <TextInput
            {...form.field('nomineeEmail')}
            type="email"
            label={t('Their email', 'Label, privacy requests')}
            autoComplete="off"
            required
          />
        </>
      ) : (
        <TextArea
          {...form.field('text')}
          label={questions[kind]}
          hint={t(
            'We answer within {answerDays, plural, one {# business day} other {# business days}}, by email and on this page.',
            { answerDays: privacyRequestLimits.answerDays },
            'Hint, privacy requests',
          )}
          required
        />
      )}
    </FormDialog>
  )
}
