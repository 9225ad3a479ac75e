import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { findFlaws } from './axe.ts'

it('finds what is wrong at one width or in one theme alone', async () => {
  await render(
    <main>
      <style>{`
        [data-theme='dark'] #faint { color: #777; background: #888; }
        @media (width < 600px) { #wide { inline-size: 700px; } }
      `}</style>
      <h1>Lakes</h1>
      <p id="faint">Shown faintly</p>
      <div id="wide">Wide</div>
    </main>,
  )
  const flaws = await findFlaws()
  expect(flaws.map((flaw) => flaw.split('<')[0])).toEqual(['360 px: 700 px wide', '1280 px, dark: color-contrast: '])
})
