import { createLucideIcon, type LucideIconNode } from 'lucide-react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { plainIcon } from './plain-icon.ts'

const node: LucideIconNode[] = [
  ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
  ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
]

it.each([
  {},
  { className: 'size-5 text-muted' },
  { 'aria-hidden': true },
  { 'aria-label': 'Search', size: 16 },
  { strokeWidth: 1.5, color: 'red', 'data-mark': '' },
  { children: <title>Search</title> },
] as const)('draws what Lucide draws with %o', async (props) => {
  const [Lucide, Plain] = [createLucideIcon('search', node), plainIcon({ name: 'search', size: 24, node })]
  const { container } = await render(
    <>
      <Lucide {...props} />
      <Plain {...props} />
    </>,
  )
  const [lucide, plain] = Array.from(container.querySelectorAll('svg'), ({ outerHTML }) => outerHTML)
  expect(lucide).toContain('circle')
  expect(plain).toBe(lucide)
})
