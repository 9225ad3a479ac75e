import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkA11y, findViolations } from './testing/axe.ts'

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
  const flaws = await checkA11y()
  expect(flaws.map((flaw) => flaw.split('<')[0])).toEqual(['360 px: 700 px wide', '1280 px, dark: color-contrast: '])
})

it('finds a password of nobody', async () => {
  const { container } = await render(
    <main>
      <h1>Sign in</h1>
      <form aria-label="Somebody’s">
        <input type="text" autoComplete="username" hidden />
        <input type="password" aria-label="Password" autoComplete="current-password" />
      </form>
      <form aria-label="Nobody’s">
        <input type="password" aria-label="Password" autoComplete="current-password" />
      </form>
    </main>,
  )
  const flaws = await findViolations(container)
  expect(flaws).toEqual([expect.stringMatching(/^password-without-username: <form aria-label="Nobody’s">/)])
})
