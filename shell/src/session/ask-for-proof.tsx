import { t } from '@kere/brand/messages'
import { getOwnAccount } from '@kere/contracts/accounts/account-settings'
import { proveAnewByPasskey } from '@kere/contracts/accounts/passkeys'
import { getSecondFactor, proveAnew, type NewProof } from '@kere/contracts/accounts/second-factor'
import { messages } from '@kere/contracts/http/messages'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { createClient } from '@kere/platform/client'
import { askForPasskey, hasPasskeys } from '@kere/platform/passkeys'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { PasswordInput } from '@kere/ui/controls/password-input'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useRef, useState, type SubmitEvent } from 'react'
import { createRoot } from 'react-dom/client'

const title = t('Confirm that it is you', 'Text, before the end of a session')

interface Ways {
  email: string
  hasPassword: boolean
  hasCode: boolean
  hasPasskey: boolean
}

type Announce = (text: string) => void

/** Asks for the password, a code or a passkey. @returns whether the proof was given */
export async function askForProof(
  announce: Announce,
  api = createClient({ fetch: (request) => fetch(request), origin: location.origin }),
): Promise<boolean> {
  const [{ email, hasPassword }, { isOn, recoveryCodesLeft, hasPasskey = false }] = await Promise.all([
    api.call(getOwnAccount, {}),
    api.call(getSecondFactor, {}),
  ])
  const opener = document.activeElement
  const element = document.createElement('div')
  element.dataset.app = 'shell'
  document.body.append(element)
  const root = createRoot(element, { identifierPrefix: 'proof-' })
  return new Promise((resolve) => {
    const close = (isProven: boolean) => {
      root.unmount()
      element.remove()
      if (opener instanceof HTMLElement) opener.focus()
      resolve(isProven)
    }
    const hasCode = isOn || recoveryCodesLeft > 0
    const ways = { email, hasPassword, hasCode, hasPasskey: hasPasskey && hasPasskeys() }
    root.render(
      <Dialog title={title} isOpen onClose={() => close(false)}>
        {hasPassword || hasCode || ways.hasPasskey ? (
          <ProofForm {...{ api, announce, ways }} onProven={() => close(true)} onCancel={() => close(false)} />
        ) : (
          <SignInAgain />
        )}
      </Dialog>,
    )
  })
}

const SignInAgain = () => (
  <>
    <p className="text-dense text-muted">
      {t(
        'You signed in more than 10 minutes ago. For this step, sign in with Google again. Nothing has been changed yet.',
        'Text, before the end of a session',
      )}
    </p>
    <ButtonLink
      href={`/auth/google?next=${encodeURIComponent(location.pathname + location.search)}`}
      className="mt-5 w-full"
    >
      {t('Continue with Google', 'Button, before the end of a session')}
    </ButtonLink>
  </>
)

const fieldOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('[name="proof"]')

interface ProofFormProps {
  api: ApiClient
  announce: Announce
  ways: Ways
  onProven: () => void
  onCancel: () => void
}

function ProofForm({ api, announce, ways, onProven, onCancel }: ProofFormProps) {
  const [isByCode, setByCode] = useState(!ways.hasPassword)
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  /** @param give returns false if the user has changed their mind */
  const prove = async (give: () => Promise<boolean>) => {
    setBusy(true)
    setError(undefined)
    setRefusal(null)
    try {
      if (await give()) return onProven()
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure : null
      if (problem?.errors[0]) setError(problem.errors[0].detail)
      else setRefusal(problem?.message ?? messages.connection)
      fieldOf(form.current)?.select()
    }
    setBusy(false)
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body: NewProof = { [isByCode ? 'code' : 'password']: fieldOf(form.current)?.value ?? '' }
    void prove(() => api.call(proveAnew, { body }).then(() => true))
  }

  const usePasskey = async () => {
    const credential = await askForPasskey(api)
    if (credential) await api.call(proveAnewByPasskey, { body: { credential } })
    return credential !== null
  }

  return (
    <form ref={form} onSubmit={send} aria-label={title} className="flex flex-col gap-4">
      <p className="text-dense text-muted">
        {t(
          'You signed in more than 10 minutes ago. Then we go on with what you pressed.',
          'Text, before the end of a session',
        )}
      </p>
      <input type="text" autoComplete="username" value={ways.email} readOnly hidden />
      {isByCode ? (
        <TextInput
          key="code"
          name="proof"
          label={t('Code', 'Label of a field, before the end of a session')}
          note={t('(from your authenticator app, or a recovery code)', 'Text, before the end of a session')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
        />
      ) : (
        <PasswordInput
          key="password"
          name="proof"
          label={t('Password', 'Label of a field, before the end of a session')}
          autoComplete="current-password"
          announce={announce}
          error={error}
        />
      )}
      {refusal && <RefusedAct>{refusal}</RefusedAct>}
      {ways.hasPasskey && (
        <Button variant="outline" isBusy={isBusy} busyLabel="Checking" onClick={() => void prove(usePasskey)}>
          Use a passkey
        </Button>
      )}
      {ways.hasPassword && ways.hasCode && (
        <Button
          variant="quiet"
          onClick={() => {
            setError(undefined)
            setByCode(!isByCode)
          }}
        >
          {isByCode
            ? t('Use your password', 'Button, before the end of a session')
            : t('Use a code', 'Button, before the end of a session')}
        </Button>
      )}
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        <Button type="submit" isBusy={isBusy} busyLabel={t('Checking', 'On a button while it works')}>
          {t('Continue', 'Button, before the end of a session')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel', 'Button, before the end of a session')}
        </Button>
      </div>
    </form>
  )
}
