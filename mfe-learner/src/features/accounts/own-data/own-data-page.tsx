import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { SettingsPage } from '@kere/screens/settings-page'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { AccountDeletion } from './account-deletion.tsx'
import { CookieSection } from './cookie-section.tsx'
import { DataDownload } from './data-download.tsx'
import { deletionQuery } from './own-data.api.ts'
import type { ApiClient } from '@kere/platform/api'
import type { PageModule, PageQuery } from '@kere/platform/page'

/** @param parts components that the app passes in, because features do not import each other */
function OwnDataPage({ parts }: { parts: readonly PrivacyPart[] }) {
  const { api } = useRemote()
  const deletion = useQuery(deletionQuery(api))
  return (
    <SettingsPage title={t('Privacy', 'Heading, own data')}>
      {parts.map(({ name, component: Part }) => (
        <Part key={name} />
      ))}
      <DataDownload />
      <CookieSection />
      {deletion.data ? (
        <AccountDeletion deletion={deletion.data} />
      ) : deletion.isError ? (
        <LoadFailure title={t('Your account did not load', 'Heading, own data')} query={deletion}>
          {t('Nothing about it has changed, and you can still download your data.', 'Text, own data')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading your account', 'Label, own data')}>
          <div className="flex flex-col gap-4 border-t-2 border-hairline pt-4">
            <Skeleton className="h-6 w-56" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-11 w-48" />
          </div>
        </SkeletonGroup>
      )}
    </SettingsPage>
  )
}

const path = '/dashboard/privacy'

interface PrivacyPart {
  name: string
  component: ComponentType
  query: (api: ApiClient) => PageQuery
}

export const createOwnDataPage = (parts: readonly PrivacyPart[]): PageModule => ({
  component: () => createElement(OwnDataPage, { parts }),
  queries: (_, api) => [deletionQuery(api), ...parts.map(({ query }) => query(api))],
  describe: () =>
    describeInDashboard({
      title: t('Privacy', 'Heading, own data'),
      description: t(
        'What you agreed to, a copy of everything we hold about you, whom you have blocked, and how to delete your account.',
        'Description of the page, own data',
      ),
      path,
    }),
})
