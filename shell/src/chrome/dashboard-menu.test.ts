import type { Role } from '@kere/contracts/accounts/roles'
import { describe, expect, it } from 'vitest'
import { currentItem, liveDashboardMenu } from './dashboard-menu.ts'

const labels = (role: Role, owns: (path: string) => boolean = () => true) =>
  liveDashboardMenu(role, owns).flatMap(({ label, items }) => [
    ...(label ? [`# ${label}`] : []),
    ...items.map((item) => item.label),
  ])

describe('the menu of a dashboard', () => {
  it('gives learners the items of everybody, My Courses, My Events, Certificates and Fellowship', () => {
    expect(labels('student')).toEqual([
      'Dashboard',
      'Challenge Labs',
      'Mentorship',
      'Impact Portfolio',
      '# Learning',
      'My Courses',
      'My Events',
      'Certificates',
      'Fellowship',
      'My Orders',
      '# Settings',
      'Profile',
      'Account',
      'Notifications',
      'Privacy',
      'Two-step verification',
      'Sessions',
    ])
  })

  it('[S-342] gives educators their own courses and events', () => {
    const own = liveDashboardMenu('educator', () => true)[1]
    expect(own?.items.map(({ label, path }) => [label, path])).toEqual([
      ['My Courses', '/dashboard/courses'],
      ['Questions', '/dashboard/questions'],
      ['Field Tasks', '/dashboard/field-tasks'],
      ['My Events', '/dashboard/events'],
      ['My Posts', '/dashboard/my-posts'],
    ])
  })

  it('calls the events that an educator or an admin goes to otherwise than those they host', () => {
    for (const role of ['educator', 'admin'] as const) {
      const learning = liveDashboardMenu(role, () => true).find(({ label }) => label === 'Learning')
      expect(learning?.items.slice(-3)).toMatchObject([
        { label: 'Registered events', path: '/dashboard/my-events' },
        { label: 'Certificates', path: '/dashboard/certificates' },
        { label: 'My Orders', path: '/dashboard/my-orders' },
      ])
    }
  })

  it('gives admins their own items under headings', () => {
    const all = labels('admin')
    for (const label of [
      'All Courses',
      'All Events',
      'Users',
      'Educator applications',
      'Blog Posts',
      'Learning Path Responses',
      'User Feedback',
      'Orders',
      'Job Applications',
      'Newsletter Subscribers',
      'Mentorship Requests',
      'Fellowship Applications',
      'System',
      'Releases',
      'Audit log',
      'Outbox',
    ])
      expect(all).toContain(label)
    expect(all.filter((label) => label.startsWith('#'))).toEqual([
      '# Content',
      '# People',
      '# Responses',
      '# Learning',
      '# System',
      '# Settings',
    ])
  })

  it.each(['student', 'educator', 'admin'] as const)(
    '[U-05] [S-341.common] has the common items for every role: %s',
    (role) => {
      expect(labels(role)).toEqual(
        expect.arrayContaining(['Dashboard', 'Profile', 'Challenge Labs', 'Mentorship', 'Impact Portfolio']),
      )
    },
  )

  it('has only what a live release owns, and no heading over nothing', () => {
    expect(labels('admin', (path) => path === '/dashboard' || path === '/dashboard/releases')).toEqual([
      'Dashboard',
      '# System',
      'Releases',
    ])
  })
})

describe('the current item', () => {
  const menu = liveDashboardMenu('student', () => true)

  it.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/my-courses', 'My Courses'],
    ['/dashboard/my-courses/crs_1', 'My Courses'],
    ['/dashboard/mentorship/request', 'Mentorship'],
    ['/dashboard/unknown', undefined],
  ])('of %s is %s', (path, label) => {
    expect(currentItem(menu, path)?.label).toBe(label)
  })
})
