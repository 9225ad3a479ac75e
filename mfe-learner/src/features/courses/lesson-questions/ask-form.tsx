import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { usePaused } from '@kere/screens/use-paused'
import { PostForm } from '@kere/screens/lesson-questions/post-form'
import { myCourseHref } from '@kere/screens/course-href'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { LessonPartProps } from '../../../lesson-part.ts'
import { questionsQuery, sendQuestion, similarQuery } from './questions.api.ts'

interface AskFormProps extends Omit<LessonPartProps, 'waiting'> {
  onDone: () => void
}

export function AskForm({ courseId, lesson, onDone }: AskFormProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  return (
    <PostForm
      label={t('Your question', 'Label, questions of a lesson')}
      hint={t('Everybody in the course sees it.', 'Text, questions of a lesson')}
      draft={`lesson-question.${lesson.id}`}
      maxLength={questionLimits.questionLength}
      rows={3}
      onLeave={onDone}
      isQuestion
      submit={{ label: t('Ask', 'Label, questions of a lesson'), busy: t('Sending', 'Text, questions of a lesson') }}
      send={async (body, idempotencyKey) => {
        const isSent = await sendQuestion({ api, openDevice: context.openDevice }, lesson.id, body, idempotencyKey)
        await cache.invalidateQueries({
          queryKey: isSent ? questionsQuery(api, lesson.id).queryKey : ['waiting-writes'],
        })
        onDone()
        context.announce(
          isSent
            ? t('Question sent', 'Text, questions of a lesson')
            : t('Saved on this device. It is sent when you are online', 'Text, questions of a lesson'),
        )
      }}
    >
      {(text) => <Similar courseId={courseId} lessonId={lesson.id} text={text} />}
    </PostForm>
  )
}

function Similar({ courseId, lessonId, text }: { courseId: string; lessonId: string; text: string }) {
  const { api } = useRemote()
  const typed = usePaused(text.trim().slice(0, questionLimits.questionLength))
  const { data: found = [] } = useQuery({ ...similarQuery(api, lessonId, typed), placeholderData: (before) => before })
  if (typed === '' || found.length === 0) return null
  return (
    <section
      aria-label={t('Asked before', 'For screen readers, questions of a lesson')}
      className="mt-2 rounded-card border border-hairline bg-raised p-3 shadow-layer"
    >
      <h3 className="text-dense!">{t('Asked before, maybe yours', 'Heading, questions of a lesson')}</h3>
      <ul className="mt-1 list-none">
        {found.map((question) => (
          <li key={question.id} className="border-t border-hairline first:border-0">
            <Link
              to={`${myCourseHref(courseId, question.lesson.id)}#${question.id}`}
              className="block py-2 hover:underline"
            >
              <span lang={englishHere} className="line-clamp-2 font-semibold wrap-anywhere">
                {question.text}
              </span>
              <span className="text-meta text-muted">
                {question.answersCount === 0
                  ? t('No answer yet', 'Text, questions of a lesson')
                  : countOf(question.answersCount, 'answer')}
                {question.lesson.id !== lessonId && `, ${question.lesson.title}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
