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
  title: 'Thank You',
  children: 'We have your feedback. We read all of it, and it helps us decide what to improve next.',
}

type FieldName = 'name' | 'role' | 'feedbackText' | 'contactRequested' | 'email'

const loadContract = () => import('@kere/contracts/forms/feedback')

const roles = [
  { value: '', label: 'Select a role' },
  ...feedbackRoles.map((value) => ({ value, label: feedbackRoleNames[value] })),
]

const roleOf = (user: SessionUser | null): FeedbackRole | undefined =>
  user === null || user.role === 'admin' ? undefined : user.role === 'student' ? 'learner' : 'educator'

export const FeedbackForm = ({ onSent }: { onSent?: () => void }) => (
  <VisitorForm
    name="feedback"
    path="/feedback"
    label="Share Your Feedback"
    names={['name', 'role', 'feedbackText', 'contactRequested', 'email']}
    loadSchema={async () => (await loadContract()).newFeedback}
    send={async (api, body: NewFeedback) => api.call((await loadContract()).submitFeedback, { body })}
    {...(onSent && { onSent })}
    failure={{ title: feedbackFailure, text: 'Nothing was sent. What you wrote is still here.' }}
    submit={{ label: 'Send feedback', busy: 'Sending' }}
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
        <TextInput {...field('name', own.name)} label="Full name" autoComplete="name" required error={errors.name} />
        <Select {...field('role', roleOf(user))} label="Role" options={roles} required error={errors.role} />
      </div>
      <TextArea {...field('feedbackText')} label="Feedback" rows={6} required error={errors.feedbackText} />
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
          I would like a reply
        </Checkbox>
        <TextInput
          {...email}
          type="email"
          label="Email"
          note={wantsReply ? undefined : '(optional)'}
          hint={wantsReply ? 'We reply to this address.' : 'Needed if you would like a reply.'}
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
