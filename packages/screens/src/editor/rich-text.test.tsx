import { findViolations } from '@kere/ui/testing/axe'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MarkdownField } from './markdown-field.tsx'

const start = `## The lake

Rain runs *off* the roof,
and a **tank** takes it. See [the map](/labs).

* one
* two

| Month | Rain |
| :-- | --: |
| Jan | 2 |

Water <b>first</b>.

\`\`\`figure
kind: bars
\`\`\``

beforeEach(() => localStorage.clear())

async function open(text = start) {
  const texts: string[] = []
  function Field() {
    const [value, setValue] = useState(text)
    const change = (next: string) => {
      texts.push(next)
      setValue(next)
    }
    return (
      <>
        <MarkdownField id="body" label="Lesson" value={value} maxLength={2_000} onChange={change} />
        <button type="button" onClick={() => setValue('Another text')}>
          Take theirs
        </button>
      </>
    )
  }
  await render(<Field />)
  const surface = page.getByRole('textbox', { name: 'Lesson' })
  await expect.element(surface).toHaveAttribute('contenteditable', 'true')
  const latest = () => texts.at(-1)
  return { surface, latest, texts }
}

const paste = (surface: Element, html: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  surface.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('writing as it will look', () => {
  it('shows the text as readers see it, and changes nothing by being looked at', async () => {
    const { surface, texts } = await open()
    await expect.element(surface.getByRole('heading', { level: 2, name: 'The lake' })).toBeVisible()
    await expect.element(surface.getByRole('table')).toBeVisible()
    await expect.element(surface.getByRole('link', { name: 'the map' })).toBeVisible()
    // HTML is shown as it was typed, because the editor cannot represent it.
    await expect.element(surface.getByText('Water <b>first</b>.')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await page.getByRole('button', { name: 'Formatted' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Lesson' })).toHaveValue(start)
    expect(texts).toEqual([])
  })

  it('shows a footnote as its number in the sentence, and grows with the text', async () => {
    const { surface, texts } = await open(
      `Nine streets[^1] paid more.\n\n[^1]: Asked in May.\n\n${'Water.\n\n'.repeat(60)}`,
    )
    await expect.element(surface.getByText('1', { exact: true })).toBeVisible()
    await expect.element(surface.getByText('Asked in May.')).toHaveAttribute('data-note', '1')
    expect(surface.element().querySelector('pre')).toBeNull()
    const box = surface.element().parentElement!.parentElement!
    expect(box.clientHeight).toBeGreaterThan(window.innerHeight)
    expect(box.scrollHeight).toBe(box.clientHeight)
    expect(texts).toEqual([])
  })

  it('shows the text of a figure while one edits it, and draws it again with each change', async () => {
    const { surface, latest } = await open(
      'Before it.\n\n```figure\nkind: bars\ntitle: Rain\nunit: mm\nMonth | Rain\nJan | 2\nFeb | 3\n```',
    )
    await expect.element(surface.getByRole('img', { name: /^Bar chart/ })).toBeVisible()
    await expect.element(surface.getByRole('figure')).toHaveTextContent(/^Rain.*Jan/)
    const source = surface.element().querySelector('pre')!
    await surface.getByText('Before it.').click()
    await expect.poll(() => source.className).toBe('sr-only')
    await surface.getByRole('button', { name: 'Edit data' }).click()
    await expect.poll(() => source.className).toBe('')
    await userEvent.keyboard('{End}x')
    await expect.element(surface.getByText(/This figure cannot be drawn/)).toBeVisible()
    expect(latest()).toContain('kind: barsx')
    expect(await findViolations()).toEqual([])
  })

  it('writes only the block anew in which one types', async () => {
    const { surface, latest } = await open()
    await surface.getByRole('heading').click()
    await userEvent.keyboard('{End} fills')
    await expect.poll(latest).toBe(start.replace('The lake', 'The lake fills'))
  })

  it('formats by keys and by the same toolbar as Markdown', async () => {
    const { surface, latest } = await open('Rain')
    await surface.click()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{ControlOrMeta>}b{/ControlOrMeta}')
    await expect.poll(latest).toBe('**Rain**')
    await page.getByRole('button', { name: 'Quote' }).click()
    await expect.poll(latest).toBe('> **Rain**')
    await page.getByRole('button', { name: 'Bulleted list' }).click()
    await expect.poll(latest).toContain('- **Rain**')
  })

  it('asks for the address of a link beside the toolbar, and takes a link away again', async () => {
    const { surface, latest } = await open('Rain')
    await surface.click()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{ControlOrMeta>}k{/ControlOrMeta}')
    await page.getByLabelText('Address of the link').fill('https://example.org/rain')
    await userEvent.keyboard('{Enter}')
    await expect.poll(latest).toBe('[Rain](https://example.org/rain)')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await expect.element(page.getByLabelText('Address of the link')).toHaveValue('https://example.org/rain')
    await page.getByLabelText('Address of the link').fill('')
    await page.getByRole('button', { name: 'Set link' }).click()
    await expect.poll(latest).toBe('Rain')
  })

  it('takes what is pasted from Word and Docs as text, without what may not stand in it', async () => {
    const { surface, latest } = await open('')
    const word = `<style>p{color:red}</style><p class=MsoNormal><b>Bold</b> <span style="color:red">red</span></p>
      <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>first</p>
      <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>second</p>
      <p><a href="javascript:alert(1)">link</a><img src="https://elsewhere.example/x.png" alt="a picture"><script>alert(1)</script></p>`
    paste(surface.element(), word)
    await expect.poll(latest).toBe('**Bold** red\n\n- first\n- second\n\nlinka picture')
  })

  it('[Docs] keeps text plain that Docs wraps in a bold that is none', async () => {
    const { surface, latest } = await open('')
    paste(surface.element(), '<b style="font-weight:normal"><h2>Title</h2><p>Text</p></b>')
    await expect.poll(latest).toBe('## Title\n\nText')
  })

  it('follows a text that comes from elsewhere, and says when it is too long', async () => {
    const { surface, latest } = await open()
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect.element(surface).toHaveTextContent('Another text')
    await surface.click()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
    paste(surface.element(), `<p>${'a'.repeat(2_003)}</p>`)
    await expect.element(page.getByText('3 characters too many.')).toBeVisible()
    expect(latest()).toHaveLength(2_003)
  })
})
