import type { SessionUser } from '@kere/contracts/accounts/session'
import type { Theme } from '@kere/platform/boot'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { isUnder } from './layout.ts'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface BareHeaderProps {
  path: string
  user: SessionUser | null
  theme: Theme
  onThemeChange: ((theme: Theme) => void) | undefined
}

const conversations: readonly { root: string; title: string }[] = [
  { root: '/join-as-educator', title: 'Join as an Educator' },
  { root: '/educator-chatbot', title: 'Join as an Educator' },
  { root: '/learn-path', title: 'Learning path' },
]

export function BareHeader({ path, user, theme, onThemeChange }: BareHeaderProps) {
  const conversation = conversations.find(({ root }) => isUnder(root, path))
  // All other ways in are beside art.
  const hasArt = conversation === undefined
  return (
    <header
      className={`pointer-events-none relative z-20 flex h-15 items-center gap-3 px-gutter wide:h-17.5 print:hidden [&>*]:pointer-events-auto ${
        hasArt ? 'wide:pe-[calc(32.5rem+var(--ds-gutter))]' : ''
      }`}
    >
      <SkipLink />
      <Logo isMarkOnPhone={conversation !== undefined} />
      {conversation && (
        <p className="border-s border-hairline ps-4 font-heading text-lead leading-tight font-semibold whitespace-nowrap max-[22.4rem]:whitespace-normal">
          {conversation.title}
        </p>
      )}
      <div className="ms-auto flex items-center gap-1">
        <div className={conversation ? 'max-desk:hidden' : ''}>
          <ThemeSwitch {...{ path, theme, onThemeChange }} />
        </div>
        <a
          href="/"
          className="-me-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-dense whitespace-nowrap text-ink no-underline hover:bg-hover"
        >
          {conversation && isAsked(user) ? (
            <span className="font-semibold">Leave</span>
          ) : (
            <>
              <ArrowLeft aria-hidden="true" className="size-4 text-muted" />
              <span className="text-muted">Back to site</span>
            </>
          )}
        </a>
      </div>
    </header>
  )
}

/** Educators and applicants are asked nothing. */
const isAsked = (user: SessionUser | null) =>
  user === null ||
  (user.role !== 'admin' && (!user.isOnboarded || user.educatorStatus === null || user.educatorStatus === 'rejected'))
