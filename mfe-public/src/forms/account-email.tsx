import { useEffect, useRef, type ComponentProps } from 'react'
import { EmailInput } from './email-input.tsx'
import { readKeptEmail } from './kept-email.ts'

export function AccountEmail(props: ComponentProps<typeof EmailInput>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current?.value === '') input.current.value = readKeptEmail()
  }, [])
  return <EmailInput {...props} ref={input} />
}
