import { t } from '@kere/brand/messages'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { NewFeedback } from '@kere/contracts/forms/feedback'
import {
  feedbackFailure,
  feedbackRoleNames,
  type FeedbackRole,
  feedbackRoles,
} from '@kere/contracts/forms/feedback-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useState } from 'react'
import { useOwnDetails } from '../../../forms/use-own-details.ts'
import { VisitorForm, type VisitorFormTools } from '../../../forms/visitor-form.tsx'

export const feedbackSent = {
  title: t('Thank You', 'Title of a page: feedback was sent'),
  children: t(
    'We have your feedback. We read all of it, and it helps us decide what to improve next.',
    'After the feedback form was sent',
  ),
}

type FieldName = 'name' | 'role' | 'feedbackText' | 'contactRequested' | 'email'

const loadContract = () => import('@kere/contracts/forms/feedback')

const roles = [
  { value: '', label: t('Select a role', 'First choice of a list') },
  ...feedbackRoles.map((value) => ({ value, label: feedbackRoleNames[value] })),
]

const roleOf = (user: SessionUser | null): FeedbackRole | undefined =>
  user === null || user.role === 'admin' ? undefined : user.role === 'student' ? 'learner' : 'educator'

export const FeedbackForm = ({ onSent }: { onSent?: () => void }) => (
  <VisitorForm
    name="feedback"
    path="/feedback"
    label={t('Share Your Feedback', 'Title of a page')}
    names={['name', 'role', 'feedbackText', 'contactRequested', 'email']}
    loadSchema={async () => (await loadContract()).newFeedback}
    send={async (api, body: NewFeedback) => api.call((await loadContract()).submitFeedback, { body })}
    {...(onSent && { onSent })}
    failure={{ title: feedbackFailure, text: t('Nothing was sent. What you wrote is still here.', 'Error') }}
    submit={{ label: t('Send feedback', 'Button'), busy: t('Sending', 'Button while it works') }}
  >
    {(tools) => <FeedbackFields {...tools} />}
  </VisitorForm>
)

function FeedbackFields({ field, errors, typed }: VisitorFormTools<FieldName>) {
  const { user } = useRemote().context.session
  const own = useOwnDetails()
  const [wantsReply, setWantsReply] = useState(typed('contactRequested') !== undefined)
  const email = field('email', own.email)
  return (
    <>
      <div className="grid gap-5 wide:grid-cols-2">
        <TextInput
          {...field('name', own.name)}
          label={t('Full name', 'Label of a field')}
          autoComplete="name"
          required
          error={errors.name}
        />
        <Select
          {...field('role', roleOf(user))}
          label={t('Role', 'Label of a field: learner, educator, visitor')}
          options={roles}
          required
          error={errors.role}
        />
      </div>
      <TextArea
        {...field('feedbackText')}
        label={t('Feedback', 'Label of a field')}
        rows={6}
        required
        error={errors.feedbackText}
      />
      <div className="flex flex-col gap-2">
        <Checkbox
          {...field('contactRequested')}
          defaultValue={undefined}
          defaultChecked={wantsReply}
          onChange={(event) => {
            setWantsReply(event.target.checked)
            email.onChange()
          }}
        >
          {t('I would like a reply', 'Checkbox')}
        </Checkbox>
        <TextInput
          {...email}
          type="email"
          label={t('Email', 'Label of a field')}
          note={wantsReply ? undefined : t('(optional)', 'After the label of a field')}
          hint={
            wantsReply
              ? t('We reply to this address.', 'Below a field')
              : t('Needed if you would like a reply.', 'Below a field')
          }
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required={wantsReply}
          error={errors.email}
        />
      </div>
    </>
  )
}
