import { t } from '@kere/brand/messages'
import type { ChatFlowState, ChatStep } from './chat-flow-state.ts'

const secondsPerStep = 30

interface ChatFlowProgressProps {
  steps: readonly ChatStep[]
  state: ChatFlowState
}

export function ChatFlowProgress({ steps, state }: ChatFlowProgressProps) {
  const questions = steps.filter(({ kind }) => kind !== 'intro')
  const count = questions.length
  const first = steps.length - count
  const position = state.position - first
  const reached = (state.edit?.returnTo ?? state.position) - first
  return (
    <div>
      <p className="flex justify-between gap-4 text-meta">
        <span className="font-semibold tabular-nums">
          {t(
            '{number} of {total}',
            { number: Math.min(position + 1, count), total: count },
            'Place in a row, as “2 of 4”',
          )}
        </span>
        <span className="text-muted">{leftText(count - Math.max(reached, 0))}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 flex h-2 items-center gap-1">
        {questions.map(({ id }, index) => (
          <span key={id} className={`grow rounded-swatch ${segmentLook(index, position, reached)}`} />
        ))}
      </div>
    </div>
  )
}

function segmentLook(index: number, position: number, reached: number) {
  if (index === position) return 'h-2 border-[1.5px] border-ink bg-marigold forced-colors:bg-[Highlight]'
  return index < reached ? 'h-1.5 bg-brand forced-colors:bg-[CanvasText]' : 'h-1.5 bg-hairline forced-colors:border'
}

function leftText(steps: number) {
  if (steps === 0) return t('Ready to send', 'After the last question')
  const minutes = Math.ceil((steps * secondsPerStep) / 60)
  return t('{minutes, plural, one {About # minute left} other {About # minutes left}}', { minutes }, 'Questions')
}
