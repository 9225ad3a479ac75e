import { addressIn, language } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { onboardingMessages } from '@kere/contracts/accounts/onboarding-messages'
import { chosenRoles, type ChosenRole } from '@kere/contracts/accounts/roles'
import { ApiError } from '@kere/platform/api'
import { homePath, onboardingPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Button } from '@kere/ui/controls/button'
import { useState, type SubmitEvent } from 'react'
import { forgetEducatorAnswers } from '../../../auth/educator-answers.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, formErrorOf, formErrorOfSubmission, type FormError } from '../../../forms/refusal.ts'
import { RoleCards } from '../../../auth/role-cards.tsx'

const loadContract = () => import('@kere/contracts/accounts/onboarding')

interface RoleFormProps {
  next: string | null
  /** Loads the path as a document, because the edge renders it for the user's new state. */
  onLeave: (path: string) => void
}

export function RoleForm({ next, onLeave }: RoleFormProps) {
  const { api } = useRemote()
  const submission = useSubmission('role')
  const wasMissing = submission?.problem.code === 'validation_failed'
  const [isMissing, setMissing] = useState(wasMissing)
  const [failure, setFailure] = useState(submission && !wasMissing ? formErrorOfSubmission(submission) : null)
  const [isBusy, setBusy] = useState(false)

  const save = async (role: ChosenRole) => {
    setBusy(true)
    setFailure(null)
    try {
      const { chooseRole } = await loadContract()
      await api.call(chooseRole, { body: { role } })
      // Choosing to learn discards the answers of an earlier educator chat.
      if (role === 'student') forgetEducatorAnswers()
      onLeave(withNext(onboardingPath, next))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'role_settled') return onLeave(homePath)
      setBusy(false)
      setFailure(formErrorOf(error))
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const choice = new FormData(form).get('role')
    const role = chosenRoles.find((known) => known === choice)
    setMissing(!role)
    if (role) void save(role)
    else form.querySelector<HTMLInputElement>('[name="role"]')?.focus()
  }

  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={failure} describe={toMessage} />
      <form
        method="post"
        action={addressIn(language, withNext('/role-selection', next))}
        aria-label={t('Learn or teach', 'For screen readers, onboarding')}
        onSubmit={submit}
      >
        {next && <input type="hidden" name="next" value={next} />}
        <RoleCards
          legend={t('Learn or teach', 'Label, onboarding')}
          isLegendHidden
          titles={{
            student: t('I want to Learn', 'Choice, onboarding'),
            educator: t('I want to Teach', 'Choice, onboarding'),
          }}
          name="role"
          onChange={() => setMissing(false)}
          chosen={typeof submission?.values.role === 'string' ? submission.values.role : null}
          error={isMissing ? onboardingMessages.roleRequired : undefined}
        />
        <Button
          type="submit"
          size="main"
          isBusy={isBusy}
          busyLabel={t('Saving', 'Button while it works, onboarding')}
          wide
          className="mt-6"
        >
          {t('Continue', 'Button, onboarding')}
        </Button>
      </form>
    </div>
  )
}

const toMessage = (refusal: FormError) => describeFailure(refusal, onboardingMessages.roleFailed)
