import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { artOf } from '@kere/brand/categories'
import { lookup } from '@kere/contracts/http/open-value'
import { isDoneStanding, pathStandingNames } from '@kere/contracts/paths/learning-path-options'
import type { PathItem } from '@kere/contracts/paths/learning-paths'
import { ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Price } from '@kere/ui/money/price'
import { Badge } from '@kere/ui/status/badge'
import { CategoryLabel } from '@kere/ui/status/category-label'
import Check from 'lucide-react/icons/check'
import type { PathSection } from './path-section.ts'

interface PathRowProps {
  section: PathSection
  item: PathItem
  number: number
  answerCount: number
}

export function PathRow({ section, item, number, answerCount }: PathRowProps) {
  const { title, path, category, facts, price, reasons, standing } = item
  const { Picture, factsOf, action, isPlain } = section
  return (
    <li
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-5 desk:gap-x-5 ${
        isPlain ? 'desk:grid-cols-[2.25rem_minmax(0,1fr)_auto]' : 'desk:grid-cols-[2.25rem_10.5rem_minmax(0,1fr)_8rem]'
      }`}
    >
      <p aria-hidden="true" className="font-heading text-number leading-none font-heavy text-brand">
        {number}
      </p>
      {!isPlain && (
        <div className="max-desk:hidden">
          <Picture item={item} />
        </div>
      )}
      <div className="min-w-0">
        {category && !isPlain && <CategoryLabel name={category} color={artOf(category).swatch} />}
        <h3 className="mt-1">
          <a
            href={localPath(path)}
            lang={englishHere}
            className="text-ink no-underline underline-offset-3 hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="mt-1 text-dense text-muted">
          {[...factsOf(item), ...(englishHere ? [] : facts)].join(' · ')}
          {englishHere && facts.length > 0 && <span lang={englishHere}> {facts.join(' · ')}</span>}
        </p>
        <ul
          aria-label={t('Why it is here', 'Name of a list, for screen readers')}
          className="mt-2.5 grid list-none gap-1"
        >
          {reasons.map(({ answer, text }) => (
            <li key={answer} className="flex gap-2 text-dense">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" />
              <span lang={englishHere}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 max-desk:col-start-2 max-desk:mt-3 desk:flex-col desk:items-end">
        <Match fits={reasons.length} of={answerCount} />
        {standing ? (
          <Badge tone={isDoneStanding(standing) ? 'leaf' : 'brand'} icon={<Check aria-hidden="true" />}>
            {lookup(pathStandingNames, standing) ?? standing}
          </Badge>
        ) : (
          price !== null && <Price amount={price} />
        )}
        <ButtonLink href={path} variant="outline" className="text-dense max-desk:ms-auto">
          {action}
          <VisuallyHidden>
            : <span lang={englishHere}>{title}</span>
          </VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}

const Match = ({ fits, of }: { fits: number; of: number }) => (
  <p className="flex items-center gap-2 text-meta text-muted tabular-nums">
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, place) => (
        <span
          key={place}
          className={`h-1.75 w-4 rounded-swatch border ${place < fits ? 'border-brand bg-brand' : 'border-control'}`}
        />
      ))}
    </span>
    {t('{number} of {total}', { number: fits, total: of }, 'Place in a row, as “2 of 4”')}
    <VisuallyHidden> {t('of your answers fit', 'After a number as “2 of 3”, for screen readers')}</VisuallyHidden>
  </p>
)
