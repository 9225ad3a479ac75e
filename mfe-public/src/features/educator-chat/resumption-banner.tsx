import { Button } from '@kere/ui/button'
import History from 'lucide-react/icons/history'

interface ResumptionBannerProps {
  onGoOn: () => void
  onStartAgain: () => void
}

/** S-268 */
export function ResumptionBanner({ onGoOn, onStartAgain }: ResumptionBannerProps) {
  return (
    <section
      aria-label="Your earlier answers"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2.5 border-s-4 border-brand bg-brand-soft px-4 py-3"
    >
      <p className="flex grow items-center gap-2.5 text-dense">
        <History aria-hidden="true" className="size-5 shrink-0 text-brand" />
        We kept your earlier answers.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="toolbar" variant="outline" onClick={onGoOn}>
          Continue where you left off
        </Button>
        <Button size="toolbar" variant="quiet" onClick={onStartAgain}>
          Start over
        </Button>
      </div>
    </section>
  )
}
