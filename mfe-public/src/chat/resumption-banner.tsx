import { t } from '@kere/brand/messages'
import History from 'lucide-react/icons/history'

interface ResumptionBannerProps {
  onGoOn: () => void
  onStartAgain: () => void
}

/** A banner of one line, on phones too (S-268). */
export function ResumptionBanner({ onGoOn, onStartAgain }: ResumptionBannerProps) {
  return (
    <section
      aria-label={t('Your earlier answers', 'Name of a part of the page, for screen readers')}
      className="mb-4 flex items-center gap-x-4 border-s-4 border-brand bg-brand-soft ps-3 pe-4 text-dense whitespace-nowrap desk:mb-6"
    >
      <p className="flex grow items-center gap-2">
        <History aria-hidden="true" className="size-4.5 text-brand" />
        <span className="max-desk:hidden">{t('We kept your earlier answers.', 'Above questions')}</span>
        <span className="desk:hidden">{t('Answers kept', 'Above questions, very short')}</span>
      </p>
      <button type="button" onClick={onGoOn} className={act}>
        {t('Continue', 'Button: answers that were begun')}
        <span className="max-desk:sr-only"> {t('where you left off', 'After the button “Continue”')}</span>
      </button>
      <button type="button" onClick={onStartAgain} className={act}>
        {t('Start over', 'Button')}
      </button>
    </section>
  )
}

const act = 'min-h-11 cursor-pointer font-semibold text-brand underline underline-offset-3 hover:decoration-2'
