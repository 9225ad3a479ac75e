import {
  city,
  country,
  description,
  foundedYear,
  product,
  slogans,
  supportHours,
  supportReply,
} from '@kere/brand/brand'
import { socialLinks } from '@kere/brand/social-links'
import MapPin from 'lucide-react/icons/map-pin'
import { BackToTop } from './back-to-top.tsx'
import type { ChromeState } from './chrome-state.ts'
import { Logo } from './logo.tsx'
import { NewsletterCall } from './newsletter-call.tsx'
import { liveFooterLists } from './navigation-menu.ts'

const manyLinks = 6

export function Footer({ state: { path, owns, year, subjects, asksConsent } }: { state: ChromeState }) {
  const lists = liveFooterLists(owns, subjects)
  return (
    <footer className="border-t-2 border-ink bg-surface print:hidden">
      <div className="mx-auto max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] px-gutter">
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 py-9 desk:grid-cols-[minmax(0,17rem)_1fr]">
          <div>
            <Logo />
            <p className="mt-2 max-w-measure text-dense leading-body text-muted">
              {description} Made in {city} since {foundedYear}.
            </p>
            {/* Neither drawn nor its font loaded while it is off screen. */}
            <p className="mt-2 flex flex-wrap gap-x-2 font-accent font-semibold text-brand [contain-intrinsic-block-size:1.5em] [content-visibility:auto]">
              {slogans.map(({ lang, text, ems }, index) => (
                <span key={lang} className="contents">
                  {index > 0 && <span aria-hidden="true">·</span>}
                  <span lang={lang} style={{ width: `${ems}em` }} className="whitespace-nowrap">
                    {text}
                  </span>
                </span>
              ))}
            </p>
          </div>
          {lists.length > 0 && (
            <nav
              aria-label="Footer"
              className="grid grid-cols-3 gap-x-3 gap-y-6 pt-2 desk:gap-x-8 wide:grid-cols-[1fr_1.2fr_1fr_3fr]"
            >
              {lists.map(({ label, links }) => (
                <div
                  key={label}
                  className={links.length > manyLinks ? 'max-desk:hidden max-wide:col-span-3' : undefined}
                >
                  <h2 className="text-body leading-dense">{label}</h2>
                  <ul className={`mt-1 ${links.length > manyLinks ? 'columns-2 gap-x-6' : ''}`}>
                    {links.map((link) => (
                      <li key={link.path}>
                        <a
                          href={link.path}
                          className="inline-flex min-h-7.5 items-center py-1 text-snug leading-dense text-muted no-underline hover:text-ink hover:underline"
                        >
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
        </div>
        {owns('/newsletter') && path !== '/newsletter' && <NewsletterCall />}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline py-5 text-meta text-muted">
          <p>
            © {year} {product}. Support {supportHours}; we usually reply {supportReply}.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ul aria-label="Follow us" className="flex flex-wrap gap-x-4">
              {socialLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="me" className="inline-flex min-h-7.5 items-center hover:text-ink">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {asksConsent && (
              <button
                type="button"
                data-consent="change"
                className="min-h-7.5 cursor-pointer underline hover:text-ink noscript:hidden"
              >
                Cookie choice
              </button>
            )}
            <p className="flex items-center gap-2">
              <MapPin aria-hidden="true" className="size-4.5" />
              {city}, {country}
            </p>
          </div>
        </div>
      </div>
      <BackToTop />
    </footer>
  )
}
