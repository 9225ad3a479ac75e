import { countOf } from '@kere/brand/count'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { TextLink } from '@kere/ui/controls/link'

const listed = (entries: readonly string[]) => entries.join(', ')

const yearsText = (years: number) => countOf(years, 'year')

interface AnswersSummaryProps {
  answers: EducatorAnswers
  isMinor: boolean
}

export function AnswersSummary({ answers, isMinor }: AnswersSummaryProps) {
  const { linkedinUrl, phoneNumber, lumaProfileUrl } = answers
  const contact: [string, string][] = [
    ['LinkedIn', linkedinUrl],
    ['Phone number', phoneNumber],
    ['Event calendar', lumaProfileUrl],
  ]
  const rows: [string, string][] = [
    ['Designation', answers.designation],
    ['Teaching experience', yearsText(answers.teachingExperience)],
    ['Organization', answers.organizationAffiliation],
    ['Subjects', listed(answers.subjectsOfInterest)],
    ['Languages', listed(answers.languagesSpoken)],
    ['Certifications', listed(answers.certifications)],
    ['Bio', answers.bio],
    ...(isMinor ? [] : contact),
  ]
  return (
    <div>
      <p>
        You have already answered everything else. <TextLink href="/join-as-educator">Edit your answers</TextLink>
      </p>
      <Disclosure summary={<span className="font-semibold">Review your answers</span>} className="mt-2 border-t">
        <dl className="grid gap-3">
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt className="text-meta text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
      </Disclosure>
      {isMinor && (
        <p className="mt-4 border-s-4 border-info bg-info-soft px-3.5 py-3 text-dense">
          You are under 18, so we will not keep your phone number or links.
        </p>
      )}
    </div>
  )
}
