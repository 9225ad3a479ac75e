import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

const look = cva(
  [
    'inline-grid shrink-0 cursor-pointer place-items-center rounded-control border text-center font-semibold no-underline',
    'transition-[background-color,border-color,color] select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-brand bg-brand text-on-brand enabled:hover:border-brand-hover enabled:hover:bg-brand-hover [a&]:hover:border-brand-hover [a&]:hover:bg-brand-hover',
        outline: 'border-control bg-surface text-ink enabled:hover:bg-hover [a&]:hover:bg-hover',
        quiet: 'border-transparent text-ink enabled:hover:bg-hover [a&]:hover:bg-hover',
        marigold:
          'border-marigold bg-marigold text-on-marigold enabled:hover:bg-[color-mix(in_oklab,var(--ds-marigold),white_24%)] [a&]:hover:bg-[color-mix(in_oklab,var(--ds-marigold),white_24%)]',
        danger:
          'border-danger bg-surface text-danger [--ds-focus:var(--ds-danger)] enabled:hover:bg-danger enabled:hover:text-on-danger [a&]:hover:bg-danger [a&]:hover:text-on-danger',
      },
      size: {
        normal: 'min-h-11 px-4.5 py-2 text-body leading-dense',
        main: 'min-h-13 px-6 py-2.5 text-body leading-dense',
        toolbar: 'min-h-11 px-3.5 py-1.5 text-dense desk:min-h-9',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
)

type Look = Omit<VariantProps<typeof look>, 'wide'> & {
  wide?: boolean | undefined
  icon?: ReactNode
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit' | undefined
  /** Answers no further click, keeps focus and width, and shows `busyLabel`. */
  isBusy?: boolean | undefined
  /** Room for it is kept from the start. */
  busyLabel?: string | undefined
}

export function Button({
  variant,
  size,
  wide,
  icon,
  type,
  isBusy = false,
  busyLabel,
  className,
  onClick,
  children,
  'aria-disabled': isDisabled,
  ...rest
}: ButtonProps) {
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-disabled={isBusy || isDisabled}
      onClick={isBusy ? swallow : onClick}
      className={look({ variant, size, wide, className })}
    >
      <Words icon={icon} isHidden={isBusy}>
        {children}
      </Words>
      {(isBusy || busyLabel) && (
        <Words icon={<Spinner />} isHidden={!isBusy}>
          {busyLabel ?? children}
        </Words>
      )}
    </button>
  )
}

interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  href: string
}

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ variant, size, wide, className })}>
      <Words icon={icon} isHidden={false}>
        {children}
      </Words>
    </a>
  )
}

/** In one grid cell, so that the wider wording decides the width. */
function Words({ icon, isHidden, children }: { icon: ReactNode; isHidden: boolean; children: ReactNode }) {
  return (
    <span
      className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2 ${isHidden ? 'invisible' : ''}`}
    >
      {icon && <span className="inline-flex [&>svg]:size-4.5">{icon}</span>}
      {children}
    </span>
  )
}
