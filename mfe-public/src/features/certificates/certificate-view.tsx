import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { CertificateDrawing, certificateFacts } from '@kere/screens/certificate-drawing'
import { TextLink } from '@kere/ui/controls/link'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { CertificateActs } from './certificate-acts.tsx'
import { CertificateAddress } from './certificate-address.tsx'
import { verifyPath } from './certificates.api.ts'
import { ValidityCard } from './validity-card.tsx'

export const titleOf = ({ kind, course, holderName }: Certificate) =>
  `${course.title}, ${kind === 'event' ? 'attended' : 'completed'} by ${holderName}`

/** Shows a certificate, as specimen 46a. Printing gives only the drawing, on one page. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const { holderName, course, address, words, state } = certificate
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
            <ValidityCard certificate={certificate} />
            <CertificateActs certificate={certificate} title={title} />
            {/* The address is unknown until the certificate is signed, because the edge renders it under another
                host name. */}
            {state !== 'signing' && <CertificateAddress address={address} />}
          </div>
        </div>
        <dl className="mt-8 border-t-2 border-ink desk:hidden print:hidden">
          <Row name="Name">{holderName}</Row>
          <Row name={kindTextsOf(certificate.kind).name}>{course.title}</Row>
          {certificateFacts(certificate).map(({ label, value }) => (
            <Row key={label} name={label}>
              {value}
            </Row>
          ))}
          {words && <Row name="Work">{words}</Row>}
          <Row name="Signed by">{`${certificate.signature}, ${kindTextsOf(certificate.kind).signer.toLowerCase()}`}</Row>
          <Row name="Issued">{dateInIndia(Date.parse(certificate.issuedAt))}</Row>
        </dl>
        <section className="mt-10 border-t-2 border-ink pt-4 print:hidden" aria-labelledby="trust">
          <h2 id="trust">How to trust it</h2>
          <p className="mt-2 max-w-measure text-muted">
            The signed file is an Open Badges 3.0 credential, and the picture has it inside. Anybody can verify either
            with our published keys, in our form or in another maker’s program. A wallet for digital credentials can
            store it.
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
