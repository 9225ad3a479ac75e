import { isLanguage, type Language, languages } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { Select } from '@kere/ui/controls/select'

const options = languages.map((value) => ({ value, label: contentLanguageNames[value] }))

interface LanguageFieldProps {
  id: string
  hint?: string
  /** An API may send a language that this release does not know. */
  value: string
  onChange(language: Language): void
}

/** The language in which something is written. */
export const LanguageField = ({ onChange, ...field }: LanguageFieldProps) => (
  <Select
    label={t('Language', 'Label, educator')}
    options={options}
    onChange={({ currentTarget: { value } }) => onChange(isLanguage(value) ? value : 'en')}
    {...field}
  />
)
