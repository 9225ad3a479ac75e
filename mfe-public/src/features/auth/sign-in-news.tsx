import { signInPath, withNext } from '@kere/platform/landing'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormNotice } from '../../form-notice.tsx'

/** S-307, C-43 */
const registrationMs = 5_000

const mailSent = {
  student:
    'An email is on its way to you. Open the link in it to confirm your address. You need to do this before you can apply to programs or message people.',
  educator:
    'An email is on its way to you. Open the link in it to confirm your address, and we will start reviewing your application to teach.',
}

interface SignInNewsProps {
  next: string | null
  isHidden: boolean
}

/** S-307, S-308 */
export function SignInNews({ next, isHidden }: SignInNewsProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isRegistered = search.get('registration') === 'success'
  // The words stay when the address goes on: nobody reads against a clock, and the form does not jump under the hand.
  const [arrival] = useState({
    isRegistered,
    role: search.get('role') === 'educator' ? 'educator' : 'student',
  } as const)

  useEffect(() => {
    if (!isRegistered) return undefined
    const timer = setTimeout(() => void navigate(withNext(signInPath, next), { replace: true }), registrationMs)
    return () => clearTimeout(timer)
  }, [isRegistered, navigate, next])

  if (isHidden) return null
  if (arrival.isRegistered)
    return (
      <FormNotice tone="news" title={isRegistered ? 'Account created successfully!' : 'Confirm your email'}>
        {mailSent[arrival.role]}
      </FormNotice>
    )
  if (search.get('reset') === 'success')
    return (
      <FormNotice tone="news" title="Password changed">
        Sign in with your new password. You have been signed out everywhere else.
      </FormNotice>
    )
  return null
}
