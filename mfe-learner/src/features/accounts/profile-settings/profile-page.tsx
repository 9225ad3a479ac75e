import { t } from '@kere/brand/messages'
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
    <SettingsPage title={t('Profile', 'Heading, profile')} layout="free">
      <Notice />
      {profile.data && kept.data ? (
        <ProfileContent profile={profile.data} kept={kept.data} />
      ) : profile.isError ? (
        <LoadFailure title={t('Your profile did not load', 'Heading, profile')} query={profile}>
          {t('Nothing you have saved is lost, and the rest of the site works.', 'Text, profile')}
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
    describeInDashboard({
      title: t('Profile', 'Heading, profile'),
      description: t('What you share about yourself, and what others see.', 'Description of the page, profile'),
      path,
    }),
})
