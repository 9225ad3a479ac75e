import { englishHere } from '@kere/brand/language'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { labMessages, stageAt } from '@kere/contracts/labs/lab-options'
import type { OwnParticipation } from '@kere/contracts/labs/lab-participation'
import type { LabSummary } from '@kere/contracts/labs/labs'
import {
  dayParts,
  dayText,
  labDrawing,
  labHref,
  leftText,
  lengthText,
  peopleText,
  sharesAt,
  teamText,
} from '@kere/screens/labs/lab-text'
import { Cascade } from '@kere/ui/charts/cascade'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Badge } from '@kere/ui/status/badge'
import { CategoryLabel } from '@kere/ui/status/category-label'
import CircleDot from 'lucide-react/icons/circle-dot'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { Link } from 'react-router-dom'
import { Cover } from '../../../pages/cover.tsx'
import { LabAction } from '@kere/screens/labs/lab-action'

interface LabRowProps {
  lab: LabSummary
  now: number
  participation: OwnParticipation | null
  isFirst?: boolean
}

export function LabRow({ lab, now, participation, isFirst = false }: LabRowProps) {
  const current = stageAt(lab.stages, now)
  return (
    <li className="grid gap-x-7 gap-y-3 border-b border-hairline py-6 desk:grid-cols-[12rem_minmax(0,1fr)_12rem] wide:grid-cols-[15.75rem_minmax(0,1fr)_13.5rem]">
      <Cover
        drawing={coverPath(labDrawing(lab))}
        image={lab.coverImage}
        className="h-33 rounded-card border desk:h-full desk:min-h-49"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LabBadge lab={lab} />
          {lab.category && (
            <CategoryLabel name={labelOf(courseCategoryNames, lab.category)} color={artOf(lab.category).swatch} />
          )}
        </p>
        <h3 className="mt-2 text-panel">
          <Link
            to={labHref(lab.id)}
            lang={englishHere}
            className="text-ink no-underline underline-offset-3 hover:underline"
          >
            {lab.title}
          </Link>
        </h3>
        <p lang={englishHere} className="mt-1 max-w-measure text-muted">
          {lab.summary}
        </p>
        {lab.isSample ? (
          <p className="mt-3 max-w-measure text-dense text-muted">{labMessages.sample}</p>
        ) : (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Cascade stages={sharesAt(lab.stages, now)} className="h-13.5! w-43!" />
              <p className="text-dense">
                <b className="block font-semibold">
                  {current ? (
                    <>
                      {stageOf(current.index, lab.stages.length)} <span lang={englishHere}>{current.stage.name}</span>
                    </>
                  ) : (
                    t('All stages are over', 'A lab')
                  )}
                </b>
                <span className="text-muted">
                  {lengthText(lab)}, {teamText(lab)}
                </span>
              </p>
            </div>
            <p className="mt-2.5 text-dense text-muted">
              {peopleText(lab)} · {t('run by', 'Before the name of the educator of a lab')}{' '}
              <b lang={englishHere} className="font-semibold text-ink">
                {lab.educator.name}
              </b>
            </p>
          </>
        )}
      </div>
      <div className="grid content-start gap-3">
        {lab.isSample ? (
          <p className="text-meta text-muted">
            {t('No dates: a sample cannot be joined.', 'A lab that only shows what a lab is')}
          </p>
        ) : (
          <Closes closesAt={lab.closesAt} now={now} />
        )}
        <LabAction lab={lab} now={now} participation={participation} isPrimary={isFirst} />
      </div>
    </li>
  )
}

const stageOf = (index: number, total: number) =>
  t('Stage {number} of {total}:', { number: index + 1, total }, 'Before the name of the stage of a lab')

export function LabBadge({ lab }: { lab: Pick<LabSummary, 'isSample' | 'state'> }) {
  if (lab.isSample)
    return (
      <Badge icon={<FlaskConical aria-hidden="true" />}>
        {t('Sample', 'Mark of a lab that only shows what a lab is')}
      </Badge>
    )
  if (lab.state !== 'open')
    return <Badge icon={<CircleDot aria-hidden="true" />}>{t('Closed', 'State of a lab')}</Badge>
  return (
    <Badge tone="leaf" icon={<CircleDot aria-hidden="true" />}>
      {t('Open', 'State of a lab')}
    </Badge>
  )
}

export function Closes({ closesAt, now }: { closesAt: string; now: number }) {
  const isOver = Date.parse(closesAt) <= now
  return (
    <div className="flex gap-3">
      <DateBlock instant={closesAt} />
      <p className="pt-1.5 text-meta text-muted">
        {isOver ? t('Requests closed', 'A lab') : t('Closes', 'Before the day and the time')}
        <VisuallyHidden> {dayText(closesAt, now)}</VisuallyHidden>
        <b className="block text-dense font-semibold text-ink">{t('6:00 pm IST', 'Time of day')}</b>
        {!isOver && <Unbroken>{leftText(closesAt, now)}</Unbroken>}
      </p>
    </div>
  )
}

/** Hidden from screen readers, because the text beside it says the same. */
function DateBlock({ instant }: { instant: string }) {
  const { weekday, number, month } = dayParts(instant)
  return (
    <p
      aria-hidden="true"
      className="w-13.5 shrink-0 self-start border-t-3 border-ink pt-1.5 text-meta leading-dense desk:w-16"
    >
      <span className="block text-muted">{weekday}</span>
      <span className="block font-heading text-number font-heavy tabular-nums">{number}</span>
      {month}
    </p>
  )
}
