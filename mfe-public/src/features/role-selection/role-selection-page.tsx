import { product } from '@kere/brand/brand'
import { safePath } from '@kere/contracts/safe-path'
import { useSearchParams } from 'react-router-dom'
import { stepArt } from '../../way-in-art.ts'
import { WayInFrame } from '../../way-in-frame.tsx'
import { RoleForm } from './role-form.tsx'

/** S-319 */
export function RoleSelectionPage() {
  const [search] = useSearchParams()
  return (
    <WayInFrame title={`What brings you to ${product}?`} art={stepArt.role}>
      <p className="mt-2 text-muted">You can change this until you finish your profile.</p>
      <RoleForm next={safePath(search.get('next'))} onLeave={(path) => location.assign(path)} />
    </WayInFrame>
  )
}
