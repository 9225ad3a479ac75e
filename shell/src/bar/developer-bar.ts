import type { BarRemote, Bucket, KeptRelease, PageBar, PageBoot } from '@kere/platform/boot'
import sheet from './bar.css?inline'

const buckets: Readonly<Record<Bucket, string>> = { stable: 'Stable', trial: 'Trial', preview: 'Preview' }

const places: Readonly<Record<KeptRelease['place'], string>> = { stable: 'Stable', trial: 'Trial', before: 'Earlier' }

/** The page and everything that floats at its foot end above the bar. */
const room = `:root { --shell-foot: calc(var(--shell-bar) + var(--shell-consent) + 3rem) }
body { margin-block-end: calc(var(--shell-consent) + 3rem) }`

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })

const momentOf = (at: number) => `${inIndia.format(at)} IST`

/** Shows which release rendered the current page, where and how fast, and links to other releases. */
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
    tree.replaceChildren(writeBar(bar, remote ?? { ...shell, name: 'The shell' }))
  }
  draw()
  new MutationObserver(draw).observe(content, { childList: true })
  return host
}

/** The entry for pages without a remote: an error panel, or a page that no remote owns. */
const shell: Omit<BarRemote, 'name'> = { release: '', bucket: 'stable', link: null, kept: [] }

function writeBar({ until, remotes }: PageBar, remote: BarRemote): HTMLElement {
  const place = describePlace()
  const previewed = remotes.find(({ bucket }) => bucket === 'preview')
  const facts = make('div', { className: 'facts', id: 'facts', hidden: true }, [
    make('p', { className: 'narrow' }, [place]),
    ...(until !== null && previewed
      ? [
          make('p', {}, [
            `Preview of ${previewed.name} ${previewed.release}, seen by you alone, until ${momentOf(until)}`,
          ]),
        ]
      : []),
    ...(remote.kept.length > 0 ? [choose(remote)] : []),
    ...(remote.link === null ? [] : [copy(remote.link)]),
  ])
  const word = make('span', { className: 'word' })
  const opener = make('button', { type: 'button' }, [
    mark(remote.bucket),
    make('span', {}, [remote.name]),
    make('code', {}, [remote.release]),
    make('span', { className: 'wide' }, [place]),
    word,
  ])
  opener.setAttribute('aria-controls', facts.id)
  const show = (isOpen: boolean) => {
    facts.hidden = !isOpen
    opener.ariaExpanded = String(isOpen)
    word.textContent = isOpen ? 'Less' : 'More'
  }
  show(false)
  opener.addEventListener('click', () => show(facts.hidden === true))
  const line = make('div', { className: 'line' }, [opener, ...(until === null ? [] : [leave()])])
  const bar = make('section', { ariaLabel: until === null ? 'Release' : 'Preview' }, [line, facts])
  bar.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || facts.hidden) return
    show(false)
    opener.focus()
  })
  return bar
}

function mark(bucket: Bucket) {
  const badge = make('span', {}, [buckets[bucket]])
  badge.dataset.bucket = bucket
  return badge
}

/** Describes where the document was rendered. Pages that the browser renders later belong to the same document. */
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
  make('form', { method: 'post', action: '/_preview/end' }, [make('button', { type: 'submit' }, ['End preview'])])

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
