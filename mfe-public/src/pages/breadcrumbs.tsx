import { t } from '@kere/brand/messages'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'

interface Crumb {
  label: string
  href?: string
  /** For a title that somebody wrote. */
  lang?: string | undefined
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
  linkClassName?: string
}

const link = 'inline-flex min-h-6 items-center underline-offset-3 wrap-anywhere hover:underline'

export function Breadcrumbs({ crumbs, linkClassName = '' }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={t('Breadcrumbs', 'Name of the links above a title, for screen readers')}
      className="text-meta font-medium"
    >
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {crumbs.map(({ label, href, lang }, position) => (
          <li
            key={href ?? 'here'}
            lang={lang}
            className={`flex items-center gap-2.5 ${href ? '' : 'text-muted max-desk:hidden'}`}
            aria-current={href ? undefined : 'page'}
          >
            {position > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
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
