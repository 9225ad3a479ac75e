import type { SubjectLessons } from '../base/content.ts'

export const sustainableDevelopmentLessons: SubjectLessons = {
  'surveys-that-respect-time': {
    'The survey that should not have happened': `Four hundred households gave an hour each to say that they lacked water. Everybody had known it. Nothing followed, and the next team found closed doors.

**What that survey cost,** in round figures:

| Who | Hours | At ₹60 an hour |
| --- | --- | --- |
| 400 people who answered | 400 | ₹24,000 |
| 8 who asked, with walking | 600 | ₹36,000 |
| Entering and checking | 120 | ₹7,200 |
| Report | 80 | ₹4,800 |

The people who answered gave a third of all the time, and nobody had budgeted it, because it was free.

\`\`\`figure
kind: bars
title: A third of the hours came from people who were not paid for them
unit: hours
source: Worked example of this lesson
Part | Hours
Asking | 600
Answering | 400
Entering data | 120
Report | 80
\`\`\`

**What was known already.** Before you ask a village, look at what it has told others:

- Census tables: households, source of water, toilet, light
- The Jal Jeevan Mission’s dashboard: tap connections by village; its norm is 55 litres for each person and day
- Mission Antyodaya: yearly gram panchayat facilities
- The panchayat’s own plan, its complaints, the pump operator’s log
- Ten minutes with the ASHA worker or the waterman

In this village the pump log showed 14 days without supply in May. That was the finding of the survey, in one line, a year old.

**Three questions before the first question**

1. *Who decides what, by when?* A name, a choice, a date.
2. *Which answer would change it?* If 60 percent say A, we do one thing; if 60 percent say B, another.
3. *Who knows it already?* Ask them first.

If the second has no answer, spend the money on the tap.

*Worked example.* A block office must decide by 15 March where to place two water kiosks among five hamlets. It needs to know where people fetch water now, and how long it takes. That is one question, at the source, not at the door. Two people stand at five sources for two mornings and count. Time given by residents: ten seconds each. Time of the team: 2 × 2 × 4 = 16 hours at each source, 80 in all, in place of 1,200.

**When a survey is right:** when nobody has the number, when a decision waits for it, when people at the bottom of the list would otherwise be left out, and when you come back with the result.

**Try this.** Take a survey that you answered or made in the past two years. Write the three questions and answer them for it. How many of its questions were used in a decision? If you do not know, ask whoever ran it.`,
    'What is already known: census tables and registers': `Look first: census village tables, health and school registers, ration lists, panchayat data, earlier surveys. Note year and definition; “household” differs. An hour with an anganwadi worker’s register may replace ten questions. Ask only for what is missing, and say in your report what you did not have to ask.`,
    'Write the decision and the table it needs': {
      body: `Write the decision in one sentence and draw the empty table that would decide it, with headings and units. Each question must fill a cell.`,
      bring: ['Paper', 'Whoever decides'],
      checklist: ['Decision with a date', 'Empty table', 'Questions without a cell struck out'],
    },
    'A bundle of firewood is not a unit, until you weigh it': `People count in bundles, pots, days and “a little”. Ask in their units and weigh some: ten bundles in three houses give kilograms and a range. Do not force litres on somebody who measures in pots; they will invent them. Write unit and conversion on the form.`,
    'Recall: yesterday, last week, last monsoon': `Memory of food is good for a day, of spending for a week, of illness for two, of harvests for a season. Longer ago, people give what usually is. Tie dates to festivals. “What did you cook yesterday?” beats “how often do you eat vegetables?”. Choose the period by what is asked, not by what is convenient.`,
    'Translating there and back': `Let one person translate and another, who has not seen the original, translate back. Compare. Words such as *income*, *stress*, *head of household* come back as something else. Choose the spoken word, read it aloud, and let interviewers practise it. Keep both versions on the form.`,
    'Pilot with five households and cut a third': {
      body: `Pilot with five households, time each section, and ask what was unclear or too much. Then cut a third.`,
      bring: ['Draft form', 'Watch'],
      checklist: ['Five timings', 'Struck-out questions', 'Under twenty minutes'],
    },
    'Every fifth house: when that is random, and when not': `Every fifth house is fair if the start is random and the street has no rhythm. If each fifth house is a corner shop, it is not. The far hamlet without numbers is left out most easily. Make a list or sketch of *all* houses first, then count with a random start.`,
    'Sketch maps, segments and a random start': `Without a list, sketch the village and divide it into segments of about twenty houses by lanes. Draw segments by lot, then visit all or every third in them. Write how many were closed and after how many visits you gave up; three, at different hours, is fair. Neighbours are no substitutes.`,
    'How many is enough?': `For a share near half, the margin is about ±10 points with 100 interviews, ±7 with 200, ±5 with 400. Clustered samples need half as many again or double. For four groups you need four times. If the decision stays the same at 30 or 50 percent, 60 interviews may do. More does not mend a bad question.`,
    'Consent in three sentences': `“I am … from …, and we ask about … because … has to decide … . It takes fifteen minutes; you may leave out anything or stop. Nobody will see your name, and there is no payment for it. May I begin?” Say it by heart, look up, and accept a no with thanks.`,
    'Names, phones and what not to collect': `What you do not collect cannot leak. Leave out names, phone, caste, identity numbers unless the decision needs them. Use a code; keep the list that links codes to houses elsewhere and destroy it on a date. The Digital Personal Data Protection Act, 2023 asks for a stated purpose and consent; look up what is in force.`,
    'Hold forty interviews, in pairs': {
      body: `Hold forty interviews in pairs, one asks, one writes; change each time. Compare notes every evening and mend nothing by guessing.`,
      bring: ['Forms', 'Map with segments', 'Identity card'],
      checklist: ['Consent marked on each', 'Refusals and closed doors counted', 'Evening check done'],
    },
    'Cleaning without inventing': `Clean by rules that are written before: what is impossible, what is a slip, what stays a gap. Keep the original column and make a new one. Never fill a gap with the average. Note how many were changed and why. If an interviewer’s forms are all alike, talk to them before you delete.`,
    'A margin of error in plain words': `“We asked 200 of 900 households. 38 percent fetch water from over 500 m. If we had asked all, it would most likely be between 32 and 44.” Say also what the margin does not cover: closed doors, shame, badly understood questions. These are often larger than it.`,
    'Charts for people who do not read': `Ten drawn houses with four in blue say 40 percent to everybody. Use real things: pots, seeds, steps. One fact on a sheet, drawings from the place, largest on top. Test it with a child and with somebody’s grandmother. If they tell you the fact, it is right.`,
    'Hold the return meeting': {
      body: `Bring the results back within a month: three facts, what will be decided, by whom. Ask what surprises them and what is wrong.`,
      bring: ['Three charts', 'Whoever decides'],
      checklist: ['Held where people are', 'Corrections noted', 'Date of decision announced'],
    },
  },
}
