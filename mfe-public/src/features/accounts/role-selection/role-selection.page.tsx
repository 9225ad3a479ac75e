import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { safePath } from '@kere/contracts/http/safe-path'
import { useSearchParams } from 'react-router-dom'
import { stepArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { RoleForm } from './role-form.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/role-selection',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
  onboarding: true,
}

function RoleSelectionPage() {
  const [search] = useSearchParams()
  return (
    <AuthFrame title={t('What brings you to {product}?', { product }, 'Heading, onboarding')} art={stepArt.role}>
      <p className="mt-2 text-muted">{t('You can change this until you finish your profile.', 'Text, onboarding')}</p>
      <RoleForm next={safePath(search.get('next'))} onLeave={(path) => location.assign(localPath(path))} />
    </AuthFrame>
  )
}

export const page: PublicPage = {
  component: RoleSelectionPage,
  describe: ({ submission }) => ({
    status: 200,
    meta: {
      title: submission
        ? t('Error: Learn or teach', 'Title of a page whose form was refused')
        : t('Learn or teach', 'Title of a page'),
      description: t('Choose whether you want to learn or to teach.', 'Description of the page, onboarding'),
      canonical: route.path,
      breadcrumbs: [{ label: t('Learn or teach', 'Title of a page'), path: route.path }],
      noindex: true,
    },
  }),
}
