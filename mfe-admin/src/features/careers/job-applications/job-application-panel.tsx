import { careerLimits } from '@kere/contracts/careers/career-options'
import type { JobApplication } from '@kere/contracts/careers/job-application-review'
import { mailLink } from '@kere/contracts/http/mail-link'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { showRow } from '@kere/screens/run-row-act'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { TextArea } from '@kere/ui/controls/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { jobApplicationActs, loadReview } from './job-application.acts.tsx'
import { StageBadge } from './stage-badge.tsx'

export const JobApplicationPanel = ({ row }: { row: JobApplication }) => <Application key={row.id} application={row} />

function Application({ application }: { application: JobApplication }) {
  const { name, email, isAddressProven, position, stage, createdAt, link, note, answer } = application
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <Facts className="mt-4">
        <Fact name="Email">
          <TextLink href={mailLink(email)} className="wrap-anywhere">
            {email}
          </TextLink>
          {!isAddressProven && (
            <span className="block text-meta text-muted">Not confirmed. It may be somebody else’s.</span>
          )}
        </Fact>
        <Fact name="Position">{position}</Fact>
        <Fact name="Received">
          <Moment instant={createdAt} />
        </Fact>
        <Fact name="Link">
          <TextLink href={link} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
            {link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
          </TextLink>
        </Fact>
        <Fact name="Status">
          <StageBadge stage={stage} />
        </Fact>
      </Facts>
      {stage === 'doubtful' && <DoubtfulNote />}
      <RowActButtons
        acts={jobApplicationActs}
        row={application}
        names={['reopen', 'review', 'interview', 'offer', 'hire', 'decline']}
      />
      <h4 className="mt-6 text-body font-semibold">Resume</h4>
      <Resume application={application} />
      <h4 className="mt-6 text-body font-semibold">Why they want to work with us</h4>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{note}</p>
      {answer && (
        <section aria-labelledby="job-answer" className="mt-6 border-t-2 border-ink pt-3">
          <h4 id="job-answer" className="text-body font-semibold">
            Answer sent
          </h4>
          <p className="text-meta text-muted">
            {answer.by ? `${answer.by}, ` : ''}
            {momentOf(answer.at)} IST
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{answer.text}</p>
        </section>
      )}
      <TeamNote application={application} />
      <RowActButtons acts={jobApplicationActs} row={application} names={['renew']} />
      <p className="mt-5 text-meta text-muted">
        Deleted with its resume {careerLimits.keptMonths} months after it was sent.
      </p>
    </>
  )
}

const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** The link is made when it is pressed, works for five minutes and for this admin alone. */
function Resume({ application: { id, resume } }: { application: JobApplication }) {
  const { api, context } = useRemote()
  const download = useMutation({
    mutationFn: async () => api.call((await loadReview()).linkResume, { params: { id } }),
    onSuccess: ({ href }) => location.assign(href),
    onError: ({ message }) => context.notify({ tone: 'error', text: message }),
  })
  if (!resume) return <p className="mt-2 text-muted">There is no resume any more.</p>
  return (
    <div className="mt-2 flex items-center gap-3 rounded-control border border-hairline px-3 py-2.5">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow text-dense">
        <span className="block font-semibold wrap-anywhere">{resume.name}</span>
        <span className="text-meta text-muted">
          {kilobytes.format(Math.max(1, resume.size / 1024))} kB. Opening it is written to the audit log.
        </span>
      </span>
      <Button
        variant="outline"
        size="toolbar"
        icon={<Download aria-hidden="true" />}
        aria-label="Download the resume"
        aria-keyshortcuts="d"
        data-shortcut="Download the resume"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      />
    </div>
  )
}

function TeamNote({ application: { id, teamNote } }: { application: JobApplication }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const [text, setText] = useState(teamNote)
  const save = useMutation({
    mutationFn: async () => api.call((await loadReview()).noteJobApplication, { params: { id }, body: { text } }),
    onSuccess(saved) {
      showRow(client, jobApplicationActs, id, saved)
      context.notify({ tone: 'success', text: 'Note saved' })
    },
    onError: ({ message }) => context.notify({ tone: 'error', text: `${message}. Your note is still here.` }),
  })
  return (
    <div className="mt-6">
      <TextArea
        label="Note"
        hint="Only admins see it."
        rows={3}
        maxLength={careerLimits.teamNoteLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="outline"
        size="toolbar"
        className="mt-2"
        isBusy={save.isPending}
        busyLabel="Saving"
        onClick={() => save.mutate()}
      >
        Save note
      </Button>
    </div>
  )
}
