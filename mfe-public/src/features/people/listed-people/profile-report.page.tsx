import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
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

export const learnerReportRoute = { path: '/learners/:id/report', languages: ['kn', 'hi', 'ta'], isNeverKept: true }

export const educatorReportRoute = {
  path: '/services/educators/:id/report',
  languages: ['kn', 'hi', 'ta'],
  isNeverKept: true,
}

const loadContract = () => import('@kere/contracts/people/profile-reports')

const reasons = [
  { value: '', label: t('Choose a reason', 'First choice of a list') },
  ...reportReasons.map((value) => ({ value, label: reportReasonNames[value] })),
]

const titleOf = (name: string | undefined) =>
  name ? t('Report {name}', { name }, 'Title of a page') : t('Report a profile', 'Title of a page')

const kindTexts = {
  educator: {
    many: t('Educators', 'Menu, title of a page'),
    all: t('All educators', 'Button'),
    failed: t('The educator did not load', 'Error'),
  },
  learner: {
    many: t('Learners', 'Menu, title of a page'),
    all: t('All learners', 'Button'),
    failed: t('The learner did not load', 'Error'),
  },
}

function ProfileReportPage({ kind }: { kind: PeopleKind }) {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const person = useQuery(personQuery(api, kind, id))
  const isSent = useIsSent(`report-${kind}`)
  const text = kindTexts[kind]

  // The report's sender is thanked even if the person has been hidden meanwhile.
  if (person.data === null && !isSent) return <PersonNotFound kind={kind} />
  if (person.isError && !isSent)
    return (
      <PageFailure title={failureTitle(person.error, text.failed)} query={person} retryHref={reportHref(kind, id)} />
    )
  if (person.isPending) return <DetailSkeleton label={t('Loading the form', 'For screen readers')} className="h-31" />
  const name = person.data?.name
  return (
    <div className="px-gutter pt-5 pb-section desk:pt-8">
      <div className="mx-auto max-w-measure">
        <Breadcrumbs
          crumbs={[
            { label: text.many, href: peoplePath(kind) },
            ...(name ? [{ label: name, href: personHref(kind, id), lang: englishHere }] : []),
            { label: t('Report', 'Breadcrumb: a report about a person') },
          ]}
        />
        <h1 className="mt-4 text-title wrap-anywhere">{titleOf(name)}</h1>
        {isSent ? (
          <div className="mt-6 border-t-2 border-ink pt-5">
            <FormSent
              title={t('Report sent', 'Heading: a report about a person')}
              next={{ href: peoplePath(kind), label: text.all }}
            >
              {t(
                'Thank you. We read every report. If we can reach you, we email you what we decided.',
                'After a report about a person',
              )}
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
        {t('Tell us what is wrong with this profile. They are not told who reported them.', 'Above a form')}
      </p>
      <VisitorForm
        name={`report-${kind}`}
        path={path}
        label={t('Report this profile', 'Link, name of a form')}
        names={['reason', 'text', 'email']}
        loadSchema={async () => (await loadContract()).newReport}
        send={async (api, body: NewReport) => api.call((await loadContract()).reportProfile, { params: { id }, body })}
        failure={{ title: reportFailure, text: t('What you wrote is still here.', 'Below an error') }}
        submit={{ label: t('Send report', 'Button'), busy: t('Sending', 'Button while it works') }}
      >
        {({ field, errors }) => (
          <>
            <Select
              {...field('reason')}
              label={t('Reason', 'Label of a field')}
              options={reasons}
              required
              error={errors.reason}
            />
            <TextArea
              {...field('text')}
              label={t('What happened', 'Label of a field')}
              note={t('(optional)', 'After the label of a field')}
              hint={t('What you saw, and where on the profile.', 'Below a field')}
              rows={5}
              error={errors.text}
            />
            {context.session.user ? (
              <p className="text-dense text-muted">
                {t('We email our answer to the address of your account.', 'Below a form')}
              </p>
            ) : (
              <TextInput
                {...field('email')}
                label={t('Email', 'Label of a field')}
                type="email"
                note={t('(optional)', 'After the label of a field')}
                hint={t('We only use it to tell you what we decided.', 'Below a field: email')}
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
    const title = isSent ? t('Report sent', 'Heading: a report about a person') : titleOf(person?.name)
    return {
      status: isSent ? 200 : person === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? t('Error: {title}', { title }, 'Title of a page') : title,
        description: t('Tell us what is wrong with a profile.', 'What search engines show'),
        canonical: path,
        breadcrumbs: [
          { label: kindTexts[kind].many, path: peoplePath(kind) },
          ...(person ? [{ label: person.name, path: personHref(kind, id) }] : []),
          { label: t('Report', 'Breadcrumb: a report about a person'), path },
        ],
        noindex: true,
      },
    }
  },
})

export const educatorReportPage = createReportPage('educator')
export const learnerReportPage = createReportPage('learner')
