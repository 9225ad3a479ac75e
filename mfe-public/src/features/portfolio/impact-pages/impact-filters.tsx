import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { product } from '@kere/brand/brand'
import { limits } from '@kere/contracts/http/limits'
import { impactCategories, impactCategoryTexts } from '@kere/contracts/portfolio/impact-options'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { SearchInput } from '@kere/ui/controls/search-input'
import { Select } from '@kere/ui/controls/select'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { readForm } from '../../../forms/filter-fields.tsx'
import { hasFilters, impactHref, impactPath, readImpactAddress, type ImpactAddress } from './impact-address.ts'

const categories = [
  { value: '', label: t('All categories', 'Label, portfolio') },
  ...impactCategories.map((value) => ({ value, label: impactCategoryTexts[value].name })),
]

const marks = [
  { value: '', label: t('All entries', 'Label, portfolio') },
  { value: 'verified', label: t('Verified by {product}', { product }, 'Label, portfolio') },
]

/** The filters (S-251). A choice applies at once; without a script, the button submits it. */
export function ImpactFilters({ address }: { address: ImpactAddress }) {
  const navigate = useNavigate()
  const field = useTypedField(address.search)
  const visit = (form: HTMLFormElement) => void navigate(impactHref(readImpactAddress(readForm(form))))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    visit(event.currentTarget)
  }
  const choose = ({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) => form && visit(form)
  return (
    <form
      method="get"
      action={localPath(impactPath)}
      role="search"
      onSubmit={submit}
      className="grid items-end gap-3 desk:grid-cols-2 wide:grid-cols-[minmax(0,1fr)_13rem_14rem_auto]"
    >
      <SearchInput
        ref={field}
        name="search"
        label={t('Search entries', 'Label, portfolio')}
        placeholder={t('Search titles and descriptions', 'Text, portfolio')}
        defaultValue={address.search}
        maxLength={limits.searchLength}
        className="min-w-0 desk:max-wide:col-span-2"
      />
      <Select
        key={`category ${address.category}`}
        name="category"
        label={t('Category', 'Label, portfolio')}
        labelPlace="hidden"
        options={categories}
        defaultValue={address.category ?? ''}
        onChange={choose}
      />
      <Select
        key={`mark ${address.mark}`}
        name="mark"
        label={t('Who vouches for it', 'Label, portfolio')}
        labelPlace="hidden"
        options={marks}
        defaultValue={address.mark ?? ''}
        onChange={choose}
      />
      <div className="flex items-center gap-4">
        <Button type="submit">{t('Search', 'Button, portfolio')}</Button>
        {hasFilters(address) && (
          <TextLink href={impactPath} className="text-meta whitespace-nowrap">
            {t('Clear filters', 'Link, portfolio')}
          </TextLink>
        )}
      </div>
    </form>
  )
}
