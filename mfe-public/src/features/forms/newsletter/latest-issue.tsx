import { t } from '@kere/brand/messages'
import { langOf } from '@kere/screens/content-language'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { IssuePicture } from '../../../pages/issue-picture.tsx'
import { latestIssueQuery } from './latest-issue.api.ts'

/** Shows an example of the newsletter to people who may subscribe. */
export function LatestIssue() {
  const { api } = useRemote()
  const issue = useQuery(latestIssueQuery(api)).data
  if (!issue) return null
  const { id, slug, title, preview, language, sentAt, leadsTo, total, isLowerBound } = issue
  return (
    <Section
      title={t('The last issue', 'Heading: of the newsletter')}
      link={{
        href: '/newsletter/issues',
        label: isLowerBound
          ? t('Read {count}+ issues', { count: total }, 'Link: more than this many issues of the newsletter')
          : t(
              '{count, plural, one {Read # issue} other {Read # issues}}',
              { count: total },
              'Link: issues of the newsletter',
            ),
      }}
    >
      <article className="overflow-hidden rounded-card border border-hairline bg-surface">
        <IssuePicture id={id} className="h-36! w-full" />
        <div className="p-5">
          <p className="text-meta text-muted">
            <time dateTime={sentAt}>{dateInIndia(Date.parse(sentAt))}</time>
          </p>
          <h3 lang={langOf(language)} className="mt-1 text-section wrap-anywhere">
            <TextLink href={`/newsletter/issues/${encodeURIComponent(slug)}`}>{title}</TextLink>
          </h3>
          {preview && (
            <p lang={langOf(language)} className="mt-1.5 text-muted wrap-anywhere">
              {preview}
            </p>
          )}
          {leadsTo.length > 0 && (
            <ul lang={langOf(language)} className="mt-3 list-none border-t border-hairline">
              {leadsTo.map((each) => (
                <li key={each} className="border-b border-hairline py-2 text-dense wrap-anywhere last:border-b-0">
                  {each}
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </Section>
  )
}
