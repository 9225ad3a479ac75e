import { ButtonLink } from '@kere/ui/button'
import type { ReactNode } from 'react'

interface NextCardProps {
  title: string
  children: ReactNode
  link: { href: string; label: string }
  picture?: ReactNode
}

export function NextCard({ title, children, link: { href, label }, picture }: NextCardProps) {
  return (
    <section
      aria-labelledby="next-title"
      className={`grid overflow-hidden rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface ${picture ? 'desk:grid-cols-[13.25rem_minmax(0,1fr)]' : ''}`}
    >
      {picture && <div className="relative border-hairline max-desk:border-b desk:border-e">{picture}</div>}
      <div className="flex flex-col items-start justify-center px-4 py-5 desk:min-h-53 desk:px-6">
        <p className="text-meta text-muted">Next for you</p>
        <h2 id="next-title" className="mt-1 text-section">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-lead text-muted">{children}</p>
        <ButtonLink href={href} size="main" className="mt-5 max-desk:w-full">
          {label}
        </ButtonLink>
      </div>
    </section>
  )
}

export const nextPicture = 'h-33 w-full object-cover desk:absolute desk:inset-0 desk:h-full'
