import { t } from '@kere/brand/messages'
import { pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { entryHref, impactPath } from './impact-address.ts'
import { impactEntryQuery } from './impact.api.ts'

/** Leads to the owner's entries before and after this one. */
export const entryNext: NextStepOf = async ({ params }, { api, cache }) => {
  const entry = await pagesOwn(cache, impactEntryQuery(api, params.id ?? ''))
  const linkTo = (one: { id: string; title: string } | null | undefined) =>
    one ? { href: entryHref(one.id), label: one.title } : null
  return {
    title: t('Entries', 'For screen readers, portfolio'),
    all: { href: impactPath, label: t('All entries', 'Button, portfolio') },
    things: [],
    ...((entry?.older ?? entry?.newer) && {
      neighbors: {
        label: t('Older and newer entries', 'Name of links, for screen readers'),
        before: {
          label: t('Older', 'Above a link'),
          link: linkTo(entry.older),
          none: t('This is the first entry', 'Instead of a link'),
        },
        after: {
          label: t('Newer', 'Above a link'),
          link: linkTo(entry.newer),
          none: t('This is the newest entry', 'Instead of a link'),
        },
      },
    }),
  }
}
