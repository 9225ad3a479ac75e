import { t } from '@kere/brand/messages'
import { onboardingMessages } from '@kere/contracts/accounts/onboarding-messages'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import type { Onboarding } from '@kere/contracts/accounts/onboarding'
import type { ChosenRole } from '@kere/contracts/accounts/roles'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { ApiError } from '@kere/platform/api'
import { onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useState } from 'react'
import { forgetEducatorAnswers } from '../../../auth/educator-answers.ts'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { AnswersSummary } from './answers-summary.tsx'
import { BirthDateFields } from './birth-date-fields.tsx'
import { dateInIndia, isMinor, isoOf } from './birth-date.ts'
import { EducatorFields } from './educator-fields.tsx'
import { LearnerFields } from './learner-fields.tsx'
import { forgetDraft, useDraft } from './onboarding-draft.ts'
import { fieldNames, type OnboardingFields } from './onboarding-fields.ts'

const loadContract = () => import('./onboarding-contract.ts')

interface OnboardingFormProps {
  user: SessionUser
  /**
   * The role to onboard for. It differs from the account's role if the educator chat was finished in this tab (S-328).
   */
  role: ChosenRole
  answers: EducatorAnswers | null
  next: string | null
  onLeave: (path: string) => void
  onUnderAge: () => void
}

export function OnboardingForm({ user, role, answers, next, onLeave, onUnderAge }: OnboardingFormProps) {
  const { api } = useRemote()
  const isHydrated = useHydrated()
  const [today] = useState(() => dateInIndia(new Date()))

  const forget = () => {
    forgetEducatorAnswers()
    forgetDraft(user.id)
  }

  const save = async (body: Onboarding) => {
    const { chooseRole, completeOnboarding } = await loadContract()
    if (user.role !== role) await api.call(chooseRole, { body: { role } })
    await api.call(completeOnboarding, { body })
  }

  const send = async (body: Onboarding) => {
    try {
      await save(body)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'under_age') {
        forget()
        return onUnderAge()
      }
      if (isOtherRole(error)) return onLeave(withNext(onboardingPath, next))
      // If the profile was already saved, here or in another tab, the result is the same.
      if (code !== 'already_onboarded' && code !== 'role_settled') throw withOurFields(error)
    }
    forget()
    onLeave(withNext(signInPath, next))
  }

  const { errors, refusal, summary, isBusy, form, field } = useCheckedForm<keyof OnboardingFields, Onboarding>({
    name: 'onboarding',
    path: onboardingPath,
    names: fieldNames,
    loadSchema: async () => (await loadContract()).schemaFor({ role, answers, today }),
    send,
    isLeft: true,
  })
  const typed = useDraft(form.ref, user.id)
  const isUnder18 = isMinor(isoOf(typed), today)

  return (
    <div className="mt-6 flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <FormRefusal refusal={refusal} describe={toMessage}>
        {' '}
        {t('What you entered is still here.', 'Text, onboarding')}
      </FormRefusal>
      <form {...form} aria-label={t('Your profile', 'For screen readers, onboarding')} className="flex flex-col gap-5">
        <BirthDateFields field={field} errors={errors} />
        {answers ? (
          <AnswersSummary answers={answers} isMinor={isUnder18} />
        ) : role === 'student' ? (
          <LearnerFields field={field} errors={errors} />
        ) : (
          <EducatorFields field={field} errors={errors} typed={typed} isMinor={isUnder18} />
        )}
        <p className="hidden border-s-4 border-warn bg-warn-soft px-3.5 py-3 text-dense [@media(scripting:none)]:block">
          {t('Saving your profile needs JavaScript. Turn it on and reload the page.', 'Text, onboarding')}
        </p>
        {/* A press before the script runs is stored and repeated. If the browser itself sent the form, it would
            reach no page. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          size="main"
          wide
          isBusy={isBusy}
          busyLabel={t('Saving', 'Button while it works, onboarding')}
          className="mt-1"
        >
          {t('Save and continue', 'Button, onboarding')}
        </Button>
      </form>
    </div>
  )
}

const toMessage = (refusal: FormError) => describeFailure(refusal, onboardingMessages.profileFailed)

const isOtherRole = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/body/role')

function withOurFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, message, status, requestId, retryAfterSeconds } = error
  const errors = error.errors.map(({ pointer, detail }) => ({
    pointer: pointer.replace('/dateOfBirth', '/birthYear'),
    detail,
  }))
  return new ApiError(code, message, { status, requestId, retryAfterSeconds, errors })
}
