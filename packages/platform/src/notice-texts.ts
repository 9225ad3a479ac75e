import type { Notice } from './border.ts'
import type { NoticeCode } from './notices.ts'

interface CodedNotice extends Notice {
  link?: { label: string; href: string }
}

/** The texts are in a file of their own, because few visits show one. */
export const notices: Readonly<Record<NoticeCode, CodedNotice>> = {
  idle_sign_out: { tone: 'error', text: 'You have been logged out due to inactivity for security reasons.' },
  session_ended: { tone: 'error', text: 'Your session has ended. Sign in to go on.' },
  admin_required: { tone: 'error', text: 'Unauthorized: Admin access required' },
  learners_only: {
    tone: 'info',
    text: 'Fellowships are open to learner accounts',
    link: {
      label: 'Ask for a learner account',
      href: '/contact?subject=Please+change+my+account+to+a+learner+account',
    },
  },
  enrolled: { tone: 'success', text: 'You are enrolled. The course is in My Courses.' },
  not_resumed: { tone: 'error', text: 'You are signed in, but what you asked for did not go through. Try again here.' },
  payment_page_failed: {
    tone: 'error',
    text: 'The payment page did not open, and nothing was charged. Try again in a minute, or pay another way.',
  },
  order_placed: { tone: 'success', text: 'Your order is placed. Here is how to pay for it.' },
}
