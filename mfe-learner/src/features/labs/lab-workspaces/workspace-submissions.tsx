import { t } from '@kere/brand/messages'
import { englishHere, locale } from '@kere/brand/language'
import { Around } from '@kere/ui/layout/around'
import { pictureTypes } from '@kere/contracts/files/file-kind'
import type { LabSubmission, LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits, workspaceMessages } from '@kere/contracts/labs/lab-workspace-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DocumentOfOthers } from '@kere/screens/document-of-others'
import { fileText } from '@kere/screens/file-text'
import { LoadFailure } from '@kere/screens/load-failure'
import { dayText } from '@kere/screens/labs/lab-text'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { HandedInLine } from './handed-in-line.tsx'
import { loadWorkspaces, useWorkspaceAct, versionsQuery } from './workspace.api.ts'

const listOf = new Intl.ListFormat(locale)

/** Shows the submissions of a team. People who guide the lab see those of all teams and can answer them. */
export function Submissions({ workspace, now }: { workspace: LabWorkspace; now: number }) {
  const { lab, role, teams, submissions } = workspace
  const stageOf = (id: string) => lab.stages.find((stage) => stage.id === id)?.name
  const teamOf = ({ teamId, team }: LabSubmission) => {
    const known = teams.find(({ id }) => id === teamId)
    if (known) return <span lang={englishHere}>{known.name}</span>
    if (team === undefined) return t('A team', 'Text, labs')
    return (
      <Around text={t('{name} (deleted)', { name: team }, 'A team, labs')} part={team}>
        <span lang={englishHere}>{team}</span>
      </Around>
    )
  }
  return (
    <Section title={t('Handed in', 'Heading, labs')}>
      {submissions.length === 0 ? (
        <p className="text-muted">
          {role === 'participant'
            ? t('What your team hands in appears here, with the mentors’ answers.', 'Text, labs')
            : t('What teams hand in appears here, for you to answer.', 'Text, labs')}
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-5">
          {submissions.map((submission) => (
            <li key={submission.id} className="border-b border-hairline pb-4">
              <h3 className="text-snug font-semibold">
                <StageName name={stageOf(submission.stageId)} />
                {role !== 'participant' && <span className="font-normal text-muted">, {teamOf(submission)}</span>}
              </h3>
              <HandedIn submission={submission} now={now} />
              {submission.seenBy && (
                <p className="mt-1.5 text-meta text-muted">
                  {submission.seenBy.length > 0
                    ? t('Seen by {names}', { names: listOf.format(submission.seenBy) }, 'Text, labs')
                    : t('Not seen by the educator or a mentor yet', 'Text, labs')}
                </p>
              )}
              <EarlierVersions submission={submission} now={now} />
              {role !== 'participant' && <Feedback labId={lab.id} submission={submission} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const StageName = ({ name }: { name: string | undefined }) =>
  name === undefined ? t('A stage of before', 'Text, labs') : <span lang={englishHere}>{name}</span>

/** Shows a submission. The current one and its earlier versions have the same fields. */
function HandedIn({ submission, now }: { submission: LabSubmission; now: number }) {
  return (
    <>
      <p className="text-meta text-muted">
        <HandedInLine submission={submission} now={now} />
      </p>
      <p lang={englishHere} className="mt-1.5 whitespace-pre-line wrap-anywhere">
        {submission.text}
      </p>
      {submission.links.map((url) => (
        <p key={url} className="mt-1">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-dense underline wrap-anywhere"
          >
            <span lang={englishHere}>{url}</span>
            <span className="sr-only"> {t('(new tab)', 'For screen readers, labs')}</span>
          </a>
        </p>
      ))}
      {submission.file && <SubmissionFile submission={submission} file={submission.file} />}
      {submission.feedback && (
        <blockquote className="mt-3 border-s-4 border-leaf bg-leaf-soft px-3.5 py-2.5">
          <p lang={englishHere} className="whitespace-pre-line wrap-anywhere">
            {submission.feedback.text}
          </p>
          <p className="mt-1 text-meta text-muted">
            {submission.feedback.by ?? t('A mentor', 'Instead of a name, labs')}, {dayText(submission.feedback.at, now)}
          </p>
        </blockquote>
      )}
    </>
  )
}

function EarlierVersions({ submission, now }: { submission: LabSubmission; now: number }) {
  const { api } = useRemote()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...versionsQuery(api, submission), enabled: isOpen })
  if (!submission.versions) return null
  return (
    <details className="mt-2" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {t(
          '{count, plural, one {# earlier version} other {# earlier versions}}',
          { count: submission.versions },
          'Text, labs',
        )}
      </summary>
      {query.data ? (
        <ol className="grid grid-cols-1 gap-3 border-s border-hairline ps-3.5">
          {query.data.map((version) => (
            <li key={version.id}>
              <HandedIn submission={version} now={now} />
            </li>
          ))}
        </ol>
      ) : query.isError ? (
        <LoadFailure title={workspaceMessages.versionsFailed} headingLevel="h3" query={query}>
          {t('What was handed in is kept.', 'Text, labs')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading the earlier versions', 'Label, labs')}>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
    </details>
  )
}

function SubmissionFile({ submission, file }: { submission: LabSubmission; file: NonNullable<LabSubmission['file']> }) {
  const { api } = useRemote()
  if (pictureTypes.some((type) => type === file.type)) return <SubmissionPicture submission={submission} file={file} />
  const params = { id: submission.id }
  return (
    <DocumentOfOthers
      name={fileText(file)}
      what={t('the file', 'In the name of a button that downloads, labs')}
      from={submission.submittedBy ?? t('somebody who has left', 'Instead of a name, labs')}
      loadHref={async () => (await api.call((await loadWorkspaces()).linkLabFile, { params })).href}
    />
  )
}

function SubmissionPicture({ submission, file }: { submission: LabSubmission; file: { type: string; size: number } }) {
  const src = `/api/lab-submissions/${submission.id}/picture?version=${Date.parse(submission.submittedAt)}`
  return (
    <figure className="mt-2">
      <a href={src} target="_blank" rel="noreferrer" className="block max-w-80 rounded-control">
        <img
          src={src}
          alt={t(
            'Handed in by {name}',
            { name: submission.submittedBy ?? t('somebody who has left', 'Instead of a name, labs') },
            'Alternative text of a picture, labs',
          )}
          loading="lazy"
          className="h-45 w-full rounded-control border border-hairline bg-sunken object-contain"
        />
        <span className="sr-only"> {t('(new tab)', 'For screen readers, labs')}</span>
      </a>
      <figcaption className="mt-1 text-meta text-muted">{fileText(file)}</figcaption>
    </figure>
  )
}

function Feedback({ labId, submission }: { labId: string; submission: LabSubmission }) {
  const { run, busyWith, refusal } = useWorkspaceAct(labId)
  const [isOpen, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const [text, setText] = useState(submission.feedback?.text ?? '')
  const [error, setError] = useState<string>()
  const give = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = (await loadWorkspaces()).labFeedback.safeParse({ text })
    setError(body.error?.issues[0]?.message)
    if (!body.success) return
    const isGiven = await run(
      'feedback',
      async (api, contract) =>
        void (await api.call(contract.giveLabFeedback, {
          params: { id: submission.id },
          query: { version: Date.parse(submission.submittedAt) },
          body: body.data,
        })),
      t('Your feedback is saved', 'Notice, labs'),
    )
    if (!isGiven) return
    setOpen(false)
    summary.current?.focus()
  }
  return (
    <details className="mt-2" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary} className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {submission.feedback ? t('Change the feedback', 'Button, labs') : t('Give feedback', 'Button, labs')}
      </summary>
      <form noValidate onSubmit={(event) => void give(event)} className="mt-1 grid grid-cols-1 gap-3">
        <TextArea
          label={t('Feedback', 'Label, labs')}
          rows={4}
          value={text}
          maxLength={workspaceLimits.handInLength}
          error={error}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setError(undefined)
          }}
        />
        {refusal && <RefusedAct>{refusal}</RefusedAct>}
        <Button
          type="submit"
          variant="outline"
          isBusy={busyWith === 'feedback'}
          busyLabel={t('Saving', 'On a button while it works, labs')}
        >
          {t('Save feedback', 'Button, labs')}
        </Button>
      </form>
    </details>
  )
}
