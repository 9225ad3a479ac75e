import { t } from '@kere/brand/messages'
import CloudOff from 'lucide-react/icons/cloud-off'
import { EditorNotice } from './editor-notice.tsx'

export function OfflineNotice({ isKept }: { isKept: boolean }) {
  return (
    <EditorNotice Icon={CloudOff} tone="warn">
      <strong>{t('You are offline.', 'Text, part of a page')}</strong>{' '}
      {isKept
        ? t(
            'Go on writing. This browser keeps every change and saves it when you are back online.',
            'Text, part of a page',
          )
        : t(
            'This browser cannot keep your changes. Leave this page open, and they are saved when you are back online.',
            'Text, part of a page',
          )}
    </EditorNotice>
  )
}
