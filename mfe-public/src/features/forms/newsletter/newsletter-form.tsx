import { subscribeFailure } from '@kere/contracts/forms/newsletter-options'
import type { NewSubscription } from '@kere/contracts/forms/newsletter'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { TextInput } from '@kere/ui/controls/text-input'
import { useNavigate } from 'react-router-dom'
import { EmailInput } from '../../../forms/email-input.tsx'
import { VisitorForm } from '../../../forms/visitor-form.tsx'

const loadContract = () => import('@kere/contracts/forms/newsletter')

export function NewsletterForm() {
  const api = useAttempts()
  const navigate = useNavigate()
  return (
    <VisitorForm
      name="newsletter"
      path="/newsletter"
      label="Subscribe to the newsletter"
      names={['email', 'firstName']}
      loadSchema={async () => (await loadContract()).newSubscription}
      send={async (body: NewSubscription) => {
        await api.call((await loadContract()).subscribeToNewsletter, { body })
        void navigate('/newsletter?sent=1')
      }}
      failure={{ title: subscribeFailure, text: 'Your address is still in the field.' }}
      submit={{ label: 'Subscribe', busy: 'Sending' }}
    >
      {({ field, errors }) => (
        <>
          <EmailInput {...field('email')} autoComplete="email" error={errors.email} />
          <TextInput
            {...field('firstName')}
            label="First name"
            note="(optional)"
            autoComplete="given-name"
            error={errors.firstName}
          />
        </>
      )}
    </VisitorForm>
  )
}
