import { hillPath, shorePath } from '@kere/brand/way-in-art-paths'
import type { ChosenRole } from '@kere/contracts/roles'
import { FieldError } from '@kere/ui/field'
import type { ComponentProps } from 'react'

const choices: readonly { role: ChosenRole; title: string; text: string; art: string }[] = [
  { role: 'student', title: 'Learn', text: 'Take courses, join labs, find a mentor', art: shorePath },
  { role: 'educator', title: 'Teach', text: 'Publish courses and events, mentor labs', art: hillPath },
]

const errorId = 'register-role-error'

interface RoleChoiceProps {
  field: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'>
  /** Another form stands between. */
  form: string
  wished: string | null
  /** Whoever has answered the educator chat teaches (S-315). */
  isSettled: boolean
  error: string | undefined
}

export function RoleChoice({ field: { name, onChange, onBlur }, form, wished, isSettled, error }: RoleChoiceProps) {
  return (
    <fieldset role="radiogroup" aria-describedby={error && errorId} className="min-w-0">
      <legend className="mb-1.5 text-snug leading-dense font-semibold">What brings you here?</legend>
      <div className="grid grid-cols-2 gap-3">
        {choices.map(({ role, title, text, art }) => (
          <label
            key={role}
            className="cursor-pointer rounded-card border border-control bg-surface p-3.5 transition-[background-color,border-color] hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--ds-brand)] has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <span className="flex items-start justify-between gap-2">
              <span id={`register-${role}`} className="font-heading text-card font-heavy tracking-heading">
                {title}
              </span>
              <input
                {...{ name, onChange, onBlur }}
                type="radio"
                form={form}
                value={role}
                defaultChecked={wished === role}
                disabled={isSettled && role !== 'educator'}
                required
                aria-labelledby={`register-${role}`}
                aria-describedby={`register-${role}-text`}
                className="mt-0.5 size-4.5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface transition-[border-width,border-color] checked:border-[5.5px] checked:border-brand"
              />
            </span>
            <img
              src={art}
              alt=""
              width={176}
              height={72}
              className="mt-2 h-14 w-full rounded-badge object-cover wide:h-18"
            />
            <span id={`register-${role}-text`} className="mt-2 block text-meta text-muted">
              {text}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
