import { product } from '@kere/brand/brand'
import { safePath } from '@kere/contracts/http/safe-path'
import { useSearchParams } from 'react-router-dom'
import { stepArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { RoleForm } from './role-form.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/role-selection', roles: ['student', 'educator', 'admin'], onboarding: true }

function RoleSelectionPage() {
  const [search] = useSearchParams()
  return (
    <AuthFrame title={`What brings you to ${product}?`} art={stepArt.role}>
      <p className="mt-2 text-muted">You can change this until you finish your profile.</p>
      <RoleForm next={safePath(search.get('next'))} onLeave={(path) => location.assign(path)} />
    </AuthFrame>
  )
}

export const page: PublicPage = {
  component: RoleSelectionPage,
  describe: ({ submission }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Learn or teach' : 'Learn or teach',
      description: 'Choose whether you want to learn or to teach.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Learn or teach', path: route.path }],
      noindex: true,
    },
  }),
}
