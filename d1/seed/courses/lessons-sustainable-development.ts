import type { SubjectLessons } from '../base/content.ts'

export const sustainableDevelopmentLessons: SubjectLessons = {
  'surveys-that-respect-time': {
    'The survey that should not have happened': `Four hundred households gave an hour each to say that they lacked water. Everybody had known, nothing followed, and the next team found closed doors. Ask before each survey: who decides what, by when, and which answer would change it? If none would, spend the money on the tap.`,
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
