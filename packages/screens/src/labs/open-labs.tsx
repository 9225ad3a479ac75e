import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import type { LabSummary } from '@kere/contracts/labs/labs'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { LabAction } from './lab-action.tsx'
import { openLabsQuery, participationsQuery } from './lab-queries.ts'
import { dayText, labDrawing, labHref, leftText, peopleText } from './lab-text.ts'
import { StageLine } from './stage-line.tsx'

interface OpenLabsProps {
  isShown?: (lab: LabSummary) => boolean
  none: ReactNode
}

/** Shows the open labs, with the actions that this person can take (S-399, S-400). */
export function OpenLabs({ isShown = () => true, none }: OpenLabsProps) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const labs = useQuery(openLabsQuery(api))
  const own = useQuery(participationsQuery(api))
  if (labs.isError)
    return (
      <LoadFailure title={labs.error.message} query={labs}>
        {t('Your places and requests are safe.', 'Text, part of a page')}
      </LoadFailure>
    )
  if (!labs.data || own.isPending)
    return (
      <SkeletonGroup label={t('Loading the open labs', 'Label, part of a page')}>
        <Skeleton className="h-20" />
        <Skeleton className="mt-3 h-20" />
      </SkeletonGroup>
    )
  const shown = labs.data.items.filter(isShown)
  if (shown.length === 0) return none
  return (
    <ul className="border-t border-hairline">
      {shown.map((lab) => (
        <LabLine
          key={lab.id}
          lab={lab}
          now={now}
          second={`${t('Closes {day}, 6:00 pm IST', { day: dayText(lab.closesAt, now) }, 'Of a lab')} · ${leftText(lab.closesAt, now)}`}
        >
          <LabAction lab={lab} now={now} participation={own.data?.[lab.id] ?? null} />
        </LabLine>
      ))}
    </ul>
  )
}

interface LabLineProps {
  lab: LabSummary
  now: number
  second: ReactNode
  href?: string
  children: ReactNode
}

export function LabLine({ lab, now, second, href = labHref(lab.id), children }: LabLineProps) {
  return (
    <li className="grid grid-cols-1 items-center gap-x-5 gap-y-3 border-b border-hairline py-4 desk:grid-cols-[4.5rem_minmax(0,1fr)_13.5rem]">
      <img
        src={lab.coverImage ?? coverPath(labDrawing(lab))}
        alt=""
        width={72}
        height={48}
        loading="lazy"
        className="h-12 w-18 rounded-badge border border-hairline bg-sunken object-cover max-desk:hidden"
      />
      <div className="min-w-0">
        <h3 className="text-card">
          <a href={localPath(href)} className="text-ink no-underline underline-offset-3 hover:underline">
            <span lang={englishHere}>{lab.title}</span>
          </a>
        </h3>
        <p className="mt-0.5 text-dense text-muted">{second}</p>
        <p className="text-dense text-muted">
          <StageLine lab={lab} now={now} /> · {peopleText(lab)}
        </p>
      </div>
      {children}
    </li>
  )
}
