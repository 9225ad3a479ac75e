import type { ComponentProps } from 'react'

/**
 * People do not see it: mostly machines fill it in (W-33). Password managers are told to skip it, each in its own way.
 */
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
