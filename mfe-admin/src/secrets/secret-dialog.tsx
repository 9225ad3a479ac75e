import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'

interface SecretDialogProps {
  title: string
  /** The name of the secret, for the button and the notice. */
  name: string
  secret: string
  onClose: () => void
  children: ReactNode
}

/** Shows a secret that nobody can read again. */
export function SecretDialog({ title, name, secret, onClose, children }: SecretDialogProps) {
  const { announce, notify } = useRemote().context
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      announce(`${name} copied`)
    } catch {
      notify({ tone: 'error', text: `${name} was not copied. Select it and copy it by hand.` })
    }
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            Copy {name.toLowerCase()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className="mt-3 font-semibold">Copy it now. It is shown only this once.</p>
      <p className="mt-3 rounded-control border border-hairline p-3 font-mono text-dense wrap-anywhere select-all">
        {secret}
      </p>
      <div className="mt-3 text-meta text-muted">{children}</div>
    </Dialog>
  )
}
