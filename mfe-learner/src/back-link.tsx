import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      to={href}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-dense font-semibold text-brand no-underline hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {children}
    </Link>
  )
}
