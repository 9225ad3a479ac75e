import { archivePath } from '@kere/contracts/publishing/newsletter-issue-options'
import { pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { issueHref, issueQuery } from './issues.api.ts'

export const issueNext: NextStepOf = async ({ params }, { api, cache }) => {
  const issue = await pagesOwn(cache, issueQuery(api, params.slug ?? ''))
  const linkTo = (one: { slug: string; title: string } | null) => one && { href: issueHref(one.slug), label: one.title }
  return {
    title: 'More issues',
    all: { href: archivePath, label: 'All issues' },
    things: [],
    ...(issue && {
      neighbors: {
        label: 'Older and newer issues',
        before: { label: 'Older', link: linkTo(issue.older), none: 'This is the first issue' },
        after: { label: 'Newer', link: linkTo(issue.newer), none: 'This is the newest issue' },
      },
    }),
  }
}
