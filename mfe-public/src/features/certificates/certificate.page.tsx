import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { PageRequest } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../pages/detail-skeleton.tsx'
import type { PublicPage } from '../../pages/next-step.ts'
import { PageFailure } from '../../pages/page-failure.tsx'
import { CertificateView, titleOf } from './certificate-view.tsx'
import { certificateQuery, verifyPath } from './certificates.api.ts'

export const route = { path: '/certificates/:id', languages: ['kn', 'hi', 'ta'], isNeverKept: true }

function CertificatePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(certificateQuery(api, id))
  if (query.data) return <CertificateView certificate={query.data} />
  if (query.isPending)
    return <DetailSkeleton label={t('Loading the certificate', 'Label, certificates')} className="h-31" />
  if (query.isError) return <PageFailure title={query.error.message} query={query} retryHref={certificatePath(id)} />
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>{t('Certificate not found', 'Heading, certificates')}</h1>
        <p className="mt-3 max-w-measure text-lead text-muted">
          {t(
            'Check the address for a missing or wrong letter. If its holder has closed their account, the certificate is gone with it.',
            'Text, certificates',
          )}
        </p>
        <ButtonLink href={verifyPath} variant="outline" className="mt-6">
          {t('Verify a certificate', 'Button, certificates')}
        </ButtonLink>
      </div>
    </div>
  )
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

export const page: PublicPage = {
  component: CertificatePage,
  queries: (request, api) => [certificateQuery(api, idOf(request))],
  describe(request, { api, cache }) {
    const path = certificatePath(idOf(request))
    const { queryKey } = certificateQuery(api, idOf(request))
    const certificate = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = certificate
      ? titleOf(certificate)
      : certificate === null
        ? t('Certificate not found', 'Heading, certificates')
        : t('Certificate', 'Text, certificates')
    return {
      status: certificate === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title,
        description: certificate
          ? t(
              'A certificate of {product}, issued on {day}. Anybody can verify it.',
              { product, day: dateInIndia(Date.parse(certificate.issuedAt)) },
              'Description of the page, certificates',
            )
          : t('A certificate of {product}.', { product }, 'Description of the page, certificates'),
        canonical: path,
        breadcrumbs: [{ label: title, path }],
        ...(!(certificate?.isIndexed && certificate.state === 'valid') && { noindex: true }),
      },
    }
  },
}
