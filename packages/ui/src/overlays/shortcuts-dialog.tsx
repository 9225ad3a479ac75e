import { t } from '@kere/brand/messages'
import { Dialog } from './dialog.tsx'
import { Switch } from '../controls/switch.tsx'
import type { Shortcut } from './use-shortcuts.ts'

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[]
  isOpen: boolean
  onClose: () => void
  areOn: boolean
  onChange: (areOn: boolean) => void
}

export function ShortcutsDialog({ shortcuts, isOpen, onClose, areOn, onChange }: ShortcutsDialogProps) {
  return (
    <Dialog title={t('Keyboard shortcuts', 'Heading')} isOpen={isOpen} onClose={onClose}>
      <dl className="mt-3 border-t-2 border-ink text-dense">
        {shortcuts.map(({ keys, act }) => (
          <div key={act} className="flex items-center gap-4 border-b border-hairline py-2">
            <dt className="flex w-24 shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-7 min-w-7 place-items-center rounded-badge border border-control bg-sunken px-1.5 font-body text-meta font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={areOn} onChange={(event) => onChange(event.target.checked)} className="mt-2">
        {t('Single-key shortcuts', 'List of keys')}
      </Switch>
      <p className="text-meta text-muted">
        {t('Turn these off if you use voice control or often press keys by accident.', 'List of keys')}
      </p>
    </Dialog>
  )
}
