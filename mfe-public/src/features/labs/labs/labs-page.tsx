import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { failureTitle } from '../../../pages/failure-title.ts'
import { discPath } from '@kere/brand/art-paths'
import { limits } from '@kere/contracts/http/limits'
import { labMessages, labPhaseNames, labPhases } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { labsPath, ownLabsPath } from '@kere/screens/labs/lab-text'
import { Cascade } from '@kere/ui/charts/cascade'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { SearchInput } from '@kere/ui/controls/search-input'
import { Select } from '@kere/ui/controls/select'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readForm } from '../../../forms/filter-fields.tsx'
import { FeedbackCall } from '../../../home-calls.registry.ts'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { useLabClock } from './use-lab-clock.ts'
import { LabRow } from './lab-row.tsx'
import { isFiltered, labsHref, readLabsAddress, type LabsAddress } from './labs-address.ts'
import { labsQuery, type ShownLabs } from './labs.api.ts'
import { participationsQuery } from '@kere/screens/labs/lab-queries'

const steps = [
  {
    name: t('Pick a brief', 'How labs work, first step'),
    text: t(
      'Each one comes from a ward, a lake group, a school or a canteen that will use the answer.',
      'How labs work',
    ),
  },
  {
    name: t('Tell us why', 'How labs work, second step'),
    text: t(
      'Up to 500 characters and a link, if you have one. The people who run the lab answer you by email.',
      'How labs work',
    ),
  },
  {
    name: t('Work in stages', 'How labs work, third step'),
    text: t('Every stage has a date and one thing to hand in. A mentor reads each of them.', 'How labs work'),
  },
  {
    name: t('Hand it over', 'How labs work, last step'),
    text: t('The result goes to the people who asked for it, and stays on the lab’s page.', 'How labs work'),
  },
]

export function LabsPage() {
  const { api, context } = useRemote()
  const [search] = useSearchParams()
  const address = readLabsAddress(search)
  const labs = useQuery({ ...labsQuery(api, address), placeholderData: keepPreviousData })
  if (labs.data === undefined)
    return labs.isPending ? (
      <DetailSkeleton label={t('Loading labs', 'For screen readers')} className="h-31" />
    ) : (
      <PageFailure
        title={failureTitle(labs.error, t('The labs did not load', 'Error'))}
        query={labs}
        retryHref={labsHref(address)}
      />
    )
  const { user } = context.session
  return (
    <>
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-7 pb-5 desk:pt-13">
            <div>
              <h1>{t('Challenge Labs', 'Way to learn, heading on the home page')}</h1>
              <p className="mt-1.5 max-w-measure text-lead text-muted">
                {t(
                  'Real projects for wards, lake groups and schools, with a mentor and a deadline. Join a team, hand in by stages and keep the result.',
                  'Below the title of the list of labs',
                )}
              </p>
            </div>
            {user ? (
              <ButtonLink href={ownLabsPath} variant="outline" className="max-[37.5rem]:w-full">
                {t('Your labs', 'Button')}
              </ButtonLink>
            ) : (
              <ButtonLink href="/auth/register" className="max-[37.5rem]:w-full">
                {t('Get Started', 'Button')}
              </ButtonLink>
            )}
          </header>
          <Section title={t('How it works', 'Heading on the home page')}>
            <Cascade stages={steps.map(() => ({ share: 1 }))} />
            <ol className="mt-3 grid gap-x-6 gap-y-4 min-[37.5rem]:grid-cols-2 wide:grid-cols-4">
              {steps.map(({ name, text }, index) => (
                <li key={name}>
                  <h3 className="text-card">
                    <span className="me-2 text-brand">{index + 1}</span>
                    {name}
                  </h3>
                  <p className="mt-1 text-dense text-muted">{text}</p>
                </li>
              ))}
            </ol>
          </Section>
          <OpenLabs labs={labs.data} address={address} />
          <div className="mt-section grid gap-x-12 gap-y-8 desk:grid-cols-[1.4fr_1fr]">
            <Section
              title={t('Mentor a lab', 'Heading')}
              link={{ href: '/become-educator', label: t('Become an educator', 'Link') }}
            >
              <p className="max-w-measure">
                {t(
                  'Approved educators can offer to mentor any open lab. Expect two to three hours a week: one call with the teams, and written notes at the end of each stage.',
                  'About mentoring a lab',
                )}
              </p>
            </Section>
            <Section title={t('Suggest a lab', 'Heading')}>
              <p className="max-w-measure">
                {t(
                  'Wards, lake groups, schools and companies can ask for a lab. Tell us the question, who will use the answer and by when.',
                  'About asking for a lab',
                )}
              </p>
              <p className="mt-3">
                <TextLink href="/contact" hasArrow>
                  {t('Write to us', 'Name of a form, for screen readers')}
                </TextLink>
              </p>
            </Section>
          </div>
        </div>
      </div>
      <FeedbackCall />
    </>
  )
}

interface OpenLabsProps {
  labs: ShownLabs | null
  address: LabsAddress
}

function OpenLabs({ labs, address }: OpenLabsProps) {
  const { api, context } = useRemote()
  const now = useLabClock(labs?.askedAt)
  const own = useQuery({ ...participationsQuery(api), enabled: context.session.user?.isOnboarded === true })
  const { items = [], sample, total = 0, nextCursor } = labs ?? {}
  const hasFilters = isFiltered(address)
  const of = (id: string) => own.data?.[id] ?? null
  return (
    <Section
      title={
        items.length > 0
          ? t('{count, plural, one {# open lab} other {# open labs}}', { count: total }, 'Heading')
          : t('Open labs', 'Heading, button')
      }
      meta={items.length > 1 ? t('Soonest deadline first', 'Order of a list') : undefined}
      className="mt-section"
    >
      {(items.length > 0 || hasFilters) && <Filters address={address} />}
      {items.length > 0 ? (
        <ul className="border-t border-hairline">
          {items.map((lab, index) => (
            <LabRow
              key={lab.id}
              lab={lab}
              now={now}
              participation={of(lab.id)}
              isFirst={index === 0 && address.cursor === null}
            />
          ))}
        </ul>
      ) : hasFilters ? (
        <EmptyState
          title={t('No labs match', 'Heading of an empty list')}
          action={
            <ButtonLink href={labsPath} variant="outline">
              {t('Clear filters', 'Button')}
            </ButtonLink>
          }
        >
          {t('Try other words, or another stage.', 'Filters without a result')}
        </EmptyState>
      ) : (
        <EmptyState title={labMessages.noneOpen} headingLevel="h3" picture={discPath('labs')}>
          {t('New labs appear here as soon as a ward, a lake group or a school brings one.', 'Empty list')}
        </EmptyState>
      )}
      {items.length === 0 && sample && (
        <ul className="mt-6 border-t border-hairline">
          <LabRow lab={sample} now={now} participation={null} />
        </ul>
      )}
      {(nextCursor || address.cursor) && (
        <p className="mt-6 flex flex-wrap items-center justify-center gap-5">
          {address.cursor && (
            <TextLink href={labsHref({ ...address, cursor: null })}>{t('Back to the first labs', 'Link')}</TextLink>
          )}
          {nextCursor && (
            <ButtonLink variant="outline" href={labsHref({ ...address, cursor: nextCursor })}>
              {t('More labs', 'Button')}
            </ButtonLink>
          )}
        </p>
      )}
    </Section>
  )
}

function Filters({ address }: { address: LabsAddress }) {
  const navigate = useNavigate()
  const field = useTypedField(address.search)
  const visit = (form: HTMLFormElement) => void navigate(labsHref({ ...readLabsAddress(readForm(form)), cursor: null }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    visit(event.currentTarget)
  }
  return (
    <form
      method="get"
      action={localPath(labsPath)}
      role="search"
      onSubmit={submit}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <SearchInput
        ref={field}
        name="search"
        label={t('Search labs', 'Label of a field')}
        placeholder={t('Search labs', 'Label of a field')}
        defaultValue={address.search}
        maxLength={limits.searchLength}
        className="min-w-0 grow basis-60"
      />
      <Select
        key={address.phase}
        name="phase"
        label={t('Stage', 'Filter: stage of a lab')}
        labelPlace="hidden"
        defaultValue={address.phase ?? ''}
        options={[
          { value: '', label: t('Any stage', 'Filter: stage of a lab') },
          ...labPhases.map((value) => ({ value, label: labPhaseNames[value] })),
        ]}
        onChange={({ currentTarget }) => currentTarget.form && visit(currentTarget.form)}
        className="grow desk:grow-0"
      />
      <Button type="submit" variant="outline">
        {t('Search', 'Button')}
      </Button>
    </form>
  )
}
