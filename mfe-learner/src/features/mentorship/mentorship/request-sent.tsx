import { t } from '@kere/brand/messages'
import { mentorshipMessages } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { mentorshipPath } from './mentorship-paths.ts'

const moveMs = 2_000

export function RequestSent({ onStay }: { onStay: () => void }) {
  const { announce } = useRemote().context
  const navigate = useNavigate()
  const go = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    announce(t('{submitted} Opening your requests.', { submitted: mentorshipMessages.submitted }, 'Text, mentorship'))
    // The pressed button has disappeared, so the focus moves to the link.
    go.current?.focus()
    const timer = setTimeout(() => void navigate(mentorshipPath), moveMs)
    return () => clearTimeout(timer)
  }, [announce, navigate])

  return (
    <div
      role="group"
      aria-label={t('Request sent', 'For screen readers, mentorship')}
      className="border-s-4 border-leaf bg-leaf-soft px-5 py-5"
    >
      <p className="flex gap-2 text-panel font-heavy">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-leaf" />
        {mentorshipMessages.submitted}
      </p>
      <p className="mt-1.5">
        {t('We read it and assign a mentor, usually within 5 working days. Opening your requests…', 'Text, mentorship')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink ref={go} href={mentorshipPath}>
          {t('See your requests', 'Button, mentorship')}
        </ButtonLink>
        <Button variant="outline" onClick={onStay}>
          {t('Stay here', 'Button, mentorship')}
        </Button>
      </div>
    </div>
  )
}
