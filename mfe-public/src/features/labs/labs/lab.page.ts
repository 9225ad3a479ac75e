import { t } from '@kere/brand/messages'
import { posterPath } from '@kere/brand/art-paths'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { cutText } from '@kere/contracts/text/cut-text'
import type { PageDescription, PageRequest } from '@kere/platform/page'
import { labDrawing, labHref, labsPath } from '@kere/screens/labs/lab-text'
import { labNode } from './lab-node.ts'
import { LabPage, ownRequestQuery } from './lab-page.tsx'
import { labQuery, type ShownLab } from './labs.api.ts'
import { standingQuery } from '@kere/screens/labs/lab-queries'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/challenge-labs/:id',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/challenge-labs', changedAt: 'updatedAt' },
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

export const labsCrumb = { label: t('Challenge Labs', 'Way to learn, heading on the home page'), path: labsPath }

const searchResultLength = 155

function describeLab(lab: ShownLab): PageDescription {
  const path = labHref(lab.id)
  return {
    status: 200,
    meta: {
      title: lab.title,
      description: cutText(lab.description, searchResultLength),
      canonical: path,
      breadcrumbs: [labsCrumb, { label: lab.title, path }],
      image: lab.coverImage ?? posterPath(labDrawing(lab)),
      ...(lab.isSample && { noindex: true }),
      // Only the edge writes a page's head, so browsers do not load this code.
      ...(import.meta.env.SSR && { jsonLd: [labNode(lab)] }),
    },
  }
}

export const page: PublicPage = {
  component: LabPage,
  next: async () => (await import('./lab.next.ts')).labNext,
  queries: (request, api) => [
    labQuery(api, idOf(request)),
    ...(request.session.user?.isOnboarded ? [standingQuery(api, idOf(request)), ownRequestQuery] : []),
  ],
  describe(request, { api, cache }) {
    const id = idOf(request)
    const { queryKey } = labQuery(api, id)
    const lab = cache.getQueryData(queryKey)
    if (lab) return describeLab(lab)
    const isUnknown = lab === null
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: isUnknown ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: isUnknown ? labMessages.notFound : t('Challenge Lab', 'Title of a page'),
        description: isUnknown
          ? t('There is no open lab at this address.', 'What search engines show')
          : t('What a lab is about, its stages and who is in it.', 'What search engines show'),
        canonical: labHref(id),
        breadcrumbs: [labsCrumb],
        ...((isUnknown || hasFailed) && { noindex: true }),
      },
    }
  },
}
