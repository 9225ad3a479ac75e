import type { ReactNode } from 'react'

interface CheckboxGroupProps {
  /** The id of the first checkbox, to which a refused form moves the focus. */
  id: string
  legend: string
  error: string | undefined
  children: ReactNode
}

/** Checkboxes of one list. The list may be long, so its error stands above it, where the focus goes. */
export function CheckboxGroup({ id, legend, error, children }: CheckboxGroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {error && (
        <p id={errorId} className="mt-1 text-meta text-danger">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
