import { t } from '@kere/brand/messages'
import Pencil from 'lucide-react/icons/pencil'
import { answerOf, formatAnswer, type ChatFlowState, type ChatStep } from './chat-flow-state.ts'

interface ChatFlowLogProps {
  steps: readonly ChatStep[]
  state: ChatFlowState
  onEdit: (position: number) => void
}

/** The log stays mounted, so that screen readers announce each new message once. */
export function ChatFlowLog({ steps, state, onEdit }: ChatFlowLogProps) {
  const reached = state.edit?.returnTo ?? state.position
  const isSummary = state.position === steps.length
  return (
    <div role="log" aria-label={t('Your answers so far', 'Name of a list, for screen readers')}>
      <ul className="list-none">
        {steps.slice(0, reached).map((step, index) =>
          step.kind === 'intro' ? null : (
            <li
              key={step.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-2.5 desk:min-h-12.5 desk:grid-cols-[minmax(0,21rem)_minmax(0,1fr)_auto] desk:py-1"
            >
              <p className="col-span-2 text-dense text-muted desk:col-span-1">{step.question}</p>
              {index === state.position ? (
                <p className="col-span-2 min-h-6 text-muted">{t('Editing below', 'About an answer')}</p>
              ) : (
                <>
                  <Words text={formatAnswer(step, answerOf(state, step))} isWhole={isSummary} />
                  <button
                    type="button"
                    aria-label={t('Edit: {question}', { question: step.question }, 'Button')}
                    onClick={() => onEdit(index)}
                    className="-me-2 -my-1.5 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2 text-meta text-muted hover:bg-hover hover:text-ink"
                  >
                    <Pencil aria-hidden="true" className="size-4" />
                    {t('Edit', 'Button')}
                  </button>
                </>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function Words({ text, isWhole }: { text: string; isWhole: boolean }) {
  if (text === '') return <p className="text-muted">{t('Skipped', 'About an answer')}</p>
  return <p className={`font-semibold whitespace-pre-line ${isWhole ? '' : 'line-clamp-3'}`}>{text}</p>
}
