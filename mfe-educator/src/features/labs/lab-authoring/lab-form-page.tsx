import { Around } from '@kere/ui/layout/around'
import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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
      {t('New Challenge Lab', 'Heading, educator')}
    </h1>
    <p className="mt-1.5 mb-6 text-muted">
      {t('Say who wants the answer, what teams do, and by when.', 'Text, educator')}
    </p>
    <LabForm draft={null} />
  </div>
)

export function EditLabPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(labDraftQuery(api, id))
  if (query.isPending) return <EditorSkeleton noun={t('lab', 'Noun')} />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data ? (
        <>
          <h1 tabIndex={-1} className="mb-6 text-title wrap-anywhere">
            <Around text={t('Edit {title}', { title: query.data.title }, 'Heading, educator')} part={query.data.title}>
              <span lang={englishHere}>{query.data.title}</span>
            </Around>
          </h1>
          <LabForm key={query.data.id} draft={query.data} />
          {query.data.state === 'closed' && <LabOutcome draft={query.data} />}
        </>
      ) : query.data === null ? (
        <LabMissing />
      ) : (
        <>
          <h1 className="sr-only">{t('Challenge Lab', 'Heading, educator')}</h1>
          <LoadFailure title={labMessages.getFailed} query={query}>
            {t('Nothing is lost.', 'Text, educator')}
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
    action={<ButtonLink href={ownLabsPath}>{t('Return to Challenge Labs', 'Button, educator')}</ButtonLink>}
  >
    {t('It may have been deleted, or somebody else runs it.', 'Text, educator')}
  </EmptyState>
)
