import { useId, type ReactNode } from 'react'
import { TextLink } from '../controls/link.tsx'

interface SectionProps {
  title: string
  id?: string | undefined
  lead?: ReactNode
  link?: { href: string; label: string } | undefined
  meta?: ReactNode
  rule?: 'above' | 'below' | 'none' | undefined
  children: ReactNode
  className?: string | undefined
}

const headRules = { above: 'border-t-2 border-ink pt-3.5', below: 'border-b-2 border-ink pb-2.5', none: '' }

export function Section({ title, id, lead, link, meta, rule = 'above', children, className }: SectionProps) {
  const generated = useId()
  const heading = id ?? generated
  return (
    <section aria-labelledby={heading} className={className}>
      <div className={`print:break-after-avoid ${headRules[rule]}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
          <h2 id={heading}>{title}</h2>
          {link && (
            <TextLink href={link.href} hasArrow className="min-h-6 text-dense">
              {link.label}
            </TextLink>
          )}
          {meta && <p className="text-meta text-muted">{meta}</p>}
        </div>
        {lead && <p className="mt-1.5 text-muted">{lead}</p>}
      </div>
      <div className={rule === 'below' ? '' : rule === 'none' ? 'mt-3' : 'mt-4 desk:mt-6'}>{children}</div>
    </section>
  )
}
