import { withNext } from '@kere/platform/landing'
import { safePath } from '@kere/contracts/safe-path'
import { TextLink } from '@kere/ui/link'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LocalInbox } from '../../local-inbox.tsx'
import { depthsArt, stepArt } from '../../way-in-art.ts'
import { WayInFrame } from '../../way-in-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { readGoogleRefusal } from './sign-in-refusal.ts'

export function SignInPage() {
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  const [isRegistered] = useState(search.get('registration') === 'success')
  return (
    <WayInFrame title="Sign in" art={isRegistered ? stepArt.confirm : depthsArt}>
      <p className="mt-2 text-muted">
        New here? <TextLink href={withNext('/auth/register', next)}>Create an account</TextLink>
      </p>
      <SignInForm next={next} firstRefusal={readGoogleRefusal(search)} onSignedIn={(path) => location.assign(path)} />
      <LocalInbox />
      {next && <p className="mt-4.5 text-meta text-muted">Sign in to continue to the page you asked for.</p>}
    </WayInFrame>
  )
}
