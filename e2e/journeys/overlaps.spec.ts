import { findOverlaps } from '../../scripts/find-overlaps.ts'
import { expect, test } from '../journey.ts'

const drawn = (html: string) => `<!doctype html><style>
  * { box-sizing: border-box; margin: 0 } body { height: 2000px }
  .at { position: absolute; inset: 40px auto auto 40px; width: 100px; height: 44px }
  .beside { inset: 60px auto auto 100px }
</style>${html}`

test.describe('what can be pressed and lies over another', () => {
  const one = '<button class="at">One</button>'

  for (const [what, html] of [
    ['two buttons', `${one}<button class="at beside">Two</button>`],
    ['a link over a field', '<input class="at" aria-label="One"><a class="at beside" href="/">Two</a>'],
    [
      'two things at the foot of the screen',
      '<button style="position: fixed; bottom: 0">One</button><div style="position: fixed; bottom: 4px"><a href="/">Two</a></div>',
    ],
  ] as const)
    test(`is found: ${what}`, async ({ page }) => {
      await page.setContent(drawn(html))
      expect(await page.evaluate(findOverlaps)).toHaveLength(1)
    })

  for (const [what, html] of [
    ['things beside each other', `${one}<button class="at" style="left: 140px">Two</button>`],
    ['what is not shown', `${one}<button class="at beside" style="visibility: hidden">Two</button>`],
    ['a menu over the page', `${one}<div popover class="at beside" id="menu"><button>Two</button></div>`],
    ['a bar that the page scrolls under', `${one}<div style="position: sticky; top: 50px"><a href="/">Two</a></div>`],
    [
      'what scrolls away under its frame',
      `${one}<div style="height: 30px; overflow: hidden"><p style="height: 50px"></p><a href="/">Two</a></div>`,
    ],
    [
      'a button in the room that its field leaves',
      '<input class="at" style="padding-right: 44px" aria-label="One"><button class="at" style="left: 96px; width: 44px">Two</button>',
    ],
  ] as const)
    test(`is not: ${what}`, async ({ page }) => {
      await page.setContent(drawn(html))
      await page.evaluate(() => document.getElementById('menu')?.showPopover())
      expect(await page.evaluate(findOverlaps)).toEqual([])
    })
})
