import { Icon } from './icon.tsx'
import { logo } from './icons.ts'
import { footerLink, iconButton, navLink, phoneLink, phonePanel, themeButton } from './look.ts'
import type { Parts } from './parts.ts'

const inside = 'mx-auto flex h-15 max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] items-center px-gutter wide:h-17.5'

function Logo({ Link }: Pick<Parts, 'Link'>) {
  return (
    <Link href="/" aria-label="Kere, home" className="inline-flex min-h-11 items-center gap-3 text-ink no-underline">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7.5">
        <path
          d={logo.water}
          strokeWidth="2"
          style={{ fill: 'light-dark(#0B5563, #0E4956)', stroke: 'light-dark(#0B5563, #6CC7D6)' }}
        />
        <path d={logo.ring} fill="none" strokeWidth="2" style={{ stroke: 'light-dark(#FFC53D, #FFC53D)' }} />
        <path d={logo.sun} style={{ fill: 'light-dark(#FFC53D, #FFC53D)' }} />
      </svg>
      <span className="pt-0.5 font-heading text-[1.53rem] leading-none font-bold tracking-heading">Kere</span>
    </Link>
  )
}

function ThemeSwitch({ labelClass }: { labelClass: string }) {
  return (
    <form action="/theme" method="post">
      <button type="submit" name="theme" value="dark" title="Use the dark theme" className={themeButton}>
        <Icon name="theme" className="size-5" />
        <span className={labelClass}>Use the dark theme</span>
      </button>
    </form>
  )
}

export function Header({ Link }: Pick<Parts, 'Link'>) {
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-surface transition-[box-shadow]">
      <a
        href="#content"
        className="absolute inset-s-4 top-2 z-30 flex min-h-11 items-center rounded-control bg-brand px-4 font-semibold text-on-brand not-focus:sr-only"
      >
        Skip to content
      </a>
      <div className={inside}>
        <Logo Link={Link} />
        <nav aria-label="Main" className="ms-9.5 hidden wide:block">
          <ul className="flex items-center gap-2">
            <li>
              <Link href="/courses" aria-current="page" className={navLink}>
                Courses
              </Link>
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <a href="/courses#search" aria-label="Search courses" className={iconButton}>
            <Icon name="search" className="size-5" />
          </a>
          <div className="hidden wide:block">
            <ThemeSwitch labelClass="sr-only" />
          </div>
          <details className="group/phone -me-2.5 wide:hidden">
            <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-hover [&::-webkit-details-marker]:hidden">
              <span className="sr-only">Menu</span>
              <Icon name="menu" className="size-6 group-open/phone:hidden" />
              <Icon name="close" className="hidden size-6 group-open/phone:block" />
            </summary>
            <div className={phonePanel}>
              <nav aria-label="Main">
                <ul>
                  <li className="border-b border-hairline py-1.5">
                    <Link href="/courses" aria-current="page" className={phoneLink}>
                      Courses
                    </Link>
                  </li>
                </ul>
              </nav>
              <div className="mt-3">
                <ThemeSwitch labelClass="" />
              </div>
            </div>
          </details>
        </div>
      </div>
    </header>
  )
}

export function Footer({ Link }: Pick<Parts, 'Link'>) {
  return (
    <footer className="border-t-2 border-ink bg-surface">
      <div className="mx-auto max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] px-gutter">
        <div className="grid gap-x-12 gap-y-6 py-9 desk:grid-cols-[minmax(0,17rem)_1fr]">
          <div>
            <Logo Link={Link} />
            <p className="mt-2 max-w-measure text-dense leading-body text-muted">
              Field learning for people repairing water, energy and soil. Made in Bengaluru since 2024.
            </p>
            <p className="mt-2 flex flex-wrap gap-x-2 font-accent font-semibold text-brand">
              <span lang="kn">ಕಲಿಯಿರಿ, ಕಟ್ಟಿರಿ</span>
              <span aria-hidden="true">·</span>
              <span lang="hi">सीखें, बनाएँ</span>
            </p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-3 gap-x-3 gap-y-6 pt-2 desk:gap-x-12">
            <div>
              <h2 className="text-body leading-dense">Learn</h2>
              <ul className="mt-1">
                <li>
                  <Link href="/courses" className={footerLink}>
                    Courses
                  </Link>
                </li>
              </ul>
            </div>
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline py-5 text-meta text-muted">
          <p>
            © {new Date().getFullYear()} Kere. Support Mon–Fri, 9:00 am–6:00 pm IST; we usually reply within 24 hours.
          </p>
          <p className="flex items-center gap-2">
            <Icon name="place" className="size-4.5" />
            Bengaluru
          </p>
        </div>
      </div>
    </footer>
  )
}
