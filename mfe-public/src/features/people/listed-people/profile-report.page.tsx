import type { NewReport } from '@kere/contracts/people/profile-reports'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { reportFailure, reportReasonNames, reportReasons } from '@kere/contracts/people/profile-reports-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { FormSent, useIsSent } from '../../../forms/form-sent.tsx'
import { VisitorForm } from '../../../forms/visitor-form.tsx'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { peoplePath, personHref, reportHref } from './people-address.ts'
import { personQuery } from './people.api.ts'
import { PersonNotFound } from './person-not-found.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const learnerReportRoute = { path: '/learners/:id/report', isNeverKept: true }

export const educatorReportRoute = { path: '/services/educators/:id/report', isNeverKept: true }

const loadContract = () => import('@kere/contracts/people/profile-reports')

const reasons = [
  { value: '', label: 'Choose a reason' },
  ...reportReasons.map((value) => ({ value, label: reportReasonNames[value] })),
]

function ProfileReportPage({ kind }: { kind: PeopleKind }) {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const person = useQuery(personQuery(api, kind, id))
  const isSent = useIsSent(`report-${kind}`)
  const many = kind === 'educator' ? 'Educators' : 'Learners'

  // The report's sender is thanked even if the person has been hidden meanwhile.
  if (person.data === null && !isSent) return <PersonNotFound kind={kind} />
  if (person.isError && !isSent)
    return <PageFailure title={person.error.message} query={person} retryHref={reportHref(kind, id)} />
  if (person.isPending) return <DetailSkeleton label="Loading the form" className="h-31" />
  const name = person.data?.name
  return (
    <div className="px-gutter pt-5 pb-section desk:pt-8">
      <div className="mx-auto max-w-measure">
        <Breadcrumbs
          crumbs={[
            { label: many, href: peoplePath(kind) },
            ...(name ? [{ label: name, href: personHref(kind, id) }] : []),
            { label: 'Report' },
          ]}
        />
        <h1 className="mt-4 text-title wrap-anywhere">{name ? `Report ${name}` : 'Report a profile'}</h1>
        {isSent ? (
          <div className="mt-6 border-t-2 border-ink pt-5">
            <FormSent title="Report sent" next={{ href: peoplePath(kind), label: `All ${many.toLowerCase()}` }}>
              Thank you. We read every report. If we can reach you, we email you what we decided.
            </FormSent>
          </div>
        ) : (
          <ReportForm kind={kind} id={id} />
        )}
      </div>
    </div>
  )
}

function ReportForm({ kind, id }: { kind: PeopleKind; id: string }) {
  const { context } = useRemote()
  const path = reportHref(kind, id)
  return (
    <>
      <p className="mt-2 mb-6 text-muted">
        Tell us what is wrong with this profile. They are not told who reported them.
      </p>
      <VisitorForm
        name={`report-${kind}`}
        path={path}
        label="Report this profile"
        names={['reason', 'text', 'email']}
        loadSchema={async () => (await loadContract()).newReport}
        send={async (api, body: NewReport) => api.call((await loadContract()).reportProfile, { params: { id }, body })}
        failure={{ title: reportFailure, text: 'What you wrote is still here.' }}
        submit={{ label: 'Send report', busy: 'Sending' }}
      >
        {({ field, errors }) => (
          <>
            <Select {...field('reason')} label="Reason" options={reasons} required error={errors.reason} />
            <TextArea
              {...field('text')}
              label="What happened"
              note="(optional)"
              hint="What you saw, and where on the profile."
              rows={5}
              error={errors.text}
            />
            {context.session.user ? (
              <p className="text-dense text-muted">We email our answer to the address of your account.</p>
            ) : (
              <TextInput
                {...field('email')}
                label="Email"
                type="email"
                note="(optional)"
                hint="We only use it to tell you what we decided."
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                error={errors.email}
              />
            )}
          </>
        )}
      </VisitorForm>
    </>
  )
}

const createReportPage = (kind: PeopleKind): PublicPage => ({
  component: () => <ProfileReportPage kind={kind} />,
  queries: ({ params }, api) => [personQuery(api, kind, params.id ?? '')],
  describe({ params, search, submission }, { api, cache }) {
    const { id = '' } = params
    const { queryKey } = personQuery(api, kind, id)
    const isSent = search.has('sent')
    const person = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = reportHref(kind, id)
    const title = isSent ? 'Report sent' : person ? `Report ${person.name}` : 'Report a profile'
    return {
      status: isSent ? 200 : person === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? `Error: ${title}` : title,
        description: 'Tell us what is wrong with a profile.',
        canonical: path,
        breadcrumbs: [
          { label: kind === 'educator' ? 'Educators' : 'Learners', path: peoplePath(kind) },
          ...(person ? [{ label: person.name, path: personHref(kind, id) }] : []),
          { label: 'Report', path },
        ],
        noindex: true,
      },
    }
  },
})

export const educatorReportPage = createReportPage('educator')
export const learnerReportPage = createReportPage('learner')
