import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { useQuery } from '@tanstack/react-query'
import { ProfileContent } from './profile-content.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { profileQuery } from './profile-settings.api.ts'
import { typedQuery } from './typed-sections.ts'

export function ProfilePage() {
  const { api, context } = useRemote()
  const profile = useQuery(profileQuery(api))
  const kept = useQuery(typedQuery(context.session.user?.id ?? ''))
  return (
    <SettingsPage title="Profile" layout="free">
      {profile.data && kept.data ? (
        <ProfileContent profile={profile.data} kept={kept.data} />
      ) : profile.isError ? (
        <LoadFailure title="Your profile did not load" query={profile}>
          Nothing you have saved is lost, and the rest of the site works.
        </LoadFailure>
      ) : (
        <ProfileSkeleton />
      )}
    </SettingsPage>
  )
}
