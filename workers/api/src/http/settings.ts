import { teamEmail } from '@kere/brand/brand'
import { isGstin } from '@kere/contracts/orders/gst'
import { spellEmail } from '@kere/contracts/text/email-address'
import type { Settings } from '../base/context.ts'
import type { ApiEnv } from '../base/env.ts'

const localFeeds = /\.feeds\.kere\.test$/

/** An app refuses a link to a malformed UPI address, so such a setting counts as missing. */
const upiAddress = /^[\w.-]{2,191}@[a-z][a-z\d.]{1,63}$/i

const googleItself = 'https://accounts.google.com'

export function readSettings(env: ApiEnv): Settings {
  const { GOOGLE_ISSUER: issuer = googleItself, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  const { CHALLENGE_VERIFY_URL: verifyUrl, CHALLENGE_SECRET: challengeSecret } = env
  const { AGE_SERVICE_PAGE: agePage, AGE_SERVICE_SECRET: ageSecret } = env
  const { SCANNER_URL: scannerUrl, SCANNER_SECRET: scannerSecret } = env
  return {
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    oldAccessTokenSecret: env.OLD_ACCESS_TOKEN_SECRET,
    superAdminEmail: env.SUPER_ADMIN_EMAIL && spellEmail(env.SUPER_ADMIN_EMAIL),
    isSecondFactorRequired: env.SECOND_FACTOR_OF_ADMINS !== 'optional',
    siteOrigin: env.SITE_ORIGIN,
    google: clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    challenge: verifyUrl && challengeSecret ? { verifyUrl, secret: challengeSecret } : null,
    payment: readPayment(env),
    gst: readGst(env),
    gateway: readGateway(env),
    ageService: agePage && ageSecret ? { page: agePage, secret: ageSecret } : null,
    scanner: scannerUrl && scannerSecret ? { url: scannerUrl, secret: scannerSecret } : null,
    teamEmail: env.TEAM_EMAIL ?? teamEmail,
    environment: env.TOKEN_ENVIRONMENT ?? 'live',
    sendToFeed: (address, init) => sendToFeed(env, address, init),
  }
}

/** Local names are served by a binding, because they do not exist on the web. */
async function sendToFeed({ LOCAL_FEEDS: local }: ApiEnv, address: string, init: RequestInit) {
  if (!localFeeds.test(new URL(address).hostname)) return fetch(address, init)
  if (!local) throw new Error('There are no local feeds')
  return local.fetch(address, init)
}

function readPayment(env: ApiEnv): Settings['payment'] {
  const payee = env.PAYMENT_PAYEE?.trim()
  const upiAsSet = env.PAYMENT_UPI_ID?.trim() ?? ''
  const upiId = upiAddress.test(upiAsSet) ? upiAsSet : null
  const { PAYMENT_BANK_ACCOUNT: account, PAYMENT_BANK_IFSC: ifsc, PAYMENT_BANK_NAME: name } = env
  const bank = account && ifsc && name ? { account, ifsc, name } : null
  return payee && (upiId || bank) ? { payee, upiId, bank } : null
}

/** An invoice with a mistyped GSTIN would be invalid, so such a setting counts as missing. */
function readGst({ GST_GSTIN: gstin = '', GST_NAME: name, GST_ADDRESS: place }: ApiEnv): Settings['gst'] {
  return isGstin(gstin) && name && place ? { gstin, name, place } : null
}

const localPages = /^https?:\/\/[^/]+\/_gateway\//
const razorpayPages = /^https:\/\/(?:[a-z-]+\.)*(?:rzp\.io|razorpay\.com)\//

function readGateway(env: ApiEnv): Settings['gateway'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env
  if (!keyId || !keySecret || !webhookSecret) return null
  const { LOCAL_GATEWAY: local } = env
  return {
    keyId,
    keySecret,
    webhookSecret,
    pages: local ? localPages : razorpayPages,
    send: (request) => (local ? local.fetch(request) : fetch(request)),
  }
}
