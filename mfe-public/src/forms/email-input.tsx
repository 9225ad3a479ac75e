import { t } from '@kere/brand/messages'
import { TextInput } from '@kere/ui/controls/text-input'
import type { ComponentProps } from 'react'

export function EmailInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'label'>) {
  return (
    <TextInput
      {...props}
      label={t('Email', 'Label of a field')}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
