import { depthsPath } from '@kere/brand/art-paths'
import { product } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'
import { safePath } from '@kere/platform/safe-path'
import { SignInForm } from './sign-in-form.tsx'
import { readRefusal } from './sign-in-refusal.ts'

/** The way in (S-305): a form that works as plain HTML, beside the depth lines of a tank. */
export function SignInPage() {
  const { search } = useRemote().request
  const next = safePath(search.get('next'))
  return (
    <div className="bg-surface wide:grid wide:min-h-[calc(100svh-4.5rem)] wide:grid-cols-[minmax(0,1fr)_32.5rem]">
      <div className="px-gutter pt-7 pb-section wide:pt-18">
        <div className="mx-auto max-w-106">
          <h1 className="text-title">Sign in</h1>
          <SignInForm next={next} firstRefusal={readRefusal(search)} onSignedIn={(path) => location.assign(path)} />
          {next && <p className="mt-6 text-meta text-muted">After signing in you go back to the page you asked for.</p>}
        </div>
      </div>
      <figure className="relative hidden border-s-2 border-ink bg-band wide:block">
        <img
          src={depthsPath}
          alt=""
          width={520}
          height={820}
          decoding="async"
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
        <figcaption className="absolute start-0 bottom-8 max-w-82 border border-s-0 border-ink bg-surface px-4 py-2.5 text-meta">
          Depth lines of a tank. Progress on {product} rises through them.
        </figcaption>
      </figure>
    </div>
  )
}
