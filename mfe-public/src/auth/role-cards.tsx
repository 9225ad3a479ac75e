import { t } from '@kere/brand/messages'
import { hillPath, shorePath } from '@kere/brand/auth-art-paths'
import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { FieldError } from '@kere/ui/controls/field'
import { useId, type ComponentProps } from 'react'

const roles: readonly { role: ChosenRole; text: string; art: string }[] = [
  { role: 'student', text: t('Take courses and join events', 'What a learner does'), art: shorePath },
  { role: 'educator', text: t('Publish courses and host events', 'What an educator does'), art: hillPath },
]

interface RoleCardsProps extends Pick<ComponentProps<'input'>, 'name' | 'form' | 'required' | 'onChange' | 'onBlur'> {
  legend: string
  isLegendHidden?: boolean
  titles: Readonly<Record<ChosenRole, string>>
  chosen: string | null
  closed?: ChosenRole
  error: string | undefined
}

export function RoleCards({ legend, isLegendHidden = false, titles, chosen, closed, error, ...radio }: RoleCardsProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error && errorId}
      aria-invalid={error ? true : undefined}
      className="group/roles min-w-0"
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-snug leading-dense font-semibold'}>{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {roles.map(({ role, text, art }) => (
          <label
            key={role}
            className="cursor-pointer rounded-card border border-control bg-surface p-3.5 transition-[background-color,border-color] hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--ds-brand)] has-disabled:cursor-not-allowed has-disabled:opacity-55 group-aria-invalid/roles:border-danger group-aria-invalid/roles:shadow-[inset_0_0_0_1px_var(--ds-danger)]"
          >
            <span className="flex items-start justify-between gap-2">
              <span id={`${id}-${role}`} className="font-heading text-card font-heavy tracking-heading">
                {titles[role]}
              </span>
              <input
                {...radio}
                type="radio"
                value={role}
                defaultChecked={chosen === role}
                disabled={closed === role}
                aria-labelledby={`${id}-${role}`}
                aria-describedby={error ? errorId : `${id}-${role}-text`}
                className="mt-0.5 size-4.5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface transition-[border-width,border-color] checked:border-[5.5px] checked:border-brand group-aria-invalid/roles:border-danger"
              />
            </span>
            <img
              src={art}
              alt=""
              width={176}
              height={72}
              className="mt-2 h-14 w-full rounded-badge object-cover wide:h-18"
            />
            <span id={`${id}-${role}-text`} className="mt-2 block text-meta text-muted">
              {text}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
