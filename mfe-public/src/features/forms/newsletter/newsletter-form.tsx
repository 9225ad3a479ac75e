import { t } from '@kere/brand/messages'
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
      label={t('Subscribe to the newsletter', 'Name of a form, link')}
      names={['email', 'firstName']}
      loadSchema={async () => (await loadContract()).newSubscription}
      send={async (api, body: NewSubscription) => api.call((await loadContract()).subscribeToNewsletter, { body })}
      failure={{ title: subscribeFailure, text: t('Your address is still in the field.', 'Below an error') }}
      submit={{ label: t('Subscribe', 'Button'), busy: t('Sending', 'Button while it works') }}
    >
      {({ field, errors }) => (
        <>
          <EmailInput {...field('email')} autoComplete="email" error={errors.email} />
          <TextInput
            {...field('firstName')}
            label={t('First name', 'Label of a field')}
            note={t('(optional)', 'After the label of a field')}
            autoComplete="given-name"
            error={errors.firstName}
          />
        </>
      )}
    </VisitorForm>
  )
}
