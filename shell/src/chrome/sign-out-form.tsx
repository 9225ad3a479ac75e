import type { ReactNode, SubmitEvent } from 'react'

interface SignOutFormProps {
  /** Taken in the browser in place of the form's round trip. */
  onSignOut: (() => Promise<void>) | undefined
  children: ReactNode
}

/** Signs out (S-302); without JavaScript, or where its code does not load, the edge does it. */
export function SignOutForm({ onSignOut, children }: SignOutFormProps) {
  function signOut(event: SubmitEvent<HTMLFormElement>) {
    if (!onSignOut) return
    event.preventDefault()
    const form = event.currentTarget
    void onSignOut().catch(() => form.submit())
  }

  return (
    <form method="post" action="/auth/logout" onSubmit={signOut}>
      {children}
    </form>
  )
}
