import { t } from '@kere/brand/messages'
interface ShortcutsButtonProps {
  keys: string | null
  onHelp: () => void
}

export function ShortcutsButton({ keys, onHelp }: ShortcutsButtonProps) {
  return (
    <button
      type="button"
      onClick={onHelp}
      className="min-h-9 cursor-pointer rounded-control px-2.5 text-meta text-muted hover:bg-hover"
    >
      {keys ?? t('Keyboard shortcuts', 'Text, part of a page')}
    </button>
  )
}
