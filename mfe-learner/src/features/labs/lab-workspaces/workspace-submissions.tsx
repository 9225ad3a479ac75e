import { pictureTypes } from '@kere/contracts/files/file-kind'
import type { LabSubmission, LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits, workspaceMessages } from '@kere/contracts/labs/lab-workspace-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
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
import { loadWorkspaces, useWorkspaceAct, versionsQuery } from './workspace.api.ts'

const listOf = new Intl.ListFormat('en-IN')

/** Shows the submissions of a team. People who guide the lab see those of all teams and can answer them. */
export function Submissions({ workspace, now }: { workspace: LabWorkspace; now: number }) {
  const { lab, role, teams, submissions } = workspace
  const stageOf = (id: string) => lab.stages.find((stage) => stage.id === id)?.name ?? 'A stage of before'
  const teamOf = ({ teamId, team }: LabSubmission) =>
    teams.find(({ id }) => id === teamId)?.name ?? (team === undefined ? 'A team' : `${team} (deleted)`)
  return (
    <Section title="Handed in">
      {submissions.length === 0 ? (
        <p className="text-muted">
          {role === 'participant'
            ? 'What your team hands in appears here, with the mentors’ answers.'
            : 'What teams hand in appears here, for you to answer.'}
        </p>
      ) : (
        <ul className="grid gap-5">
          {submissions.map((submission) => (
            <li key={submission.id} className="border-b border-hairline pb-4">
              <h3 className="text-snug font-semibold">
                {stageOf(submission.stageId)}
                {role !== 'participant' && <span className="font-normal text-muted">, {teamOf(submission)}</span>}
              </h3>
              <HandedIn submission={submission} now={now} />
              {submission.seenBy && (
                <p className="mt-1.5 text-meta text-muted">
                  {submission.seenBy.length > 0
                    ? `Seen by ${listOf.format(submission.seenBy)}`
                    : 'Not seen by the educator or a mentor yet'}
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

/** Shows a submission. The current one and its earlier versions have the same fields. */
function HandedIn({ submission, now }: { submission: LabSubmission; now: number }) {
  return (
    <>
      <p className="text-meta text-muted">
        {dayText(submission.submittedAt, now)}
        {submission.submittedBy && `, by ${submission.submittedBy}`}
      </p>
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{submission.text}</p>
      {submission.links.map((url) => (
        <p key={url} className="mt-1">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-dense underline wrap-anywhere"
          >
            {url}
            <span className="sr-only"> (new tab)</span>
          </a>
        </p>
      ))}
      {submission.file && <SubmissionFile submission={submission} file={submission.file} />}
      {submission.feedback && (
        <blockquote className="mt-3 border-s-4 border-leaf bg-leaf-soft px-3.5 py-2.5">
          <p className="whitespace-pre-line wrap-anywhere">{submission.feedback.text}</p>
          <p className="mt-1 text-meta text-muted">
            {submission.feedback.by ?? 'A mentor'}, {dayText(submission.feedback.at, now)}
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
        {countOf(submission.versions, ['earlier version', 'earlier versions'])}
      </summary>
      {query.data ? (
        <ol className="grid gap-3 border-s border-hairline ps-3.5">
          {query.data.map((version) => (
            <li key={version.id}>
              <HandedIn submission={version} now={now} />
            </li>
          ))}
        </ol>
      ) : query.isError ? (
        <LoadFailure title={workspaceMessages.versionsFailed} headingLevel="h3" query={query}>
          What was handed in is kept.
        </LoadFailure>
      ) : (
        <SkeletonGroup label="Loading the earlier versions">
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
      what="the file"
      from={submission.submittedBy ?? 'somebody who has left'}
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
          alt={`Handed in by ${submission.submittedBy ?? 'somebody who has left'}`}
          loading="lazy"
          className="h-45 w-full rounded-control border border-hairline bg-sunken object-contain"
        />
        <span className="sr-only"> (new tab)</span>
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
      'Your feedback is saved',
    )
    if (!isGiven) return
    setOpen(false)
    summary.current?.focus()
  }
  return (
    <details className="mt-2" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary} className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {submission.feedback ? 'Change the feedback' : 'Give feedback'}
      </summary>
      <form noValidate onSubmit={(event) => void give(event)} className="mt-1 grid gap-3">
        <TextArea
          label="Feedback"
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
        <Button type="submit" variant="outline" isBusy={busyWith === 'feedback'} busyLabel="Saving">
          Save feedback
        </Button>
      </form>
    </details>
  )
}
