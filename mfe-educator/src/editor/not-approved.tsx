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
          <strong>You cannot publish, because your application to teach was declined.</strong> Your drafts are kept.{' '}
          <TextLink href="/join-as-educator">Apply again</TextLink>
        </>
      ) : (
        <>
          <strong>You can publish once your application to teach is approved.</strong> We email you as soon as we have
          decided. You can keep writing in the meantime.
        </>
      )}
    </EditorNotice>
  )
}
