import { t } from '@kere/brand/messages'
import type { NewContactMessage } from '@kere/contracts/forms/contact'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useSearchParams } from 'react-router-dom'
import { NameAndEmail } from '../../../forms/name-and-email.tsx'
import { VisitorForm } from '../../../forms/visitor-form.tsx'

const loadContract = () => import('@kere/contracts/forms/contact')

export function ContactForm() {
  const [search] = useSearchParams()
  return (
    <VisitorForm
      name="contact"
      path="/contact"
      label={t('Write to us', 'Name of a form, for screen readers')}
      names={['name', 'email', 'subject', 'message']}
      loadSchema={async () => (await loadContract()).newContactMessage}
      send={async (api, body: NewContactMessage) => api.call((await loadContract()).sendContactMessage, { body })}
      failure={{ title: t('Failed to send message', 'Error') }}
      isFailureNotified
      submit={{ label: t('Send message', 'Button'), busy: t('Sending', 'Button while it works') }}
      className="max-w-measure"
    >
      {({ field, errors }) => (
        <>
          <div className="grid gap-5 wide:grid-cols-2">
            <NameAndEmail field={field} errors={errors} />
          </div>
          <TextInput
            {...field('subject', search.get('subject') ?? undefined)}
            label={t('Subject', 'Label of a field: of a message')}
            required
            error={errors.subject}
          />
          <TextArea
            {...field('message')}
            label={t('Message', 'Label of a field')}
            rows={8}
            required
            error={errors.message}
          />
        </>
      )}
    </VisitorForm>
  )
}
