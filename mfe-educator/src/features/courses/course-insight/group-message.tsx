import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { count } from '@kere/brand/count'
import type { CourseInsight, CourseMessage } from '@kere/contracts/courses/course-insight'
import {
  courseMessageMail,
  insightLimits,
  insightMessages,
  silenceNames,
  silenceValues,
  type Silence,
} from '@kere/contracts/courses/course-insight-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { MailPreview } from '@kere/screens/mail-preview'
import { UnsavedGuard } from '@kere/screens/unsaved-guard'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { momentText } from '@kere/ui/time/clock-times'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Group, groupQuery, insightQuery, loadContract } from './insight.api.ts'

const empty: Group & { subject: string; text: string } = { lessonId: '', silence: '', subject: '', text: '' }

export function GroupMessage({ insight }: { insight: CourseInsight }) {
  const { user } = useRemote().context.session
  const [now] = useState(() => Date.now())
  const [written, setWritten] = useState(empty)
  const { lastMessage, nextMessageAt } = insight
  const sentMessage = useRef<HTMLHeadingElement>(null)
  const isSent = written !== empty && nextMessageAt !== null
  const [isOpen, setOpen] = useState(false)
  // The form with the pressed button has disappeared, so the heading takes the focus.
  useEffect(() => {
    if (isSent) sentMessage.current?.focus()
  }, [isSent])
  const isApproved = user?.role === 'admin' || user?.educatorStatus === 'approved'
  const reason = !isApproved
    ? t('You can write to learners once your application to teach is approved.', 'Text, educator')
    : nextMessageAt
      ? t(
          'You can send one message a week for each course, the next one from {time}.',
          { time: momentText(nextMessageAt, now) },
          'Text, educator',
        )
      : null
  return (
    <Section title={t('Message to a group', 'Title, educator')}>
      {reason ? (
        <p className="text-dense text-muted">{reason}</p>
      ) : !isOpen ? (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('Write a message', 'Button, educator')}
        </Button>
      ) : (
        <MessageForm insight={insight} written={written} onSent={setWritten} />
      )}
      {lastMessage && (
        <div className="mt-6 border-t border-hairline pt-4">
          <h3 ref={sentMessage} tabIndex={-1} className="text-dense font-semibold">
            {t('Last message', 'Heading, educator')}
          </h3>
          <p lang={englishHere} className="mt-1 text-dense wrap-anywhere">
            {lastMessage.subject}
          </p>
          <p className="mt-1 text-meta text-muted wrap-anywhere">
            {momentText(lastMessage.sentAt, now)}, {sentTo(lastMessage)}
            {lastMessage.lesson &&
              `, ${t('at {lesson}', { lesson: lastMessage.lesson.title }, 'Of a message, educator')}`}
            {lastMessage.silence &&
              `, ${t('silent {time}', { time: labelOf(silenceNames, lastMessage.silence) }, 'Of a message, educator')}`}
          </p>
          <Returned message={lastMessage} now={now} />
        </div>
      )}
    </Section>
  )
}

/** Says how far a message is. In its first seconds, in which it can be taken back, no email is written. */
const sentTo = ({ recipientsCount, isBeingSent }: CourseMessage) =>
  isBeingSent && recipientsCount === 0
    ? t('being sent', 'Text, educator')
    : t(
        'to {count, plural, one {# person} other {# people}}{isBeingSent, select, yes { so far} other {}}',
        { count: recipientsCount, isBeingSent: isBeingSent ? 'yes' : 'no' },
        'Of a message, educator',
      )

const weekMs = 7 * 24 * 60 * 60 * 1000

/** A message from before returns were counted says nothing of them. */
function Returned({
  message: { recipientsCount, returnedCount, sentAt },
  now,
}: {
  message: CourseMessage
  now: number
}) {
  if (returnedCount === null || recipientsCount === 0) return null
  const isOver = Date.parse(sentAt) + weekMs <= now
  return (
    <p className="mt-1 text-meta text-muted">
      {isOver
        ? t('{count} came back within a week', { count: returnedCount }, 'Text, educator')
        : t('{count} came back so far', { count: returnedCount }, 'Text, educator')}
    </p>
  )
}

interface MessageFormProps {
  insight: CourseInsight
  /** The message is filled in again after it was taken back. */
  written: typeof empty
  onSent: (written: typeof empty) => void
}

function MessageForm({ insight, written, onSent }: MessageFormProps) {
  const { course, lessons, silences, sender } = insight
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [isPreviewed, setPreviewed] = useState(false)
  const { queryKey } = insightQuery(api, course.id)

  async function takeBack(id: string) {
    try {
      await api.call((await loadContract()).withdrawCourseMessage, { params: { courseId: course.id, id } })
      context.notify({
        tone: 'success',
        text: t('Your message was not sent. You can change it.', 'Text, educator'),
      })
    } catch (error) {
      context.notify({ tone: 'error', text: error instanceof Error ? error.message : insightMessages.withdrawFailed })
    }
    await cache.invalidateQueries({ queryKey })
  }
  const form = useForm({
    initial: written,
    schema: async () => (await loadContract()).newCourseMessage,
    read: ({ lessonId, silence, ...said }) => ({
      ...said,
      ...(lessonId && { lessonId }),
      ...(silence && { silence }),
    }),
    async send(body, { idempotencyKey }) {
      const { sendCourseMessage } = await loadContract()
      const sent = await api.call(sendCourseMessage, { params: { courseId: course.id }, body }, { idempotencyKey })
      const { lessonId = '', silence = '', ...said } = body
      onSent({ ...said, lessonId, silence })
      cache.setQueryData(queryKey, sent)
      const { id } = sent.lastMessage ?? {}
      context.notify({
        tone: 'success',
        text: t('The message is sent in 10 seconds', 'Text, educator'),
        ...(id !== undefined && {
          action: { label: t('Undo', 'Label, educator'), run: () => void takeBack(id) },
        }),
      })
    },
  })
  const group = useQuery(groupQuery(api, course.id, form.values))
  const stopped = lessons.filter(({ stoppedCount }) => stoppedCount > 0)
  const isNobody = group.data?.total === 0
  const people = group.data?.total
    ? group.data.isMore
      ? t('{count} or more people', { count: group.data.total }, 'Text, educator')
      : t('{count, plural, one {# person} other {# people}}', { count: group.data.total }, 'Text, educator')
    : undefined
  return (
    <form {...form.props} aria-label={t('Message to a group', 'For screen readers, educator')} className="grid gap-4">
      <UnsavedGuard isDirty={form.isDirty} title={t('Leave without sending?', 'Title, educator')}>
        {t('Your message is lost.', 'Text, educator')}
      </UnsavedGuard>
      <Select
        {...form.choice('silence', ['', ...silenceValues])}
        label={t('Silent', 'Label, educator')}
        options={[
          { value: '', label: t('Any activity', 'Label, educator') },
          ...silenceValues.map((value: Silence) => ({
            value,
            label: `${silenceNames[value]} (${count(silences[value])})`,
          })),
        ]}
      />
      <Select
        {...form.choice('lessonId', ['', ...stopped.map(({ id }) => id)])}
        label={t('Stopped at', 'Label, educator')}
        options={[
          { value: '', label: t('Any lesson', 'Label, educator') },
          ...lessons.flatMap(({ id, title, stoppedCount }, place) =>
            stoppedCount > 0
              ? [{ value: id, label: `${place + 1}. ${title} (${count(stoppedCount)})`, lang: englishHere }]
              : [],
          ),
        ]}
      />
      <p aria-live="polite" className="text-dense font-semibold">
        {people ?? `${isNobody ? insightMessages.nobody : insightMessages.groupRequired}.`}
      </p>
      <TextInput
        {...form.field('subject')}
        label={t('Subject', 'Label, educator')}
        maxLength={insightLimits.subjectLength}
        required
      />
      <TextArea
        {...form.field('text')}
        label={t('Message', 'Label, educator')}
        rows={7}
        maxLength={insightLimits.textLength}
        hint={t('Plain text. The way back to the course is added below it.', 'Hint, educator')}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy} busyLabel={t('Sending', 'Button, busy, educator')} className="grow">
          {people ? t('Send to {people}', { people }, 'Button, educator') : t('Send', 'Button, educator')}
        </Button>
        <Button variant="outline" onClick={() => setPreviewed(true)}>
          {t('Preview', 'Button, educator')}
        </Button>
      </div>
      <Dialog
        title={t('Preview', 'Title, educator')}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
        className="desk:max-w-150!"
      >
        <MailPreview
          title={courseMessageMail.subject}
          opening={courseMessageMail.opening(sender, course.title)}
          quote={courseMessageMail.quote(form.values.subject.trim(), form.values.text.trim())}
        >
          <p className="mt-3 text-muted">{t('Then the way back to the course.', 'Text, educator')}</p>
        </MailPreview>
      </Dialog>
      {form.refusal && (
        <RefusedAct>{t('It was not sent. {reason}', { reason: form.refusal }, 'Text, educator')}</RefusedAct>
      )}
      <p className="text-meta text-muted">
        {t(
          'One message a week for each course, by email and under their bell. Nobody sees who else gets it, and learners can choose not to get such emails. You can undo it for 10 seconds.',
          'Text, educator',
        )}
      </p>
    </form>
  )
}
