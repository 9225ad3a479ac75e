import {
  certificateKindTexts,
  kindTextsOf,
  type CertificateKind,
  type CertificateStanding,
} from '@kere/contracts/certificates/certificate-options'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { IssuedCertificate } from '@kere/contracts/certificates/certificates'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { CertificateState } from '@kere/screens/certificate-state'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, choice, days, named, tabs, text } from '@kere/screens/list-filter'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { bulkActsOf } from '@kere/screens/row-acts'
import { dateOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { certificateActs, loadContract } from './issued-certificates.acts.tsx'

const standingNames: Record<CertificateStanding, string> = { valid: 'Valid', revoked: 'Revoked' }
// `fromEntries` loses the type of the names.
const kindNames = Object.fromEntries(
  Object.entries(certificateKindTexts).map(([kind, { name }]) => [kind, name]),
) as Record<CertificateKind, string>

export const issuedCertificates = defineList({
  name: 'certificates',
  path: '/dashboard/issued-certificates',
  title: 'Issued certificates',
  description: 'Every certificate, whose it is, and whether it is valid.',
  noun: ['certificate', 'certificates'],
  filters: {
    standing: tabs({ label: 'Certificates by state', options: allAnd(standingNames) }),
    search: text({ label: 'Search certificates', placeholder: 'Holder or title' }),
    kind: choice({ label: 'Kind', anyLabel: 'All kinds', options: named(kindNames) }),
    ...days,
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadContract()).issuedCertificates),
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
      header: 'Of',
      cell: ({ kind, course, signature }) => (
        <TwoLines noTruncate first={course.title} second={`${kindTextsOf(kind).name}, signed by ${signature}`} />
      ),
    },
    { id: 'state', header: 'State', cell: ({ state }) => <CertificateState status={state} /> },
    momentColumn('at', 'Issued (IST)', 'issuedAt', { hideFirst: true }),
  ],
  card: ({ holder, kind, course, state, issuedAt }) => ({
    title: holder.name,
    picture: <PersonPicture person={holder} />,
    badge: <CertificateState status={state} />,
    lines: [`${kindTextsOf(kind).name}: ${course.title}`, `Issued ${dateOf(issuedAt)}`],
  }),
  panel: {
    param: 'certificate',
    component: CertificatePanel,
    missing: { text: 'Its holder has left, or the link is wrong.', link: 'Show all certificates' },
  },
  bulk: { list: 'certificates', acts: bulkActsOf(certificateActs, ['revoke', 'reinstate']) },
  exportName: 'certificates',
  failed: { title: 'Failed to fetch certificates', text: 'Anybody can still verify them. Nothing is lost.' },
  empty: {
    title: 'No certificates yet',
    text: 'They appear here when people complete or attend something that gives certificates.',
  },
})

function CertificatePanel({ row }: { row: IssuedCertificate }) {
  const { id, kind, holderName, course, state, signature, words, lessonsDone, lessonCount, issuedAt, issueReason } = row
  const { revokedAt, revokeReason } = row
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
        <Fact name="Kind">{kindTextsOf(kind).name}</Fact>
        <Fact name="Issued to">{holderName}</Fact>
        <Fact name="Signed by">{signature}</Fact>
        {words && <Fact name="Work">{words}</Fact>}
        {lessonCount > 0 && (
          <Fact name="Lessons">
            {lessonsDone} of {lessonCount}
          </Fact>
        )}
        {issueReason && <Fact name="Issued by hand">{issueReason}</Fact>}
        <MomentFact name="Issued" at={issuedAt} />
        <MomentFact name={state === 'superseded' ? 'Replaced' : 'Revoked'} at={revokedAt} />
        {revokedAt && state !== 'superseded' && (
          <Fact name="Reason">{revokeReason || 'What it was issued for was undone'}</Fact>
        )}
      </Facts>
      <RowActButtons acts={certificateActs} row={row} names={['revoke', 'reinstate']} />
    </>
  )
}
