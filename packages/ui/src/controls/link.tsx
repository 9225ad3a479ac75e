import { localPath } from '@kere/brand/local-path'
import { cva, type VariantProps } from 'class-variance-authority'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps } from 'react'

const look = cva('group/link decoration-1 underline-offset-3', {
  variants: {
    tone: {
      brand: 'font-semibold text-brand hover:text-brand-hover hover:decoration-2',
      danger: 'font-semibold text-danger hover:decoration-2',
      inherit: 'text-current hover:decoration-2',
    },
    hasArrow: { true: 'inline-flex items-center gap-2', false: 'underline' },
  },
  defaultVariants: { tone: 'brand', hasArrow: false },
})

interface TextLinkProps extends ComponentProps<'a'> {
  href: string
  tone?: VariantProps<typeof look>['tone'] | undefined
  hasArrow?: boolean | undefined
}

export function TextLink({ tone, hasArrow = false, className, children, href, ...rest }: TextLinkProps) {
  return (
    <a {...rest} href={localPath(href)} className={look({ tone, hasArrow, className })}>
      {hasArrow ? (
        <>
          <span className="underline group-hover/link:decoration-2">{children}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </>
      ) : (
        children
      )}
    </a>
  )
}
