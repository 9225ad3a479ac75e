import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { t } from '@kere/brand/messages'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import { Chip } from '@kere/ui/controls/chip'
import { TextLink } from '@kere/ui/controls/link'
import { catalogueHref, cataloguePath, onFirstPage, hasFilters, type CatalogueAddress } from './catalogue-address.ts'

interface ActiveFilter {
  label: string
  without: Partial<CatalogueAddress>
}

function activeFilters({ search, categories, levels, languages, isFreeOnly }: CatalogueAddress): ActiveFilter[] {
  return [
    ...(search ? [{ label: `“${search}”`, without: { search: '' } }] : []),
    ...(isFreeOnly ? [{ label: t('Free', 'Price'), without: { isFreeOnly: false } }] : []),
    ...categories.map((category) => ({
      label: courseCategoryNames[category],
      without: { categories: categories.filter((other) => other !== category) },
    })),
    ...levels.map((level) => ({
      label: courseLevelNames[level],
      without: { levels: levels.filter((other) => other !== level) },
    })),
    ...languages.map((each) => ({
      label: contentLanguageNames[each],
      without: { languages: languages.filter((other) => other !== each) },
    })),
  ]
}

export function ActiveFilters({ address }: { address: CatalogueAddress }) {
  if (!hasFilters(address)) return null
  return (
    <ul
      aria-label={t('Active filters', 'Name of a list, for screen readers')}
      className="mt-3 flex flex-wrap items-center gap-2"
    >
      {activeFilters(address).map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <Chip href={catalogueHref({ ...onFirstPage(address), ...without })}>{label}</Chip>
        </li>
      ))}
      <li className="px-1.5">
        <TextLink href={cataloguePath} className="text-meta">
          {t('Clear all', 'Link: take all filters away')}
        </TextLink>
      </li>
    </ul>
  )
}
