import { t } from '@kere/brand/messages'
import type { SessionUser } from '@kere/contracts/accounts/session'
import { Avatar } from '@kere/ui/art/avatar'
import { linkTo, opinion } from './navigation-menu.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { useClosingDetails } from './use-closing-details.ts'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'

interface AccountMenuProps {
  user: SessionUser
  path: string
  owns(path: string): boolean
  onSignOut: (() => Promise<void>) | undefined
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-dense font-medium text-ink no-underline hover:bg-hover'

export function AccountMenu({ user, path, owns, onSignOut }: AccountMenuProps) {
  const closing = useClosingDetails(path)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <details {...closing} name="menu" className="relative ms-1 size-11">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden">
        <Avatar firstName={user.firstName} lastName={user.lastName} src={user.avatarPath} />
        <VisuallyHidden>
          {t('Account of {name}', { name }, 'Button with the picture of the person who is signed in')}
        </VisuallyHidden>
      </summary>
      <div className="absolute inset-e-0 top-full w-56 pt-2">
        <div className="animate-drop rounded-card border border-hairline bg-raised p-2 shadow-layer">
          <p className="px-3 py-2 text-meta text-muted">{name}</p>
          {owns('/dashboard') && (
            <a href={linkTo(owns, '/dashboard')} className={row}>
              {t('Dashboard', 'Link to the own pages')}
            </a>
          )}
          {owns(opinion.path) && (
            <a href={linkTo(owns, opinion.path)} className={row}>
              {opinion.label}
            </a>
          )}
          <SignOutForm onSignOut={onSignOut}>
            <button type="submit" className={row}>
              {t('Sign Out', 'Button')}
            </button>
          </SignOutForm>
        </div>
      </div>
    </details>
  )
}
