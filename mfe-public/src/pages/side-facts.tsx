import type { ReactNode } from 'react'

interface SideFactsProps {
  id: string
  title: string
  children: ReactNode
}

/** Facts beside the content of a page. */
export const SideFacts = ({ id, title, children }: SideFactsProps) => (
  <section aria-labelledby={id} className="border-t-2 border-ink pt-3.5">
    <h2 id={id} className="text-panel">
      {title}
    </h2>
    <dl className="mt-4">{children}</dl>
  </section>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-b border-hairline py-3">
    <dt className="text-meta text-muted">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
