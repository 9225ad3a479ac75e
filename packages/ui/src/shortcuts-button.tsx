interface ShortcutsButtonProps {
  /** In words; null while single keys are off. */
  keys: string | null
  onHelp: () => void
}

/** Says which keys work here, and opens the list of all. */
export function ShortcutsButton({ keys, onHelp }: ShortcutsButtonProps) {
  return (
    <button
      type="button"
      onClick={onHelp}
      className="min-h-9 cursor-pointer rounded-control px-2.5 text-meta text-muted hover:bg-hover"
    >
      {keys ?? 'Keyboard shortcuts'}
    </button>
  )
}
