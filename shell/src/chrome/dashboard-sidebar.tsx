import { t } from '@kere/brand/messages'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { labelOf } from '@kere/contracts/http/open-value'
import type { Role } from '@kere/contracts/accounts/roles'
import { Avatar } from '@kere/ui/art/avatar'
import { Badge } from '@kere/ui/status/badge'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect } from 'react'
import type { ChromeState } from './chrome-state.ts'
import type { DashboardGroup, DashboardItem } from './dashboard-menu.ts'
import { LanguageRow } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { isTranslatedFor, linkTo } from './navigation-menu.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { useClosingPopover } from './use-closing-popover.ts'

const roleNames: Readonly<Record<Role, string>> = {
  student: t('Learner', 'Role of the person who is signed in'),
  educator: t('Educator', 'Role of the person who is signed in'),
  admin: t('Admin', 'Role of the person who is signed in'),
}

const row =
  'relative flex min-h-11 w-full cursor-pointer items-center gap-2.75 rounded-control px-2.5 py-1 text-start text-dense font-medium text-ink no-underline hover:bg-hover wide:min-h-9 [&>svg]:size-4.75 [&>svg]:shrink-0'

const current =
  'aria-[current]:bg-brand-soft aria-[current]:before:absolute aria-[current]:before:-inset-s-3 aria-[current]:before:inset-y-1.5 aria-[current]:before:w-0.75 aria-[current]:before:bg-brand'

interface DashboardSidebarProps {
  id: string
  user: SessionUser
  menu: readonly DashboardGroup[]
  item: DashboardItem | undefined
  state: ChromeState
  onSignOut: (() => Promise<void>) | undefined
}

/** The sidebar is a column of the page, and below 1100 px a drawer (S-339, S-340). */
export function DashboardSidebar({ id, user, menu, item, state: { path, owns }, onSignOut }: DashboardSidebarProps) {
  const closing = useClosingPopover(path)
  const { ref } = closing
  const reveal = useCallback(() => {
    if (ref.current) revealCurrent(ref.current)
  }, [ref])
  useEffect(reveal, [reveal, item?.path])
  const width = user.role === 'admin' ? 'wide:w-68' : 'wide:w-62'
  return (
    <aside
      {...closing}
      id={id}
      popover="auto"
      // The event of a folded group arrives here too, but must not scroll the sidebar.
      onToggle={({ target, currentTarget }) => target === currentTarget && reveal()}
      aria-label={t('Dashboard', 'Name of a part of the page, for screen readers')}
      className={`fixed inset-y-0 inset-s-0 inset-e-auto h-dvh max-h-none w-76 max-w-[calc(100%-3.5rem)] flex-col overflow-y-auto overscroll-contain scroll-pb-48 border-e border-hairline bg-surface text-ink shadow-layer backdrop:bg-scrim open:flex max-wide:animate-[shell-slide_var(--ds-duration-layer)_var(--ds-ease-out)] wide:sticky wide:top-0 wide:max-w-none wide:row-span-full wide:flex wide:self-start wide:shadow-none print:hidden ${width}`}
    >
      <div className="flex h-16 shrink-0 items-center justify-between ps-5.5 pe-3">
        <Logo href={linkTo(owns, '/')} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('Close menu', 'Button, for screen readers')}
          className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover wide:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <nav aria-label={t('Dashboard', 'Name of a part of the page, for screen readers')} className="grow px-3 pb-4">
        {menu.map((group) => (
          <Group key={group.label ?? ''} group={group} item={item} owns={owns} />
        ))}
      </nav>
      <div className="bottom-(--shell-consent) mx-3 border-t border-hairline bg-surface pt-3 pb-3 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:before:pointer-events-none [@media(min-height:40rem)]:before:absolute [@media(min-height:40rem)]:before:inset-x-0 [@media(min-height:40rem)]:before:bottom-full [@media(min-height:40rem)]:before:h-2 [@media(min-height:40rem)]:before:bg-[linear-gradient(to_top,var(--ds-hairline),transparent)] [@media(min-height:40rem)]:before:opacity-50">
        <div className="flex items-center gap-3 px-2.5 pb-2.5">
          <Avatar firstName={user.firstName} lastName={user.lastName} src={user.avatarPath} />
          <div className="min-w-0">
            <p className="text-dense font-medium">
              {user.firstName} {user.lastName}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-muted">
              {labelOf(roleNames, user.role)}
              {user.isSuperAdmin && <Badge tone="marigold">{t('Super Admin', 'Mark beside a name')}</Badge>}
            </p>
          </div>
        </div>
        <a href={linkTo(owns, '/')} className={row}>
          <ExternalLink aria-hidden="true" className="text-muted" />
          {t('View Site', 'Link')}
        </a>
        {isTranslatedFor(owns) && <LanguageRow className="mt-2 px-2.5 pt-2.5 pb-1 desk:hidden" />}
        <SignOutForm onSignOut={onSignOut}>
          <button type="submit" className={`${row} mt-0.5`}>
            <LogOut aria-hidden="true" className="text-muted" />
            {t('Sign out', 'Button')}
          </button>
        </SignOutForm>
        <a
          href="/status"
          className="mt-1 inline-flex min-h-6 items-center px-2.5 text-meta text-muted no-underline hover:text-ink hover:underline"
        >
          Status
        </a>
      </div>
    </aside>
  )
}

/**
 * Scrolls to the current item, because an admin's menu is longer than most screens. `scrollIntoView` would also move
 * the start of Tab, which would then skip the skip link.
 */
function revealCurrent(sidebar: HTMLElement) {
  const shown = sidebar.querySelector<HTMLElement>('[aria-current]')
  const foot = sidebar.lastElementChild
  if (!shown || !foot) return
  const { top, bottom } = shown.getBoundingClientRect()
  const isSeen = top >= sidebar.getBoundingClientRect().top && bottom <= foot.getBoundingClientRect().top
  if (!isSeen) sidebar.scrollTop = shown.offsetTop - sidebar.clientHeight / 2
}

const groupLabel = 'px-2.5 pt-3.5 pb-1.5 font-body text-meta font-normal tracking-normal text-muted'

interface GroupProps extends Pick<ChromeState, 'owns'> {
  group: DashboardGroup
  item: DashboardItem | undefined
}

function Group({ group: { label, items, isFolded = false }, item, owns }: GroupProps) {
  const list = <Items items={items} item={item} owns={owns} />
  if (!label) return list
  const isHere = items.some(({ path }) => path === item?.path)
  if (isFolded)
    return (
      // The key changes with the state, because a group that the reader opened should stay open until they leave.
      <details key={String(isHere)} open={isHere} className="group">
        <summary
          className={`${groupLabel} flex min-h-11 cursor-pointer list-none items-center justify-between hover:text-ink wide:min-h-9`}
        >
          <h2 className="font-body text-meta font-normal tracking-normal">{label}</h2>
          <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
        </summary>
        {list}
      </details>
    )
  return (
    <>
      <h2 className={groupLabel}>{label}</h2>
      {list}
    </>
  )
}

interface ItemsProps extends Omit<GroupProps, 'group'> {
  items: readonly DashboardItem[]
}

const Items = ({ items, item, owns }: ItemsProps) => (
  <ul className="flex flex-col gap-0.5">
    {items.map((each) => {
      const isCurrent = each.path === item?.path
      return (
        <li key={each.path}>
          <a
            href={linkTo(owns, each.path)}
            aria-current={isCurrent ? 'page' : undefined}
            className={`${row} ${current}`}
          >
            <each.icon aria-hidden="true" className={isCurrent ? 'text-brand' : 'text-muted'} />
            {each.label}
          </a>
        </li>
      )
    })}
  </ul>
)
