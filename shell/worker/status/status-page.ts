import { product } from '@kere/brand/brand'
import { countOf } from '@kere/brand/count'
import type { ObjectiveReport } from '@kere/contracts/console/status-report'
import { hashForPolicy } from '../http/security-headers.ts'
import { type PartState, statusParts } from './status-parts.ts'
import { dayOf, type DayOfPart, type Incident, shownDays, type StatusReport } from './status-tables.ts'

const minuteMs = 60_000

/** A report that is older says nothing about now. */
const staleMs = 5 * minuteMs

const stateNames = { up: 'Works', slow: 'Slow', down: 'Down' } as const satisfies Record<PartState, string>

/** The styles stand in the page, because a page about what is down loads nothing. */
const style = `:root{color-scheme:light dark;--canvas:light-dark(#f3f6f6,#0b181c);--surface:light-dark(#fff,#12242a);--ink:light-dark(#10242b,#edf4f5);--muted:light-dark(#4f5f64,#a9bcc2);--line:light-dark(#c9d3d5,#2c454e);--brand:light-dark(#0b5563,#6cc7d6);--up:light-dark(#2f6b2a,#8fd07f);--slow:light-dark(#8a5300,#f5be52);--down:light-dark(#b3261e,#ff8a7e);--up-soft:light-dark(#e2f1dc,#18321f);--slow-soft:light-dark(#fff0cc,#352a12);--down-soft:light-dark(#fce4e1,#3b1e1e)}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--ink);font:1rem/1.55 'Atkinson Hyperlegible Next',system-ui,sans-serif}
header,footer{background:var(--surface);border-bottom:1px solid var(--line)}
footer{border-bottom:0;border-top:2px solid var(--ink);margin-top:3rem}
.page{max-width:58rem;margin:0 auto;padding:1rem}
header .page{display:flex;gap:1.5rem;align-items:center;min-height:4rem}
header a{font-weight:700;font-size:1.4rem;color:inherit;text-decoration:none;display:inline-flex;align-items:center;min-height:2.75rem}
a{color:var(--brand)}a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
h1{font-size:clamp(1.75rem,5vw,2.6rem);line-height:1.1;margin:1.5rem 0 .5rem}
h2{font-size:1.44rem;line-height:1.2}h3{font-size:1rem}
section{border-top:2px solid var(--ink);margin-top:2.5rem;padding-top:.9rem}
.muted{color:var(--muted);font-size:.85rem}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;flex-wrap:wrap}
ul{list-style:none;padding:0}li{padding:.9rem 0;border-bottom:1px solid var(--line)}
.state{border-radius:4px;padding:.1rem .5rem;font-size:.85rem;font-weight:600}
.state.up{color:var(--up);background:var(--up-soft)}.state.slow{color:var(--slow);background:var(--slow-soft)}.state.down{color:var(--down);background:var(--down-soft)}
.bars{display:flex;gap:2px;height:1.6rem;margin:.5rem 0 .3rem}
.bars i{flex:1;border-radius:2px;background:var(--line)}.bars .up{background:var(--up);opacity:.8}.bars .slow{background:var(--slow)}.bars .down{background:var(--down)}
@media(max-width:40rem){.bars{gap:1px}.bars i{border-radius:1px}}
@media(forced-colors:active){.bars i{forced-color-adjust:none}}`

export interface StatusPage {
  html: string
  policy: string
}

/** Draws the page. Nothing in it comes from anybody: it has the numbers of our own checks and fixed words. */
export async function drawStatus(report: StatusReport, now: number): Promise<StatusPage> {
  const { parts, incidents, objectives, checkedAt } = report
  const isStale = checkedAt === null || now - checkedAt > staleMs
  const open = incidents.filter(({ until }) => until === null)
  const past = incidents.filter(({ until }) => until !== null)
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Status: ${product}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<header><div class="page"><a href="/">${product}</a><span class="muted">Status</span></div></header>
<main class="page">
<h1>${isStale ? 'We cannot check right now' : headlineOf(report)}</h1>
<p>${isStale ? 'What you see below may be out of date.' : leadOf(report)}</p>
<p class="muted">${checkedAt === null ? 'Not checked yet' : `Checked ${momentOf(checkedAt)}. We check every minute.`}</p>
${open.length > 0 ? `<section><h2>Open incidents</h2><ul>${open.map((each) => drawIncident(each, now)).join('')}</ul></section>` : ''}
<section>
<h2>Last ${shownDays} days</h2>
<ul>${parts.map(({ part, state, days }) => drawPart(statusParts[part].name, state, days, now)).join('')}</ul>
</section>
<section>
<h2>Past incidents</h2>
${past.length > 0 ? `<ul>${past.map((each) => drawIncident(each, now)).join('')}</ul>` : `<p class="muted">No incidents in the last ${shownDays} days.</p>`}
</section>
${objectives.length > 0 ? `<section><h2>What we aim for</h2><ul>${objectives.map(drawObjective).join('')}</ul></section>` : ''}
</main>
<footer><div class="page row"><p class="muted">This page does not need the parts that it reports on.</p><a href="/status.json">JSON</a></div></footer>
</body>
</html>
`
  const policy = `default-src 'none'; style-src ${await hashForPolicy(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

function headlineOf({ parts }: StatusReport) {
  const troubled = parts.filter(({ state }) => state !== 'up')
  const [first, second] = troubled
  if (!first) return 'Everything works'
  if (second) return `${troubled.length} of ${parts.length} parts have problems`
  const { name, verb } = statusParts[first.part]
  return `${name} ${verb} ${stateNames[first.state].toLowerCase()}. The rest works.`
}

function leadOf({ parts }: StatusReport) {
  const troubles = parts.flatMap(({ part, state }) => (state === 'up' ? [] : [statusParts[part][state]]))
  return troubles.length > 0 ? troubles.join(' ') : 'Pages open, you can sign in and save, and emails arrive.'
}

function drawPart(name: string, state: PartState, days: readonly DayOfPart[], now: number) {
  const today = dayOf(now)
  const byDay = new Map(days.map((day) => [day.day, day]))
  const shown = Array.from({ length: shownDays }, (_, place) => byDay.get(today - shownDays + 1 + place))
  const worst = (day: DayOfPart | undefined) => (!day ? '' : day.down > 0 ? 'down' : day.slow > 0 ? 'slow' : 'up')
  const sum = (count: (day: DayOfPart) => number) => days.reduce((total, day) => total + count(day), 0)
  const all = sum(({ up, slow, down }) => up + slow + down)
  const share = all === 0 ? 'Not checked yet' : `${percentOf(all - sum(({ down }) => down), all)} available`
  const troubled = shown.filter((day) => ['slow', 'down'].includes(worst(day))).length
  return `<li><div class="row"><h3>${name}</h3><span class="state ${state}">${stateNames[state]}</span></div>
<div class="bars" aria-hidden="true">${shown.map((day) => `<i class="${worst(day)}"></i>`).join('')}</div>
<p class="muted">${share}${troubled === 0 ? '' : `, problems on ${countOf(troubled, 'day')}`}</p></li>`
}

/** Rounds down, so that 100% means that nothing failed. */
const percentOf = (good: number, all: number) => `${Math.floor((10_000 * good) / all) / 100}%`

function drawIncident({ part, state, since, until }: Incident, now: number) {
  const { name, verb } = statusParts[part]
  const minutes = Math.max(1, Math.round(((until ?? now) - since) / minuteMs))
  const lasted = minutes < 120 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour')
  const title =
    until === null
      ? `${name} ${verb} ${stateNames[state].toLowerCase()}`
      : `${name} ${verb === 'is' ? 'was' : 'were'} ${stateNames[state].toLowerCase()}`
  return `<li><h3>${title}</h3>${until === null ? `<p>${statusParts[part][state]}</p>` : ''}<p class="muted">${momentOf(since)}, for ${lasted}${until === null ? ' now' : ''}</p></li>`
}

function drawObjective({ text, target, windowDays, good, bad, burn }: ObjectiveReport) {
  const all = good + bad
  const share = all === 0 ? 'Nothing counted yet' : `${percentOf(good, all)} in the last ${windowDays} days`
  return `<li><div class="row"><h3>${text}</h3>${burn ? `<span class="state slow">Missed too often since ${momentOf(Date.parse(burn.since))}</span>` : ''}</div>
<p class="muted">${share}, aim ${Math.round(target * 1_000) / 10}%</p></li>`
}

const momentInIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

const momentOf = (at: number) => `${momentInIndia.format(at)} IST`
