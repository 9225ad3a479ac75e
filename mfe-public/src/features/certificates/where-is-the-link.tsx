import { t } from '@kere/brand/messages'
import { CertificateDrawing, type DrawnCertificate } from '@kere/screens/certificate-drawing'
import { verifyPath } from './certificates.api.ts'

const sample: DrawnCertificate = {
  id: 'sample',
  address: `https://example.org${verifyPath}`,
  holderName: 'Meera Nambiar',
  course: { title: 'Reading a lake: field methods for urban water' },
  words: 'Took 14 depth readings at Jakkur lake and traced two inlets to their source.',
  signature: 'Asha Raghunath',
  lessonCount: 21,
  lessonsDone: 21,
  minutes: 2280,
  completedAt: '2026-11-15T06:00:00.000Z',
  issuedAt: '2026-11-18T06:00:00.000Z',
  state: 'sample',
}

export const WhereIsTheLink = () => (
  <aside aria-labelledby="where" className="rounded-card border border-hairline bg-surface p-5">
    <h2 id="where" className="mb-3 text-panel">
      {t('Where is the link?', 'Heading, certificates')}
    </h2>
    <CertificateDrawing certificate={sample} />
    <p className="mt-3 text-dense text-muted">
      {t(
        'The QR code at the bottom right opens the certificate’s own page, which says whether it is valid. The holder can also send you the link, the signed file, or the picture.',
        'Text, certificates',
      )}
    </p>
  </aside>
)
