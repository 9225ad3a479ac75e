import { slogans } from '@kere/brand/brand'
import { ButtonLink } from '@kere/ui/controls/button'
import { useLoadedDialog, type LoadDialog } from '../../../pages/use-loaded-dialog.tsx'
import { HeroMap } from './hero-map.tsx'

export function HomeHero({ loadPathDialog }: { loadPathDialog: LoadDialog }) {
  const { link, dialog } = useLoadedDialog('/learn-path', loadPathDialog)
  return (
    <div className="border-b border-hairline bg-surface">
      {/* Keeps the map's place free, so that what is centred beside it stands still when a slow browser draws half a page. */}
      <div className="grid gap-y-7 px-gutter pt-7 pb-6 wide:grid-cols-[30.375rem_minmax(0,1fr)] wide:gap-x-gap wide:ps-[max(var(--ds-gutter),calc((100%-var(--ds-page))/2))] wide:pe-0 wide:pt-5.5 wide:before:col-start-2 wide:before:row-start-1 wide:before:mb-[calc(--spacing(2.5)+1lh)] wide:before:aspect-[736/492] wide:before:max-w-[66rem] wide:before:text-meta">
        <div className="wide:col-start-1 wide:row-start-1 wide:self-center wide:pb-11">
          <h1>
            Learn it in class. <span className="block">Prove it in your city.</span>
          </h1>
          <p className="mt-4 max-w-[calc(36*var(--ds-ch))] text-lead text-muted">
            Courses for people repairing water, energy and soil in India.
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 font-accent text-lead text-brand">
            {slogans.map(({ lang, text, ems }, position) => (
              <span
                key={lang}
                lang={lang}
                style={{ width: `${ems}em` }}
                className={`box-content whitespace-nowrap ${position > 0 ? 'border-s border-control ps-3' : ''}`}
              >
                {text}
              </span>
            ))}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {/* S-065 */}
            <ButtonLink {...link} size="main" className="max-[37.5rem]:w-full">
              Explore learning paths
            </ButtonLink>
            <ButtonLink href="/courses" variant="outline" size="main" className="max-[37.5rem]:w-full">
              Browse courses
            </ButtonLink>
          </div>
        </div>
        <HeroMap />
      </div>
      {dialog}
    </div>
  )
}
