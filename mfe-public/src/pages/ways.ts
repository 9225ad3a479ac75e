/** A page without related things of its own may lead to one of these. */
export const ways = {
  courses: {
    href: '/courses',
    label: 'Courses',
    title: 'Find a course',
    text: 'Taught by people who restore lakes, run solar plants and measure carbon.',
  },
  events: {
    href: '/events',
    label: 'Events',
    title: 'Come to an event',
    text: 'Walks, workshops and talks, in person and online. Many are free.',
  },
  labs: {
    href: '/challenge-labs',
    label: 'Challenge Labs',
    title: 'Join a challenge lab',
    text: 'A real problem, a team, stages with deadlines and a mentor.',
  },
  mentorship: {
    href: '/services/mentorship',
    label: 'Mentorship',
    title: 'Request a Mentor',
    text: 'Ask one clear question. Our team assigns a practitioner who has done it before.',
  },
  path: {
    href: '/learn-path',
    label: 'Learning Paths',
    title: 'Find your learning path',
    text: 'Answer four questions and get courses and events in the order we would do them.',
  },
  educators: {
    href: '/services/educators',
    label: 'Educators',
    title: 'See who teaches',
    text: 'Educators by subject, place and language.',
  },
  teach: {
    href: '/become-educator',
    label: 'Educators',
    title: 'Become an educator',
    text: 'Teach what you practise. You keep your own prices and hours.',
  },
  fellowship: {
    href: '/fellowship',
    label: 'Fellowship',
    title: 'Apply for the fellowship',
    text: 'Work on one place and one question for several months, with a mentor and a cohort.',
  },
  impact: {
    href: '/impact-portfolio',
    label: 'Impact Portfolio',
    title: 'See what people have done',
    text: 'Work for water, energy and soil, with dates, numbers and evidence.',
  },
  blog: {
    href: '/blog',
    label: 'Blog',
    title: 'Read the blog',
    text: 'Field notes, methods and rules, written by the people who teach here.',
  },
  news: {
    href: '/sustainability-news',
    label: 'News',
    title: 'Read the news',
    text: 'Sustainability news from other sources, by subject.',
  },
  newsletter: {
    href: '/newsletter',
    label: 'Newsletter',
    title: 'Get one email a month',
    text: 'New courses, open labs and events. Unsubscribe in one click.',
  },
  faq: {
    href: '/faq',
    label: 'Help',
    title: 'Read the answers',
    text: 'What people ask about courses, payments, accounts and mentors.',
  },
  contact: {
    href: '/contact',
    label: 'Help',
    title: 'Write to us',
    text: 'Ask a question, report a problem or suggest a course.',
  },
  careers: {
    href: '/careers',
    label: 'Careers',
    title: 'Work with us',
    text: 'Open positions in our small team, in Bengaluru and remote.',
  },
} as const
