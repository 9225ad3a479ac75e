import { useEffect, useRef, type ReactNode } from 'react'

interface AuthFrameProps {
  title: string
  art: { path: string; caption: string }
  isLong?: boolean
  children: ReactNode
}

export function AuthFrame({ title, art, isLong = false, children }: AuthFrameProps) {
  return (
    <div className="bg-surface has-[+*>[data-foot]]:mb-section wide:-mt-17.5 wide:grid wide:min-h-svh wide:grid-cols-[minmax(0,1fr)_32.5rem]">
      <div className={`px-gutter pt-3 pb-section ${isLong ? 'wide:pt-21 wide:pb-12' : 'wide:pt-30'}`}>
        <div className="mx-auto max-w-106">
          <Title>{title}</Title>
          {children}
        </div>
      </div>
      <figure className="relative hidden border-s-2 border-ink bg-band wide:block">
        <img
          src={art.path}
          alt=""
          width={520}
          height={820}
          decoding="async"
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
        <figcaption className="absolute start-0 bottom-8 max-w-82 border border-s-0 border-ink bg-surface px-4 py-2.5 text-meta">
          {art.caption}
        </figcaption>
      </figure>
    </div>
  )
}

/** Takes the focus when the page changes its text, because the pressed button is gone. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const said = useRef(children)
  useEffect(() => {
    if (said.current !== children) heading.current?.focus()
    said.current = children
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title">
      {children}
    </h1>
  )
}
