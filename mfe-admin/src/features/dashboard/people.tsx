import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { Section } from '@kere/ui/layout/section'

const number = new Intl.NumberFormat('en-IN')

export function People({
  figures: { users, students, educators, admins, sessionsActive },
}: {
  figures: AdminDashboard
}) {
  const roles = [
    { name: 'Learners', count: students },
    { name: 'Educators', count: educators },
    { name: 'Admins', count: admins },
  ]
  return (
    <Section title="People" meta={`${number.format(sessionsActive)} signed in now`}>
      <ul className="-mt-4 list-none">
        {roles.map(({ name, count }) => (
          <li key={name} className="border-b border-hairline py-3">
            <p className="flex items-baseline justify-between text-dense">
              <span className="font-semibold">{name}</span>
              <span className="tabular-nums">
                {number.format(count)} <span className="text-meta text-muted">of {number.format(users)}</span>
              </span>
            </p>
            <ProgressBar label={`${name} among all users`} value={count} max={users} className="mt-2" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
