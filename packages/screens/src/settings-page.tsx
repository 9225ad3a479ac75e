import type { ReactNode, Ref } from 'react'

interface SettingsPageProps {
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  layout?: 'column' | 'free'
  children: ReactNode
}

export const SettingsPage = ({ title, headingRef, layout = 'column', children }: SettingsPageProps) => (
  <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
    <h1 ref={headingRef} tabIndex={-1} className="sr-only">
      {title}
    </h1>
    {layout === 'column' ? <div className="flex max-w-179 flex-col gap-10">{children}</div> : children}
  </div>
)
