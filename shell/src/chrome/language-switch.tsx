import { language, languages } from '@kere/brand/language'
import { languageNames } from '@kere/brand/brand'
import { t } from '@kere/brand/messages'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { useClosingDetails } from './use-closing-details.ts'

/** The choice works without a script: the edge keeps it and answers with the same page in that language. */
export function LanguageMenu({ path }: { path: string }) {
  const closing = useClosingDetails(path)
  return (
    <details {...closing} name="menu" className="relative size-11">
      <summary
        title={t('Language', 'Button: choose the language of the site')}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden="true" className="text-meta font-semibold uppercase">
          {language}
        </span>
        <VisuallyHidden>{t('Language', 'Button: choose the language of the site')}</VisuallyHidden>
      </summary>
      <div className="absolute inset-e-0 top-full w-44 pt-2">
        <form
          method="post"
          action="/language"
          aria-label={t('Language', 'Button: choose the language of the site')}
          className="animate-drop rounded-card border border-hairline bg-raised p-2 shadow-layer"
        >
          <Choices className="flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 font-accent font-semibold hover:bg-hover aria-[current]:bg-brand-soft" />
        </form>
      </div>
    </details>
  )
}

export const LanguageRow = ({ className = 'py-3' }: { className?: string }) => (
  <form
    method="post"
    action="/language"
    aria-label={t('Language', 'Button: choose the language of the site')}
    className={`flex flex-wrap gap-2 border-t border-hairline [contain-intrinsic-block-size:4.25rem] [content-visibility:auto] ${className}`}
  >
    <Choices className="min-h-11 cursor-pointer rounded-control border border-control px-2.5 font-accent desk:px-5 font-semibold hover:bg-hover aria-[current]:border-brand aria-[current]:bg-brand-soft" />
  </form>
)

const Choices = ({ className }: { className: string }) =>
  languages.map((each) => (
    <button
      key={each}
      type="submit"
      name="language"
      value={each}
      lang={each}
      aria-current={each === language ? 'true' : undefined}
      className={className}
    >
      {languageNames[each]}
    </button>
  ))
