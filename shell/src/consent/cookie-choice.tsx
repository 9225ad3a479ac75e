import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Switch } from '@kere/ui/controls/switch'
import type { SyntheticEvent } from 'react'
import { createRoot } from 'react-dom/client'

interface CookieChoiceProps {
  isAccepted: boolean
  onSave: (isAccepted: boolean) => void
  onClose: () => void
}

function CookieChoice({ isAccepted, onSave, onClose }: CookieChoiceProps) {
  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onSave(new FormData(form).has('page-views'))
    form.closest('dialog')?.close()
  }

  return (
    <Dialog title="Cookie choice" isOpen onClose={onClose}>
      <form onSubmit={save}>
        <div className="flex items-center justify-between gap-4 border-b border-hairline py-3">
          <p>
            <span className="block text-dense font-semibold">Needed</span>
            <span className="text-meta text-muted">Sign-in, security, your theme, which styles are loaded</span>
          </p>
          <p className="shrink-0 text-meta text-muted">Always on</p>
        </div>
        <div className="border-b border-hairline py-3">
          <Switch name="page-views" defaultChecked={isAccepted} aria-describedby="kere-page-views">
            Page views
          </Switch>
          <p id="kere-page-views" className="pe-14 text-meta text-muted">
            Which pages are opened, without your name
          </p>
        </div>
        <Button type="submit" wide className="mt-5">
          Save choice
        </Button>
      </form>
    </Dialog>
  )
}

export function openCookieChoice(isAccepted: boolean, onSave: (isAccepted: boolean) => void) {
  const element = document.createElement('div')
  element.dataset.app = 'shell'
  document.body.append(element)
  const root = createRoot(element, { identifierPrefix: 'cookies-' })
  const onClose = () => {
    root.unmount()
    element.remove()
  }
  root.render(<CookieChoice {...{ isAccepted, onSave, onClose }} />)
}
