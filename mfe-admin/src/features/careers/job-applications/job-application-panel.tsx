import { countOf } from '@kere/brand/count'
import { careerLimits } from '@kere/contracts/careers/career-options'
import type { JobApplication } from '@kere/contracts/careers/job-application-review'
import { mailLink } from '@kere/contracts/http/mail-link'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { DocumentOfOthers } from '@kere/screens/document-of-others'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { showRow } from '@kere/screens/run-row-act'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { TextArea } from '@kere/ui/controls/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { jobApplicationActs, loadReview } from './job-application.acts.tsx'
import { StageBadge } from './stage-badge.tsx'

export function JobApplicationPanel({ row: application }: { row: JobApplication }) {
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
        <MomentFact name="Received" at={createdAt} />
        <Fact name="Link">
          <TextLink href={link} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
            {link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
          </TextLink>
        </Fact>
        <Fact name="Status">
          <StageBadge status={stage} />
        </Fact>
      </Facts>
      <h4 className="mt-6 text-body font-semibold">Resume</h4>
      <Resume application={application} />
      <h4 className="mt-6 text-body font-semibold">Why they want to work with us</h4>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{note}</p>
      {stage === 'doubtful' && <DoubtfulNote />}
      <RowActButtons
        acts={jobApplicationActs}
        row={application}
        names={['hire', 'offer', 'interview', 'review', 'reopen', 'decline']}
      />
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
        Deleted with its resume {countOf(careerLimits.keptMonths, 'month')} after it was sent.
      </p>
    </>
  )
}

function Resume({ application }: { application: JobApplication }) {
  const { api } = useRemote()
  const { id, name, email, isAddressProven, resume } = application
  if (!resume) return <p className="mt-2 text-muted">There is no resume any more.</p>
  return (
    <DocumentOfOthers
      {...resume}
      what="the resume"
      from={`${name} (${email}${isAddressProven ? '' : ', not confirmed'})`}
      note="Opening it is written to the audit log."
      shortcut="d"
      loadHref={async () => (await api.call((await loadReview()).linkResume, { params: { id } })).href}
    />
  )
}

function TeamNote({ application: { id, teamNote } }: { application: JobApplication }) {
  const { context } = useRemote()
  const api = useAttempts()
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
