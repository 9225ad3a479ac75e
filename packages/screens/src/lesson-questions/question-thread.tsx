import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { LessonAnswer, LessonQuestion } from '@kere/contracts/courses/lesson-questions'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { Badge } from '@kere/ui/status/badge'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import BadgeCheck from 'lucide-react/icons/badge-check'
import EyeOff from 'lucide-react/icons/eye-off'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useState, type ReactNode } from 'react'
import { firstAndLast } from '../first-and-last.ts'
import { Endorse, PostActs, type OnChange } from './post-acts.tsx'
import { PostForm } from './post-form.tsx'

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

interface QuestionThreadProps {
  question: LessonQuestion
  headingLevel?: 'h3' | 'h4'
  onChange: OnChange
  /** The question as it is after an answer of the reader's. */
  onAnswer?: (question: LessonQuestion) => void
  /** The field for an answer is open from the beginning. */
  isAnswering?: boolean
}

const shownAnswers = 3

/** A question ends at its first question mark or line break; what is told with it follows. */
const wholeQuestion = /^([^\n]*?\?(?=\s|$)|[^\n]*)\s*(.*)$/s

/** A question with its answers, and all that its reader may do with them. */
export function QuestionThread({
  question,
  onChange,
  onAnswer,
  headingLevel: Heading = 'h3',
  ...begin
}: QuestionThreadProps) {
  const { api } = useRemote()
  const [isAnswering, setAnswering] = useState(begin.isAnswering ?? false)
  const [isWhole, setWhole] = useState(false)
  const { answers } = question
  const [, title = '', more = ''] = wholeQuestion.exec(question.text) ?? []
  const shown = isWhole ? answers : answers.slice(0, shownAnswers)
  return (
    <article id={question.id} aria-label={title} className="border-b border-hairline py-5">
      <PostView post={question} question={question} onChange={onChange}>
        <Heading lang={englishHere} className="text-card wrap-anywhere">
          {title}
        </Heading>
        {more && (
          <p lang={englishHere} className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {more}
          </p>
        )}
      </PostView>
      {answers.length > 0 && (
        <ul aria-label={t('Answers', 'For screen readers, questions of a lesson')} className="mt-2 list-none">
          {shown.map((answer) => (
            <li
              key={answer.id}
              className={`mt-2 p-3 ${answer.isEndorsed || answer.isEducator ? 'border-s-4 border-leaf bg-leaf-soft' : ''}`}
            >
              <PostView post={answer} question={question} onChange={onChange}>
                <p lang={englishHere} className="wrap-anywhere whitespace-pre-wrap">
                  {answer.text}
                </p>
                {question.mayGuide && !answers.some(({ isEndorsed }) => isEndorsed) && (
                  <Endorse answer={answer} onChange={onChange} />
                )}
              </PostView>
            </li>
          ))}
        </ul>
      )}
      {shown.length < answers.length && (
        <Button variant="quiet" size="toolbar" onClick={() => setWhole(true)} className="mt-2">
          {t('Show {count} more', { count: answers.length - shown.length }, 'Button: answers')}
        </Button>
      )}
      {isAnswering ? (
        <div className="mt-4">
          <PostForm
            label={t('Your answer', 'Label, questions of a lesson')}
            draft={`lesson-answer.${question.id}`}
            hint={t('Everybody in the course sees it.', 'Text, questions of a lesson')}
            maxLength={questionLimits.answerLength}
            rows={4}
            shortcut={begin.isAnswering ? 'r' : undefined}
            submit={{
              label: t('Answer', 'Label, questions of a lesson'),
              busy: t('Sending', 'Text, questions of a lesson'),
            }}
            send={async (body, idempotencyKey) => {
              const { answerLessonQuestion } = await loadContract()
              const input = { params: { id: question.id }, body }
              const answered = await api.call(answerLessonQuestion, input, { idempotencyKey })
              setAnswering(begin.isAnswering ?? false)
              setWhole(true)
              onChange(answered)
              onAnswer?.(answered)
            }}
            {...(!begin.isAnswering && { onLeave: () => setAnswering(false) })}
          />
        </div>
      ) : (
        <Button variant="outline" size="toolbar" onClick={() => setAnswering(true)} className="mt-3">
          <span aria-hidden="true">{t('Answer', 'Button')}</span>
          <span className="sr-only">
            {question.isMine
              ? t('Answer your question', 'Button')
              : t('Answer the question of {name}', { name: question.authorName }, 'Button')}
          </span>
        </Button>
      )}
    </article>
  )
}

interface PostViewProps {
  post: LessonQuestion | LessonAnswer
  question: LessonQuestion
  onChange: OnChange
  children: ReactNode
}

function PostView({ post, question, onChange, children }: PostViewProps) {
  const { api } = useRemote()
  const [isEdited, setEdited] = useState(false)
  const answer = 'isEndorsed' in post ? post : null
  return (
    <>
      <div className="flex min-h-11 items-center gap-2.5">
        <Avatar {...firstAndLast(post.authorName)} className="size-8!" />
        <p className="flex min-w-0 grow flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold wrap-anywhere">
            {post.isMine ? t('You', 'Text, questions of a lesson') : post.authorName}
          </b>
          <span className="text-meta text-muted">
            <AgeOrDate instant={post.at} />
            {post.isEdited && `, ${t('edited', 'After the age of a question')}`}
          </span>
          {answer?.isEducator && (
            <Badge tone="brand" icon={<GraduationCap aria-hidden="true" />}>
              {t('Educator', 'Mark, questions of a lesson')}
            </Badge>
          )}
          {answer?.isEndorsed && (
            <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
              {t('Endorsed', 'Mark, questions of a lesson')}
            </Badge>
          )}
          {post.isHidden && (
            <Badge tone="warn" icon={<EyeOff aria-hidden="true" />}>
              {t('Hidden by the educator', 'Mark, questions of a lesson')}
            </Badge>
          )}
        </p>
        <PostActs post={post} answer={answer} question={question} onChange={onChange} onEdit={() => setEdited(true)} />
      </div>
      {isEdited ? (
        <PostForm
          label={
            answer
              ? t('Edit your answer', 'Label, questions of a lesson')
              : t('Edit your question', 'Label, questions of a lesson')
          }
          draft={`lesson-post.${post.id}`}
          initial={post.text}
          maxLength={answer ? questionLimits.answerLength : questionLimits.questionLength}
          rows={4}
          submit={{
            label: t('Save', 'Label, questions of a lesson'),
            busy: t('Saving', 'Text, questions of a lesson'),
          }}
          send={async (body, idempotencyKey) => {
            const { editLessonPost } = await loadContract()
            onChange(await api.call(editLessonPost, { params: { id: post.id }, body }, { idempotencyKey }))
            setEdited(false)
          }}
          onLeave={() => setEdited(false)}
        />
      ) : (
        children
      )}
    </>
  )
}
