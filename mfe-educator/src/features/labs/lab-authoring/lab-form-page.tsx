import { labMessages } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import { ownLabsPath } from '@kere/screens/labs/lab-text'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { labDraftQuery } from './lab-authoring.api.ts'
import { LabForm } from './lab-form.tsx'
import { LabOutcome } from './lab-outcome.tsx'

export const NewLabPage = () => (
  <div className="px-gutter pt-6 pb-section wide:p-8">
    <h1 tabIndex={-1} className="text-title">
      New Challenge Lab
    </h1>
    <p className="mt-1.5 mb-6 text-muted">Say who wants the answer, what teams do, and by when.</p>
    <LabForm draft={null} />
  </div>
)

export function EditLabPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(labDraftQuery(api, id))
  if (query.isPending) return <EditorSkeleton noun="lab" />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data ? (
        <>
          <h1 tabIndex={-1} className="mb-6 text-title wrap-anywhere">
            Edit {query.data.title}
          </h1>
          <LabForm key={query.data.id} draft={query.data} />
          {query.data.state === 'closed' && <LabOutcome draft={query.data} />}
        </>
      ) : query.data === null ? (
        <LabMissing />
      ) : (
        <>
          <h1 className="sr-only">Challenge Lab</h1>
          <LoadFailure title={labMessages.getFailed} query={query}>
            Nothing is lost.
          </LoadFailure>
        </>
      )}
    </div>
  )
}

export const LabMissing = () => (
  <EmptyState
    title={labMessages.notFound}
    headingLevel="h1"
    action={<ButtonLink href={ownLabsPath}>Return to Challenge Labs</ButtonLink>}
  >
    It may have been deleted, or somebody else runs it.
  </EmptyState>
)
