import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import type { DoorAnswer as Answer } from './use-check-in.ts'

interface DoorAnswerProps {
  answer: Answer | null
  onUndo: (attendee: NonNullable<Answer['attendee']>) => void
  onAnyway: (arrival: NonNullable<Answer['anyway']>) => void
}

const undoMs = 8000

const looks = {
  in: { Icon: CircleCheck, box: 'border-s-leaf bg-leaf-soft', icon: 'text-leaf' },
  kept: { Icon: Clock, box: 'border-s-info bg-info-soft', icon: 'text-info' },
  already: { Icon: CircleAlert, box: 'border-s-warn bg-warn-soft', icon: 'text-warn' },
  refused: { Icon: CircleX, box: 'border-s-danger bg-danger-soft', icon: 'text-danger' },
} as const

export function DoorAnswer({ answer, onUndo, onAnyway }: DoorAnswerProps) {
  return (
    <div
      role="status"
      aria-label={t('Last check-in', 'For screen readers, educator')}
      className="sticky bottom-0 z-2 px-4 pt-3 pb-4 empty:hidden"
    >
      {answer && <AnswerBox answer={answer} onUndo={onUndo} onAnyway={onAnyway} />}
    </div>
  )
}

function AnswerBox({ answer, onUndo, onAnyway }: DoorAnswerProps & { answer: Answer }) {
  const { tone, title, text, attendee, anyway } = answer
  const { Icon, box, icon } = looks[tone]
  const [over, setOver] = useState<Answer | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(answer), undoMs)
    return () => clearTimeout(timer)
  }, [answer])
  return (
    <div className={`flex items-center gap-3 rounded-control border-s-4 px-4 py-3 text-ink shadow-layer ${box}`}>
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${icon}`} />
      <div className="min-w-0 grow">
        <p className="font-heading font-heavy wrap-anywhere">{title}</p>
        <p className="text-meta">{text}</p>
        {anyway && (
          <Button variant="outline" size="toolbar" onClick={() => onAnyway(anyway)} className="mt-2">
            {t('Let in anyway', 'Button, educator')}
          </Button>
        )}
      </div>
      {attendee && over !== answer && (
        <button
          type="button"
          onClick={() => onUndo(attendee)}
          className="min-h-11 shrink-0 cursor-pointer font-semibold text-brand underline decoration-2 underline-offset-4"
        >
          {t('Undo', 'Button, educator')}
        </button>
      )}
    </div>
  )
}
