import type { Plugin } from 'vite'

/**
 * Draws an icon of Lucide's as the package does, without putting its shapes and attributes together anew each time: five icons
 * took a twentieth of a catalogue's rendering.
 */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs/ },
    handler: () => createIcon,
  },
}

const createIcon = `
import { createElement, forwardRef } from 'react'

const isTold = (props) => {
  for (const name in props) if (name.startsWith('aria-') || name === 'role' || name === 'title') return true
  return false
}

export default ({ name, aliases = [], size: side, node }) => {
  const own = ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each)].join(' ')
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes))
  const Icon = ({ className, size = 24, color = 'currentColor', ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 ' + side + ' ' + side,
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? own + ' ' + className : own,
        'aria-hidden': isTold(rest) ? undefined : 'true',
        ...rest,
      },
      drawn,
    )
  return /* @__PURE__ */ forwardRef(Icon)
}
`
