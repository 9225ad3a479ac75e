import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useState } from 'react'
import { useHydrated } from '../pages/use-hydrated.ts'

/** Both are loaded with the press, because few sign in with a passkey. */
const load = () => Promise.all([import('@kere/platform/passkeys'), import('@kere/contracts/accounts/passkeys')])

interface PasskeyButtonProps {
  label: string
  /** A passkey signs in instead of the password, or after it. */
  way: 'instead' | 'after'
  next: string | null
  onSignedIn: (next: string | null) => void
}

/** Signs in with a passkey. Browsers without passkeys, and pages without a script, do not show it. */
export function PasskeyButton({ label, way, next, onSignedIn }: PasskeyButtonProps) {
  const { api } = useRemote()
  const isHydrated = useHydrated()
  // It stands in the first HTML already, so that nothing moves when the script arrives.
  const isShown = !isHydrated || typeof PublicKeyCredential === 'function'
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const use = async () => {
    setRefusal(null)
    setBusy(true)
    try {
      const [{ askForPasskey }, { signInWithPasskey, proveSecondFactorByPasskey }] = await load()
      const credential = await askForPasskey(api)
      if (credential) {
        const body = { credential, ...(next !== null && { next }) }
        const arrival = await api.call(way === 'instead' ? signInWithPasskey : proveSecondFactorByPasskey, { body })
        return onSignedIn(arrival.next)
      }
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : messages.connection)
    }
    setBusy(false)
  }

  if (!isShown) return null
  return (
    <div className="noscript:hidden">
      <Button
        variant="outline"
        size="main"
        wide
        isBusy={isBusy}
        busyLabel={t('Waiting for your passkey', 'Button while it works')}
        onClick={() => void use()}
      >
        {label}
      </Button>
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
    </div>
  )
}
