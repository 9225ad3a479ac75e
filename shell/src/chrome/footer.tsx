import { t } from '@kere/brand/messages'
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
import MapPin from 'lucide-react/icons/map-pin'
import { BackToTop } from './back-to-top.tsx'
import type { ChromeState } from './chrome-state.ts'
import { Logo } from './logo.tsx'
import { NewsletterCall } from './newsletter-call.tsx'
import { LanguageRow } from './language-switch.tsx'
import { linkTo, liveFooterLists } from './navigation-menu.ts'

const socialLinks = [
  { name: 'LinkedIn', href: 'https://kere.example/linkedin' },
  { name: 'Instagram', href: 'https://kere.example/instagram' },
  { name: 'YouTube', href: 'https://kere.example/youtube' },
] as const

const manyLinks = 6

/** The styles show the button that changes something, so that the footer is the same for everybody. */
const LowDataSwitch = () => (
  <form method="post" action="/low-data">
    <button type="submit" name="data" value="low" className={`${smallButton} [:root[data-low-data]_&]:hidden`}>
      {t('Use less data', 'Button in the footer: no covers, no web fonts')}
    </button>
    <button type="submit" name="data" value="full" className={`${smallButton} [:root:not([data-low-data])_&]:hidden`}>
      {t('Show all pictures', 'Button in the footer: end “Use less data”')}
    </button>
  </form>
)

const smallButton = 'min-h-7.5 cursor-pointer underline hover:text-ink'

export function Footer({ state: { path, owns, year, subjects, asksConsent } }: { state: ChromeState }) {
  const lists = liveFooterLists(owns, subjects)
  return (
    <footer className="border-t-2 border-ink bg-surface print:hidden">
      <div className="mx-auto max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] px-gutter">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 py-6 desk:grid-cols-[minmax(0,17rem)_1fr] desk:py-9">
          <div className="max-desk:flex max-desk:flex-wrap max-desk:items-center max-desk:gap-x-4">
            <Logo href={linkTo(owns, '/')} />
            <p className="mt-2 max-w-measure text-dense leading-body text-muted max-desk:hidden">
              {t(
                '{description} Made in {city} since {year}.',
                { description, city, year: String(foundedYear) },
                'Footer',
              )}
            </p>
            {/* While it is off screen, it is not rendered and its font is not loaded. */}
            <p className="flex flex-wrap gap-x-2 font-accent font-semibold text-brand desk:mt-2 [contain-intrinsic-block-size:1.5em] [content-visibility:auto]">
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
              aria-label={t('Footer', 'Name of the links below a page, for screen readers')}
              className="grid gap-y-2 desk:grid-cols-3 desk:gap-x-8 desk:gap-y-6 desk:pt-2 wide:grid-cols-[1fr_1.2fr_1fr_3fr]"
            >
              {lists.map(({ label, links }) => (
                <div
                  key={label}
                  className={
                    links.length > manyLinks
                      ? 'max-desk:hidden max-wide:col-span-3'
                      : 'max-desk:flex max-desk:flex-wrap max-desk:items-center max-desk:gap-x-4'
                  }
                >
                  <h2 className="text-body leading-dense">{label}</h2>
                  <ul className={links.length > manyLinks ? 'mt-1 columns-2 gap-x-6' : 'max-desk:contents desk:mt-1'}>
                    {links.map((link) => (
                      <li key={link.path}>
                        <a
                          href={linkTo(owns, link.path)}
                          className="inline-flex min-h-7 items-center py-1 text-snug leading-dense text-muted [:root:lang(en)_&]:whitespace-nowrap no-underline hover:text-ink hover:underline"
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
        <LanguageRow />
        {owns('/newsletter') && path !== '/newsletter' && <NewsletterCall />}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-hairline py-2.5 text-meta text-muted desk:py-5">
          <p>
            {t(
              '© {year} {product}. Support {hours}; we usually reply {reply}.',
              { year: String(year), product, hours: supportHours, reply: supportReply },
              'Footer; hours as “Mon–Fri, 9:00 am–6:00 pm IST”, reply as “within 24 hours”',
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 desk:gap-x-6">
            <ul
              aria-label={t('Follow us', 'Name of the links to social networks, for screen readers')}
              className="flex flex-wrap gap-x-3 desk:gap-x-4"
            >
              {socialLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="me" className="inline-flex min-h-7.5 items-center hover:text-ink">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {asksConsent && (
              <button type="button" data-consent="change" className={`${smallButton} noscript:hidden`}>
                {t('Cookie choice', 'Button in the footer: change the consent to counting')}
              </button>
            )}
            <LowDataSwitch />
            <p className="flex items-center gap-2">
              <MapPin aria-hidden="true" className="size-4.5 max-desk:hidden" />
              {city}, {country}
            </p>
          </div>
        </div>
      </div>
      <BackToTop />
    </footer>
  )
}
