import { t } from '@kere/brand/messages'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import { FieldError } from '@kere/ui/controls/field'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import type { ComponentProps } from 'react'

const sharedErrorId = 'names-error'

type Field = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoFocus' | 'onChange' | 'onBlur'>

interface NameFieldsProps {
  first: Field
  last: Field
  errors: { firstName?: string; lastName?: string }
  /** The answers of the educator chat. These names can only be changed there (S-315). */
  answers?: EducatorAnswers | null
}

export function NameFields({ first, last, errors, answers = null }: NameFieldsProps) {
  // If one message covers both names, it is shown once, below both.
  const shared = errors.firstName === errors.lastName ? errors.firstName : undefined
  const told = (own: string | undefined) => (shared ? { errorId: sharedErrorId } : { error: own })
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          {...first}
          label={t('First name', 'Label of a field')}
          autoComplete="given-name"
          required
          readOnly={answers !== null}
          defaultValue={answers?.firstName ?? first.defaultValue}
          {...told(errors.firstName)}
        />
        <TextInput
          {...last}
          label={t('Last name', 'Label of a field')}
          autoComplete="family-name"
          required
          readOnly={answers !== null}
          defaultValue={answers?.lastName ?? last.defaultValue}
          {...told(errors.lastName)}
        />
      </div>
      {shared && <FieldError id={sharedErrorId}>{shared}</FieldError>}
      {answers && (
        <p className="mt-1.5 text-meta text-muted">
          {t('Your name comes from your educator application.', 'Below a field')}{' '}
          <TextLink href="/join-as-educator" tone="inherit">
            {t('Edit your answers', 'Link')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
