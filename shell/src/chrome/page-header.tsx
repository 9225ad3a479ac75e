import type { ComponentType } from 'react'
import { BareHeader } from './bare-header.tsx'
import type { DashboardFrameProps } from './dashboard-frame.tsx'
import type { HeaderProps } from './header.tsx'
import { layoutOf } from './layout.ts'
import { SkipLink } from './skip-link.tsx'

/** The large parts of the chrome. A browser loads only that of its layout. */
export interface LayoutParts {
  site: ComponentType<HeaderProps> | null
  dashboard: ComponentType<DashboardFrameProps> | null
}

interface PageHeaderProps extends HeaderProps {
  parts: LayoutParts
}

export function PageHeader({ parts: { site: Header, dashboard: Frame }, ...props }: PageHeaderProps) {
  const { state, onThemeChange } = props
  const { user } = state.session
  const layout = layoutOf(state)
  if (layout === 'bare')
    return <BareHeader path={state.path} owns={state.owns} theme={state.theme} onThemeChange={onThemeChange} />
  if (layout === 'focus') return <SkipLink />
  if (layout === 'dashboard' && user) return Frame && <Frame user={user} {...props} />
  return Header && <Header {...props} />
}
