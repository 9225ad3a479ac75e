import type { SubjectLessons } from '../base/content.ts'

export const sustainableDevelopmentLessons: SubjectLessons = {
  'a-village-plan-people-wrote': {
    'A plan, a budget and a promise': `A gram panchayat development plan says what the village wants this year, with money, month and office for each line. Without money it is a wish, without a month a promise for never. Ask to see last year’s: how many lines, how many done? That one number tells whether people will come to your meeting.`,
    'Twenty-nine subjects on one page': `The Eleventh Schedule of the Constitution lists twenty-nine subjects that states may give to panchayats: from agriculture, drinking water and roads to schools, health and public distribution. How much was truly given differs by state. Write them on one page and mark: decides, advises, nothing. A wish outside the first group needs a letter, not a line.`,
    'Nine themes instead of seventeen goals': `The localized goals group the seventeen global ones into nine themes: poverty-free, healthy, child-friendly, water-sufficient, clean and green, self-sufficient in infrastructure, socially just and secured, good governance, women-friendly. A panchayat may choose one or more to begin with. Ask for each: what would one see if it were true here?`,
    'Find out what became of last year’s plan': {
      body: `Take last year’s plan from the portal or the wall and go to five works with it. Write done, begun, not begun, cannot be found.`,
      bring: ['Plan', 'Camera', 'Somebody who knows the village'],
      checklist: ['Five works seen', 'Sum and date for each', 'One question for the secretary'],
    },
    'How to walk a transect': `A transect crosses the village from edge to edge through all that differs: fields, hamlets, tank, common. Walk slowly with six people of different ages, stop where something changes, and write in columns: soil, water, crops, houses, problems, ideas. Begin with the hamlet farthest away. What is seen together need not be argued later.`,
    'Who is not here? Timing a meeting': `Look round and say aloud who is missing: labourers by day, women at cooking time, herders, those of the far hamlet, people who cannot climb the steps. Then change hour or place. Two short meetings in two hamlets at seven in the evening bring more than one at eleven in the hall. Write a list of absent groups on the minutes.`,
    'Lead a transect walk and a ground map': {
      body: `Lead a walk and then let people draw the village on the ground with chalk, leaves and stones. You hold no chalk. Photograph it from above.`,
      bring: ['Chalk, stones, leaves', 'Camera', 'Paper for the copy'],
      checklist: ['Every hamlet on the map', 'Women drew too', 'Corrections by others noted'],
    },
    'A year in one circle: the seasonal calendar': `Draw a circle with twelve parts in the local months. With beans show rain, work, debt, illness, fodder, migration. Where beans of hunger and of work fall together, money is needed before, not after. Do it separately with women and men: the two circles differ, and that difference is the result.`,
    'Pairwise ranking with pebbles': `Write each problem on a card with a drawing. Lay two side by side: which hurts more? The winner gets a pebble. Go on until each has met each; with six cards that is fifteen choices. Ask *why* each time and write it down. Reasons last longer than the ranking.`,
    'When the loudest house wins: repairing a ranking': `If all choices follow one person, stop and change the form: secret pebbles in covered pots, small groups, women first, or those farthest from the road. Lay both rankings side by side and let people explain. A ranking that nobody disputes was either obvious or bought with silence.`,
    'Run one ranking with women, one with a mixed group': {
      body: `Run a ranking with women and one with a mixed group, with the same cards, on different days. Compare the first three.`,
      bring: ['Cards with drawings', 'Pebbles'],
      checklist: ['Both rankings with reasons', 'Who was present', 'Differences read aloud'],
    },
    'Money that is tied, money that is not': `Finance Commission grants come partly tied, to water and sanitation, and partly untied. MGNREGA pays for listed works with its own rules; schemes bring their own. Own taxes are small and free. Make a table: source, sum, for what, until when. A line is realistic when its source has a name.`,
    'Costing a hand pump repair and a check dam': `A repair: parts, mechanic’s day, transport, and who pays next time. A check dam: survey, excavation, stone, cement, labour by schedule of rates, supervision, upkeep. Use the state’s schedule for the year and add no round sums. Ask an engineer to check one line together with the people who will build it.`,
    'Works that need no money': `Opening hours of the ration shop on the wall, a rota for the tap, names of those on leave, a path cleared together, registers on one day a week. Such lines cost nothing and show within a month that a plan can do something. Put three of them first.`,
    'Quorum, notice and minutes': `The gram sabha needs notice in time, an agenda, quorum by the state’s act, and minutes that are read and signed at the end. Find the number of your state: often a tenth of voters, with a share of women. Count before beginning. Decisions without quorum fall when somebody pulls at them.`,
    'A plan drawn on one chart sheet': `Draw the plan on one large sheet: rows for works, columns for where, how much, from what, which month, who asks. Symbols beside words. Hang it where people wait, and tick or strike out each month. A plan that can be seen is asked about.`,
    'Present one theme in public': {
      body: `Present one theme in the gram sabha in five minutes: what we saw, what was ranked first, what it costs, what we ask to pass. Then be silent and write changes.`,
      bring: ['Chart', 'Minutes book'],
      checklist: ['Quorum counted', 'Changes read back', 'Resolution signed', 'Chart on the wall'],
    },
  },
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
