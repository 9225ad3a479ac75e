import type { Credentials } from '@kere/contracts/auth'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { TextInput } from '@kere/ui/text-input'
import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { PasswordInput } from './password-input.tsx'
import { SignInAlert } from './sign-in-alert.tsx'
import { refusalOf, type Refusal } from './sign-in-refusal.ts'

const dashboardPath = '/dashboard'

/** The contract with its validation: loaded with the first check, which nobody needs to see the form. */
const loadContract = () => import('./sign-in-contract.ts')

const resolver: Resolver<Credentials> = async (...form) => (await loadContract()).resolveCredentials(...form)

interface SignInFormProps {
  /** Where to go then; a path of this site. */
  next: string | null
  /** Of an attempt that was made without a script. */
  firstRefusal: Refusal | null
  /** Called with the path to go to: a whole load, because the edge draws it for who is now signed in. */
  onSignedIn: (path: string) => void
}

/**
 * Email and password. Without a script the browser sends the form itself, and its own validation stands in for ours.
 * The fields have no default values, so what was typed before the script came stays.
 */
export function SignInForm({ next, firstRefusal, onSignedIn }: SignInFormProps) {
  const { api } = useRemote()
  const [refusal, setRefusal] = useState(firstRefusal)
  const [isLeaving, setLeaving] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState

  const signIn = async (body: Credentials) => {
    setRefusal(null)
    try {
      const { login } = await loadContract()
      await api.call(login, { body })
      setLeaving(true)
      onSignedIn(next ?? dashboardPath)
    } catch (error) {
      const latest = refusalOf(error)
      setRefusal(latest)
      if (latest.code === 'invalid_credentials') setFocus('password', { shouldSelect: true })
    }
  }

  return (
    <>
      {refusal && <SignInAlert refusal={refusal} />}
      <form
        method="post"
        action="/auth/login"
        aria-label="Sign in"
        className="mt-6 flex flex-col gap-5"
        ref={leaveValidationToUs}
        onSubmit={(event) => void handleSubmit(signIn)(event)}
      >
        {next && <input type="hidden" name="next" value={next} />}
        <TextInput
          {...register('email')}
          label="Email"
          type="email"
          size="tall"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
        />
        <PasswordInput
          {...register('password')}
          label="Password"
          size="tall"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <Button
          type="submit"
          size="main"
          wide
          isBusy={isSubmitting || isLeaving}
          busyLabel="Signing in"
          className="mt-1"
        >
          Sign In
        </Button>
      </form>
    </>
  )
}

/** Set by the script, so that without one the browser still asks for what is missing. */
function leaveValidationToUs(form: HTMLFormElement | null) {
  if (form) form.noValidate = true
}
