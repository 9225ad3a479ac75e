import { t } from '@kere/brand/messages'
import type { ReactNode } from 'react'
import { CardGrid } from '../layout/card.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-badge bg-skeleton ${className}`} />
}

/** A skeleton that appears after 150 ms, so that it does not flicker before a quick answer. It is announced once. */
export function SkeletonGroup({
  label = t('Loading', 'For screen readers'),
  children,
}: {
  label?: string | undefined
  children: ReactNode
}) {
  return (
    <div role="status" className="animate-appear">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="mb-gap overflow-hidden rounded-card border border-hairline bg-surface">
      <div className="h-30 border-b border-hairline bg-skeleton desk:h-33" />
      <div className="flex flex-col gap-2.5 p-4">
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="mt-1 h-5 w-11/12" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2 h-3 w-full" />
        <Skeleton className="h-3 w-10/12" />
        <div className="mt-3 flex items-center justify-between">
          <Skeleton className="h-5 w-2/6" />
          <Skeleton className="h-3 w-2/6" />
        </div>
      </div>
    </div>
  )
}

interface CardSkeletonsProps {
  count?: number
  label?: string | undefined
  className?: string
}

export function CardSkeletons({ count = 6, label, className }: CardSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      <CardGrid as="div" className={className}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  )
}
