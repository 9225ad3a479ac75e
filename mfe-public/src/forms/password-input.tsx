import { useRemote } from '@kere/platform/react/remote-tree'
import { PasswordInput as BareInput } from '@kere/ui/controls/password-input'
import type { ComponentProps } from 'react'

export function PasswordInput(props: Omit<ComponentProps<typeof BareInput>, 'announce' | 'size'>) {
  const { context } = useRemote()
  return <BareInput {...props} announce={context.announce} />
}
