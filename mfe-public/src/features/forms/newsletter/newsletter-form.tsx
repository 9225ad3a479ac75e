import { subscribeFailure } from '@kere/contracts/forms/newsletter-options'
import type { NewSubscription } from '@kere/contracts/forms/newsletter'
import { TextInput } from '@kere/ui/controls/text-input'
import { EmailInput } from '../../../forms/email-input.tsx'
import { VisitorForm } from '../../../forms/visitor-form.tsx'

const loadContract = () => import('@kere/contracts/forms/newsletter')

export function NewsletterForm() {
  return (
    <VisitorForm
      name="newsletter"
      path="/newsletter"
      label="Subscribe to the newsletter"
      names={['email', 'firstName']}
      loadSchema={async () => (await loadContract()).newSubscription}
      send={async (api, body: NewSubscription) => api.call((await loadContract()).subscribeToNewsletter, { body })}
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
