import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { useQuery } from '@tanstack/react-query'
import { ProfileContent } from './profile-content.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { profileQuery } from './profile-settings.api.ts'
import { typedQuery } from './typed-sections.ts'

/** What somebody says of themselves, in sections that are saved alone. */
export function ProfilePage() {
  const { api, context } = useRemote()
  const profile = useQuery(profileQuery(api))
  const kept = useQuery(typedQuery(context.session.user?.id ?? ''))
  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      {/* The frame around it shows its name. */}
      <h1 className="sr-only">Profile</h1>
      {profile.data && kept.data ? (
        <ProfileContent profile={profile.data} kept={kept.data} />
      ) : profile.isError ? (
        <LoadFailure title="Your profile did not load" query={profile}>
          Nothing you have saved is lost, and the rest of the site works.
        </LoadFailure>
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}
