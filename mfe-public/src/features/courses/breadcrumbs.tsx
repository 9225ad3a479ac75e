import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { cataloguePath } from './catalogue-address.ts'

interface Crumb {
  label: string
  /** Without one it is this page, which a phone does not repeat. */
  href?: string
}

interface BreadcrumbsProps {
  /** Below the catalogue. */
  crumbs: readonly Crumb[]
  /** Of its links, on a ground of another color. */
  linkClassName?: string
}

const link = 'inline-flex min-h-6 items-center underline-offset-3 hover:underline'

export function Breadcrumbs({ crumbs, linkClassName = '' }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" className="text-meta font-medium">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        <li>
          <Link to={cataloguePath} className={`${link} ${linkClassName}`}>
            Courses
          </Link>
        </li>
        {crumbs.map(({ label, href }) => (
          <li
            key={href ?? 'here'}
            className={`flex items-center gap-2.5 ${href ? '' : 'text-muted max-desk:hidden'}`}
            aria-current={href ? undefined : 'page'}
          >
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
            {href ? (
              <Link to={href} className={`${link} ${linkClassName}`}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
