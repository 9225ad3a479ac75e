import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import type { FoundKind } from '@kere/contracts/search/site-search-options'
import type { Found } from '@kere/contracts/search/site-search'
import { Avatar } from '@kere/ui/art/avatar'
import { MarkedText } from '@kere/ui/layout/marked-text'
import { formatPrice } from '@kere/ui/money/price-format'
import { clockText, dayOf, dayText } from '@kere/ui/time/clock-times'

interface FoundOptionProps {
  kind: FoundKind
  item: Found
  search: string
}

export function FoundOption({ kind, item, search }: FoundOptionProps) {
  return (
    <span className="flex items-center gap-4">
      <span className="grid w-13 shrink-0 place-items-center">
        <Picture kind={kind} item={item} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">
          <MarkedText text={item.title} search={search} />
        </span>
        <span className="block text-meta text-muted">
          <MarkedText text={saidOf(kind, item).join(' · ')} search={search} />
        </span>
      </span>
    </span>
  )
}

function Picture({ kind, item: { id, title, picture, drawing } }: Omit<FoundOptionProps, 'search'>) {
  const [firstName = '', ...names] = title.split(' ')
  if (kind === 'people' || kind === 'users')
    return <Avatar firstName={firstName} lastName={names.at(-1) ?? ''} src={picture} />
  if (!drawing) return null
  return (
    <img
      src={picture ?? coverPath({ id, ...drawing })}
      alt=""
      width={52}
      height={36}
      className="h-9 w-13 rounded-badge border border-hairline bg-sunken object-cover"
    />
  )
}

function saidOf(kind: FoundKind, { facts, text, price, startsAt, closesAt }: Found): string[] {
  const now = Date.now()
  const momentText = (at: string) =>
    t('{when}, {time} IST', { when: dayText(dayOf(at), now), time: clockText(at) }, 'When something is')
  return [
    ...(startsAt !== null && kind !== 'posts' && kind !== 'news' ? [momentText(startsAt)] : []),
    ...(closesAt === null ? [] : [t('closes {when}', { when: momentText(closesAt) }, 'A job or a lab')]),
    ...facts,
    ...(price === null ? [] : [formatPrice(price)]),
    ...(facts.length === 0 && text !== '' ? [text] : []),
  ]
}
