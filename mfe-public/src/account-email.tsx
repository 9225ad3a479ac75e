import { useEffect, useRef, type ComponentProps } from 'react'
import { EmailInput } from './email-input.tsx'
import { readKeptEmail } from './kept-email.ts'

/** Of one's own account: holds what was given on the page before, which the server does not know. */
export function AccountEmail(props: ComponentProps<typeof EmailInput>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current?.value === '') input.current.value = readKeptEmail()
  }, [])
  return <EmailInput {...props} ref={input} />
}
