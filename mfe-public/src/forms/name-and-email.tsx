import { t } from '@kere/brand/messages'
import { TextInput } from '@kere/ui/controls/text-input'
import type { ComponentProps } from 'react'
import { EmailInput } from './email-input.tsx'
import { useOwnDetails } from './use-own-details.ts'

interface NameAndEmailProps {
  field: (
    name: 'name' | 'email',
    usual?: string,
  ) => Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoFocus' | 'onBlur'> & { onChange: () => void }
  errors: { name?: string | undefined; email?: string | undefined }
}

/** The name and email fields, filled in for signed-in users. */
export function NameAndEmail({ field, errors }: NameAndEmailProps) {
  const own = useOwnDetails()
  return (
    <>
      <TextInput
        {...field('name', own.name)}
        label={t('Name', 'Label of a field: of a person')}
        autoComplete="name"
        required
        error={errors.name}
      />
      <EmailInput {...field('email', own.email)} autoComplete="email" error={errors.email} />
    </>
  )
}
