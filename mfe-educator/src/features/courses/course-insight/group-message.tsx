import { count, countOf } from '@kere/brand/count'
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

const peopleNoun = ['person', 'people'] as const

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
    ? 'You can write to learners once your application to teach is approved.'
    : nextMessageAt
      ? `You can send one message a week for each course, the next one from ${momentText(nextMessageAt, now)}.`
      : null
  return (
    <Section title="Message to a group">
      {reason ? (
        <p className="text-dense text-muted">{reason}</p>
      ) : !isOpen ? (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Write a message
        </Button>
      ) : (
        <MessageForm insight={insight} written={written} onSent={setWritten} />
      )}
      {lastMessage && (
        <div className="mt-6 border-t border-hairline pt-4">
          <h3 ref={sentMessage} tabIndex={-1} className="text-dense font-semibold">
            Last message
          </h3>
          <p className="mt-1 text-dense wrap-anywhere">{lastMessage.subject}</p>
          <p className="mt-1 text-meta text-muted wrap-anywhere">
            {momentText(lastMessage.sentAt, now)}, {sentTo(lastMessage)}
            {lastMessage.lesson && `, at ${lastMessage.lesson.title}`}
            {lastMessage.silence && `, silent ${labelOf(silenceNames, lastMessage.silence)}`}
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
    ? 'being sent'
    : `to ${countOf(recipientsCount, peopleNoun)}${isBeingSent ? ' so far' : ''}`

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
      {count(returnedCount)} came back {isOver ? 'within a week' : 'so far'}
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
      context.notify({ tone: 'success', text: 'Your message was not sent. You can change it.' })
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
        text: 'The message goes out in 10 seconds',
        ...(id !== undefined && { action: { label: 'Undo', run: () => void takeBack(id) } }),
      })
    },
  })
  const group = useQuery(groupQuery(api, course.id, form.values))
  const stopped = lessons.filter(({ stoppedCount }) => stoppedCount > 0)
  const isNobody = group.data?.total === 0
  const people = group.data?.total
    ? group.data.isMore
      ? `${count(group.data.total)} or more people`
      : countOf(group.data.total, peopleNoun)
    : undefined
  return (
    <form {...form.props} aria-label="Message to a group" className="grid gap-4">
      <UnsavedGuard isDirty={form.isDirty} title="Leave without sending?">
        Your message is lost.
      </UnsavedGuard>
      <Select
        {...form.choice('silence', ['', ...silenceValues])}
        label="Silent"
        options={[
          { value: '', label: 'Any activity' },
          ...silenceValues.map((value: Silence) => ({
            value,
            label: `${silenceNames[value]} (${count(silences[value])})`,
          })),
        ]}
      />
      <Select
        {...form.choice('lessonId', ['', ...stopped.map(({ id }) => id)])}
        label="Stopped at"
        options={[
          { value: '', label: 'Any lesson' },
          ...lessons.flatMap(({ id, title, stoppedCount }, place) =>
            stoppedCount > 0 ? [{ value: id, label: `${place + 1}. ${title} (${count(stoppedCount)})` }] : [],
          ),
        ]}
      />
      <p aria-live="polite" className="text-dense font-semibold">
        {people ?? `${isNobody ? insightMessages.nobody : insightMessages.groupRequired}.`}
      </p>
      <TextInput {...form.field('subject')} label="Subject" maxLength={insightLimits.subjectLength} required />
      <TextArea
        {...form.field('text')}
        label="Message"
        rows={7}
        maxLength={insightLimits.textLength}
        hint="Plain text. The way back to the course is added below it."
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy} busyLabel="Sending" className="grow">
          {people ? `Send to ${people}` : 'Send'}
        </Button>
        <Button variant="outline" onClick={() => setPreviewed(true)}>
          Preview
        </Button>
      </div>
      <Dialog title="Preview" isOpen={isPreviewed} onClose={() => setPreviewed(false)} className="desk:max-w-150!">
        <MailPreview
          title={courseMessageMail.subject}
          opening={courseMessageMail.opening(sender, course.title)}
          quote={courseMessageMail.quote(form.values.subject.trim(), form.values.text.trim())}
        >
          <p className="mt-3 text-muted">Then the way back to the course.</p>
        </MailPreview>
      </Dialog>
      {form.refusal && <RefusedAct>It was not sent. {form.refusal}</RefusedAct>}
      <p className="text-meta text-muted">
        One message a week for each course, by email and under their bell. Nobody sees who else gets it, and learners
        can choose not to get such emails. You can undo it for 10 seconds.
      </p>
    </form>
  )
}
