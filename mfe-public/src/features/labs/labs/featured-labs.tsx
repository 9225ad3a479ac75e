import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { labLimits, labMessages, interestWords } from '@kere/contracts/labs/lab-options'
import type { LabSummary } from '@kere/contracts/labs/labs'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import {
  dayText,
  labDrawing,
  labHref,
  labsPath,
  lengthText,
  ownLabsPath,
  sharesAt,
  teamText,
} from '@kere/screens/labs/lab-text'
import { Cascade } from '@kere/ui/charts/cascade'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { CategoryLabel } from '@kere/ui/status/category-label'
import { CardSkeletons } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Cover } from '../../../pages/cover.tsx'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { LabBadge } from './lab-row.tsx'
import { labsOnHomeQuery, type ShownLabs } from './labs.api.ts'
import { useLabClock } from './use-lab-clock.ts'
import type { Part } from '../../../pages/seen-part.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

/** Shows open labs, or the sample if there is none (S-071, U-24). */
function FeaturedLabs() {
  const { api } = useRemote()
  const labs = useQuery(labsOnHomeQuery(api))
  const now = useLabClock(labs.data?.askedAt)
  const shown = labs.data && shownOf(labs.data)
  if (shown?.length === 0) return null
  const total = labs.data?.total ?? 0
  return (
    <Section
      title={t('Featured Challenge Labs', 'Heading on the home page')}
      link={{
        href: labsPath,
        label:
          total > 1
            ? t('{count, plural, one {All # open lab} other {All # open labs}}', { count: total }, 'Link')
            : t('All labs', 'Link'),
      }}
    >
      {shown ? (
        <Labs labs={shown} now={now} />
      ) : labs.isPending ? (
        <CardSkeletons count={labLimits.onHome} label={t('Loading labs', 'For screen readers')} />
      ) : (
        <LatePart
          of={failurePart}
          props={{
            title: labs.error?.message ?? labMessages.listFailed,
            query: labs,
            retryHref: '/',
            children: t('The rest of the page works.', 'Below an error in one part of a page'),
          }}
        />
      )}
    </Section>
  )
}

const shownOf = ({ items, sample }: ShownLabs) => (items.length > 0 || sample === null ? items : [sample])

function Labs({ labs, now }: { labs: readonly LabSummary[]; now: number }) {
  const [first, ...others] = labs
  return (
    <ul
      className={`grid gap-gap ${others.length === 0 ? '' : others.length === 1 ? 'desk:grid-cols-2' : 'wide:grid-cols-[7fr_5fr] wide:grid-rows-[1fr_1fr]'}`}
    >
      {first && (
        <li
          className={`overflow-hidden rounded-card border border-hairline bg-surface ${others.length > 1 ? 'wide:row-span-2' : ''}`}
        >
          <Cover drawing={coverPath(labDrawing(first))} image={first.coverImage} className="h-36 border-b desk:h-56" />
          <div className="p-4.5 desk:p-5">
            <LabWords lab={first} now={now} isLarge />
          </div>
        </li>
      )}
      {others.map((lab) => (
        <li
          key={lab.id}
          className="grid grid-cols-[6rem_minmax(0,1fr)] overflow-hidden rounded-card border border-hairline bg-surface desk:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <Cover drawing={coverPath(labDrawing(lab))} image={lab.coverImage} className="h-full border-e" />
          <div className="p-4">
            <LabWords lab={lab} now={now} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function LabWords({ lab, now, isLarge = false }: { lab: LabSummary; now: number; isLarge?: boolean }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <LabBadge lab={lab} />
        {lab.category && (
          <CategoryLabel name={labelOf(courseCategoryNames, lab.category)} color={artOf(lab.category).swatch} />
        )}
      </p>
      <h3 className={`mt-2 ${isLarge ? 'text-panel' : ''}`}>
        <Link
          to={labHref(lab.id)}
          lang={englishHere}
          className="text-ink no-underline underline-offset-3 hover:underline"
        >
          {lab.title}
        </Link>
      </h3>
      <p
        lang={englishHere}
        className={`mt-1 max-w-measure wrap-anywhere text-muted ${isLarge ? '' : 'line-clamp-2 text-snug max-desk:hidden'}`}
      >
        {lab.summary}
      </p>
      {lab.isSample ? (
        <p className="mt-3 text-dense text-muted">{labMessages.sample}</p>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Cascade stages={sharesAt(lab.stages, now)} className="h-8! w-24!" />
          <p className="text-dense">
            <b className="block font-semibold">
              {t('Closes {day}, 6:00 pm IST', { day: dayText(lab.closesAt, now) }, 'When a lab takes no more requests')}
            </b>
            <span className="text-meta text-muted">
              {lengthText(lab)}, {teamText(lab)}
            </span>
          </p>
        </div>
      )}
      {isLarge && !lab.isSample && <Calls title={lab.title} />}
    </>
  )
}

function Calls({ title }: { title: string }) {
  const { user } = useRemote().context.session
  const isKnown = useHydrated() && user !== null
  const href = isKnown ? ownLabsPath : withNext(signInPath, ownLabsPath)
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {(['student', 'educator'] as const).map((role, index) => (
        <ButtonLink key={role} href={href} variant={index === 0 ? 'primary' : 'outline'}>
          {interestWords[role].action}
          <VisuallyHidden lang={englishHere}>: {title}</VisuallyHidden>
        </ButtonLink>
      ))}
    </p>
  )
}

export const featuredLabs: Part = {
  component: FeaturedLabs,
  queries: (api) => [labsOnHomeQuery(api)],
}
