import { Link } from 'react-router-dom'

interface Neighbor {
  slug: string
  title: string
}

interface NeighborsProps {
  older: Neighbor | null
  newer: Neighbor | null
  noun: string
  hrefOf: (slug: string) => string
  className: string
}

const link = 'font-heading text-card font-semibold underline-offset-3 hover:underline'

/** What was published before and after. */
export function Neighbors({ older, newer, noun, hrefOf, className }: NeighborsProps) {
  return (
    <nav
      aria-label={`Older and newer ${noun}s`}
      className={`grid border-t-2 border-b border-t-ink border-b-hairline wrap-anywhere desk:grid-cols-2 ${className}`}
    >
      <div className="py-4 desk:border-e desk:border-hairline desk:pe-6">
        <p className="text-meta text-muted">Older</p>
        {older ? (
          <Link to={hrefOf(older.slug)} rel="prev" className={link}>
            {older.title}
          </Link>
        ) : (
          <p className="text-muted">This is the first {noun}</p>
        )}
      </div>
      <div className="py-4 max-desk:border-t max-desk:border-hairline desk:ps-6 desk:text-end">
        <p className="text-meta text-muted">Newer</p>
        {newer ? (
          <Link to={hrefOf(newer.slug)} rel="next" className={link}>
            {newer.title}
          </Link>
        ) : (
          <p className="text-muted">This is the newest {noun}</p>
        )}
      </div>
    </nav>
  )
}
