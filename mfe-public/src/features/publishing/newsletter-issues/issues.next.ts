import { t } from '@kere/brand/messages'
import { archivePath } from '@kere/contracts/publishing/newsletter-issue-options'
import { pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { issueHref, issueQuery } from './issues.api.ts'

export const issueNext: NextStepOf = async ({ params }, { api, cache }) => {
  const issue = await pagesOwn(cache, issueQuery(api, params.slug ?? ''))
  const linkTo = (one: { slug: string; title: string } | null) => one && { href: issueHref(one.slug), label: one.title }
  return {
    title: t('More issues', 'Heading: newsletter'),
    all: { href: archivePath, label: t('All issues', 'Button, link: newsletter') },
    things: [],
    ...(issue && {
      neighbors: {
        label: t('Older and newer issues', 'Name of links, for screen readers'),
        before: {
          label: t('Older', 'Above a link'),
          link: linkTo(issue.older),
          none: t('This is the first issue', 'Instead of a link'),
        },
        after: {
          label: t('Newer', 'Above a link'),
          link: linkTo(issue.newer),
          none: t('This is the newest issue', 'Instead of a link'),
        },
      },
    }),
  }
}
