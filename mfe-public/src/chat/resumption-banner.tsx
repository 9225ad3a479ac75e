import History from 'lucide-react/icons/history'

interface ResumptionBannerProps {
  onGoOn: () => void
  onStartAgain: () => void
}

/** A banner of one line, on phones too (S-268). */
export function ResumptionBanner({ onGoOn, onStartAgain }: ResumptionBannerProps) {
  return (
    <section
      aria-label="Your earlier answers"
      className="mb-4 flex items-center gap-x-4 border-s-4 border-brand bg-brand-soft ps-3 pe-4 text-dense whitespace-nowrap desk:mb-6"
    >
      <p className="flex grow items-center gap-2">
        <History aria-hidden="true" className="size-4.5 text-brand" />
        <span className="max-desk:hidden">We kept your earlier answers.</span>
        <span className="desk:hidden">Answers kept</span>
      </p>
      <button type="button" onClick={onGoOn} className={act}>
        Continue<span className="max-desk:sr-only"> where you left off</span>
      </button>
      <button type="button" onClick={onStartAgain} className={act}>
        Start over
      </button>
    </section>
  )
}

const act = 'min-h-11 cursor-pointer font-semibold text-brand underline underline-offset-3 hover:decoration-2'
