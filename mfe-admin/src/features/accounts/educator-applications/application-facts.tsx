import type { EducatorApplication } from '@kere/contracts/accounts/educator-applications'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { TextLink } from '@kere/ui/controls/link'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import Info from 'lucide-react/icons/info'
import { ApplicationStatusBadge } from './application-status.tsx'
import { countYears } from './application-text.ts'

interface ApplicationProps {
  item: EducatorApplication
}

export const ApplicationBadge = ({ item }: ApplicationProps) => <ApplicationStatusBadge status={item.status} />

export function ApplicationWords({ item }: ApplicationProps) {
  const { designation, organizationAffiliation, teachingExperience, bio, reason, isOnboarded } = item
  return (
    <>
      {reason && (
        <div className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-danger bg-surface px-4 py-3">
          <h2 className="font-body text-dense font-semibold tracking-normal">The reason we gave</h2>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{reason}</p>
        </div>
      )}
      {!isOnboarded && (
        <p className="mt-5 flex gap-2.5 rounded-card bg-info-soft px-4 py-3 text-dense">
          <Info aria-hidden="true" className="size-5 shrink-0 text-info" />
          Profile not finished: some answers are still missing.
        </p>
      )}
      <Facts className="mt-6">
        <Fact name="Designation">{designation}</Fact>
        <Fact name="Organization">{organizationAffiliation}</Fact>
        <Fact name="Teaching">{teachingExperience === null ? null : countYears(teachingExperience)}</Fact>
        <Fact name="Subjects">{listOf(item.subjectsOfInterest)}</Fact>
        <Fact name="Languages">{item.languagesSpoken.join(', ')}</Fact>
        <Fact name="Certifications">{listOf(item.certifications)}</Fact>
      </Facts>
      {bio && (
        <>
          <h2 className="mt-7 text-panel">Bio</h2>
          <p className="mt-2 max-w-measure [overflow-wrap:anywhere] whitespace-pre-line">{bio}</p>
        </>
      )}
    </>
  )
}

export function ApplicationContact({
  item: { phoneNumber, submittedAt, linkedinUrl, lumaProfileUrl },
}: ApplicationProps) {
  return (
    <Facts>
      <Fact name="Phone">{phoneNumber}</Fact>
      <Fact name="LinkedIn">{linkedinUrl && <OutsideLink url={linkedinUrl} />}</Fact>
      <Fact name="Lu.ma">{lumaProfileUrl && <OutsideLink url={lumaProfileUrl} />}</Fact>
      <MomentFact name="Applied" at={submittedAt} />
    </Facts>
  )
}

const listOf = (entries: readonly string[]) =>
  entries.length > 0 && (
    <ul className="list-none">
      {entries.map((entry) => (
        <li key={entry} className="wrap-anywhere">
          {entry}
        </li>
      ))}
    </ul>
  )

/** Shows the address itself. A text that is no https address gets no link. */
function OutsideLink({ url }: { url: string }) {
  if (!url.startsWith('https://')) return url
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      {url.slice('https://'.length)}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
