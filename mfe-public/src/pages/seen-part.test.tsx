import type { ApiClient } from '@kere/platform/api'
import { QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { seenPart } from './seen-part.tsx'

const edgeHtml = '<div class="empty:hidden"><a href="/courses">From the edge</a></div>'

function hydrate() {
  const [asked, code] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { component: Part } = seenPart({
    read: async () => {
      asked.resolve()
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
  return { asked: asked.promise, code, leave }
}

it('stands as the edge has drawn it until its code comes', async () => {
  const { asked, code } = hydrate()
  await asked
  await expect.element(page.getByText('From the edge')).toBeVisible()
  code.resolve()
  await expect.element(page.getByText('From the browser')).toBeVisible()
  await expect.element(page.getByText('From the edge')).not.toBeInTheDocument()
})

it('takes nothing from under the focus', async () => {
  const { asked, code } = hydrate()
  const link = page.getByRole('link', { name: 'From the edge' })
  ;(link.element() as HTMLElement).focus()
  await asked
  code.resolve()
  await expect.element(link).toHaveFocus()
  ;(link.element() as HTMLElement).blur()
  await expect.element(page.getByText('From the browser')).toBeVisible()
})

/** Collects unhandled rejections. They are reported in order, so it waits for one of its own. */
async function rejections(during: () => void) {
  const last = new Error('The last one')
  const told: unknown[] = []
  await new Promise<void>((resolve) => {
    const note = (event: PromiseRejectionEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.reason !== last) return told.push(event.reason)
      window.removeEventListener('unhandledrejection', note, { capture: true })
      return resolve()
    }
    window.addEventListener('unhandledrejection', note, { capture: true })
    during()
    setTimeout(() => void Promise.reject(last))
  })
  return told
}

it('is left before its code comes', async () => {
  const { asked, code, leave } = hydrate()
  await asked
  const told = await rejections(() => {
    leave()
    code.resolve()
  })
  expect(told).toEqual([])
})

it('asks for what a part is about by its id, before and after its code has loaded', async () => {
  const queryFn = async () => 'answer'
  const { queries } = seenPart({
    read: async () => ({
      component: ({ id }: { id: string }) => <p>{id}</p>,
      queries: (_: ApiClient, id: string) => [{ queryKey: ['part', id], queryFn }],
    }),
    keys: ['part'],
  })
  const [asked] = queries(null as unknown as ApiClient, 'one')
  expect(asked?.queryKey).toEqual(['part', 'one'])
  const cache = new QueryClient()
  expect(await cache.query(asked!)).toBe('answer')
})
