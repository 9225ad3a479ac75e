import { t } from '@kere/brand/messages'
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
      context.notify({
        tone: 'success',
        text,
        ...(undo && { action: { label: t('Undo', 'Label, questions of a lesson'), run: undo } }),
      })
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
    void act(
      async () => api.call((await loadContract()).undoLessonEndorsement, { params }),
      t('No longer endorsed', 'Text, questions of a lesson'),
    )
  const endorse = () =>
    void act(
      async () => api.call((await loadContract()).endorseLessonAnswer, { params }),
      t('Answer endorsed', 'Text, questions of a lesson'),
      undo,
    )
  return (
    <Button
      variant="outline"
      size="toolbar"
      icon={<BadgeCheck aria-hidden="true" />}
      aria-keyshortcuts="d"
      data-shortcut={t('Endorse the answer', 'Shortcut, questions of a lesson')}
      onClick={endorse}
      className="mt-2"
    >
      {t('Endorse', 'Button, questions of a lesson')}
      <span className="sr-only">{` ${t('the answer of {name}', { name: answer.authorName }, 'After “Endorse”, for screen readers')}`}</span>
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
      isHidden
        ? t('Hidden from learners', 'Text, questions of a lesson')
        : t('Learners see it again', 'Text, questions of a lesson'),
      () => setHidden(!isHidden),
    )
  const follow = (isFollowed: boolean) =>
    void act(
      async () => api.call((await loadContract()).followLessonQuestion, { params, body: { isFollowed } }),
      isFollowed
        ? t('You are told of new answers', 'Text, questions of a lesson')
        : t('You are no longer told of answers', 'Text, questions of a lesson'),
    )
  const remove = async () => {
    setAsked(null)
    await act(
      async () => {
        const { deleteLessonPost, getLessonQuestion } = await loadContract()
        await api.call(deleteLessonPost, { params })
        return answer ? api.call(getLessonQuestion, { params: { id: question.id } }) : null
      },
      t('Deleted', 'Text, questions of a lesson'),
    )
  }
  const isAlone = question.answers.every(({ isMine }) => isMine)
  return (
    <>
      <RowMenu
        label={
          answer
            ? post.isMine
              ? t('More for your answer', 'Menu')
              : t('More for the answer of {name}', { name: post.authorName }, 'Menu')
            : post.isMine
              ? t('More for your question', 'Menu')
              : t('More for the question of {name}', { name: post.authorName }, 'Menu')
        }
      >
        {!answer && !mayGuide && (
          <RowMenuChoice
            icon={question.isFollowed ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
            label={
              question.isFollowed
                ? t('Stop following', 'Label, questions of a lesson')
                : t('Follow', 'Label, questions of a lesson')
            }
            of={post.text}
            onChoose={() => follow(!question.isFollowed)}
          />
        )}
        {post.isMine && (
          <RowMenuChoice
            icon={<Pencil aria-hidden="true" />}
            label={t('Edit', 'Label, questions of a lesson')}
            of={post.text}
            onChoose={onEdit}
          />
        )}
        {post.isMine && (answer !== null || isAlone) && (
          <RowMenuChoice
            icon={<Trash aria-hidden="true" />}
            label={t('Delete', 'Label, questions of a lesson')}
            of={post.text}
            isDanger
            onChoose={() => setAsked('delete')}
          />
        )}
        {mayGuide && !post.isMine && (
          <RowMenuChoice
            icon={post.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            label={
              post.isHidden
                ? t('Show to learners', 'Label, questions of a lesson')
                : t('Hide from learners', 'Label, questions of a lesson')
            }
            of={post.text}
            onChoose={() => setHidden(!post.isHidden)}
          />
        )}
        {!post.isMine && (
          <RowMenuChoice
            icon={<Flag aria-hidden="true" />}
            label={t('Report', 'Label, questions of a lesson')}
            of={post.text}
            onChoose={() => setAsked('report')}
          />
        )}
      </RowMenu>
      {asked === 'delete' && (
        <Dialog
          title={
            answer
              ? t('Delete your answer?', 'Heading, questions of a lesson')
              : t('Delete your question?', 'Heading, questions of a lesson')
          }
          isOpen
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button variant="danger" onClick={() => void remove()}>
                {t('Delete', 'Button, questions of a lesson')}
              </Button>
              <Button variant="outline" onClick={() => setAsked(null)}>
                {t('Cancel', 'Button, questions of a lesson')}
              </Button>
            </>
          }
        >
          <p className="mt-1.5">
            {t('Nobody in the course can read it any more. This cannot be undone.', 'Text, questions of a lesson')}
          </p>
        </Dialog>
      )}
      {asked === 'report' && <ReportDialog postId={post.id} isOpen onClose={() => setAsked(null)} />}
    </>
  )
}
