import { t } from '@kere/brand/messages'
import type { ComponentProps } from 'react'

/**
 * A field that people cannot see, so that mostly bots fill it in (W-33). Each password manager needs an attribute of
 * its own to skip it.
 */
export function Honeypot(field: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('Leave this empty', 'Label of a hidden field that only programs fill in')}
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
