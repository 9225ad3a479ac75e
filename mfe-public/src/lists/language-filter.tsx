import { type Language, languages } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Disclosure } from '@kere/ui/layout/disclosure'
import type { ChangeEvent } from 'react'
import { FilterTitle } from './filter-sheet.tsx'

interface LanguageFilterProps {
  chosen: readonly Language[]
  /** Left out by a list that counts nothing by its filters. */
  counts?: readonly { value: string; count: number }[] | undefined
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** Chooses the languages in which something was written. */
export function LanguageFilter({ chosen, counts, onChange }: LanguageFilterProps) {
  return (
    <Disclosure summary={<FilterTitle>{t('Language', 'Label')}</FilterTitle>} isOpen={chosen.length > 0}>
      {languages.map((each) => (
        <Checkbox
          key={each}
          name="language"
          value={each}
          count={counts?.find(({ value }) => value === each)?.count}
          checked={chosen.includes(each)}
          onChange={onChange}
        >
          {contentLanguageNames[each]}
        </Checkbox>
      ))}
    </Disclosure>
  )
}
