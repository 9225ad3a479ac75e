import { certificatePath, type CertificateStanding } from '@kere/contracts/certificates/certificate-options'
import type { IssuedCertificate } from '@kere/contracts/certificates/certificates'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { CertificateState } from '@kere/screens/certificate-state'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { allAnd, byDate, days, tabs, text } from '@kere/screens/list-filter'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { bulkActsOf } from '@kere/screens/row-acts'
import { dateOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { certificateActs, loadContract } from './issued-certificates.acts.tsx'

const standingNames: Record<CertificateStanding, string> = { valid: 'Valid', revoked: 'Revoked' }

export const issuedCertificates = defineList({
  name: 'certificates',
  path: '/dashboard/issued-certificates',
  title: 'Issued certificates',
  description: 'Every certificate, whose it is, and whether it is valid.',
  noun: ['certificate', 'certificates'],
  filters: {
    standing: tabs({ label: 'Certificates by state', options: allAnd(standingNames) }),
    search: text({ label: 'Search certificates', placeholder: 'Holder or course' }),
    ...days,
    sort: byDate('at'),
  },
  load: async (api, query, signal) => api.call((await loadContract()).issuedCertificates.list, { query }, { signal }),
  rowId: ({ id }) => id,
  rowName: certificateActs.nameOf,
  columns: [
    {
      id: 'holder',
      header: 'Holder',
      isTitle: true,
      cell: ({ holder, holderName }) => (
        <PersonCell person={holder} second={holderName === holder.name ? undefined : `issued to ${holderName}`} />
      ),
    },
    {
      id: 'course',
      header: 'Course',
      cell: ({ course, signature }) => <TwoLines noTruncate first={course.title} second={`Signed by ${signature}`} />,
    },
    { id: 'state', header: 'State', cell: ({ state }) => <CertificateState status={state} /> },
    {
      id: 'at',
      header: 'Issued (IST)',
      isSortable: true,
      hideFirst: true,
      cell: ({ issuedAt }) => <MomentCell instant={issuedAt} />,
    },
  ],
  card: ({ holder, course, state, issuedAt }) => ({
    title: holder.name,
    picture: <PersonPicture person={holder} />,
    badge: <CertificateState status={state} />,
    lines: [course.title, `Issued ${dateOf(issuedAt)}`],
  }),
  panel: {
    param: 'certificate',
    component: CertificatePanel,
    missing: { text: 'It may be on another page, or hidden by your filters.', link: 'Show all certificates' },
  },
  bulk: { list: 'certificates', acts: bulkActsOf(certificateActs, ['revoke', 'reinstate']) },
  exportName: 'certificates',
  failed: { title: 'Failed to fetch certificates', text: 'Anybody can still verify them. Nothing is lost.' },
  empty: {
    title: 'No certificates yet',
    text: 'They appear here when learners complete a course whose educator gives certificates.',
  },
})

function CertificatePanel({ row }: { row: IssuedCertificate }) {
  const { id, holderName, course, state, signature, lessonsDone, lessonCount, issuedAt, revokedAt, revokeReason } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{course.title}</h3>
      <p className="mt-1">
        <TextLink href={certificatePath(id)} hasArrow>
          Open the certificate
        </TextLink>
      </p>
      <Facts className="mt-4">
        <Fact name="State">
          <CertificateState status={state} />
        </Fact>
        <Fact name="Issued to">{holderName}</Fact>
        <Fact name="Signed by">{signature}</Fact>
        <Fact name="Lessons">
          {lessonsDone} of {lessonCount}
        </Fact>
        <Fact name="Issued">
          <Moment instant={issuedAt} />
        </Fact>
        {revokedAt && (
          <Fact name="Revoked">
            <Moment instant={revokedAt} />
          </Fact>
        )}
        {revokeReason && <Fact name="Reason">{revokeReason}</Fact>}
      </Facts>
      <RowActButtons acts={certificateActs} row={row} names={['revoke', 'reinstate']} />
    </>
  )
}
