import { archivePath } from '@kere/contracts/publishing/newsletter-issue-options'
import { pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'
import { issueHref, issueQuery } from './issues.api.ts'

const things = [ways.newsletter, ways.blog, ways.events]

export const archiveNext: NextStepOf = () => ({
  title: 'Do not miss the next one',
  all: { href: ways.news.href, label: 'Sustainability news' },
  things,
})

export const issueNext: NextStepOf = async ({ params }, { api, cache }) => {
  const issue = await pagesOwn(cache, issueQuery(api, params.slug ?? ''))
  const linkTo = (one: { slug: string; title: string } | null) => one && { href: issueHref(one.slug), label: one.title }
  return {
    title: 'Get the next issue by email',
    all: { href: archivePath, label: 'All issues' },
    things,
    ...(issue && {
      neighbors: {
        label: 'Older and newer issues',
        before: { label: 'Older', link: linkTo(issue.older), none: 'This is the first issue' },
        after: { label: 'Newer', link: linkTo(issue.newer), none: 'This is the newest issue' },
      },
    }),
  }
}
