import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { isDoneStanding, nextSteps } from '@kere/contracts/paths/learning-path-options'
import { lookup } from '@kere/contracts/http/open-value'
import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import { withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { dateText } from './path-text.ts'
import Link from 'lucide-react/icons/link'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { chatPath, pathHref } from './path-address.ts'
import { KeepForm } from './keep-form.tsx'

export function NextSteps({ path }: { path: LearningPath }) {
  const { user } = useRemote().context.session
  const first = path.items.find(({ standing }) => !isDoneStanding(standing))
  const next = lookup(nextSteps, path.userType) ?? nextSteps.just_exploring
  return (
    <aside
      aria-label={t('Next steps', 'Name of a part of the page, for screen readers')}
      className="wide:col-start-2 wide:row-start-1"
    >
      <div className="rounded-card border border-hairline bg-surface p-5 shadow-layer">
        {first && (
          <>
            <p className="text-meta text-muted">{t('Your first step', 'Above a title')}</p>
            <h2 className="mt-1 text-panel">
              <a
                href={localPath(first.path)}
                lang={englishHere}
                className="text-ink no-underline underline-offset-3 hover:underline"
              >
                {first.title}
              </a>
            </h2>
            <p lang={englishHere} className="mt-1 mb-4 text-dense text-muted">
              {first.facts.join(' · ')}
            </p>
          </>
        )}
        <div className="grid gap-2.5">
          {user && user.role !== 'admin' && <KeepForm path={path} />}
          {!user && (
            <ButtonLink href={withNext('/auth/register', localPath(pathHref(path.id)))} size="main" wide>
              {t('Create Account', 'Button')}
            </ButtonLink>
          )}
          <ButtonLink href={next.path} variant="outline" wide>
            {next.label}
          </ButtonLink>
        </div>
        <p className="mt-3 text-meta text-muted">
          {path.isKept
            ? t('It is ticked off as you enroll, join and attend.', 'Learning path')
            : user
              ? t('It opens on your dashboard as a checklist.', 'Learning path')
              : t(
                  'Your path is kept. Save it once you have an account, and it opens on your dashboard.',
                  'Learning path',
                )}
        </p>
      </div>
    </aside>
  )
}

export function PathFacts({ path, isMine }: { path: LearningPath; isMine: boolean }) {
  const { context } = useRemote()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(pathHref(path.id), location.origin).href)
      context.notify({ tone: 'success', text: t('Link copied', 'Message') })
    } catch {
      context.notify({ tone: 'error', text: t('The link could not be copied. Copy it from the address bar.', 'Error') })
    }
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2.5 [@media(scripting:none)]:[&>button]:hidden">
        <Button variant="outline" icon={<Link aria-hidden="true" />} onClick={() => void copy()} className="grow">
          {t('Copy link', 'Button')}
        </Button>
        <ButtonLink href={chatPath} variant="quiet" icon={<RotateCcw aria-hidden="true" />}>
          {isMine ? t('Start over', 'Button') : t('Make your own', 'Button: learning path')}
        </ButtonLink>
      </div>
      <p className="mt-4 text-meta text-muted">
        {t(
          'This page has its own address, so you can come back. It is deleted on {day}.',
          { day: dateText(path.deletedAt) },
          'Learning path',
        )}
      </p>
      <p className="mt-4 border-t-2 border-ink pt-3 text-meta text-muted">
        <strong className="font-semibold text-ink">{t('How we rank.', 'Learning path')}</strong>{' '}
        {t(
          'One point for each answer a course, lab, event or mentor topic fits, then how close it is, then what starts soonest. Places are never sold.',
          'Learning path',
        )}
      </p>
    </div>
  )
}
