import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { seenPart } from './seen-part.tsx'

const edgeHtml = '<div class="empty:hidden"><a href="/courses">From the edge</a></div>'

function hydrate() {
  const code = Promise.withResolvers<void>()
  const { component: Part } = seenPart({
    read: async () => {
      await code.promise
      return { component: () => <a href="/courses">From the browser</a>, queries: () => [] }
    },
    keys: ['part'],
  })
  const container = document.createElement('div')
  container.innerHTML = edgeHtml
  document.body.append(container)
  const root = hydrateRoot(container, <Part />)
  const leave = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(leave)
  return { code, leave }
}

/** What is seen is told to an observer of the page after those of the part. */
const untilSeen = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))

it('stands as the edge has drawn it until its code comes', async () => {
  const { code } = hydrate()
  await untilSeen()
  await expect.element(page.getByText('From the edge')).toBeVisible()
  code.resolve()
  await expect.element(page.getByText('From the browser')).toBeVisible()
  await expect.element(page.getByText('From the edge')).not.toBeInTheDocument()
})

it('takes nothing from under the focus', async () => {
  const { code } = hydrate()
  const link = page.getByRole('link', { name: 'From the edge' })
  ;(link.element() as HTMLElement).focus()
  code.resolve()
  await untilSeen()
  await expect.element(link).toHaveFocus()
  ;(link.element() as HTMLElement).blur()
  await expect.element(page.getByText('From the browser')).toBeVisible()
})

// A rejection that nobody handles fails the run.
it('is left before its code comes', async () => {
  const { code, leave } = hydrate()
  await expect.element(page.getByText('From the edge')).toBeVisible()
  await untilSeen()
  leave()
  code.resolve()
  await expect.element(page.getByText('From the browser')).not.toBeInTheDocument()
})
