import { t } from '@kere/brand/messages'
import type { NewMentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import {
  mentorshipAreaNames,
  mentorshipAreas,
  mentorshipLevelNames,
  mentorshipLevels,
  mentorshipLimits,
  mentorshipMessages,
  mentorshipPurposeNames,
  mentorshipPurposes,
} from '@kere/contracts/mentorship/mentorship-options'
import { createLocalCopy } from '@kere/platform/local-copies'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { clockOf } from '@kere/screens/time-in-india'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createMutation, isSignedOut, loadContract } from './mentorship.api.ts'
import { mentorshipPath } from './mentorship-paths.ts'
import { RefusalBox } from './refusal-box.tsx'
import { Choices } from './request-choices.tsx'
import { RequestSent } from './request-sent.tsx'
import { wishedPath } from './wished-mentor.tsx'

const templates = [
  {
    name: t('A project I am stuck on', 'Name, mentorship'),
    text: t('What I am doing: \nWhere I am stuck: \nWhat I have tried: ', 'Text, mentorship'),
  },
  {
    name: t('Which method to use', 'Name, mentorship'),
    text: t('What I want to find out: \nMethods I know of: \nTime and money I have: ', 'Text, mentorship'),
  },
  {
    name: t('A first job', 'Name, mentorship'),
    text: t('What I have studied or done: \nThe work I would like: \nMy question: ', 'Text, mentorship'),
  },
] as const

interface Draft {
  area: string
  level: string
  purpose: string
  message: string
}

const empty: Draft = { area: '', level: '', purpose: '', message: '' }

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.keys(empty).every((key) => key in value)

const levelHints = {
  beginner: t('New to this subject', 'Text, mentorship'),
  intermediate: t('I have done some of it', 'Text, mentorship'),
  career_guidance: t('I want to work in it', 'Text, mentorship'),
}
const purposeHints = {
  project_help: t('I am stuck on something', 'Text, mentorship'),
  learning: t('I want to understand it', 'Text, mentorship'),
  career_planning: t('I need to decide', 'Text, mentorship'),
}

const missing: Draft = {
  area: t('Choose an area', 'Text, mentorship'),
  level: t('Choose your level', 'Text, mentorship'),
  purpose: t('Choose a purpose', 'Text, mentorship'),
  message: t('Write your question', 'Text, mentorship'),
}

const isField = (name: unknown): name is keyof Draft => typeof name === 'string' && name in missing

const wrongOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Partial<Draft> =>
  Object.fromEntries(
    issues.flatMap(({ path: [name], message }) =>
      isField(name) ? [[name, message === mentorshipMessages.incomplete ? missing[name] : message]] : [],
    ),
  )

interface RequestFormProps {
  userId: string
  /** The id of the mentor; empty if the team chooses. */
  wishedMentorId: string
  taken: readonly string[]
  isFull: boolean
  isSent: boolean
  onSent: (isSent: boolean) => void
}

export function RequestForm({ userId, wishedMentorId, taken, isFull, isSent, onSent }: RequestFormProps) {
  const { context } = useRemote()
  const api = useAttempts()
  const [copy] = useState(() => createLocalCopy<Draft>({ userId, name: 'mentorship-request', isValue: isDraft }))
  const [draft, setDraft] = useState<Draft>(() => copy.take()?.value ?? empty)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Partial<Draft>>({})
  const top = useRef<HTMLDivElement>(null)
  const creating = useMutation(createMutation(api))

  const write = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    const others = Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in changed)))
    setWrong(others)
    if (Object.keys(others).length === 0) setRefusal(null)
    if (copy.write({ value: next, version: 0 })) setSavedAt(Date.now())
  }

  const refuse = (text: string) => {
    setRefusal(text)
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'center' })
  }

  const send = async (request: NewMentorshipRequest) => {
    try {
      await creating.mutateAsync({ ...request, ...(wishedMentorId !== '' && { wishedMentorId }) })
      copy.clear()
      setDraft(empty)
      setSavedAt(null)
      onSent(true)
    } catch (error) {
      // After signing in again, the draft is still stored (S-201).
      if (isSignedOut(error)) return context.navigation.push(withNext(signInPath, wishedPath(wishedMentorId)))
      refuse((error instanceof Error && error.message) || mentorshipMessages.failed)
    }
  }

  const submit = useOneAtATime(async () => {
    setRefusal(null)
    setWrong({})
    const parsed = (await loadContract()).newMentorshipRequest.safeParse(draft)
    if (parsed.error) {
      setWrong(wrongOf(parsed.error.issues))
      return refuse(parsed.error.issues[0]?.message ?? mentorshipMessages.incomplete)
    }
    if (isFull) return refuse(mentorshipMessages.tooMany)
    if (taken.includes(parsed.data.area)) return refuse(mentorshipMessages.areaTaken(parsed.data.area))
    await send(parsed.data)
  })

  if (isSent) return <RequestSent onStay={() => onSent(false)} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      aria-label={t('Request a mentor', 'For screen readers, mentorship')}
      className="min-w-0"
    >
      <div ref={top} tabIndex={-1} className="outline-none">
        <RefusalBox text={refusal} wrong={wrong} isAlert className="mb-6" />
      </div>
      {isFull && !refusal && <RefusalBox text={mentorshipMessages.tooMany} isNote className="mb-6" />}
      <Choices
        isFirst
        legend={t('Area', 'Text, mentorship')}
        number={1}
        name="area"
        error={wrong.area}
        columns={3}
        value={draft.area}
        onChange={(area) => write({ area })}
        options={mentorshipAreas.map((value) => ({
          value,
          label: mentorshipAreaNames[value],
          ...(taken.includes(value) && { isTaken: true }),
        }))}
        note={taken[0] && !isFull ? mentorshipMessages.areaTaken(taken[0]) : undefined}
      />
      <Choices
        legend={t('Your level', 'Text, mentorship')}
        number={2}
        name="level"
        error={wrong.level}
        columns={3}
        value={draft.level}
        onChange={(level) => write({ level })}
        options={mentorshipLevels.map((value) => ({
          value,
          label: mentorshipLevelNames[value],
          hint: levelHints[value],
        }))}
      />
      <Choices
        legend={t('Purpose', 'Text, mentorship')}
        number={3}
        name="purpose"
        error={wrong.purpose}
        columns={3}
        value={draft.purpose}
        onChange={(purpose) => write({ purpose })}
        options={mentorshipPurposes.map((value) => ({
          value,
          label: mentorshipPurposeNames[value],
          hint: purposeHints[value],
        }))}
      />
      <h2 className="mt-8 text-section">
        <span aria-hidden="true" className="me-2 text-brand">
          4
        </span>
        {t('Your question', 'Heading, mentorship')}
      </h2>
      <ul
        aria-label={t('Start from', 'For screen readers, mentorship')}
        className="mt-3 flex list-none flex-wrap items-center gap-2"
      >
        {templates.map(({ name, text }) => (
          <li key={name}>
            <Button
              variant="outline"
              size="toolbar"
              onClick={() => {
                const before = draft.message
                write({ message: text })
                if (before.trim() && before !== text)
                  context.notify({
                    tone: 'info',
                    text: t('Your text was replaced by the template', 'Text, mentorship'),
                    action: { label: t('Undo', 'Label, mentorship'), run: () => write({ message: before }) },
                  })
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <TextArea
        className="mt-3"
        name="message"
        error={wrong.message}
        label={t('What would you like to ask?', 'Label, mentorship')}
        rows={8}
        required
        value={draft.message}
        onChange={({ currentTarget: { value } }) => write({ message: value })}
        hint={t(
          '{count} of {most, plural, one {# character} other {# characters}}',
          { count: [...draft.message.trim()].length, most: mentorshipLimits.messageLength },
          'Hint, mentorship',
        )}
      />
      <p className="mt-1 min-h-5 text-meta text-muted">
        {savedAt !== null && t('Draft saved {when}', { when: clockOf(savedAt) }, 'Text, mentorship')}
      </p>
      <RefusalBox text={refusal} className="mt-4" />
      <div className="mt-5 flex flex-wrap items-center gap-3 border-t border-hairline pt-5">
        <Button
          type="submit"
          size="main"
          isBusy={creating.isPending}
          busyLabel={t('Sending', 'On a button while it works, mentorship')}
          className="max-desk:w-full"
        >
          {t('Send request', 'Button, mentorship')}
        </Button>
        <ButtonLink href={mentorshipPath} variant="quiet" className="max-desk:w-full">
          {t('Cancel', 'Button, mentorship')}
        </ButtonLink>
      </div>
    </form>
  )
}
