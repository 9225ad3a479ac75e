import type { LessonAnswer, LessonQuestion } from '@kere/contracts/courses/lesson-questions'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RowMenu, RowMenuChoice } from '@kere/ui/overlays/row-menu'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { ReportDialog } from './report-dialog.tsx'

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

/** Null where the question is gone. */
export type OnChange = (question: LessonQuestion | null) => void

function useAct(onChange: OnChange) {
  const { context } = useRemote()
  return useOneAtATime(async (call: () => Promise<LessonQuestion | null>, text: string, undo?: () => void) => {
    try {
      onChange(await call())
      context.notify({ tone: 'success', text, ...(undo && { action: { label: 'Undo', run: undo } }) })
    } catch (error) {
      context.notify({ tone: 'error', text: error instanceof Error ? error.message : String(error) })
    }
  })
}

interface EndorseProps {
  answer: LessonAnswer
  onChange: OnChange
}

export function Endorse({ answer, onChange }: EndorseProps) {
  const { api } = useRemote()
  const act = useAct(onChange)
  const params = { id: answer.id }
  if (answer.isEducator || answer.isHidden) return null
  const undo = () =>
    void act(async () => api.call((await loadContract()).undoLessonEndorsement, { params }), 'No longer endorsed')
  const endorse = () =>
    void act(async () => api.call((await loadContract()).endorseLessonAnswer, { params }), 'Answer endorsed', undo)
  return (
    <Button
      variant="outline"
      size="toolbar"
      icon={<BadgeCheck aria-hidden="true" />}
      aria-keyshortcuts="d"
      data-shortcut="Endorse the answer"
      onClick={endorse}
      className="mt-2"
    >
      Endorse<span className="sr-only"> the answer of {answer.authorName}</span>
    </Button>
  )
}

interface PostActsProps {
  post: LessonQuestion | LessonAnswer
  /** The post, where it is an answer. */
  answer: LessonAnswer | null
  question: LessonQuestion
  onChange: OnChange
  onEdit: () => void
}

export function PostActs({ post, answer, question, onChange, onEdit }: PostActsProps) {
  const { api } = useRemote()
  const act = useAct(onChange)
  const [asked, setAsked] = useState<'delete' | 'report' | null>(null)
  const params = { id: post.id }
  const { mayGuide } = question

  const setHidden = (isHidden: boolean) =>
    void act(
      async () => api.call((await loadContract()).hideLessonPost, { params, body: { isHidden } }),
      isHidden ? 'Hidden from learners' : 'Learners see it again',
      () => setHidden(!isHidden),
    )
  const follow = (isFollowed: boolean) =>
    void act(
      async () => api.call((await loadContract()).followLessonQuestion, { params, body: { isFollowed } }),
      isFollowed ? 'You are told of new answers' : 'You are no longer told of answers',
    )
  const remove = async () => {
    setAsked(null)
    await act(async () => {
      const { deleteLessonPost, getLessonQuestion } = await loadContract()
      await api.call(deleteLessonPost, { params })
      return answer ? api.call(getLessonQuestion, { params: { id: question.id } }) : null
    }, 'Deleted')
  }
  const isAlone = question.answers.every(({ isMine }) => isMine)
  return (
    <>
      <RowMenu
        label={`More for ${post.isMine ? 'your' : 'the'} ${answer ? 'answer' : 'question'}${post.isMine ? '' : ` of ${post.authorName}`}`}
      >
        {!answer && !mayGuide && (
          <RowMenuChoice
            icon={question.isFollowed ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
            label={question.isFollowed ? 'Stop following' : 'Follow'}
            of={post.text}
            onChoose={() => follow(!question.isFollowed)}
          />
        )}
        {post.isMine && (
          <RowMenuChoice icon={<Pencil aria-hidden="true" />} label="Edit" of={post.text} onChoose={onEdit} />
        )}
        {post.isMine && (answer !== null || isAlone) && (
          <RowMenuChoice
            icon={<Trash aria-hidden="true" />}
            label="Delete"
            of={post.text}
            isDanger
            onChoose={() => setAsked('delete')}
          />
        )}
        {mayGuide && !post.isMine && (
          <RowMenuChoice
            icon={post.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            label={post.isHidden ? 'Show to learners' : 'Hide from learners'}
            of={post.text}
            onChoose={() => setHidden(!post.isHidden)}
          />
        )}
        {!post.isMine && (
          <RowMenuChoice
            icon={<Flag aria-hidden="true" />}
            label="Report"
            of={post.text}
            onChoose={() => setAsked('report')}
          />
        )}
      </RowMenu>
      {asked === 'delete' && (
        <Dialog
          title={answer ? 'Delete your answer?' : 'Delete your question?'}
          isOpen
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button variant="danger" onClick={() => void remove()}>
                Delete
              </Button>
              <Button variant="outline" onClick={() => setAsked(null)}>
                Cancel
              </Button>
            </>
          }
        >
          <p className="mt-1.5">Nobody in the course can read it any more. This cannot be undone.</p>
        </Dialog>
      )}
      {asked === 'report' && <ReportDialog postId={post.id} isOpen onClose={() => setAsked(null)} />}
    </>
  )
}
