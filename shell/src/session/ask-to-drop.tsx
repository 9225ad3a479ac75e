import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { createRoot } from 'react-dom/client'

export function askToDrop(): Promise<boolean> {
  const opener = document.activeElement
  const element = document.createElement('div')
  element.dataset.app = 'shell'
  document.body.append(element)
  const root = createRoot(element, { identifierPrefix: 'drop-' })
  return new Promise((resolve) => {
    const answer = (isToGo: boolean) => {
      root.unmount()
      element.remove()
      if (!isToGo && opener instanceof HTMLElement) opener.focus()
      resolve(isToGo)
    }
    root.render(
      <Dialog
        title={t('Sign out and lose unsaved text?', 'Heading, before the end of a session')}
        isOpen
        onClose={() => answer(false)}
        actions={
          <>
            <Button onClick={() => answer(false)}>{t('Stay signed in', 'Button, before the end of a session')}</Button>
            <Button variant="outline" onClick={() => answer(true)}>
              {t('Sign out', 'Button, before the end of a session')}
            </Button>
          </>
        }
      >
        <p className="text-dense text-muted">
          {t(
            'Something you typed is not saved or sent yet. Signing out deletes it from this browser.',
            'Text, before the end of a session',
          )}
        </p>
      </Dialog>,
    )
  })
}
