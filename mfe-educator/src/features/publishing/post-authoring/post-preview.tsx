import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Article } from '@kere/ui/layout/article'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { previewQuery } from './post-draft.api.ts'

export function PostPreview({ id, version }: { id: string; version: number }) {
  const { api } = useRemote()
  const preview = useQuery(previewQuery(api, id, version))
  if (preview.isError)
    return (
      <LoadFailure title="The preview did not load" headingLevel="h3" query={preview}>
        {preview.error.message.replace(/\.$/, '')}. Your text is saved.
      </LoadFailure>
    )
  if (!preview.data) return <Skeleton className="h-40" />
  const { html, leftOut } = preview.data
  return (
    <>
      {html.trim() === '' ? (
        <p className="text-muted">Nothing to show yet.</p>
      ) : (
        <Article html={html} className="[&_.anchor]:hidden [&_.note]:text-meta [&_.note>*]:inline" />
      )}
      {leftOut.length > 0 && (
        <section className="mt-6 border-s-4 border-warn bg-surface px-5 py-4 text-dense">
          <h3 className="font-semibold">Readers do not see this</h3>
          <ul className="mt-2 flex list-none flex-col gap-1.5">
            {leftOut.map(({ source }, place) => (
              // Two of them may be equal, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <code className="wrap-anywhere">{source}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
