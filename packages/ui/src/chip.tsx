import { cva } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

const look = cva(
  'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control border ps-2.5 pe-2 text-meta font-medium text-ink no-underline transition-[background-color,border-color]',
  {
    variants: {
      isActive: {
        true: 'border-brand bg-brand-soft hover:bg-hover',
        false: 'border-hairline bg-surface hover:border-control hover:bg-hover',
      },
    },
  },
)

interface ChipProps {
  children: string
  isActive?: boolean | undefined
  /** Without this filter; makes the chip a link, which works without JavaScript. */
  href?: string | undefined
  onRemove?: ((event: MouseEvent) => void) | undefined
  className?: string | undefined
}

/** All of it removes the filter. */
export function Chip({ children, isActive = false, href, onRemove, className }: ChipProps) {
  const content = (
    <>
      <span>
        <VisuallyHidden>Remove filter: </VisuallyHidden>
        {children}
      </span>
      <X aria-hidden="true" className="size-4" />
    </>
  )
  return href === undefined ? (
    <button type="button" onClick={onRemove} className={look({ isActive, className })}>
      {content}
    </button>
  ) : (
    <a href={href} onClick={onRemove} className={look({ isActive, className })}>
      {content}
    </a>
  )
}
