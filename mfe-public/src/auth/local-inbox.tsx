import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'

export function LocalInbox() {
  const { inbox } = useRemote().context
  if (!inbox) return null
  return (
    <p className="mt-4.5 text-meta text-muted">
      {t('This platform runs locally and sends no email.', 'Only on a developer’s machine')}{' '}
      <TextLink href={inbox}>{t('Open its inbox', 'Link, only on a developer’s machine')}</TextLink>
    </p>
  )
}
