import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { SettingsPage } from '@kere/screens/settings-page'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { ProfileContent } from './profile-content.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { profileQuery } from './profile-settings.api.ts'
import { typedQuery } from './typed-sections.ts'
import type { ApiClient } from '@kere/platform/api'
import type { PageModule, PageQuery } from '@kere/platform/page'

/** @param notice a component that the app passes in, because features do not import each other */
export function ProfilePage({ notice: Notice }: { notice: ComponentType }) {
  const { api, context } = useRemote()
  const profile = useQuery(profileQuery(api))
  const kept = useQuery(typedQuery(context.session.user?.id ?? ''))
  return (
    <SettingsPage title="Profile" layout="free">
      <Notice />
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

const path = '/dashboard/profile'

interface ProfileNotice {
  component: ComponentType
  query: (api: ApiClient) => PageQuery
}

export const createProfilePage = (notice: ProfileNotice): PageModule => ({
  component: () => createElement(ProfilePage, { notice: notice.component }),
  queries: (_, api) => [profileQuery(api), notice.query(api)],
  describe: () =>
    describeInDashboard({ title: 'Profile', description: 'What you share about yourself, and what others see.', path }),
})
