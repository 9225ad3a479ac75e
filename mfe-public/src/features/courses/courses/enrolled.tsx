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
    announce(`You are enrolled in ${title}. Opening My Courses.`)
    // The pressed button has disappeared, so the focus moves to the new one.
    start.current?.focus()
    const timer = setTimeout(() => void navigate('/dashboard/my-courses'), moveMs)
    return () => clearTimeout(timer)
  }, [announce, navigate, title])

  return (
    <div role="group" aria-label="You are enrolled" className="border-s-4 border-leaf bg-leaf-soft px-3.5 py-3">
      <p className="flex gap-2 font-semibold">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
        You are enrolled
      </p>
      <p className="mt-0.5 text-dense">Opening My Courses…</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink ref={start} href={playerHref(id)} className="grow">
          Start now
        </ButtonLink>
        <Button variant="outline" onClick={onStay} className="grow">
          Stay here
        </Button>
      </div>
    </div>
  )
}
