import { ButtonLink } from '@kere/ui/button'

/** The kind answer to somebody under 13, of whom nothing is left (C-49). */
export function UnderAge() {
  return (
    <>
      <p className="mt-3 text-lead text-muted">
        Thank you for telling us. You are a little too young for an account, so there is none any more: we have kept
        nothing of you, neither your name nor your address nor what you entered here.
      </p>
      <p className="mt-4">
        You do not need an account to look around. Every course has a page that anyone can read, on your own or together
        with a parent or a teacher. And you are welcome to come back when you are 13.
      </p>
      {/* A whole load: the account is gone, and the page around this one does not know it yet. */}
      <ButtonLink href="/courses" target="_top" size="main" wide className="mt-6">
        Browse the courses
      </ButtonLink>
    </>
  )
}
