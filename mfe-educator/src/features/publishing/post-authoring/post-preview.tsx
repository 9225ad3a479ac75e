import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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
      <LoadFailure title={t('The preview did not load', 'Title, educator')} headingLevel="h3" query={preview}>
        {preview.error.message.replace(/\.$/, '')}. {t('Your text is saved.', 'Text, educator')}
      </LoadFailure>
    )
  if (!preview.data) return <Skeleton className="h-40" />
  const { html, leftOut } = preview.data
  return (
    <>
      {html.trim() === '' ? (
        <p className="text-muted">{t('Nothing to show yet.', 'Text, educator')}</p>
      ) : (
        <div lang={englishHere}>
          <Article html={html} className="[&_.anchor]:hidden [&_.note]:text-meta [&_.note>*]:inline" />
        </div>
      )}
      {leftOut.length > 0 && (
        <section className="mt-6 border-s-4 border-warn bg-surface px-5 py-4 text-dense">
          <h3 className="font-semibold">{t('Readers do not see this', 'Heading, educator')}</h3>
          <ul className="mt-2 flex list-none flex-col gap-1.5">
            {leftOut.map(({ source }, place) => (
              // Two of them may be equal, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <code lang={englishHere} className="wrap-anywhere">
                  {source}
                </code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
