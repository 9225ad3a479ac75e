import { TextInput } from '@kere/ui/controls/text-input'
import type { ComponentProps } from 'react'

export function EmailInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'label'>) {
  return <TextInput {...props} label="Email" type="email" autoCapitalize="none" spellCheck={false} required />
}
