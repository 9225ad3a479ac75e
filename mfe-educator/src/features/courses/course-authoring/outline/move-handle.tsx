import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent } from 'react'

interface MoveHandleProps {
  partKey: string
  label: string
  onStep: (step: -1 | 1) => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

export function MoveHandle({ partKey, label, onStep }: MoveHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <button
      type="button"
      data-handle={partKey}
      aria-label={label}
      aria-describedby="outline-keys"
      onKeyDown={onKeyDown}
      className="grid min-h-9.5 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-hover disabled:cursor-not-allowed max-desk:min-h-11 max-desk:w-9"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
}
