import type { ReactNode, SubmitEvent } from 'react'

interface SignOutFormProps {
  onSignOut: (() => Promise<void>) | undefined
  children: ReactNode
}

/** Without JavaScript, or if the code cannot be loaded, the edge handles the form (S-302). */
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
