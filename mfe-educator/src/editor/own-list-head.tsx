import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import Plus from 'lucide-react/icons/plus'

export function OwnListHead({ begin }: { begin: { href: string; label: string } }) {
  const { context } = useRemote()
  const status = context.session.user?.educatorStatus
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
        <p className="text-dense text-muted">{t('Only you can see a draft until you publish it.', 'Text, educator')}</p>
        <ButtonLink href={begin.href} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
          {begin.label}
        </ButtonLink>
      </div>
      {status !== 'approved' && (
        <p className="mx-4 mt-4 border-s-4 border-info bg-info-soft px-4 py-3 text-dense desk:mx-6">
          {status === 'rejected' ? (
            <>
              {t(
                'You cannot publish, because your application to teach was declined. Your drafts are kept.',
                'Text, educator',
              )}{' '}
              <TextLink href="/join-as-educator">{t('Apply again', 'Link, educator')}</TextLink>
            </>
          ) : (
            t(
              'You can write drafts now, and publish once your application to teach is approved. We email you as soon as we have decided.',
              'Text, educator',
            )
          )}
        </p>
      )}
    </>
  )
}
