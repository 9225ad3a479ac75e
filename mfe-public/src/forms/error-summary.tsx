import { t } from '@kere/brand/messages'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { Wrong } from './use-checked-form.ts'

interface ErrorSummaryProps {
  wrong: readonly Wrong[]
  onGo: (name: string) => void
}

/**
 * Lists the errors if there are several. It is no alert, because the first wrong field has the focus and is read out.
 */
export function ErrorSummary({ wrong, onGo }: ErrorSummaryProps) {
  const id = useId()
  if (wrong.length < 2) return null
  return (
    <div role="group" aria-labelledby={id} className="flex gap-3 border-s-4 border-danger bg-danger-soft px-3.5 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p id={id} className="font-semibold">
          {t(
            '{count, plural, one {Fix # field} other {Fix # fields}}',
            { count: wrong.length },
            'Above a list of errors',
          )}
        </p>
        <ul className="mt-1 text-dense">
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onGo(name)}
                className="min-h-7 cursor-pointer text-start underline underline-offset-3 hover:decoration-2"
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
