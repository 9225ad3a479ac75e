import { t } from '@kere/brand/messages'
import { discPath } from '@kere/brand/art-paths'
import { certificateLimits } from '@kere/contracts/certificates/certificate-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { CertificateItem } from './certificate-item.tsx'
import { myCertificatesQuery } from './certificates.api.ts'
import { DownloadAll } from './download-all.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = {
  path: '/dashboard/certificates',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function CertificatesPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const cursor = search.get('cursor')
  const query = useQuery(myCertificatesQuery(api, cursor))
  return (
    <SettingsPage title={t('Certificates', 'Heading, certificates')} layout="free">
      {query.data ? (
        query.data.items.length === 0 && cursor === null ? (
          <EmptyState
            title={t('No certificates yet', 'Heading, certificates')}
            picture={discPath('no-certificates')}
            action={<ButtonLink href="/courses">{t('Find a course', 'Button, certificates')}</ButtonLink>}
          >
            {t(
              'Complete a course whose page says “Certificate”, a Challenge Lab, a fellowship or a mentorship. It appears here, and anybody you show it to can verify it.',
              'Text, certificates',
            )}
          </EmptyState>
        ) : (
          <>
            <ul className="grid list-none gap-8">
              {query.data.items.map((certificate) => (
                <CertificateItem key={certificate.id} certificate={certificate} cursor={cursor} />
              ))}
            </ul>
            <Pages cursor={cursor} next={query.data.nextCursor} />
            <Copies />
            <NameHelp />
          </>
        )
      ) : query.isPending ? (
        <SkeletonGroup label={t('Loading your certificates', 'For screen readers, certificates')}>
          <Skeleton className="h-60 w-full" />
        </SkeletonGroup>
      ) : (
        <LoadFailure title={t('Failed to fetch your certificates', 'Error, certificates')} query={query}>
          {t('Their own pages still work.', 'Error, certificates')}
        </LoadFailure>
      )}
    </SettingsPage>
  )
}

function Pages({ cursor, next }: { cursor: string | null; next: string | null }) {
  if (cursor === null && next === null) return null
  return (
    <nav aria-label={t('Pages', 'For screen readers, certificates')} className="mt-6 flex justify-between gap-3">
      {cursor === null ? (
        <span />
      ) : (
        <ButtonLink href={route.path} variant="outline" size="toolbar">
          {t('Newest certificates', 'Button, certificates')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={`${route.path}?${new URLSearchParams({ cursor: next })}`} variant="outline" size="toolbar">
          {t('Older certificates', 'Button, certificates')}
        </ButtonLink>
      )}
    </nav>
  )
}

const Copies = () => (
  <section aria-labelledby="copies" className="mt-10 border-t border-hairline pt-4">
    <h2 id="copies" className="text-panel">
      {t('Keep a copy of your own', 'Heading, certificates')}
    </h2>
    <p className="mt-1.5 mb-4 max-w-measure text-muted">
      {t(
        'All signed files and pictures in one ZIP. Each can be verified as long as our keys are published, and a wallet for digital credentials can import the signed files.',
        'Text, certificates',
      )}
    </p>
    <DownloadAll />
  </section>
)

const NameHelp = () => (
  <section aria-labelledby="name-help" className="mt-10 border-t border-hairline pt-4">
    <h2 id="name-help" className="text-panel">
      {t('Is your name wrong?', 'Heading, certificates')}
    </h2>
    <p className="mt-1.5 max-w-measure text-muted">
      {t(
        'A certificate keeps your name as it was when it was issued. Correct it in your profile, then come back: you can have each certificate issued anew, {times} times at most.',
        { times: certificateLimits.corrections },
        'On certificates',
      )}{' '}
      <TextLink href="/dashboard/profile">{t('Profile', 'Link')}</TextLink>
    </p>
  </section>
)

export const page: PageModule = {
  component: CertificatesPage,
  queries: ({ search }, api) => [myCertificatesQuery(api, search.get('cursor'))],
  describe: () =>
    describeInDashboard({
      title: t('Certificates', 'Heading, certificates'),
      description: t('Your certificates, and who may see them.', 'Description of the page, certificates'),
      path: route.path,
    }),
}
