import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import type { SubmitEvent, ReactNode } from 'react'

interface GoogleFormProps {
  label: string
  next: string | null
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  children?: ReactNode
}

/** The browser itself submits the form, with or without a script (S-305, S-312). */
export function GoogleForm({ label, next, onSubmit, children }: GoogleFormProps) {
  return (
    <>
      <form action="/auth/google" aria-label="Google" onSubmit={onSubmit}>
        {children}
        {next && <input type="hidden" name="next" value={next} />}
        <Button type="submit" variant="outline" size="main" wide icon={<GoogleMark />}>
          {label}
        </Button>
      </form>
      <p className="flex items-center gap-3.5 py-0.5 text-dense text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {t('or with email', 'Below the button for Google')}
      </p>
    </>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" fill="currentColor">
      <path d="M9.2 7.4v3.3h4.6c-.4 2-2.1 3.3-4.6 3.3a5 5 0 1 1 3.3-8.7l2.4-2.4A8.5 8.5 0 1 0 9.2 17.4c4.9 0 8.2-3.4 8.2-8.3 0-.6-.1-1.1-.2-1.7z" />
    </svg>
  )
}
