import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import Hourglass from 'lucide-react/icons/hourglass'
import { EditorNotice } from '@kere/screens/editor/editor-notice'

export function NotApproved() {
  const { context } = useRemote()
  const isDeclined = context.session.user?.educatorStatus === 'rejected'
  return (
    <EditorNotice Icon={Hourglass} tone="info">
      {isDeclined ? (
        <>
          <strong>{t('You cannot publish, because your application to teach was declined.', 'Text, educator')}</strong>{' '}
          {t('Your drafts are kept.', 'Text, educator')}{' '}
          <TextLink href="/join-as-educator">{t('Apply again', 'Link, educator')}</TextLink>
        </>
      ) : (
        <>
          <strong>{t('You can publish once your application to teach is approved.', 'Text, educator')}</strong>{' '}
          {t('We email you as soon as we have decided. You can keep writing in the meantime.', 'Text, educator')}
        </>
      )}
    </EditorNotice>
  )
}
