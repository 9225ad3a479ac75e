import type { ComponentProps } from 'react'

/** Hidden from people: mostly machines fill it in (W-33). Told to password managers, each of which asks in its own way. */
export function Honeypot(field: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input
          type="text"
          tabIndex={-1}
          {...field}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
