import type { EducatorAnswers } from '@kere/contracts/educator-profile'
import { belowId } from '@kere/ui/below-id'
import { TextLink } from '@kere/ui/link'
import { TextInput } from '@kere/ui/text-input'
import type { ComponentProps } from 'react'

const firstNameId = 'register-first-name'

type Field = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'>

interface NameFieldsProps {
  first: Field
  last: Field
  errors: { firstName?: string; lastName?: string }
  /** Given in the educator chat, and changed there alone (S-315). */
  answers: EducatorAnswers | null
}

export function NameFields({ first, last, errors, answers }: NameFieldsProps) {
  // One sentence asks for both names: it is said once.
  const isShared = errors.firstName !== undefined && errors.firstName === errors.lastName
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          {...first}
          id={firstNameId}
          label="First name"
          size="tall"
          autoComplete="given-name"
          required
          readOnly={answers !== null}
          defaultValue={answers?.firstName}
          error={errors.firstName}
        />
        <TextInput
          {...last}
          label="Last name"
          size="tall"
          autoComplete="family-name"
          required
          readOnly={answers !== null}
          defaultValue={answers?.lastName}
          error={isShared ? undefined : errors.lastName}
          errorId={isShared ? belowId(firstNameId) : undefined}
        />
      </div>
      {answers && (
        <p className="mt-1.5 text-meta text-muted">
          Your name comes from your answers about teaching.{' '}
          <TextLink href="/join-as-educator" tone="inherit">
            Change your answers
          </TextLink>
        </p>
      )}
    </div>
  )
}
