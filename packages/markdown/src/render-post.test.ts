import { describe, expect, it } from 'vitest'
import { renderPost } from './render-post.ts'

describe('renderPost', () => {
  it('[S-161] [U-29] makes a paragraph of each plain line', () => {
    expect(renderPost('One line.\nAnother line.\n\nA third.').html.replaceAll('\n', '')).toBe(
      '<p>One line.</p><p>Another line.</p><p>A third.</p>',
    )
  })

  it('gives headings of any script an id of their own and a link, and answers them as contents', () => {
    const { html, headings } = renderPost('# Foam\n\n## Smaller\n\n# Foam\n\n# ನೊರೆ')
    expect(headings).toEqual([
      { id: 'text-foam', text: 'Foam' },
      { id: 'text-foam-2', text: 'Foam' },
      { id: 'text-ನೊರೆ', text: 'ನೊರೆ' },
    ])
    expect(html).toContain('<h3 id="text-smaller" tabindex="-1">Smaller<a class="anchor" href="#text-smaller"')
  })

  it('sets a note beside the block that refers to it', () => {
    const { html } = renderPost('Sewage[^a] foams.\n\nThe end.\n\n[^a]: From *kitchens*.')
    expect(html).toMatch(/<div class="noted"><p>Sewage<sup>.*href="#text-fn-a".*<\/p><div class="notes">/)
    expect(html).toContain('aria-label="Note 1"')
    expect(html).toContain('From <em>kitchens</em>.')
    expect(html.trimEnd()).toMatch(/<p>The end\.<\/p>$/)
    expect(html).not.toContain('<section')
  })

  it('gives what is read of it as text, each block a line', () => {
    expect(renderPost('One *line*,\nanother.\n\n# Foam\n\n- a & b\n- c').text).toBe(
      'One line,\nanother.\nFoam\na & b c',
    )
  })

  it('lets no script, no foreign picture and no HTML of an author through', () => {
    const { html } = renderPost(
      '[x](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror=alert(1)> ![far](https://far.example/a.png)',
    )
    expect(html).not.toMatch(/<script|<img|javascript:|href/)
  })

  it('gives the pictures of the post their size, and loads them when they are near', () => {
    const known = new Map([['/media/post-pictures/key_1', { width: 1320, height: 880 }]])
    const { html, leftOut } = renderPost(
      '![Foam](/media/post-pictures/key_1)\n\n![Another’s](/media/post-pictures/key_2)',
      known,
    )
    expect(html).toContain(
      '<p><img src="/media/post-pictures/key_1" alt="Foam" loading="lazy" decoding="async" width="1320" height="880"></p>',
    )
    expect(html).toContain('<p>Another’s</p>')
    expect(leftOut).toEqual([{ kind: 'picture', source: '![Another’s](/media/post-pictures/key_2)' }])
  })

  it('refuses what would keep the parser busy', () => {
    expect(() => renderPost('>'.repeat(10_000))).toThrow('too_complex')
    expect(() => renderPost('a'.repeat(1_000_000))).toThrow('too_long')
  })
})
