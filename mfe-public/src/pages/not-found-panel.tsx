import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { offSheetPath } from '@kere/brand/art-paths'
import { Button } from '@kere/ui/controls/button'
import { SearchInput } from '@kere/ui/controls/search-input'
import type { ReactNode } from 'react'

interface NotFoundPanelProps {
  title: string
  text: string
  action: ReactNode
  search?: { path: string; label: string }
  children?: ReactNode
}

const courses = { path: '/courses', label: t('Search courses', 'Label of a field') }

/**
 * For an address without a page, drawn as a place off the map. The search is a native form, so it works without a
 * script.
 */
export function NotFoundPanel({ title, text, action, search = courses, children }: NotFoundPanelProps) {
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-y-section">
        <div className="grid items-center gap-x-gap gap-y-8 wide:grid-cols-12">
          <div className="wide:col-span-5">
            <h1>{title}</h1>
            <p className="mt-3 text-lead text-muted">{text}</p>
            <form method="get" action={localPath(search.path)} role="search" className="mt-6 flex gap-2">
              <SearchInput name="search" label={search.label} placeholder={search.label} className="min-w-0 grow" />
              <Button type="submit">{t('Search', 'Button')}</Button>
            </form>
            <div className="mt-4">{action}</div>
          </div>
          <figure aria-hidden="true" className="relative wide:col-span-7 wide:ps-6">
            <img src={offSheetPath} alt="" width={736} height={492} className="h-auto w-full" />
            <figcaption className="absolute end-0 top-[90%] w-[26%] text-center text-meta font-semibold">
              {t('You are here', 'On a drawing of a map')}
            </figcaption>
          </figure>
        </div>
        {children}
      </div>
    </div>
  )
}
