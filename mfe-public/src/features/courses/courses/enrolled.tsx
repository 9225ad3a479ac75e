import { t } from '@kere/brand/messages'
import type { Course } from '@kere/contracts/courses/courses'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { playerHref } from './course-href.ts'

const moveMs = 2_000

export function Enrolled({ course: { id, title }, onStay }: { course: Course; onStay: () => void }) {
  const { announce } = useRemote().context
  const navigate = useNavigate()
  const start = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    announce(t('You are enrolled in {title}. Opening My Courses.', { title }, 'For screen readers; title of a course'))
    // The pressed button has disappeared, so the focus moves to the new one.
    start.current?.focus()
    const timer = setTimeout(() => void navigate('/dashboard/my-courses'), moveMs)
    return () => clearTimeout(timer)
  }, [announce, navigate, title])

  return (
    <div
      role="group"
      aria-label={t('You are enrolled', 'In a course')}
      className="border-s-4 border-leaf bg-leaf-soft px-3.5 py-3"
    >
      <p className="flex gap-2 font-semibold">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
        {t('You are enrolled', 'In a course')}
      </p>
      <p className="mt-0.5 text-dense">{t('Opening My Courses…', 'After enrolling')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink ref={start} href={playerHref(id)} className="grow">
          {t('Start now', 'Button: open the course')}
        </ButtonLink>
        <Button variant="outline" onClick={onStay} className="grow">
          {t('Stay here', 'Button: stay on this page')}
        </Button>
      </div>
    </div>
  )
}
