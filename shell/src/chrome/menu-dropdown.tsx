import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, type MouseEvent, type PointerEvent, type ToggleEvent } from 'react'
import { isCurrent, linkTo, type MenuGroup } from './navigation-menu.ts'
import { useClosingDetails } from './use-closing-details.ts'

/** A menu stays open this long after the pointer has left it (S-058). */
const leaveDelayMs = 150

interface MenuDropdownProps {
  group: MenuGroup
  path: string
  owns: (path: string) => boolean
}

export function MenuDropdown({ group, path, owns }: MenuDropdownProps) {
  const closing = useClosingDetails(path)
  const timer = useRef(0)
  const isHoverOpened = useRef(false)
  const isSection = group.links.some((link) => isCurrent(link, path))

  useEffect(() => () => clearTimeout(timer.current), [])

  function open({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>) {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (currentTarget.open) return
    currentTarget.open = true
    isHoverOpened.current = true
  }

  function closeSoon({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>) {
    if (pointerType !== 'mouse') return
    timer.current = window.setTimeout(() => (currentTarget.open = false), leaveDelayMs)
  }

  /** A hover has already opened the menu, so the click that follows must not close it. */
  function keepOpen(event: MouseEvent) {
    if (isHoverOpened.current) event.preventDefault()
    isHoverOpened.current = false
  }

  function forget({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) isHoverOpened.current = false
  }

  return (
    <details
      {...closing}
      name="menu"
      onPointerEnter={open}
      onPointerLeave={closeSoon}
      onToggle={forget}
      className="group/menu relative"
    >
      <summary
        onClick={keepOpen}
        data-current={isSection || undefined}
        className="flex h-11 cursor-pointer list-none items-center gap-1.5 px-2.5 font-medium group-open/menu:inset-shadow-hint hover:inset-shadow-hint data-current:font-semibold data-current:inset-shadow-current [&::-webkit-details-marker]:hidden"
      >
        {group.label}
        <ChevronDown aria-hidden="true" className="size-4 text-muted transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className="absolute -inset-s-2 top-full w-68 pt-2">
        <ul className="animate-drop rounded-card border border-hairline bg-raised p-2 shadow-layer">
          {group.links.map((link) => (
            <li key={link.path}>
              <a
                href={linkTo(owns, link.path)}
                aria-current={isCurrent(link, path) ? 'page' : undefined}
                className="block rounded-control px-3 py-2 text-ink no-underline hover:bg-hover aria-[current]:bg-brand-soft"
              >
                <span className="block text-dense font-semibold">{link.label}</span>
                {link.detail && <span className="block text-meta text-muted">{link.detail}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
