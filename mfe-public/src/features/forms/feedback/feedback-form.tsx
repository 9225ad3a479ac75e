import type { NewFeedback } from '@kere/contracts/forms/feedback'
import {
  feedbackFailure,
  feedbackRoleNames,
  type FeedbackRole,
  feedbackRoles,
} from '@kere/contracts/forms/feedback-options'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { trapField } from '@kere/contracts/forms/visitor-form-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { Honeypot } from '../../../forms/honeypot.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useOwnDetails } from '../../../forms/use-own-details.ts'

const loadContract = () => import('@kere/contracts/forms/feedback')

const toMessage = (refusal: FormError) =>
  describeFailure(refusal, feedbackFailure, 'Nothing was sent. What you wrote is still here.')

const roles = [
  { value: '', label: 'Select a role' },
  ...feedbackRoles.map((value) => ({ value, label: feedbackRoleNames[value] })),
]

const roleOf = (user: SessionUser | null): FeedbackRole | undefined =>
  user === null || user.role === 'admin' ? undefined : user.role === 'student' ? 'learner' : 'educator'

/** S-288 */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { api, context } = useRemote()
  const { user } = context.session
  const own = useOwnDetails()
  const top = useRef<HTMLDivElement>(null)
  const { form, field, typed, errors, refusal, summary, isBusy } = useCheckedForm({
    name: 'feedback',
    path: '/feedback',
    names: ['name', 'role', 'feedbackText', 'contactRequested', 'email', trapField],
    loadSchema: async () => {
      const { newFeedback } = await loadContract()
      // A box that is ticked sends a word.
      return {
        safeParse: (values: object) =>
          newFeedback.safeParse({ ...values, contactRequested: 'contactRequested' in values }),
      }
    },
    send: async (body: NewFeedback) => {
      const { submitFeedback } = await loadContract()
      await api.call(submitFeedback, { body })
      onSent()
    },
  })
  const [wantsReply, setWantsReply] = useState(typed('contactRequested') !== undefined)
  const name = field('name')
  const role = field('role')
  const email = field('email')
  const reply = field('contactRequested')

  // S-291
  useEffect(() => {
    if (refusal) (top.current?.closest('dialog') ?? window).scrollTo({ top: 0 })
  }, [refusal])

  return (
    <form {...form} aria-label="Share Your Feedback" className="flex flex-col gap-5">
      <div ref={top} className="empty:hidden">
        <ErrorSummary {...summary} />
        <FormRefusal refusal={refusal} describe={toMessage} />
      </div>
      <div className="grid gap-5 wide:grid-cols-2">
        <TextInput
          {...name}
          defaultValue={name.defaultValue ?? own.name}
          label="Full name"
          autoComplete="name"
          required
          error={errors.name}
        />
        <Select
          {...role}
          defaultValue={role.defaultValue ?? roleOf(user)}
          label="Role"
          options={roles}
          required
          error={errors.role}
        />
      </div>
      <TextArea {...field('feedbackText')} label="Feedback" rows={6} required error={errors.feedbackText} />
      <div className="flex flex-col gap-2">
        <Checkbox
          {...reply}
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
          defaultValue={email.defaultValue ?? own.email}
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
      <Honeypot {...field(trapField)} />
      <Button type="submit" size="main" isBusy={isBusy} busyLabel="Sending" className="self-start max-[37.5rem]:w-full">
        Send feedback
      </Button>
    </form>
  )
}
