import { useRemote } from '@kere/platform/react/remote-tree'
import { PasswordInput as BareInput } from '@kere/ui/password-input'
import type { ComponentProps } from 'react'

export function PasswordInput(props: Omit<ComponentProps<typeof BareInput>, 'announce' | 'size'>) {
  const { context } = useRemote()
  return <BareInput {...props} size="tall" announce={context.announce} />
}
