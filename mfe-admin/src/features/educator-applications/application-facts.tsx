import type { EducatorApplication } from '@kere/contracts/educator-applications'
import { TextLink } from '@kere/ui/link'
import { TimeAgo } from '@kere/ui/time-ago'
import { VisuallyHidden } from '@kere/ui/visually-hidden'
import type { ReactNode } from 'react'
import { momentOf } from '@kere/screens/time-in-india'
import { countYears } from './application-text.ts'

/** What the applicant says of their teaching, and of themselves. */
export function ApplicationWords({ application }: { application: EducatorApplication }) {
  const { designation, organizationAffiliation, teachingExperience, bio } = application
  return (
    <>
      <dl className="border-t-2 border-ink">
        <Fact name="Designation">{designation}</Fact>
        <Fact name="Organization">{organizationAffiliation}</Fact>
        <Fact name="Teaching">{teachingExperience === null ? null : countYears(teachingExperience)}</Fact>
        <Fact name="Subjects">{listOf(application.subjectsOfInterest)}</Fact>
        <Fact name="Languages">{application.languagesSpoken.join(', ')}</Fact>
        <Fact name="Certifications">{listOf(application.certifications)}</Fact>
      </dl>
      {bio && (
        <>
          <h2 className="mt-7 text-panel">Bio</h2>
          <p className="mt-2 max-w-measure [overflow-wrap:anywhere] whitespace-pre-line">{bio}</p>
        </>
      )}
    </>
  )
}

/** How to reach the applicant and look them up, and since when they wait. */
export function ApplicationContact({ application }: { application: EducatorApplication }) {
  const { phoneNumber, submittedAt } = application
  return (
    <dl className="border-t-2 border-ink">
      <Fact name="Phone">{phoneNumber}</Fact>
      <Fact name="LinkedIn">{application.linkedinUrl && <OutsideLink url={application.linkedinUrl} />}</Fact>
      <Fact name="Lu.ma">{application.lumaProfileUrl && <OutsideLink url={application.lumaProfileUrl} />}</Fact>
      <Fact name="Applied">
        <TimeAgo instant={submittedAt} />
        <span className="block text-muted">{momentOf(submittedAt)} IST</span>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2.5 border-b border-hairline py-2.5 text-dense">
      <dt className="text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children || <span className="text-muted">Not given</span>}</dd>
    </div>
  )
}

const listOf = (entries: readonly string[]) =>
  entries.length > 0 && (
    <ul className="list-none">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )

/** Somebody else's site, named by its address; what is no https address stays text. */
function OutsideLink({ url }: { url: string }) {
  if (!url.startsWith('https://')) return url
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      {url.slice('https://'.length)}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
