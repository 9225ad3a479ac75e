import { Around } from '@kere/ui/layout/around'
import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { CertificateDrawing, certificateFacts } from '@kere/screens/certificate-drawing'
import { TextLink } from '@kere/ui/controls/link'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { CertificateActs } from './certificate-acts.tsx'
import { CertificateAddress } from './certificate-address.tsx'
import { verifyPath } from './certificates.api.ts'
import { ValidityCard } from './validity-card.tsx'

export const titleOf = ({ kind, course: { title }, holderName: name }: Certificate) =>
  kind === 'event'
    ? t('{title}, attended by {name}', { title, name }, 'Heading, certificates')
    : t('{title}, completed by {name}', { title, name }, 'Heading, certificates')

/** Shows a certificate, as specimen 46a. Printing gives only the drawing, on one page. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const { holderName, course, address, words, state } = certificate
  const title = titleOf(certificate)
  return (
    <div className="px-gutter pb-section print:p-0">
      <div className="mx-auto max-w-page pt-7 desk:pt-10 print:max-w-none print:pt-0">
        <header className="mb-6 print:hidden">
          <p className="text-meta text-muted">{t('Certificate', 'Text, certificates')}</p>
          <h1 className="mt-1 wrap-anywhere">
            <Around text={title} part={course.title}>
              <span lang={englishHere}>{course.title}</span>
            </Around>
          </h1>
        </header>
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 wide:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
          <div>
            <CertificateDrawing isPage certificate={certificate} />
            <p className="mt-2 text-meta text-muted print:hidden">
              {t('A4, landscape. The code opens this page.', 'Text, certificates')}
            </p>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4 print:hidden">
            <ValidityCard certificate={certificate} />
            <CertificateActs certificate={certificate} title={title} />
            {/* The address is unknown until the certificate is signed, because the edge renders it under another
                host name. */}
            {state !== 'signing' && <CertificateAddress address={address} />}
          </div>
        </div>
        <dl className="mt-8 border-t-2 border-ink desk:hidden print:hidden">
          <Row isWritten name={t('Name', 'Label, certificates')}>
            {holderName}
          </Row>
          <Row isWritten name={kindTextsOf(certificate.kind).name}>
            {course.title}
          </Row>
          {certificateFacts(certificate).map(({ label, value }) => (
            <Row key={label} name={label}>
              {value}
            </Row>
          ))}
          {words && (
            <Row isWritten name={t('Work', 'Label, certificates')}>
              {words}
            </Row>
          )}
          <Row
            name={t('Signed by', 'Label, certificates')}
          >{`${certificate.signature}, ${kindTextsOf(certificate.kind).signer.toLowerCase()}`}</Row>
          <Row name={t('Issued', 'Label, certificates')}>{dateInIndia(Date.parse(certificate.issuedAt))}</Row>
        </dl>
        <section className="mt-10 border-t-2 border-ink pt-4 print:hidden" aria-labelledby="trust">
          <h2 id="trust">{t('How to trust it', 'Heading, certificates')}</h2>
          <p className="mt-2 max-w-measure text-muted">
            {t(
              'The signed file is an Open Badges 3.0 credential, and the picture has it inside. Anybody can verify either with our published keys, in our form or in another maker’s program. A wallet for digital credentials can store it.',
              'Text, certificates',
            )}
          </p>
          <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            <TextLink href={verifyPath} hasArrow>
              {t('Verify a certificate', 'Link, certificates')}
            </TextLink>
            {course.id !== null && course.isPublished && (
              <TextLink href={`/courses/${encodeURIComponent(course.id)}`} hasArrow>
                {t('About the course', 'Link, certificates')}
              </TextLink>
            )}
          </p>
        </section>
      </div>
    </div>
  )
}

const Row = ({ name, isWritten, children }: { name: string; isWritten?: boolean; children: string }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd lang={isWritten ? englishHere : undefined} className="wrap-anywhere">
      {children}
    </dd>
  </div>
)
