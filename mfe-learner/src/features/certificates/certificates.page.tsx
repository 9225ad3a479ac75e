import { discPath } from '@kere/brand/art-paths'
import { certificatePath, credentialPath } from '@kere/contracts/certificates/certificate-options'
import type { MyCertificate } from '@kere/contracts/certificates/certificates'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CertificateDrawing } from '@kere/screens/certificate-drawing'
import { linkedInHref } from '@kere/screens/certificate-links'
import { CertificateState } from '@kere/screens/certificate-state'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { dateOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Switch } from '@kere/ui/controls/switch'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router-dom'
import { myCertificatesQuery, useCertificateChange, type Shown } from './certificates.api.ts'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/certificates', roles: ['student', 'educator', 'admin'] }

function CertificatesPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const cursor = search.get('cursor')
  const query = useQuery(myCertificatesQuery(api, cursor))
  return (
    <SettingsPage title="Certificates" layout="free">
      {query.data ? (
        query.data.items.length === 0 && cursor === null ? (
          <EmptyState
            title="No certificates yet"
            picture={discPath('no-certificates')}
            action={<ButtonLink href="/courses">Find a course</ButtonLink>}
          >
            Complete a course whose page says “Certificate”. It appears here at once, and anybody you show it to can
            verify it.
          </EmptyState>
        ) : (
          <>
            <ul className="grid list-none gap-8">
              {query.data.items.map((certificate) => (
                <Item key={certificate.id} certificate={certificate} cursor={cursor} />
              ))}
            </ul>
            <Pages cursor={cursor} next={query.data.nextCursor} />
            <NameHelp />
          </>
        )
      ) : query.isPending ? (
        <SkeletonGroup label="Loading your certificates">
          <Skeleton className="h-60 w-full" />
        </SkeletonGroup>
      ) : (
        <LoadFailure title="Failed to fetch your certificates" query={query}>
          Their own pages still work.
        </LoadFailure>
      )}
    </SettingsPage>
  )
}

function Item({ certificate, cursor }: { certificate: MyCertificate; cursor: string | null }) {
  const { id, course, state, issuedAt, revokeReason, isPublic, isIndexed, isUnderAge } = certificate
  const change = useCertificateChange(cursor)
  const toggle = (wanted: Shown) => change.mutate({ id, change: wanted })
  return (
    <li className="grid items-start gap-x-8 gap-y-4 border-t-2 border-ink pt-5 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <CertificateDrawing certificate={certificate} />
      <div className="min-w-0">
        <CertificateState status={state} />
        <h2 className="mt-2 wrap-anywhere">{course.title}</h2>
        <p className="mt-1 text-dense text-muted">Issued {dateOf(issuedAt)}</p>
        {state === 'revoked' ? (
          <p className="mt-3 max-w-measure border-s-4 border-danger bg-danger-soft px-4 py-3 wrap-anywhere">
            Revoked{revokeReason ? `: ${revokeReason}` : '.'} Whoever verifies it is told that it is no longer valid.
          </p>
        ) : (
          <div className="mt-3 max-w-96 border-t border-hairline">
            <Switch
              checked={isPublic}
              disabled={isUnderAge && !isPublic}
              onChange={({ currentTarget: { checked } }) => toggle({ isPublic: checked })}
              className="border-b border-hairline"
            >
              Show in my portfolio
            </Switch>
            <Switch
              checked={isIndexed}
              disabled={isUnderAge && !isIndexed}
              onChange={({ currentTarget: { checked } }) => toggle({ isIndexed: checked })}
              className="border-b border-hairline"
            >
              Let search engines find it
            </Switch>
            {isUnderAge && <p className="mt-2 text-meta text-muted">Both can be switched on from 18 years of age.</p>}
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <ButtonLink href={certificatePath(id)} aria-label={`Open: certificate of ${course.title}`}>
            Open
          </ButtonLink>
          {state === 'valid' && (
            <ButtonLink
              href={linkedInHref(certificate)}
              target="_blank"
              rel="noopener"
              variant="outline"
              icon={<BriefcaseBusiness aria-hidden="true" />}
            >
              LinkedIn<span className="sr-only">: add {course.title} to your profile (new tab)</span>
            </ButtonLink>
          )}
          {state === 'valid' && (
            <ButtonLink
              href={credentialPath(id)}
              download
              variant="outline"
              icon={<Download aria-hidden="true" />}
              aria-label={`Signed file: ${course.title}`}
            >
              Signed file
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

function Pages({ cursor, next }: { cursor: string | null; next: string | null }) {
  if (cursor === null && next === null) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-3">
      {cursor === null ? (
        <span />
      ) : (
        <ButtonLink href={route.path} variant="outline" size="toolbar">
          Newest certificates
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={`${route.path}?${new URLSearchParams({ cursor: next })}`} variant="outline" size="toolbar">
          Older certificates
        </ButtonLink>
      )}
    </nav>
  )
}

const NameHelp = () => (
  <section aria-labelledby="name-help" className="mt-10 border-t border-hairline pt-4">
    <h2 id="name-help" className="text-panel">
      Is your name wrong?
    </h2>
    <p className="mt-1.5 max-w-measure text-muted">
      A certificate keeps your name as it was when it was issued. Correct it in your{' '}
      <TextLink href="/dashboard/profile">profile</TextLink>, then{' '}
      <TextLink href="/contact?subject=Name+on+my+certificate">write to us</TextLink> with the link of the certificate.
    </p>
  </section>
)

export const page: PageModule = {
  component: CertificatesPage,
  queries: ({ search }, api) => [myCertificatesQuery(api, search.get('cursor'))],
  describe: () =>
    describeInDashboard({
      title: 'Certificates',
      description: 'Your certificates, and who may see them.',
      path: route.path,
    }),
}
