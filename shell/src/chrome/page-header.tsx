import type { ComponentType } from 'react'
import { BareHeader } from './bare-header.tsx'
import type { DashboardFrameProps } from './dashboard-frame.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { layoutOf } from './layout.ts'
import { SkipLink } from './skip-link.tsx'

interface PageHeaderProps extends HeaderProps {
  Frame: ComponentType<DashboardFrameProps> | null
}

export function PageHeader({ Frame, ...props }: PageHeaderProps) {
  const { state, onThemeChange } = props
  const { user } = state.session
  const layout = layoutOf(state)
  if (layout === 'bare')
    return <BareHeader path={state.path} owns={state.owns} theme={state.theme} onThemeChange={onThemeChange} />
  if (layout === 'focus') return <SkipLink />
  if (layout === 'dashboard' && user && Frame) return <Frame user={user} {...props} />
  return <Header {...props} />
}
