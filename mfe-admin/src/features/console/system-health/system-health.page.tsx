import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { QuickStats, QuickStatsSkeleton, type Stat } from '@kere/screens/quick-stats'
import { momentOf } from '@kere/screens/time-in-india'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import { releasesQuery } from '../../../releases/releases.api.ts'
import { FactTable } from './fact-table.tsx'
import { Objectives } from './objectives.tsx'
import { RunningReleases } from './running-releases.tsx'
import { systemQuery, type SystemAnswer } from './system-health.api.ts'
import { ageOf, gigabytes, numberOf, systemPath } from './system-health-text.ts'

export const route = { path: '/dashboard/system', roles: ['admin'] }

function SystemPage() {
  const { api } = useRemote()
  const system = useQuery(systemQuery(api))
  return (
    <div className="px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      <h1 className="sr-only">System</h1>
      {system.isError && (
        <LoadFailure title="Failed to fetch the state of the system" query={system} className="mb-6">
          {system.data
            ? `What you see below is from ${momentOf(system.data.at)} IST.`
            : 'Emails and other work go on without this page.'}
        </LoadFailure>
      )}
      {system.isPending && <QuickStatsSkeleton />}
      {system.data && <QuickStats stats={statsOf(system.data)} />}
      <div className="mt-8 grid grid-cols-1 gap-10 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 content-start gap-y-9">
          {system.data && <Failures system={system.data} />}
          <Objectives />
          {system.data && <Work system={system.data} />}
        </div>
        <div>
          <RunningReleases />
        </div>
      </div>
    </div>
  )
}

function Failures({ system: { facts, at } }: { system: SystemAnswer }) {
  const failures = facts.filter(({ group, isLate }) => group === 'failure' && isLate)
  if (failures.length === 0) return null
  return (
    <Section title="Needs a decision">
      <FactTable caption="What was given up" columns={['What', 'Count', 'Oldest', 'Target']} facts={failures} at={at} />
    </Section>
  )
}

function Work({ system: { facts, at } }: { system: SystemAnswer }) {
  const [queues, records] = [
    facts.filter(({ group }) => group === 'queue'),
    facts.filter(({ group }) => group === 'record'),
  ]
  const late = queues.filter(({ isLate }) => isLate).length
  return (
    <div className="grid grid-cols-1 content-start gap-y-9">
      <Section
        title="Background work"
        meta={`${countOf(queues.length, 'queue')}, ${late === 0 ? 'all in time' : `${late} late`}`}
      >
        <FactTable caption="Queues" columns={['Queue', 'Waiting', 'Oldest', 'Target']} facts={queues} at={at} />
      </Section>
      {records.length > 0 && (
        <Section title="Last runs">
          <FactTable caption="Last runs" columns={['Run', 'Count', 'Last', 'Target']} facts={records} at={at} />
        </Section>
      )}
      <p className="text-meta text-muted">
        As of {momentOf(at)} IST. Updated each minute. Everybody sees the{' '}
        <a href="/status" className="text-brand underline underline-offset-3">
          status page
        </a>
        .
      </p>
    </div>
  )
}

function statsOf({ facts, database: { bytes, limitBytes }, at }: SystemAnswer): Stat[] {
  const emails = facts.find(({ name }) => name === 'emails-waiting')
  const failed = facts.filter(({ group }) => group === 'failure').reduce((sum, { count }) => sum + (count ?? 0), 0)
  const late = facts.filter(({ isLate }) => isLate).length
  const oldest = emails && ageOf(emails, at)
  return [
    ...(emails
      ? [
          {
            label: 'Emails waiting',
            value: numberOf(emails),
            note: oldest === null || oldest === undefined ? 'Target 1 minute' : `Oldest ${oldest}, target 1 minute`,
            href: emails.path ?? systemPath,
          },
        ]
      : []),
    {
      label: 'Given up',
      value: failed,
      note: failed === 0 ? 'Nothing needs a decision' : 'Decide what happens to them',
    },
    { label: 'Late', value: late, note: `of ${facts.length} checks` },
    {
      label: 'Database',
      value: `${Math.ceil((100 * bytes) / limitBytes)}%`,
      note: `${gigabytes(bytes)} of ${gigabytes(limitBytes)}`,
    },
  ]
}

export const page: PageModule = {
  component: SystemPage,
  queries: (_, api) => [systemQuery(api), releasesQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'System',
      description: 'What waits, what failed, and which releases run.',
      path: systemPath,
    }),
}
