import { useState, type ComponentType, type MouseEvent } from 'react'

type LoadedDialog = ComponentType<{ onClose: () => void }>

export type LoadDialog = () => Promise<LoadedDialog>

/**
 * A dialog that a link opens. Without a script, or if the dialog cannot be loaded, the link leads to a page with the
 * same content.
 */
export function useLoadedDialog(href: string, load: LoadDialog) {
  const [Dialog, setDialog] = useState<LoadedDialog | null>(null)

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      (loaded) => setDialog(() => loaded),
      () => location.assign(href),
    )
  }

  return { link: { href, onClick: open }, dialog: Dialog && <Dialog onClose={() => setDialog(null)} /> }
}
