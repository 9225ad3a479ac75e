import { useEffect, useRef, type ComponentProps } from 'react'
import { EmailInput } from './email-input.tsx'
import { sessionStore } from '@kere/platform/web-storage'
import { useRemote } from '@kere/platform/react/remote-tree'
import { PasswordInput as BareInput } from '@kere/ui/controls/password-input'

export function PasswordInput(props: Omit<ComponentProps<typeof BareInput>, 'announce' | 'size'>) {
  const { context } = useRemote()
  return <BareInput {...props} announce={context.announce} />
}

const key = 'kere:email'

/** Stores the email for the other sign-in pages while the tab is open. */
export const keepEmail = (email: string) => sessionStore.write(key, email)

const readKeptEmail = () => sessionStore.read(key) ?? ''

export const forgetEmail = () => sessionStore.remove(key)

export function AccountEmail(props: ComponentProps<typeof EmailInput>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current?.value === '') input.current.value = readKeptEmail()
  }, [])
  return <EmailInput {...props} ref={input} />
}
