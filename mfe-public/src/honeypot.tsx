import type { ComponentProps } from 'react'

/** Hidden from people: only a machine fills it in (W-33). */
export function Honeypot(field: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" tabIndex={-1} {...field} autoComplete="off" />
      </label>
    </div>
  )
}
