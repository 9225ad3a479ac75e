import { t } from '@kere/brand/messages'
import { useEffect, useRef } from 'react'

export interface FormError {
  id: string
  text: string
}

interface FormErrorsProps {
  found: readonly FormError[]
  shown: number
}

export function FormErrors({ found, shown }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  // The errors are rendered a moment after the form was refused, so the effect runs after every render.
  useEffect(() => {
    if (focused.current === shown || !box.current) return
    focused.current = shown
    box.current.focus()
  })
  if (shown === 0 || found.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-e-card border border-s-4 border-control border-s-danger px-5 py-4"
    >
      <h2 className="text-card">{t('Check these fields', 'Heading, part of a page')}</h2>
      <ul className="mt-2 flex list-none flex-col gap-1">
        {found.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => document.getElementById(id)?.focus()}
              className="cursor-pointer py-1 text-start text-dense font-semibold text-danger underline underline-offset-3"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
