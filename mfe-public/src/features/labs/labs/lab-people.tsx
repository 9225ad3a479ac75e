import { formerMember } from '@kere/contracts/accounts/former-member'
import { countOf } from '@kere/brand/count'
import { Avatar } from '@kere/ui/art/avatar'
import { Section } from '@kere/ui/layout/section'
import { firstAndLast } from '@kere/screens/first-and-last'
import { type ShownLab } from './labs.api.ts'

export function Teams({ lab }: { lab: ShownLab }) {
  return (
    <Section
      title="Who is in"
      meta={lab.teamList.length > 0 ? countOf(lab.teamList.length, ['team', 'teams']) : undefined}
    >
      {lab.teamList.length === 0 ? (
        <p className="text-muted">No teams yet. The first people who join start them.</p>
      ) : (
        <ul>
          {lab.teamList.map(({ id, name, members, handedIn }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-hairline py-2.5"
            >
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-dense text-muted">
                {countOf(members, ['person', 'people'])}, {handedIn} of {lab.stages.length} handed in
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function Mentors({ lab }: { lab: ShownLab }) {
  const people = [
    ...(lab.educator.id === formerMember.id ? [] : [lab.educator]),
    ...lab.mentorList.filter(({ id }) => id !== lab.educator.id),
  ]
  if (people.length === 0) return null
  return (
    <Section title="Mentors">
      <ul>
        {people.map(({ id, name, avatarUrl, designation, organization }) => (
          <li key={id} className="flex items-center gap-3.5 border-b border-hairline py-2.5">
            <Avatar {...firstAndLast(name)} src={avatarUrl} />
            <span className="min-w-0">
              <b className="block font-semibold">{name}</b>
              <span className="text-meta text-muted">
                {[designation, organization].filter(Boolean).join(', ') ||
                  (id === lab.educator.id ? 'Runs this lab' : 'Mentor')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
