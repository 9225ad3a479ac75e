import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { coverPath } from '@kere/brand/art-paths'
import type { FoundKind } from '@kere/contracts/search/site-search-options'
import type { Found } from '@kere/contracts/search/site-search'
import { Avatar } from '@kere/ui/art/avatar'
import { MarkedText } from '@kere/ui/layout/marked-text'
import { Price } from '@kere/ui/money/price'
import { clockText, dayOf, dayText } from '@kere/ui/time/clock-times'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import FileText from 'lucide-react/icons/file-text'
import { Link } from 'react-router-dom'
import { langOf } from '@kere/screens/content-language'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Cover } from '../../../pages/cover.tsx'
import { OwnCourse } from '../../../pages/own-course.tsx'

interface FoundRowProps {
  kind: FoundKind
  item: Found
  search: string
  askedAt: number
}

export function FoundRow({ kind, item, search, askedAt }: FoundRowProps) {
  const { title, path, text, price } = item
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-b border-hairline py-4 first:pt-0 last:border-0 desk:grid-cols-[6rem_minmax(0,1fr)_auto] max-wide:first:pt-4">
      <Picture kind={kind} item={item} />
      <div className="min-w-0 wrap-anywhere">
        <h3 lang={langOf(item.language)} className="text-card">
          <Link to={path} className="text-ink no-underline underline-offset-3 hover:underline">
            <MarkedText text={title} search={search} />
          </Link>
        </h3>
        {text && (
          <p lang={langOf(item.language)} className="mt-0.5 text-dense text-muted">
            <MarkedText text={text} search={search} />
          </p>
        )}
        <p className="mt-1 text-meta text-muted">
          {factsOf(kind, item, askedAt).map(({ text: fact, lang }, place) => (
            <span key={fact} lang={lang}>
              {place > 0 && ' · '}
              <MarkedText text={fact} search={search} />
            </span>
          ))}
        </p>
      </div>
      {price !== null && (
        <p className="max-desk:col-start-2 desk:grid desk:content-start desk:justify-items-end desk:gap-1.5 max-desk:flex max-desk:gap-4">
          <Price amount={price} />
          {kind === 'courses' && <OwnCourse id={item.id} />}
        </p>
      )}
    </li>
  )
}

function Picture({ kind, item }: { kind: FoundKind; item: Found }) {
  const { id, title, picture, drawing, startsAt } = item
  if (kind === 'events' && startsAt !== null) return <EventDateBlock startsAt={startsAt} />
  if (kind === 'people' || kind === 'users')
    return <Avatar {...firstAndLast(title)} src={picture} className="size-14" />
  if (drawing === null)
    return (
      <span className="grid h-12 w-18 place-items-center rounded-badge border border-hairline bg-sunken text-muted">
        <FileText aria-hidden="true" className="size-5" />
      </span>
    )
  return (
    <Cover
      drawing={coverPath({ id, ...drawing })}
      image={picture}
      className="h-12 w-18 self-start rounded-badge border desk:h-16 desk:w-24"
    />
  )
}

const timeText = (at: string, now: number) => `${dayText(dayOf(at), now)}, ${clockText(at)} IST`

function factsOf(kind: FoundKind, { facts, startsAt, closesAt }: Found, askedAt: number) {
  const written = facts.map((text) => ({ text, lang: englishHere }))
  const own = (text: string) => ({ text, lang: undefined })
  if ((kind === 'posts' || kind === 'news') && startsAt !== null)
    return [...written.slice(0, 1), own(dateInIndia(Date.parse(startsAt))), ...written.slice(1)]
  return [
    ...(startsAt === null ? [] : [own(timeText(startsAt, askedAt))]),
    ...(closesAt === null
      ? []
      : [own(t('Closes {time}', { time: timeText(closesAt, askedAt) }, 'When a lab takes no more requests'))]),
    ...written,
  ]
}
