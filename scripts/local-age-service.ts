import { signAge } from '@kere/tooling/stand-in-age-service'
import { localPageHeaders, markup, writeLocalPage } from './local-page.ts'

/** This secret opens nothing but the stand-in of this machine. */
export const localAgeService = { AGE_SERVICE_PAGE: '/_gateway/age', AGE_SERVICE_SECRET: 'not-a-secret' }

/** Stands in for a service that knows ages, such as DigiLocker. It asks for no document and believes every answer. */
export async function answerAge(request: { method: string; url: string; text(): Promise<string> }): Promise<Response> {
  const state = new URL(request.url).searchParams.get('state') ?? ''
  if (request.method !== 'POST') {
    const body = markup`<div class="narrow"><h1>Are you 18 or older?</h1>
<p class="muted">This page stands in for DigiLocker on this machine. It believes every answer.</p>
<form method="post">
<fieldset><legend>Your age</legend>
<label class="choice"><input type="radio" name="adult" value="yes" checked><span>18 or older</span></label>
<label class="choice"><input type="radio" name="adult" value="no"><span>Under 18</span></label>
</fieldset>
<button>Continue</button>
</form></div>`
    return new Response(writeLocalPage('Local age service', body), { headers: localPageHeaders })
  }
  const adult = new URLSearchParams(await request.text()).get('adult') === 'yes'
  const answer = await signAge(localAgeService.AGE_SERVICE_SECRET, { state, adult, now: Date.now() })
  const location = `/guardian?${new URLSearchParams({ token: answer }).toString()}`
  return new Response(null, { status: 303, headers: { location } })
}
