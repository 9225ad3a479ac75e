import { TextInput } from '@kere/ui/controls/text-input'
import type { ComponentProps } from 'react'
import { EmailInput } from './email-input.tsx'
import { useOwnDetails } from './use-own-details.ts'

interface NameAndEmailProps {
  field: (
    name: 'name' | 'email',
  ) => Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoFocus' | 'onBlur'> & { onChange: () => void }
  errors: { name?: string | undefined; email?: string | undefined }
}

/** The name and email fields, filled in for signed-in users. */
export function NameAndEmail({ field, errors }: NameAndEmailProps) {
  const own = useOwnDetails()
  const { defaultValue: name = own.name, ...nameField } = field('name')
  const { defaultValue: email = own.email, ...emailField } = field('email')
  return (
    <>
      <TextInput {...nameField} defaultValue={name} label="Name" autoComplete="name" required error={errors.name} />
      <EmailInput {...emailField} defaultValue={email} autoComplete="email" error={errors.email} />
    </>
  )
}
