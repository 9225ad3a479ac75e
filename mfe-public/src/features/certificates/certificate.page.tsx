import { product } from '@kere/brand/brand'
import { certificatePath, credentialPath } from '@kere/contracts/certificates/certificate-options'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import type { PageRequest } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CertificateDrawing, certificateFacts } from '@kere/screens/certificate-drawing'
import { linkedInHref } from '@kere/screens/certificate-links'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import Braces from 'lucide-react/icons/braces'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../pages/detail-skeleton.tsx'
import type { PublicPage } from '../../pages/next-step.ts'
import { PageFailure } from '../../pages/page-failure.tsx'
import { ShareButton } from '../../pages/share-button.tsx'
import { certificateQuery, verifyPath } from './certificates.api.ts'
import { StateHead } from './state-head.tsx'

export const route = { path: '/certificates/:id', isNeverKept: true }

function CertificatePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(certificateQuery(api, id))
  if (query.data) return <CertificateView certificate={query.data} />
  if (query.isPending) return <DetailSkeleton label="Loading the certificate" className="h-31" />
  if (query.isError) return <PageFailure title={query.error.message} query={query} retryHref={certificatePath(id)} />
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>Certificate not found</h1>
        <p className="mt-3 max-w-measure text-lead text-muted">
          Check the address for a missing or wrong letter. If its holder has closed their account, the certificate is
          gone with it.
        </p>
        <ButtonLink href={verifyPath} variant="outline" className="mt-6">
          Verify a certificate
        </ButtonLink>
      </div>
    </div>
  )
}

/** Specimen 46a; printed, the drawing alone on one page. */
function CertificateView({ certificate }: { certificate: Certificate }) {
  const { id, holderName, course, address, words } = certificate
  const title = titleOf(certificate)
  return (
    <div className="px-gutter pb-section print:p-0">
      <div className="mx-auto max-w-page pt-7 desk:pt-10 print:max-w-none print:pt-0">
        <header className="mb-6 print:hidden">
          <p className="text-meta text-muted">Certificate</p>
          <h1 className="mt-1 wrap-anywhere">{title}</h1>
        </header>
        <div className="grid items-start gap-x-10 gap-y-6 wide:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
          <div>
            <CertificateDrawing isPage certificate={certificate} />
            <p className="mt-2 text-meta text-muted print:hidden">A4, landscape. The code opens this page.</p>
          </div>
          <div className="grid gap-4 print:hidden">
            <State certificate={certificate} />
            <div className="grid grid-cols-2 gap-2.5">
              <ShareButton title={title} path={certificatePath(id)} />
              <Button
                variant="outline"
                icon={<Printer aria-hidden="true" />}
                onClick={() => window.print()}
                className="[@media(scripting:none)]:hidden"
              >
                Print
              </Button>
              <ButtonLink
                href={linkedInHref(certificate)}
                target="_blank"
                rel="noopener"
                variant="outline"
                icon={<BriefcaseBusiness aria-hidden="true" />}
              >
                LinkedIn<span className="sr-only">: add to your profile (new tab)</span>
              </ButtonLink>
              {certificate.state !== 'signing' && (
                <ButtonLink
                  href={credentialPath(id)}
                  variant="outline"
                  icon={<Braces aria-hidden="true" />}
                  className="[@media(scripting:none)]:col-span-2"
                >
                  Signed file
                </ButtonLink>
              )}
            </div>
            <Address address={address} />
          </div>
        </div>
        <dl className="mt-8 border-t-2 border-ink desk:hidden print:hidden">
          <Row name="Name">{holderName}</Row>
          <Row name="Course">{course.title}</Row>
          {certificateFacts(certificate).map(({ label, value }) => (
            <Row key={label} name={label}>
              {value}
            </Row>
          ))}
          {words && <Row name="Work">{words}</Row>}
          <Row name="Signed by">{`${certificate.signature}, educator`}</Row>
          <Row name="Issued">{dateInIndia(Date.parse(certificate.issuedAt))}</Row>
        </dl>
        <section className="mt-10 border-t-2 border-ink pt-4 print:hidden" aria-labelledby="trust">
          <h2 id="trust">How to trust it</h2>
          <p className="mt-2 max-w-measure text-muted">
            The signed file is an Open Badges 3.0 credential. Anybody can verify it with our published keys, in our form
            or in another maker’s program. A wallet for digital credentials can store it.
          </p>
          <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            <TextLink href={verifyPath} hasArrow>
              Verify a certificate
            </TextLink>
            {course.id !== null && course.isPublished && (
              <TextLink href={`/courses/${encodeURIComponent(course.id)}`} hasArrow>
                About the course
              </TextLink>
            )}
          </p>
        </section>
      </div>
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: string }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function State({ certificate: { state, issuedAt, revokedAt } }: { certificate: Certificate }) {
  if (state === 'valid')
    return (
      <StateCard outcome="valid" title="This certificate is valid">
        <ul className="list-none">
          <Checked title={`Signed by ${product}`}>
            On {dateInIndia(Date.parse(issuedAt))}, with a key that we publish.
          </Checked>
          <Checked title="Not revoked">Neither we nor its holder took it back.</Checked>
          <Checked title="Does not expire">It has no end date.</Checked>
        </ul>
      </StateCard>
    )
  if (state === 'signing')
    return (
      <StateCard outcome="signing" title="Not signed yet">
        <p className="py-3.5">It was issued a moment ago and is signed within a minute. Reload the page then.</p>
      </StateCard>
    )
  return (
    <StateCard outcome="revoked" title="No longer valid">
      <p className="py-3.5">
        It was revoked{revokedAt && ` on ${dateInIndia(Date.parse(revokedAt))}`}. Only its holder is told why. Do not
        rely on a printed copy.
      </p>
    </StateCard>
  )
}

interface StateCardProps {
  outcome: string
  title: string
  children: ReactNode
}

const StateCard = ({ outcome, title, children }: StateCardProps) => (
  <section aria-label="State" className="overflow-hidden rounded-card border border-hairline bg-surface">
    <StateHead outcome={outcome} title={title} />
    <div className="px-5">{children}</div>
  </section>
)

const Checked = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="flex gap-3 border-b border-hairline py-3.5 last:border-0">
    <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-dense text-muted">{children}</p>
    </div>
  </li>
)

function Address({ address }: { address: string }) {
  const { context } = useRemote()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      context.notify({ tone: 'success', text: 'Link copied' })
    } catch {
      context.notify({ tone: 'error', text: 'The link could not be copied. Select it and copy it.' })
    }
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-hairline py-1 ps-3.5 pe-1">
      <p className="text-meta wrap-anywhere select-all">{address.replace(/^https?:\/\//, '')}</p>
      <Button
        variant="quiet"
        size="toolbar"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy()}
        className="shrink-0 [@media(scripting:none)]:hidden"
      >
        Copy<span className="sr-only"> the link</span>
      </Button>
    </div>
  )
}

const titleOf = ({ course, holderName }: Certificate) => `${course.title}, completed by ${holderName}`

const idOf = ({ params }: PageRequest) => params.id ?? ''

export const page: PublicPage = {
  component: CertificatePage,
  queries: (request, api) => [certificateQuery(api, idOf(request))],
  describe(request, { api, cache }) {
    const path = certificatePath(idOf(request))
    const { queryKey } = certificateQuery(api, idOf(request))
    const certificate = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = certificate ? titleOf(certificate) : certificate === null ? 'Certificate not found' : 'Certificate'
    return {
      status: certificate === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title,
        description: certificate
          ? `A certificate of ${product}, issued on ${dateInIndia(Date.parse(certificate.issuedAt))}. Anybody can verify it.`
          : `A certificate of ${product}.`,
        canonical: path,
        breadcrumbs: [{ label: title, path }],
        ...(!(certificate?.isIndexed && certificate.state === 'valid') && { noindex: true }),
      },
    }
  },
}
