import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { Avatar } from '@kere/ui/art/avatar'
import { Section } from '@kere/ui/layout/section'
import { firstAndLast } from '@kere/screens/first-and-last'
import { type ShownLab } from './labs.api.ts'

export function Teams({ lab }: { lab: ShownLab }) {
  return (
    <Section
      title={t('Who is in', 'Heading: the people of a lab')}
      meta={
        lab.teamList.length > 0
          ? t('{count, plural, one {# team} other {# teams}}', { count: lab.teamList.length }, 'Number of teams')
          : undefined
      }
    >
      {lab.teamList.length === 0 ? (
        <p className="text-muted">{t('No teams yet. The first people who join start them.', 'A lab')}</p>
      ) : (
        <ul>
          {lab.teamList.map(({ id, name, members, handedIn }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-hairline py-2.5"
            >
              <span lang={englishHere} className="font-semibold wrap-anywhere">
                {name}
              </span>
              <span className="text-dense text-muted">
                {t(
                  '{members, plural, one {# person} other {# people}}, {done} of {total} handed in',
                  { members, done: handedIn, total: lab.stages.length },
                  'A team of a lab: its people, and the stages that it has handed in',
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The people who guide a lab, with the educator who runs it. */
export const mentorsOf = ({ educator, mentorList }: Pick<ShownLab, 'educator' | 'mentorList'>) => [
  ...(educator.id === formerMember.id ? [] : [educator]),
  ...mentorList.filter(({ id }) => id !== educator.id),
]

export function Mentors({ lab }: { lab: ShownLab }) {
  const people = mentorsOf(lab)
  if (people.length === 0) return null
  return (
    <Section title={t('Mentors', 'Heading')}>
      <ul>
        {people.map(({ id, name, avatarUrl, designation, organization }) => (
          <li key={id} className="flex items-center gap-3.5 border-b border-hairline py-2.5">
            <Avatar {...firstAndLast(name)} src={avatarUrl} />
            <span className="min-w-0">
              <b lang={englishHere} className="block font-semibold">
                {name}
              </b>
              <span className="text-meta text-muted">
                {designation || organization ? (
                  <span lang={englishHere}>{[designation, organization].filter(Boolean).join(', ')}</span>
                ) : id === lab.educator.id ? (
                  t('Runs this lab', 'Below a name')
                ) : (
                  t('Mentor', 'Below a name')
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
