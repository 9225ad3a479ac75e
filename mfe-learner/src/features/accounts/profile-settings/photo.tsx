import { t } from '@kere/brand/messages'
import { avatar } from '@kere/contracts/accounts/avatar'
import type { OwnProfile } from '@kere/contracts/accounts/profile-settings'
import { profileMessages } from '@kere/contracts/accounts/profile-settings-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { Skeleton } from '@kere/ui/status/skeleton'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { avatarMutation } from './profile-settings.api.ts'

const ImageUpload = lazy(() => import('@kere/screens/image-upload').then((loaded) => ({ default: loaded.ImageUpload })))

interface PhotoProps {
  profile: OwnProfile
  firstName: string
  lastName: string
}

export function Photo({ profile: { avatarPath }, firstName, lastName }: PhotoProps) {
  const { api, context } = useRemote()
  const showing = useMutation(avatarMutation(api))

  const show = async (path: string | null): Promise<void> => {
    const before = avatarPath
    try {
      await showing.mutateAsync(path)
      // The chrome shows the photo from the session.
      void context.renewSession()
    } catch {
      return
    }
    const isRemoved = path === null && before !== null
    context.notify({
      tone: 'success',
      text: path === null ? t('Photo removed', 'Text, profile') : profileMessages.saved,
      ...(isRemoved && { action: { label: t('Undo', 'Label, profile'), run: () => void show(before) } }),
    })
  }
  const failed = showing.isError ? showing.variables : undefined
  return (
    <>
      <Suspense fallback={<Skeleton className="h-28" />}>
        <ImageUpload
          label={t('Photo', 'Label, profile')}
          isLabelHidden
          layout="round"
          kind={avatar}
          types={avatar.types}
          value={avatarPath}
          fallback={{
            element: <Avatar firstName={firstName} lastName={lastName} size="large" className="size-full!" />,
            text: t('JPG, PNG or WEBP, at most 500 KB.', 'Text, profile'),
          }}
          onChange={(path) => void show(path)}
        />
      </Suspense>
      {failed !== undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <RefusedAct>{failed === null ? profileMessages.removalFailed : avatar.messages.failed}</RefusedAct>
          <Button variant="outline" size="toolbar" onClick={() => void show(failed)}>
            {t('Retry', 'Button, profile')}
          </Button>
        </div>
      )}
    </>
  )
}
