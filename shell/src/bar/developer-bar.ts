import type { BarRemote, Bucket, KeptRelease, PageBar, PageBoot } from '@kere/platform/boot'
import sheet from './bar.css?inline'

const buckets: Readonly<Record<Bucket, string>> = { stable: 'Stable', trial: 'Trial', preview: 'Preview' }

const places: Readonly<Record<KeptRelease['place'], string>> = { stable: 'Stable', trial: 'Trial', before: 'Earlier' }

/** The page ends above the bar, and so does what floats at its foot. */
const room = `:root { --shell-foot: calc(var(--shell-bar) + var(--shell-consent) + 3rem) }
body { margin-block-end: calc(var(--shell-consent) + 3rem) }`

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })

const momentOf = (at: number) => `${inIndia.format(at)} IST`

/** Says which release drew the page that is shown, where and how fast it was made, and leads to other releases. */
export function startBar(bar: PageBar, content: HTMLElement): HTMLElement {
  const host = document.createElement('div')
  const tree = host.attachShadow({ mode: 'open' })
  tree.adoptedStyleSheets = [sheetOf(sheet)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(room)]
  document.body.append(host)

  let drawn: string | null = null
  const draw = () => {
    const app = content.querySelector<HTMLElement>('[data-app]')?.dataset.app ?? 'shell'
    if (app === drawn) return
    drawn = app
    const remote = bar.remotes.find(({ name }) => name === app)
    tree.replaceChildren(
      make('section', { ariaLabel: bar.until === null ? 'Release' : 'Preview' }, [
        describe(bar, remote),
        ...(bar.until === null ? [] : [leave()]),
      ]),
    )
  }
  draw()
  new MutationObserver(draw).observe(content, { childList: true })
  return host
}

function describe({ until, remotes }: PageBar, remote: BarRemote | undefined): HTMLElement {
  const place = describePlace()
  const shown = remote ?? { name: 'The shell', release: '', bucket: 'stable' as const, link: null, kept: [] }
  const previewed = remotes.find(({ bucket }) => bucket === 'preview')
  const details = make('details', {}, [
    make('summary', {}, [
      mark(shown.bucket),
      make('span', {}, [shown.name]),
      make('code', {}, [shown.release]),
      make('span', { className: 'where' }, [place]),
    ]),
    make('div', { className: 'facts' }, [
      make('p', {}, [place]),
      ...(until !== null && previewed
        ? [
            make('p', {}, [
              `Preview of ${previewed.name} ${previewed.release}, seen by you alone, until ${momentOf(until)}`,
            ]),
          ]
        : []),
      ...(shown.kept.length > 0 ? [choose(shown)] : []),
      ...(shown.link === null ? [] : [copy(shown.link)]),
    ]),
  ])
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
  return details
}

function mark(bucket: Bucket) {
  const badge = make('span', {}, [buckets[bucket]])
  badge.dataset.bucket = bucket
  return badge
}

/** A page that the browser has drawn since is of the same document. */
function describePlace(): string {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return ''
  const said = new Map(page.serverTiming.map((each) => [each.name, each]))
  const [edge, isolate] = [said.get('edge'), said.get('isolate')]
  return [
    edge && `Made at ${edge.description} in ${Math.round(edge.duration)} ms`,
    isolate && `isolate ${isolate.description}`,
    `answered after ${Math.round(page.responseStart - page.requestStart)} ms`,
  ]
    .filter(Boolean)
    .join(', ')
}

const choose = ({ name, release, kept }: BarRemote) =>
  make('form', { method: 'post', action: '/_bar/release', className: 'act' }, [
    make('input', { type: 'hidden', name: 'remote', value: name }),
    make('label', {}, [
      'Release for me',
      make(
        'select',
        { name: 'release' },
        kept.map((each) =>
          make('option', { value: each.release, selected: each.release === release }, [
            `${each.release}, ${places[each.place].toLowerCase()}, since ${momentOf(Date.parse(each.since))}`,
          ]),
        ),
      ),
    ]),
    make('button', { type: 'submit' }, ['Switch release']),
  ])

function copy(link: string) {
  const status = make('span', { role: 'status' })
  const button = make('button', { type: 'button' }, ['Copy preview link'])
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(location.origin + link).then(
      () => void (status.textContent = 'Copied. Whoever opens it sees this release.'),
      () => void (status.textContent = `The browser did not allow copying: ${location.origin}${link}`),
    )
  })
  return make('div', { className: 'act' }, [button, status])
}

const leave = () =>
  make('form', { method: 'post', action: '/_preview/end', className: 'leave' }, [
    make('button', { type: 'submit' }, ['End preview']),
  ])

function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

const boot = document.getElementById('kere-boot')
const page = boot && (JSON.parse(boot.textContent) as PageBoot)
if (page?.bar) startBar(page.bar, document.getElementById('content')!)
