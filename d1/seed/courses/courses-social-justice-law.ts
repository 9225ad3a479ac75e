import type { CourseContent } from '../base/content.ts'

export const socialJusticeLawCourses: readonly CourseContent[] = [
  {
    key: 'right-to-information',
    educator: 'debashree-nayak',
    title: 'Right to information, question by question',
    description:
      'Write a request that must be answered, track its thirty days, and appeal when the reply is late or wrong.\n\n' +
      'Under the Right to Information Act, 2005 a consent order, a tree-felling permission or the test reports of a sewage plant can be yours for a small fee and a well-put question. Most refusals can be traced to a question that asked why instead of asking for a paper.\n\n' +
      'You will file one real request in the first week. By the end you can file a first appeal without help, and know when proactive disclosure makes a request unnecessary.',
    category: 'Social Justice & Law',
    alsoIn: ['Environmental Policy'],
    level: 'beginner',
    price: 0,
    duration: '2 weeks',
    objectives: [
      'Find the public authority and officer who hold a record',
      'Ask for records, not for opinions, in questions that cannot be split',
      'Use the rights to inspect, copy and take samples',
      'File a first appeal within its time and set out its grounds',
    ],
    requirements: ['Indian citizenship to file a request of your own; everyone else can follow the worked examples'],
    publishedOn: '2025-06-05',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What you may ask',
        summary: 'Information, record, public authority: three words that open the drawer.',
        duration: '3 days',
        lessons: [
          { title: 'A drain, a tender and a ten-rupee fee', kind: 'reading', minutes: 9 },
          { title: 'Section 4: what should already be public', kind: 'reading', minutes: 9 },
          { title: 'Exemptions, and personal information after 2023', kind: 'reading', minutes: 12 },
        ],
      },
      {
        title: 'Write the request',
        summary: 'Short, dated, one subject, numbered.',
        duration: '4 days',
        lessons: [
          { title: 'From why to which paper', kind: 'reading', minutes: 10 },
          { title: 'Central and state rules: fees, forms and word limits', kind: 'reading', minutes: 8 },
          { title: 'Find one public work near you and note what its board leaves out', kind: 'task', minutes: 45 },
          { title: 'Write and file your request', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Thirty days',
        summary: 'Transfers, fees, third parties and the calendar you keep.',
        duration: '3 days',
        lessons: [
          { title: 'The clock, with its stops', kind: 'reading', minutes: 8 },
          { title: 'Inspecting a file: what to bring, what to note', kind: 'reading', minutes: 11 },
          { title: 'Staying safe, and filing as a group of citizens', kind: 'reading', minutes: 7 },
        ],
      },
      {
        title: 'Appeal',
        summary: 'First appeal, second appeal and complaint: which, when and on what ground.',
        duration: '4 days',
        lessons: [
          { title: 'Reading a refusal slowly', kind: 'reading', minutes: 9 },
          { title: 'First appeal to an officer, second to a commission', kind: 'reading', minutes: 11 },
          { title: 'Appeal against three bad replies', kind: 'task', minutes: 75 },
        ],
      },
    ],
  },
  {
    key: 'forest-rights-claim-to-title',
    educator: 'debashree-nayak',
    title: 'Forest rights: from claim to title',
    description:
      'Help a gram sabha map its forest, gather evidence, file a community claim and follow it to a title.\n\n' +
      'The Forest Rights Act of 2006 recognizes rights that existed before anyone wrote them down. What is written down still decides: a resolution without a quorum, a map without landmarks or a claim without a receipt can cost a village years.\n\n' +
      'This course takes one community forest resource claim through its whole life, from the forest rights committee to the district level committee, with short side paths for individual claims and for villages whose titles came back smaller than their forest.\n\n' +
      'It is meant for members of forest rights committees, fieldworkers and law students. You work in a village only with the agreement of its gram sabha.',
    category: 'Social Justice & Law',
    alsoIn: ['Conservation'],
    level: 'advanced',
    price: 0,
    duration: '8 weeks',
    objectives: [
      'Explain individual, community and community forest resource rights, and forms A, B and C',
      'Hold a gram sabha with the quorum the rules require, and minute it properly',
      'Map a customary boundary with elders, the next village and a GPS',
      'Assemble at least two kinds of evidence for every claim',
      'Answer a rejection with a reasoned petition within its time',
    ],
    requirements: [
      'Reading knowledge of Hindi, Odia or English, and spoken knowledge of the language of the village you work in',
      'An invitation from a gram sabha or committee, or willingness to follow our worked village on paper',
    ],
    publishedOn: '2024-05-15',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What the act recognizes',
        summary: 'Who may claim, what may be claimed, and the date that matters.',
        duration: '1 week',
        lessons: [
          { title: 'The preamble, read aloud', kind: 'reading', minutes: 11 },
          { title: 'Scheduled tribes and other traditional forest dwellers', kind: 'reading', minutes: 13 },
          { title: 'Section 3: the list of rights', kind: 'reading', minutes: 15 },
          { title: 'Forms A, B and C', kind: 'reading', minutes: 10 },
        ],
      },
      {
        title: 'The gram sabha and its committee',
        summary: 'Hamlets, quorum, women members, and minutes that cannot be questioned.',
        duration: '1 week',
        lessons: [
          { title: 'A hamlet can hold its own gram sabha', kind: 'reading', minutes: 10 },
          { title: 'Quorum: half the members, a third of those present women', kind: 'reading', minutes: 9 },
          { title: 'Correct four sets of minutes', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Walking the boundary',
        summary: 'Customary limits, adjoining villages, landmarks and coordinates.',
        duration: '2 weeks',
        lessons: [
          { title: 'Elders first, instrument second', kind: 'reading', minutes: 12 },
          { title: 'Tracks, waypoints and what to do under thick canopy', kind: 'reading', minutes: 11 },
          { title: 'Settling an overlap with the next village', kind: 'reading', minutes: 13 },
          { title: 'Walk and map one stretch with its keepers', kind: 'task', minutes: 240 },
        ],
      },
      {
        title: 'Evidence',
        summary: 'Records, structures, statements of elders, and how they support each other.',
        duration: '2 weeks',
        lessons: [
          { title: 'Rule 13, item by item', kind: 'reading', minutes: 14 },
          { title: 'Recording an elder with care', kind: 'reading', minutes: 11 },
          { title: 'Old maps, working plans and where they are kept', kind: 'reading', minutes: 12 },
          { title: 'Photograph and describe five physical signs', kind: 'task', minutes: 150 },
        ],
      },
      {
        title: 'Through the committees',
        summary: 'Verification, the sub-divisional and district levels, and receipts for everything.',
        duration: '1 week',
        lessons: [
          { title: 'The route of a claim, with its signatures', kind: 'reading', minutes: 12 },
          { title: 'Notice, verification and the absent official', kind: 'reading', minutes: 10 },
          { title: 'Rejection: reasons, hearing and sixty days', kind: 'reading', minutes: 13 },
        ],
      },
      {
        title: 'After the title',
        summary: 'Check it, record it, and manage the forest it names.',
        duration: '1 week',
        lessons: [
          { title: 'Is the area on the title the area you claimed?', kind: 'reading', minutes: 9 },
          { title: 'Entering it in the record of rights', kind: 'reading', minutes: 9 },
          { title: 'Draft a first-year management plan', kind: 'task', minutes: 90 },
        ],
      },
    ],
  },
]
