import CloudOff from 'lucide-react/icons/cloud-off'
import { EditorNotice } from './editor-notice.tsx'

export function OfflineNotice({ isKept }: { isKept: boolean }) {
  return (
    <EditorNotice Icon={CloudOff} tone="warn">
      <strong>You are offline.</strong>{' '}
      {isKept
        ? 'Go on writing. This browser keeps every change and saves it when you are back online.'
        : 'This browser cannot keep your changes. Leave this page open, and they are saved when you are back online.'}
    </EditorNotice>
  )
}
