import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined
  children?: ReactNode
  action?: ReactNode
  picture?: string | undefined
  icon?: ReactNode
  className?: string | undefined
}

export function EmptyState({
  title,
  headingLevel: Heading = 'h2',
  children,
  action,
  picture,
  icon = <SearchX aria-hidden="true" />,
  className = '',
}: EmptyStateProps) {
  return (
    <div data-empty="" className={`flex items-start gap-4 desk:gap-6 ${className}`}>
      {picture ? (
        <img
          src={picture}
          alt=""
          width={120}
          height={120}
          className="size-18 shrink-0 rounded-full object-cover desk:size-30"
        />
      ) : (
        <span className="grid size-18 shrink-0 place-items-center rounded-full border border-dashed border-control text-muted desk:size-30 [&>svg]:size-8">
          {icon}
        </span>
      )}
      <div className="min-w-0">
        <Heading className="text-panel">{title}</Heading>
        {children && <div className="mt-1 text-muted">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  )
}
