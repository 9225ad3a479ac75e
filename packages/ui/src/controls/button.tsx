import { localPath } from '@kere/brand/local-path'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../status/spinner.tsx'

const look = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      outline: 'button-outline',
      quiet: 'button-quiet',
      marigold: 'button-marigold',
      danger: 'button-danger',
    },
    size: {
      normal: '',
      main: 'min-h-13 px-6 py-2.5',
      toolbar: 'px-3.5 py-1.5 text-dense desk:min-h-9',
    },
    wide: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'normal' },
})

type Look = Omit<VariantProps<typeof look>, 'wide'> & {
  wide?: boolean | undefined
  icon?: ReactNode
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit' | undefined
  /** If true, the button ignores clicks, keeps its focus and width, and shows `busyLabel`. */
  isBusy?: boolean | undefined
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
      className={look({
        variant,
        size,
        wide,
        className: isDisabled && !isBusy ? `button-resting ${className ?? ''}` : className,
      })}
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

export function ButtonLink({ variant, size, wide, icon, className, children, href, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={localPath(href)} className={look({ variant, size, wide, className })}>
      <Words icon={icon} isHidden={false}>
        {children}
      </Words>
    </a>
  )
}

function Words({ icon, isHidden, children }: { icon: ReactNode; isHidden: boolean; children: ReactNode }) {
  return (
    <span className={isHidden ? 'button-words invisible' : 'button-words'}>
      {icon && <span className="button-icon">{icon}</span>}
      {children}
    </span>
  )
}
