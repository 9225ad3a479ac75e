import { hillPath, shorePath } from '@kere/brand/way-in-art-paths'
import type { ChosenRole } from '@kere/contracts/roles'
import { useId, type ComponentProps } from 'react'

const faces = {
  student: {
    title: 'I want to Learn',
    text: 'Take courses at your own pace, alongside your studies or work.',
    art: shorePath,
  },
  educator: {
    title: 'I want to Teach',
    text: 'Publish courses, host events and mentor learners once your application is approved.',
    art: hillPath,
  },
} as const satisfies Record<ChosenRole, { title: string; text: string; art: string }>

interface RoleCardProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'role' | 'className'> {
  role: ChosenRole
}

/** The whole card is the label of its radio. */
export function RoleCard({ role, ...rest }: RoleCardProps) {
  const titleId = useId()
  const { title, text, art } = faces[role]
  return (
    <label className="grid cursor-pointer grid-cols-[1fr_auto] content-start gap-x-2 gap-y-3 rounded-card border border-control bg-surface px-4 py-3.5 transition-[background-color,border-color] hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--ds-brand)] has-aria-invalid:border-danger">
      <span id={titleId} className="font-heading text-card font-heavy tracking-heading">
        {title}
      </span>
      <input
        {...rest}
        type="radio"
        name="role"
        value={role}
        aria-labelledby={titleId}
        className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface transition-[border-width,border-color] checked:border-[6px] checked:border-brand"
      />
      <img
        src={art}
        alt=""
        width={352}
        height={144}
        className="col-span-2 h-24 w-full rounded-badge object-cover desk:h-28"
      />
      <span className="col-span-2 text-dense text-muted">{text}</span>
    </label>
  )
}
