import { t } from '@kere/brand/messages'
import type { Registration } from '@kere/contracts/accounts/accounts'
import { limits } from '@kere/contracts/http/limits'
import { messages } from '@kere/contracts/http/messages'
import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { signInPath } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useMemo, type SubmitEvent } from 'react'
import { readEducatorAnswers } from '../../../auth/educator-answers.ts'
import { AccountEmail, keepEmail, PasswordInput } from '../../../forms/account-fields.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { GoogleForm } from '../../../forms/google-form.tsx'
import { RoleCards } from '../../../auth/role-cards.tsx'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { NameFields } from '../../../forms/name-fields.tsx'

const loadContract = () => import('@kere/contracts/accounts/accounts')

const toMessage = (refusal: FormError) => describeFailure(refusal, messages.registrationFailed)

const formId = 'register'
const registerPath = '/auth/register'

interface RegisterFormProps {
  next: string | null
  wished: ChosenRole | null
  /** Loads the path as a document, as the same form without a script would. */
  onRegistered: (path: string) => void
}

/** The API answers in the same way if the address already has an account (S-316). Its owner learns of it by mail. */
export function RegisterForm({ next, wished, onRegistered }: RegisterFormProps) {
  const { api } = useRemote()
  const isHydrated = useHydrated()
  const answers = useMemo(() => (isHydrated ? readEducatorAnswers() : null), [isHydrated])
  const { form, field, typed, errors, refusal, isBusy, demand } = useCheckedForm({
    name: 'register',
    path: registerPath,
    names: ['role', 'firstName', 'lastName', 'email', 'password', 'next'],
    loadSchema: async () => (await loadContract()).registration,
    send: async (body: Registration) => {
      const { register } = await loadContract()
      await api.call(register, { body })
      keepEmail(body.email)
      const search = new URLSearchParams({ registration: 'success', role: body.role, ...(next && { next }) })
      onRegistered(`${signInPath}?${search.toString()}`)
    },
    isLeft: true,
  })

  const role = field('role')

  /** Google sends the role back, so the user must have chosen one (S-314). */
  const registerByGoogle = (event: SubmitEvent<HTMLFormElement>) => {
    const chosen = document.querySelector<HTMLInputElement>(`[name="role"][form="${formId}"]:checked`)
    const told = event.currentTarget.elements.namedItem('role')
    if (chosen && told instanceof HTMLInputElement) told.value = chosen.value
    else {
      event.preventDefault()
      void demand('role')
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={refusal} describe={toMessage} />
      {/* These fields are outside their form in the document, because another form lies between them. The educator
          chat sets the role (S-315). */}
      <RoleCards
        key={answers ? 'settled' : 'open'}
        legend={t('What brings you here?', 'Question: learn or teach')}
        titles={{
          student: t('Learn', 'Name of a slide on the home page, one short word'),
          educator: t('Teach', 'Name of a slide on the home page, one short word'),
        }}
        name="role"
        form={formId}
        required
        onChange={role.onChange}
        onBlur={role.onBlur}
        chosen={answers ? 'educator' : (typed('role') ?? wished)}
        {...(answers && { closed: 'student' })}
        error={errors.role}
      />
      <GoogleForm label={t('Sign up with Google', 'Button')} next={next} onSubmit={registerByGoogle}>
        <input type="hidden" name="role" defaultValue={wished ?? ''} />
      </GoogleForm>
      <form
        {...form}
        id={formId}
        aria-label={t('Create your account', 'Title of a page')}
        className="flex flex-col gap-5"
      >
        {next && <input type="hidden" name="next" value={next} />}
        <NameFields
          key={answers ? 'settled' : 'open'}
          first={field('firstName')}
          last={field('lastName')}
          errors={errors}
          answers={answers}
        />
        <AccountEmail {...field('email')} autoComplete="username" error={errors.email} />
        <PasswordInput
          {...field('password')}
          label={t('Password', 'Label of a field')}
          autoComplete="new-password"
          minLength={limits.passwordMinLength}
          error={errors.password}
        />
        <Button
          type="submit"
          size="main"
          wide
          isBusy={isBusy}
          busyLabel={t('Creating your account', 'Button while it works')}
          className="mt-1"
        >
          {t('Create account', 'Button')}
        </Button>
      </form>
    </div>
  )
}
