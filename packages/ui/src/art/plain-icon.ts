import type { LucideIconNode } from 'lucide-react'
import { createElement, forwardRef, type ComponentPropsWithRef } from 'react'

interface IconData {
  name: string
  aliases?: readonly string[]
  size: number
  node: readonly LucideIconNode[]
}

interface IconProps extends ComponentPropsWithRef<'svg'> {
  size?: number | string
}

/**
 * Replaces Lucide's `createLucideIcon` (`plain-icons.ts`), which computed the shapes with every render: five icons took
 * a twentieth of the catalogue's time.
 */
export function plainIcon({ name, aliases = [], size: side, node }: IconData) {
  const own = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return forwardRef<SVGSVGElement, IconProps>(
    ({ className, size = 24, color = 'currentColor', children, ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: `0 0 ${side} ${side}`,
          fill: 'none',
          stroke: color,
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: className ? `${own} ${className}` : own,
          'aria-hidden': children || isTold(rest) ? undefined : 'true',
          ...rest,
        },
        shapes,
        children,
      ),
  )
}

function isTold(props: object) {
  for (const name in props) if (name.startsWith('aria-') || name === 'role' || name === 'title') return true
  return false
}
