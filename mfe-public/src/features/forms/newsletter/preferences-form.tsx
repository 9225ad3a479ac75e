import { t } from '@kere/brand/messages'
import { newsletterFrequencies, newsletterTopicNames, newsletterTopics } from '@kere/contracts/forms/newsletter-options'
import type { Subscription, SubscriptionChange } from '@kere/contracts/forms/newsletter'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Radio } from '@kere/ui/controls/radio'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { loadContract, subscriptionPath } from './subscription.api.ts'
import { frequencyNames } from './subscription-text.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

interface PreferencesFormProps {
  token: string
  subscription: Subscription
}

const toMessage = (refusal: FormError) =>
  describeFailure(refusal, t('Failed to save your preferences', 'Error: a form'))

export function PreferencesForm({ token, subscription: { topics, frequency } }: PreferencesFormProps) {
  const change = useSubscriptionChange(token, 'saved')
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'newsletter-preferences',
    path: `${subscriptionPath}/preferences`,
    names: ['token', 'topics', 'frequency'],
    loadSchema: async () => (await loadContract()).subscriptionChange,
    send: (body: SubscriptionChange) =>
      change(async (api, contract) => api.call(contract.changeSubscription, { body })),
  })
  return (
    <form {...form} aria-label={t('Newsletter preferences', 'Title, form')} className="flex flex-col gap-6">
      <FormRefusal refusal={refusal} describe={toMessage} />
      <input type="hidden" name="token" value={token} />
      <fieldset className="border-t-2 border-ink pt-3">
        <legend className="float-start mb-1 w-full text-panel font-semibold">
          {t('What to send', 'Heading: subjects of the newsletter')}
        </legend>
        <div className="clear-both grid gap-x-6 desk:grid-cols-2">
          {newsletterTopics.map((topic) => (
            <Checkbox key={topic} name="topics" value={topic} defaultChecked={topics.some((each) => each === topic)}>
              {newsletterTopicNames[topic]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className="border-t-2 border-ink pt-3">
        <legend className="float-start mb-1 w-full text-panel font-semibold">
          {t('How often', 'Heading: the newsletter')}
        </legend>
        <div className="clear-both grid gap-x-6 desk:grid-cols-2">
          {newsletterFrequencies.map((each) => (
            <Radio key={each} name="frequency" value={each} defaultChecked={frequency === each}>
              {frequencyNames[each]}
            </Radio>
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        size="main"
        isBusy={isBusy}
        busyLabel={t('Saving', 'Button while it waits')}
        className="self-start max-[37.5rem]:w-full"
      >
        {t('Save preferences', 'Button')}
      </Button>
    </form>
  )
}
