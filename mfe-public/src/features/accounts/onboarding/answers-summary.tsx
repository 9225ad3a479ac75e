import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import { labelOf } from '@kere/contracts/http/open-value'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { TextLink } from '@kere/ui/controls/link'

const listed = (entries: readonly string[]) => entries.join(', ')

const yearsText = (years: number) =>
  t('{count, plural, one {# year} other {# years}}', { count: years }, 'How long somebody has taught')

interface AnswersSummaryProps {
  answers: EducatorAnswers
  isMinor: boolean
}

export function AnswersSummary({ answers, isMinor }: AnswersSummaryProps) {
  const { linkedinUrl, phoneNumber, lumaProfileUrl } = answers
  const contact: [string, string][] = [
    [t('LinkedIn', 'Label, onboarding'), linkedinUrl],
    [t('Phone number', 'Label, onboarding'), phoneNumber],
    [t('Event calendar', 'Label, onboarding'), lumaProfileUrl],
  ]
  const rows: [string, string][] = [
    [t('Designation', 'Label, onboarding'), answers.designation],
    [t('Teaching experience', 'Label, onboarding'), yearsText(answers.teachingExperience)],
    [t('Organization', 'Label, onboarding'), answers.organizationAffiliation],
    [
      t('Subjects', 'Label, onboarding'),
      listed(answers.subjectsOfInterest.map((subject) => labelOf(subjectNames, subject))),
    ],
    [t('Languages', 'Label, onboarding'), listed(answers.languagesSpoken)],
    [t('Certifications', 'Label, onboarding'), listed(answers.certifications)],
    [t('Bio', 'Label, onboarding'), answers.bio],
    ...(isMinor ? [] : contact),
  ]
  return (
    <div>
      <p>
        {t('You have already answered everything else.', 'Text, onboarding')}{' '}
        <TextLink href="/join-as-educator">{t('Edit your answers', 'Link, onboarding')}</TextLink>
      </p>
      <Disclosure
        summary={<span className="font-semibold">{t('Review your answers', 'Text, onboarding')}</span>}
        className="mt-2 border-t"
      >
        <dl className="grid gap-3">
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt className="text-meta text-muted">{label}</dt>
                <dd lang={englishHere} className="wrap-anywhere">
                  {value}
                </dd>
              </div>
            ))}
        </dl>
      </Disclosure>
      {isMinor && (
        <p className="mt-4 border-s-4 border-info bg-info-soft px-3.5 py-3 text-dense">
          {t('You are under 18, so we will not keep your phone number or links.', 'Text, onboarding')}
        </p>
      )}
    </div>
  )
}
