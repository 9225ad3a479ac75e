import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInSustainableDevelopment: SubjectLessons = {
  'a-village-plan-people-wrote': {
    'A plan, a budget and a promise': {
      isPreview: true,
      body: `Each year every gram panchayat in India writes a development plan, the GPDP. It says what the village wants to do in the coming financial year, from April to March, with money, month and office for each line. Without money a line is a wish. Without a month it is a promise for never.

**Who decides?** The gram sabha: all registered voters of the village, sitting together. The Constitution knows it by name (article 243A), and article 243G speaks of plans for economic development and social justice. The panchayat prepares, the gram sabha discusses and passes, the secretary uploads it to the portal eGramSwaraj. A plan that was typed in the block office and read aloud in four minutes has skipped the only part that matters.

**The year of a plan**

| When | What |
| --- | --- |
| August, September | Facilitators are named; data are collected |
| October to January | Special gram sabhas; walk, ranking, draft |
| January | Costing with engineers; plan passed |
| February, March | Uploaded and approved as to form |
| April to March | Work, payment, checking |

The campaign in the months from October is called the People’s Plan Campaign. Dates shift a little by state; ask the secretary for this year’s.

**Begin with last year’s plan.** Before people are asked to dream, show them what became of the last dream. A worked example with 34 lines:

\`\`\`figure
kind: shares
title: Half of last year’s lines were never begun
unit: lines of the plan
source: Invented numbers, for practice
State | Lines
Done | 9
Begun | 6
Not begun | 17
Not found | 2
\`\`\`

9 of 34 is 26 percent. Do not hide this number, and do not use it to blame. Ask of the seventeen: why? Usually there are only four answers:

1. No money was named, or it was named and did not come.
2. No estimate was made, so that the engineer could not approve it.
3. The land was not free: a dispute, a forest boundary, a private plot.
4. Nobody was in charge.

Each is mended by one column in the new plan: *source, cost, place, who*. The rest of this course fills these four columns.

**The four columns: an example**

| Wish | Line |
| --- | --- |
| “Better drinking water” | Repair hand pump 4 at the school; ₹9,600; tied grant, water; pump mechanic and ward member; May |
| “Clean village” | Soak pits at 22 houses of the lower lane; 22 × ₹4,200; job guarantee; engineer; February |
| “More bus trips” | Letter of the gram sabha to the depot manager for a stop at 7.40 am; no cost; president; this week |

The third one is not a work at all, and still belongs in the plan. Most villages have a dozen such lines.

**How many lines?** A panchayat of 3,000 people with ₹30 lakh a year can carry out perhaps twenty lines well. Sixty lines look generous, and forty of them break a promise.

**Check yourself**

1. A plan has 40 lines, 14 done, 6 begun. What share is done? (35 percent.)
2. “Repair of roads, as needed.” Which of the four columns are missing? (All of them.)
3. Ask three people what stood in last year’s plan. What does it tell you if nobody knows?`,
    },
    'Twenty-nine subjects on one page': `The Eleventh Schedule of the Constitution lists twenty-nine subjects that states may give to panchayats. It came with the 73rd Amendment, in force since 24 April 1993. Knowing the list saves you from two mistakes: asking the panchayat for what it cannot do, and begging elsewhere for what it can.

**The list, in seven groups**

| Group | Subjects |
| --- | --- |
| Land and farming | Agriculture; land improvement and soil conservation; minor irrigation and watersheds; animal husbandry; fisheries; social forestry; minor forest produce |
| Making and trading | Small industries; khadi and cottage industries; markets and fairs |
| Houses and services | Rural housing; drinking water; fuel and fodder; roads, culverts, bridges, ferries; electricity in villages; non-conventional energy |
| Learning | Primary and secondary schools; technical training; adult education; libraries; cultural activities |
| Health and care | Health and sanitation; family welfare; women and children |
| Justice | Poverty programmes; social welfare, also of people with disabilities; welfare of weaker sections, in particular Scheduled Castes and Tribes |
| Running things | Public distribution system; upkeep of community assets |

Count them: 7 + 3 + 6 + 5 + 3 + 3 + 2 = 29.

**“May” is the important word.** Article 243G says that a state *may* give panchayats such powers. So each state has given something else. People speak of three Fs: **functions** (the task), **functionaries** (the staff), **funds** (the money). A panchayat that has the task of primary schools, but neither teachers nor budget, can only write letters.

**Make your own page.** Draw four columns: subject; *decides* (task, staff and money are here); *advises* (a committee or a signature); *nothing*. Fill it in with the secretary in one hour. A worked example from a panchayat in Karnataka, simplified:

| Subject | Decides | Advises | Nothing |
| --- | --- | --- | --- |
| Drinking water | Repair, operation, small schemes | Large schemes | |
| Village roads and drains | Yes | | District roads |
| Primary school | Toilet, wall, water | Midday meal, attendance | Teachers |
| Street lights | Yes | | Supply |
| Ration shop | | Vigilance committee | Stock, licence |
| Health centre | Cleaning | Village health committee | Doctors |
| Minor forest produce | By area and law | Yes | |

What is in the first column becomes a **line** in the plan. What is in the second becomes a **request in a committee**, and it helps to know its next date. What is in the third becomes a **letter** with a copy to the member of the taluk or zilla panchayat.

**Three tiers.** Gram, intermediate (taluk, block, mandal) and zilla panchayat share these subjects. A road that joins two villages is rarely the gram panchayat’s. Ask before you cost it.

**Scheduled Areas.** In the Fifth Schedule areas of ten states the PESA Act of 1996 goes further. There the gram sabha itself approves plans and beneficiaries, is consulted before land is acquired, and has a say over minor water bodies, minor minerals, minor forest produce, village markets and intoxicants, as state rules lay down. If your village lies in one, get the state’s PESA rules before anything else.

**Committees.** Most states ask the gram panchayat to form standing committees, and there are some under schemes: village water and sanitation, health and nutrition, school management, biodiversity under the Biological Diversity Act, 2002. On paper they exist in nearly every village. Ask when each last met.

**Check yourself**

1. The health centre has no nurse. Line, committee or letter? (Letter, with the committee’s minutes attached.)
2. Which three Fs would you look for in “libraries” at your own panchayat?
3. Name two subjects for which your panchayat decides and yet has no line in last year’s plan.`,
    'Nine themes instead of seventeen goals': `In 2015 the United Nations agreed on seventeen goals for sustainable development with 169 targets. No village meeting can work with 169 targets. So India’s Ministry of Panchayati Raj grouped them into nine themes, called localized goals. A panchayat chooses one or a few of them to begin with and makes them the thread of its plan.

| Theme | What one would see if it were true here |
| --- | --- |
| 1. Poverty-free, better livelihoods | Nobody leaves in April because the money has run out |
| 2. Healthy | Every child is weighed and vaccinated; the next test is known |
| 3. Child-friendly | No child of school age is at work at eleven in the morning |
| 4. Water-sufficient | The last house on the line gets 55 litres a person a day in May |
| 5. Clean and green | No open drain in front of a kitchen; waste is collected twice a week |
| 6. Self-sufficient infrastructure | A wheelchair reaches the office; the hamlet’s road holds in July |
| 7. Socially just and secured | Everyone entitled to a pension gets it by the tenth |
| 8. Good governance | Today’s register and last month’s spending hang on the wall |
| 9. Women-friendly | Women speak in the gram sabha and are written down |

The right column is ours, not the ministry’s. Write your own with people: *what would one see?* A theme without something to see cannot be checked. 55 litres is what the Jal Jeevan Mission promises at the tap.

**How to choose.** Not by what sounds best, but by three questions:

1. Does it hurt many, or some very much?
2. Can the panchayat itself decide on most of it? (See the page with twenty-nine subjects.)
3. Would one see a change within a year?

A worked example. Give each theme 0 to 3 points for each question, in a small group, aloud.

\`\`\`figure
kind: bars
title: Water comes first here: it hurts, it can be decided, it shows within a year
unit: points of 9
source: Invented numbers, for practice
Theme | Points
Poverty-free | 5
Healthy | 6
Child-friendly | 4
Water | 8
Clean, green | 6
Building | 5
Just, secured | 7
Governance | 6
Women | 7
\`\`\`

The second and third, *socially just* and *women-friendly*, need hardly any money. That village chose three themes: water for the budget, pensions and women’s voice for the letters and the rules.

**One theme touches the others.** A tap in the last lane gives girls an hour in the morning; that is theme 3 and 9 as well. Write such effects down. They help to find a second source of money: a drain for theme 5 may be paid by the water grant, because grey water belongs to it.

**Numbers that exist already.** You need not begin with a survey.

- *Panchayat Advancement Index:* the ministry scores panchayats on the nine themes. Look yours up, and ask where the data came from. If the score for water is high and the lower lane is dry, you have found an error worth correcting.
- *Anganwadi and school registers:* weight, attendance, toilets.
- *Jal Jeevan Mission portal:* taps, tests of water.
- *Gram panchayat’s own tax register:* houses, roofs, shops.

Check one number of each with your own eyes. “100 percent taps” means pipes; go and open five of them at seven in the morning.

**A small fact sheet.** One page with nine lines: theme, one number, its source, its date, and whether you have checked it. It hangs beside the map at the meeting. People correct it in ink, and that is the best survey there is.

**Check yourself**

1. Write for theme 5 something that one could see from the road.
2. Which theme in your own panchayat could move within a year without any money?
3. 640 people in the upper hamlet get 40 litres a day, 360 in the lower get 20. What is the mean, and why should it not be on the sheet alone? (32.8 litres; it hides that nobody has 55 and some have 20.)`,
    'Find out what became of last year’s plan': {
      task: { hours: 2 },
      body: `Take last year’s plan from the portal or from the wall of the office, choose five works in different wards, and go there. Two of them should lie in the hamlet farthest away.

For each work write: line number, place, sum, what the plan says, what you see, a photograph with a landmark, and one of four words: *done, begun, not begun, cannot be found*.

Ask three people who live beside it: when was it built, who worked there, does it work today? Do not ask whether somebody has cheated. If the secretary or the engineer can come along, better.

Then count. How many of five? Which were in the far hamlet?

**Hand in** one page with five lines and a single question for the secretary, such as “Line 12: where can I see the completion certificate?”. Ask it kindly. The answer goes on the wall beside the list.`,
      bring: ['Last year’s plan, printed', 'Camera', 'Somebody who knows the village', 'Water and a hat'],
      checklist: [
        'Five works seen, in different wards',
        'Sum and date written for each',
        'Three people asked',
        'One question for the secretary',
      ],
    },
    'How to walk a transect': `A transect is a walk that crosses the village from edge to edge through all that differs: hills, fields, hamlets, tank, common. It takes three hours. You do it first because what has been seen together need not be argued about later.

**Choose the line.** Look at a map or at the village from a rise. The line should pass through high and low ground, through the poorest hamlet, past the tank, and end at a boundary. If you follow only the tarred road, you see the houses of those who have one. Two shorter lines are better than one that avoids a hamlet.

**Who walks?** Six to ten people: an old farmer, a young woman, a herder, a labourer without land, somebody of the hamlet you pass through, the pump mechanic. Officials may come, at the end of the line. Pay a day’s wage for those who lose one.

**How to walk.** Begin with the hamlet farthest away, early, before people leave for work. Stop wherever something changes: soil, slope, water, crops, houses. At each stop the same six columns, filled in with what is *seen* and what people *say*, kept apart:

| Stop | Height | Soil | Water | Land use | Trouble | Idea |
| --- | --- | --- | --- | --- | --- | --- |
| 1 Hilltop | 612 m | Stony, red | None | Grazing, lantana | Gullies; no fodder in April | Trenches |
| 2 Upper fields | 598 m | Red, thin | Open well, dry from February | Millets | Topsoil washes off | Stone bunds |
| 3 Far hamlet | 594 m | Red | One hand pump, 40 houses | 40 houses | Queue of an hour; pump broken twice | Second pump, tank |
| 4 Lower fields | 581 m | Black | Borewells | Cotton | Level falls each year | Crop choice |
| 5 Main village | 578 m | Fill | Taps, open drains | 210 houses | Drain ends at the school | Soak pits |
| 6 Tank | 571 m | Silt | Water until March | Fishing, washing | Silt, inlet blocked | Desilt, clear inlet |

\`\`\`figure
kind: line
title: Everything from the hilltop ends in the tank, and so does the waste
unit: m
source: Example from the table, above the lowest point of the village, rounded
Stop | Height
1 Hilltop | 42
2 Upper fields | 28
3 Far hamlet | 24
4 Lower fields | 11
5 Village | 8
6 Tank | 1
\`\`\`

The section shows what no list shows: that trenches at stop 1 are also a measure against silt at stop 6, and that the drain at 5 dirties what is fished at 6. **Solve it where it begins.**

**Heights** can be read from a phone with an error of 5 to 10 m, or better from contour lines on a survey map. For a plan that is enough; for a drain it is not.

**Ask at each stop** two or three open questions: What was here when you were a child? Who uses this? When is it worst? What have you tried? Let the person who lives there answer first. The sarpanch will have a turn.

**Measure a little.** Time the filling of one pot. Pace the width of the gully. Count the houses on one tap. “Forty houses, one pump, 48 seconds a pot” is stronger than “much trouble”. Forty houses × 8 pots × 48 seconds are 4.3 hours of pumping a day, if nobody ever stops.

**Afterwards,** the same evening, draw the section on a large sheet with the people who walked. Height exaggerated five times, columns below. Hang it up with a pencil on a string.

**Check yourself**

1. Your line follows the main road from the bus stop to the temple. What will you not see?
2. 26 houses draw 7 pots each at 55 seconds a pot. How many hours a day is that? (2.8.)
3. At which stop does the trouble at the lowest point of *your* village begin?`,
    'Who is not here? Timing a meeting': `Look round at the next meeting and say aloud who is missing. It is the most useful sentence a chairperson can learn. Those who are not there are seldom lazy. They are at work, at the stove, behind the goats, at the far end of a road without a light, or they have learned that nobody writes down what they say.

**Five groups that are usually absent,** and why:

| Who | Why | What helps |
| --- | --- | --- |
| Wage labourers | A day without pay | After seven in the evening; a holiday |
| Women of all houses | Cooking, children, custom | Between three and five; own meeting first; children welcome |
| Herders, migrants | Away for months | Ask when they return; before Diwali or Pongal |
| The far hamlet | 3 km, no light, no invitation | Hold it there |
| People with disabilities, the old | Steps, no seat, cannot hear | Ground floor, chairs, somebody who repeats |

**Try three hours and count.** An example from one panchayat with the same agenda:

\`\`\`figure
kind: bars
title: Two evening meetings in two hamlets bring twice as many as one at eleven
unit: people present
source: Invented numbers, for practice
Time, place | Women | Men
11 am, hall | 9 | 48
4 pm, school | 41 | 22
7 pm, hamlet 1 | 33 | 37
7 pm, hamlet 2 | 29 | 31
\`\`\`

11 am brings 57 people, of whom 16 percent are women. The two evenings together bring 130, nearly half of them women. The law wants *one* gram sabha with its quorum. So hold small ward or women’s meetings **before** it, carry their results there in writing, and read them out first. Many state acts provide for ward sabhas and mahila sabhas for exactly this.

**Inviting.** Announce it seven days before, on the wall, by drum or loudspeaker in *every* hamlet, by the self-help groups, and once more on the day. Write who announced where. The notice says what will be decided, not only “development”. A good sentence: “We choose five works for ₹12 lakh. Bring what you want repaired.”

**Seating decides who speaks.** A dais with chairs and a floor with mats makes an audience. Sit in a ring on one level. Put the microphone in the middle or do without one. Let those who live farthest away begin. Give each of the first ten speakers two minutes, with a watch. A person who has spoken puts a pebble on the floor, and speaks again only when all have had the chance.

**Caste and purse are in the room.** A labourer does not contradict the man who pays him. You cannot change that in an evening. You can make it matter less: small groups, drawings instead of speeches, secret pebbles, results read out by the chair without names.

**In the minutes** write numbers: present in all, women, Scheduled Castes and Tribes, from which hamlet. And one line that most minutes lack: “Not present: labourers at the kiln (about 60), the upper hamlet.” Read it aloud. Then decide who goes to them before the next meeting.

**What it costs:** tea, one lamp, two evenings. If you lack a place with light, ask the school. Do not hold it in a temple, in a private house or in the yard of the largest landowner: some will not enter, and nobody will say why.

**Check yourself**

1. 84 present, 19 women. What share? (23 percent.) What do you change first?
2. Name three groups of your own village that have never spoken in a gram sabha.
3. At which hour, in which month, could all three come?`,
    'Lead a transect walk and a ground map': {
      task: { hours: 5 },
      body: `Half a day: first walk, then draw. Walk as in the lesson, from the far hamlet to the lowest point, with six to ten people and six columns.

Then find a clean, open piece of ground where anybody may stand: a schoolyard, a crossing. Ask people to draw the village on it, as large as a room, with chalk, leaves and stones. **You hold no chalk.** Give the first piece to somebody from the far hamlet.

1. First the roads and water, then houses, then wells, taps, drains, commons, temples, school.
2. Ask: what is missing? Who lives there? Where does water stand in July?
3. If two people disagree, draw both, in two colours.
4. Mark with pebbles: tap that fails, house of a person who cannot walk, place that floods.
5. Photograph it from above, with north, date and the names of the places, not of the people.

Copy it on paper before the wind comes, and give the copy to the village. You keep the photograph.

**Hand in** section, photograph and three sentences: what was drawn first, what was forgotten first, and who reminded the others.`,
      bring: [
        'Chalk, stones, leaves, rangoli powder',
        'Paper and pens for the copy',
        'Camera',
        'Water for everybody',
        'The six columns on a board',
      ],
      checklist: [
        'Every hamlet on the map',
        'Women drew too',
        'Corrections by others noted',
        'Section drawn the same day',
        'Copy hung up in the village',
      ],
    },
    'A year in one circle: the seasonal calendar': `A village does not have one life but twelve. Water is plenty in September and gone in April. Money comes with the harvest and leaves with the school fees. A plan that does not know the months builds a road in July and holds a meeting at sowing.

**How to draw it.** Draw a large circle on the ground and divide it into the local months, with the names that people use (Chaitra, Vaishakha and so on, or by festivals). Then lay beans: ten beans for the worst or the most, none for nothing. One ring for each subject:

1. Rain
2. Work in the village, and work elsewhere
3. Income, and debt
4. Food in the house
5. Illness
6. Water at the tap or the well
7. Fodder

Ask: *in which month is it most? Where is it half of that?* Let them move the beans until nobody wants to move any more.

A worked example, from women of a hamlet in a dry district of Telangana or Marathwada; numbers are for practice:

\`\`\`figure
kind: line
title: Debt is highest from May to July, just when there is no paid work
unit: beans
source: Invented numbers, for practice
Month | Work | Debt | Illness
Jan | 6 | 3 | 3
Feb | 5 | 3 | 2
Mar | 3 | 4 | 3
Apr | 2 | 6 | 4
May | 1 | 8 | 4
Jun | 4 | 10 | 5
Jul | 7 | 9 | 8
Aug | 6 | 7 | 9
Sep | 5 | 6 | 7
Oct | 8 | 4 | 4
Nov | 9 | 2 | 3
Dec | 8 | 2 | 3
\`\`\`

**Read it across.** Single rings are known to all. What is new is how they lie on each other.

- Work is scarcest in April and May. Debt climbs from then until June, because seed, school and food must be paid before the first wages. So public works that pay wages must be open from **March to May**. A trench that is begun in August helps nobody.
- Illness peaks in July and August, together with the hardest work. A drain and a clean pump must be finished by **June**, and the nurse’s second visit belongs in July.
- October to December brings money. That is the time to ask for a share towards the pump, and to collect the water tax.

**Turn beans into months of the plan.**

| Line | Not in | Begin in | Because |
| --- | --- | --- | --- |
| Farm ponds | July to September | March | Dry ground; wages needed |
| Soak pits | June onwards | February | Done before the fevers |
| Planting trees | March | July | Rain waters them |
| Desilting the tank | While it holds water | April | Silt goes to fields before sowing |
| Meeting on the plan | Sowing, harvest | Late November | People are here and less in debt |

**Draw it twice,** with women and with men, apart. The circles differ: men may show no debt in May, because the women borrow from the self-help group. Women may show no fodder trouble, where herding is done by boys. The difference is the result. Lay both circles beside each other and ask, without a smile, what the other one saw.

**People without land** have another year than those with a well. If you can, draw a third circle with them.

**A check with numbers.** Ask the anganwadi for monthly weight of children, the health worker for fevers, the ration shop for the busiest days. Where beans and registers agree, write “checked”.

**Check yourself**

1. In the drawing, in which month does debt stand at its highest, and what must be paid then?
2. A line says “training in tailoring, July”. What is wrong with it?
3. Which two rings would you expect to lie on each other in your own village?`,
    'Pairwise ranking with pebbles': `Ask a meeting for its problems and you get a list of thirty. Ask which one is first, and the loudest answers. Pairwise ranking makes the choice small: only ever two things at once.

**How it goes**

1. Take the list from the walk and the calendar. Join what belongs together, until six or seven cards are left.
2. Draw each on a card, so that it can be read without letters: pump, drain, school roof, road, tank, lamp.
3. Lay two side by side. “Which of these two hurts more?” Talk, then decide. The winner gets a pebble.
4. Ask **why**, and write the reason in their words.
5. Go on until each has met each.

For n cards there are n × (n − 1) ÷ 2 pairs:

\`\`\`figure
kind: bars
title: Each further card makes it longer: six are enough for one evening
unit: pairs to decide
source: n × (n − 1) ÷ 2
Cards | Pairs
4 | 6
5 | 10
6 | 15
7 | 21
8 | 28
10 | 45
\`\`\`

At three minutes a pair, six cards take 45 minutes, ten take more than two hours. Nobody thinks after the first hour.

**A worked example** with six cards. In each cell stands the winner:

| | Drain | School roof | Road | Tank | Lamp |
| --- | --- | --- | --- | --- | --- |
| **Pump** | Pump | Pump | Pump | Pump | Pump |
| **Drain** | | Drain | Road | Tank | Drain |
| **School roof** | | | Road | Tank | Roof |
| **Road** | | | | Tank | Road |
| **Tank** | | | | | Tank |

Count: pump 5, tank 4, road 3, drain 2, roof 1, lamp 0. Check: 5 + 4 + 3 + 2 + 1 + 0 = 15, the number of pairs. If your sum is not 15, a pair was forgotten or counted twice.

**Circles.** Sometimes A beats B, B beats C, and C beats A. That is no mistake: different reasons counted in each pair. Read the three reasons aloud and ask for these three once more. If the circle stays, give all three the same rank.

**Reasons last longer than ranks.** From the example: “Pump before road: without the road one goes slowly, without water one does not cook.” “Tank before drain: when the tank is full, the wells of both hamlets rise.” Such sentences go into the plan beside the line. In two years, when somebody wants to shift the money, they are the answer.

**Hurting and solving are two questions.** The ranking says what hurts. It does not say what can be done. Do a second, short round: for each of the first four, is it (a) possible within the year, (b) in our power, (c) affordable? A problem that hurts most and cannot be solved this year gets a letter or a first step: “Ask for a survey of the road.”

**Who lays the pebbles?** Whoever is there. So write down who is. A ranking of twelve men after evening prayer is a ranking of twelve men. Do it with women, with those without land, and mixed, on different days with the *same* cards. The next lesson shows what to do with the differences.

**Do not** explain the cards with your own opinion, sum up, or hurry the slow pair. The pair that takes ten minutes is the one for which people came.

**Check yourself**

1. Seven cards: how many pairs, and how long at three minutes? (21; about an hour.)
2. Your sum of pebbles for six cards is 14. What do you do? (Look for the pair that was left out.)
3. Take five wishes of your own household and rank them in pairs. Which result surprised you?`,
    'When the loudest house wins: repairing a ranking': `You notice it after the third pair. One person answers, others nod. Or the cards are decided before they lie on the ground. Or the women say, “As they like.” The table will look clean and be worthless. Stop, and change the form. Nobody need be shamed.

**Signs**

- Decisions come within ten seconds, from the same side.
- People look at one person before they speak.
- Those who live beside the broken pump do not vote for the pump.
- The winner is a work near somebody’s field or by somebody’s brother-in-law.

**Repairs, from mild to strong**

| Form | How | Good when |
| --- | --- | --- |
| Reverse order | Those farthest from the road speak first | One is quick, others are shy |
| Small groups | Four groups in four corners, then compare | People know each other well |
| Separate meetings | Women, tenants, each hamlet apart | They do not speak before the others |
| Secret pebbles | A covered pot for each card, behind a cloth | There is fear |
| House by house | Two helpers with cards at each tenth door | Nobody comes, or nobody dares |

**Secret pebbles.** Each person gets three pebbles and goes behind the cloth alone. Pots have the drawings on them. All three may go into one pot. Two people, from different hamlets, count aloud in front of all. Give everybody the same number and mark a hand with ink. It takes a minute a person: an hour for sixty.

**A worked example.** The same six cards, first openly, then with covered pots by the same 58 people:

\`\`\`figure
kind: bars
title: Behind the cloth the road fell from first to fourth, and water rose
unit: percent of pebbles
source: Invented numbers, for practice
Card | Open | Secret
Road | 34 | 13
Tank | 22 | 19
Pump | 14 | 31
Drain | 12 | 20
School roof | 11 | 9
Lamp | 7 | 8
\`\`\`

Do not announce, “Now we know the truth.” Lay both rankings side by side and ask: *why may they differ?* Let people explain. Some will say that the road helps all in the long run; others that the pump is needed tomorrow. Both may be right. A good plan often takes the first of both: the pump at once with the tied grant, the road as a letter with a survey.

**Weighing hamlets.** The main village has 210 houses, the far hamlet 40. By counting heads the hamlet always loses. Fair ways that villages have used:

1. *First of each:* the first wish of every hamlet goes into the plan, then the rest by pebbles.
2. *By need:* a fixed share of the untied money, such as 25 percent, goes where there is least.
3. *In turns:* this year the upper, next year the lower.

Choose the rule **before** you count and write it into the minutes. The law helps: a part of the funds of many schemes is meant for Scheduled Castes and Tribes, and the plan must show it.

**When a powerful person is angry.** Speak to them beforehand, not afterwards. Show the map, and ask for help with the letter for the road, which nobody can write better. People who are asked for help object less.

**A ranking that nobody disputes** was either obvious or bought with silence. A quarrel at this stage is cheap. It costs an evening. The same quarrel later costs a half-built drain.

**Check yourself**

1. 62 people, three pebbles each, 171 in the pots. Is that possible? (Yes: 15 are missing of 186. Ask whether some left early; write it down.)
2. Which form would you choose for a village where labourers work for the largest landowner?
3. Your own committee: who speaks first, and what happens if you ask that person to speak last?`,
    'Run one ranking with women, one with a mixed group': {
      task: { hours: 3 },
      body: `Use the same six cards on two different days: first with women alone, at an hour that they choose, then with a mixed group. A woman leads the first one.

1. Draw the cards with two people from the village, so that nobody needs letters.
2. All fifteen pairs. Ask *why* after each, and write the answer word for word.
3. Count: the sum must be fifteen.
4. If one person answers for all, change the form as in the lesson, and note that you did.
5. On the second day do not show the first result until you have finished.

Then lay both rankings side by side. Compare the first three places and the reasons, not only the numbers.

**Hand in** both tables, ten sentences of reasons, and one paragraph: where do they differ, and what will the plan do about it? Read this paragraph aloud in the village before you hand it in.`,
      bring: [
        'Six cards with drawings',
        'Pebbles or beans',
        'Two covered pots, in case',
        'Notebook',
        'A second person who writes',
      ],
      checklist: [
        'Same six cards on both days',
        'Both rankings with reasons',
        'Who was present, by hamlet',
        'Differences read aloud in the village',
      ],
    },
    'Money that is tied, money that is not': `A line is realistic when its source has a name. So before costing, write down which money there is, what it may be used for, and until when.

**Five sources**

| Source | What for | Freedom |
| --- | --- | --- |
| Finance Commission grant, tied | Drinking water, rain harvesting, sanitation, waste | Within the theme |
| Finance Commission grant, untied | Local needs, but not salaries | Wide |
| Job guarantee | Listed works with wages | By its own rules |
| Schemes (housing, taps, toilets, roads) | The one purpose | Nearly none |
| Own revenue: house tax, water charge, market, licences | Anything lawful | Free |

State Finance Commission grants come on top in many states.

**Tied and untied.** Under the Fifteenth Finance Commission, for the years until March 2026, 60 percent of the grant to panchayats was tied: half of it to sanitation and keeping the village free of open defecation, half to drinking water, rain harvesting and recycling. 40 percent was untied. For the years from April 2026 the Sixteenth Commission’s conditions apply. Ask the secretary for the state’s circular of *this* year, and write its number on your page.

**The job guarantee.** The MGNREGA of 2005 promised each rural household a hundred days of wage work in a year on works that the gram sabha chooses. Parliament passed a new law for it in December 2025. Ask the block office which rules, days and list of works hold in your state today. What stays is the idea: at least so much for wages, no contractor, works approved by the gram sabha, social audit by the people.

**A worked example** for a panchayat of 3,000 people:

\`\`\`figure
kind: shares
title: Of 34 lakh only 9 are free to be decided by the village
unit: lakh rupees a year
source: Invented numbers, for practice
Source | Lakh
Tied grant | 9
Untied grant | 6
Job guarantee | 14
State grant | 2
Own revenue | 3
\`\`\`

Free are the untied grant and own revenue: 9 lakh, ₹300 for each person. So the quarrel of the meeting is about 9 lakh, and it is good to say so at the beginning.

**Match the wish to the money.**

| Wish | First source | If not |
| --- | --- | --- |
| Hand pump repair | Tied, water | Own revenue |
| Drain and soak pits | Tied, sanitation | Job guarantee |
| Trenches on the hill, tank desilting | Job guarantee | Watershed scheme |
| School wall | Untied | Education department |
| Street lamps | Untied, own | – |
| Compost pits, sorting shed | Tied, sanitation | Swachh Bharat Mission |

Two sources may share a work: material from the grant, labour from the job guarantee. That is called convergence. It saves money and doubles the paperwork; plan it only when one person keeps both files.

**Own revenue is small and precious.** 620 houses × ₹450 house tax are ₹2,79,000. If only 55 percent pay, it is ₹1,53,450. The missing ₹1,25,550 would repair thirteen hand pumps. Put one line into the plan: *collect 80 percent, in November and December, after the harvest; list on the wall.* People pay when they see what for.

**Dates.** Grants come in two instalments, and the second one only when the first was spent and the accounts are closed. Money not spent by March may be lost or cut. So a line for February is a risk. Write for each source: when does it arrive, and what is its condition?

**Do not plan the same rupee twice.** Add a column “left” to the table and take off each line as it is approved. When it reaches zero, the next wish gets a letter, not a promise.

**Check yourself**

1. A grant of ₹18 lakh is tied to 60 percent. How much is free? (₹7.2 lakh.)
2. 480 houses, ₹500 tax, 62 percent collected. How much comes in? (₹1,48,800.)
3. Which of your first three wishes has no source with a name?`,
    'Costing a hand pump repair and a check dam': `“About fifty thousand” is not an estimate. An engineer cannot approve it, and nobody can check it afterwards. An estimate is quantity × rate, line by line. The rates stand in the state’s **schedule of rates**, a book that is renewed every year or so by the public works or irrigation department. Ask for the pages you need.

**1. Repair of a hand pump** (India Mark II or III), numbers for practice:

| Item | Quantity | Rate ₹ | ₹ |
| --- | --- | --- | --- |
| Riser pipe, 3 m, galvanised | 4 | 1,150 | 4,600 |
| Cylinder washers and rings, set | 1 | 450 | 450 |
| Chain with coupling | 1 | 600 | 600 |
| Mechanic, days | 1 | 900 | 900 |
| Helpers, days | 2 | 450 | 900 |
| Transport | 1 | 700 | 700 |
| Platform and drain, mended | 1 | 1,450 | 1,450 |
| **Together** | | | **9,600** |

And the line that most estimates lack: **who pays next time?** Washers wear out every year or so. Forty houses at ₹20 a month are ₹9,600 a year. That is exactly one such repair each year, and the pump need never wait for a plan again.

**2. A small check dam** in a gully, of stone and cement. First look at the place: firm banks, rock or hard ground below, a gentle slope above, so that it holds much water for little wall.

*Wall:* 8 m long, 1.5 m high from the footing, 0.5 m wide at the top and 1.3 at the base. The mean width is 0.9 m. Volume = 8 × 1.5 × 0.9 = 10.8 m³.

*Apron* of stone against scour behind the wall: 8 × 2 × 0.3 = 4.8 m³.

*Excavation* for footing and banks: 12 m³.

| Item | Quantity | Rate ₹ | ₹ |
| --- | --- | --- | --- |
| Survey, marking | 1 | 3,000 | 3,000 |
| Excavation | 12 m³ | 320 | 3,840 |
| Stone masonry in cement 1 : 6 | 10.8 m³ | 5,400 | 58,320 |
| Stone apron | 4.8 m³ | 1,800 | 8,640 |
| Pointing, coping | 20 m² | 420 | 8,400 |
| Curing, water, shuttering | 1 | 4,000 | 4,000 |
| Supervision, tests, 4 % | | | 3,450 |
| **Together** | | | **89,650** |

\`\`\`figure
kind: shares
title: Two thirds of a check dam are masonry: measure the wall twice
unit: ₹
source: Worked out from the example
Part | Rupees
Masonry | 58320
Apron | 8640
Pointing | 8400
Other | 14290
\`\`\`

**What does it hold?** Behind a wall that stands 1.2 m above the bed, with a bed slope of 2 percent, the water reaches 1.2 ÷ 0.02 = 60 m back. It has the shape of a wedge: ½ × 1.2 × 60 × 7 m of width = 252 m³. If it fills six times in a monsoon and most of it sinks in, that is 1,500 m³ a year. 89,650 ÷ 1,500 = ₹60 for each yearly m³; over ten years about ₹6. A farm pond or trenches on the slope may be cheaper for each m³. Compare before you choose, and slow the water above first: a check dam below a bare hill is full of silt in three years.

**Five questions to the engineer**

1. Which page of the schedule, which year?
2. What does the wall stand on, and how deep?
3. Where does the highest flood go? (The middle must be lower than the ends.)
4. What share is wages, and does it fit the source?
5. Who maintains it, and with what?

**Add no round sums,** no “miscellaneous 10 percent”. If you are unsure of a quantity, write how it was measured: *by tape, paced, guessed*.

**Ask those who will build it.** Masons know whether stone comes from 2 or 12 km away, and whether 5,400 is possible. Check one line together, aloud.

**Check yourself**

1. A wall of 6 m × 1.2 m × mean 0.8 m: how many m³, and what does it cost at ₹5,400? (5.76 m³; ₹31,104.)
2. A dam holds back 0.9 m on a slope of 3 percent, 5 m wide. How much water? (30 m back; ½ × 0.9 × 30 × 5 = 67.5 m³.)
3. Who pays for the next washer of the pump nearest to you?`,
    'Works that need no money': `Some of the best lines in a plan cost nothing. They need a decision, a list and a person. Put three of them first: they show within a month that a plan can do something, and they win back those who stopped coming.

**What they look like**

| Trouble | Line | Who | When |
| --- | --- | --- | --- |
| Ration shop opens when it likes | Opening days and hours on the wall, phone number of the dealer; stock shown daily | Vigilance committee | Within two weeks |
| Queue at the tap, quarrels | Rota by lanes, ten minutes each, on a board | Water committee | This week |
| Nurse’s day unknown | Date of visit announced by loudspeaker the evening before | Health worker | From next visit |
| Certificates need five walks | All registers on one fixed day, ten to two; list of papers to bring | Secretary | From the first of the month |
| Path overgrown | Each house clears its own length before the first rain | Ward member | Last Sunday of May |
| Pump lever broken by play | Two children of the lane are its guardians, names on the pump | School | Now |
| Street lamp burns by day | Switch and a name beside it | Youth group | Now |
| Pension papers incomplete | One helper sits at the office every Monday | Self-help group | Four Mondays |

**A worked example: the ration shop.** 300 cards, open on “some days”. People walk 2.5 km, find it closed and come again: on average 2.4 walks for one ration. After a board with fixed days: 1.1.

\`\`\`figure
kind: bars
title: A board with opening days saves more hours than a new road
unit: hours a month
source: Worked out from the example: hours of walking in the village, at 4 km an hour
When | Hours
Before | 900
After | 413
\`\`\`

300 cards × 2.4 walks × 5 km there and back ÷ 4 km an hour = 900 hours. Afterwards 300 × 1.1 × 5 ÷ 4 = 413. That is 487 hours a month, sixty working days, for the price of a pot of paint.

**How to find them.** At the end of each transect stop ask: *“What here could be better by Monday, without money?”* People laugh, then one says something, then all do. Write them on paper of another colour.

**Why they fail, and what helps**

1. *Nobody’s name.* Write one name, not a committee.
2. *No day on which one looks.* Write it into the minutes: “looked at on 15 July”.
3. *Somebody loses.* The dealer who opened when he liked had reasons. Speak with him first, and find out what he needs: the stock often comes late. Then the board must show the day of delivery as well.
4. *The rule is made by those who do not queue.* The rota for the tap is made by the women who stand there.

**They are not a substitute.** Clearing a path together is fine. Asking unpaid women to clean the drain every week because the panchayat saves its sweeper is not. A test: would you ask the men of the main road to do the same? If not, it is a work with wages.

**Entitlements** belong here too. Many houses lack nothing but a form: old-age and widow pensions, health insurance, ration cards, disability certificates, forest rights, bank accounts. A list of who is entitled and who gets it can be made in two evenings by the self-help groups. 25 widows × ₹600 a month are ₹1,80,000 a year that come into the village. Amounts differ by state.

**Tell it.** At the next meeting the first item is: three lines, done. Say the names of those who did it. Then go on to the money.

**Check yourself**

1. 180 cards, 2 walks instead of 1, 6 km there and back at 4 km an hour. How many hours are lost each month? (180 × 1 × 6 ÷ 4 = 270.)
2. Take one line from the table and name who loses by it.
3. What here could be better by Monday?`,
    'Quorum, notice and minutes': `A decision without quorum falls when somebody pulls at it. The forms of a gram sabha are dull, and they protect the weak: whoever has no power has at least the rule. Learn your own state’s, since panchayat law is made by the states.

**What to look up,** in the panchayat raj act and the gram sabha rules of your state:

| Question | Often | Yours, with section |
| --- | --- | --- |
| How many times a year? | 2 to 6; commonly 26 January, 1 May, 15 August, 2 October, with others | |
| Days of notice | 7 to 15 | |
| Who calls it, who chairs? | Sarpanch or president | |
| Quorum | A tenth of the voters, or a fixed number | |
| Share of women | A third of those present, in some states | |
| If there is no quorum | Put off; the second meeting may need fewer or none | |
| Who must be there? | Secretary, line departments | |
| Special rights | Approving plans, choosing beneficiaries, social audit | |

**A worked example.** 2,140 voters, quorum one tenth, a third of those must be women. A tenth is 214. A third of 214 is 71.3, so 72 women. At 11.20 am there are 190 people with 58 women: no quorum. At 12.05 there are 226 with 81 women. **Write both, with the time.** If by the end only 120 are left, the decisions taken at 12.40 stand; those of 3 pm can be challenged.

Count at a rope: two people, one with women, one with men, clicking with beans. A register with signatures and thumb prints goes round by hamlet. Nobody signs for an absent brother.

**The notice** says place, day, hour and what will be decided. A notice for a plan might read:

> Gram sabha on Sunday, 22 November, 4 pm, school ground. Items: 1. What became of last year’s plan. 2. Results of ward and women’s meetings. 3. Choice of works for ₹34 lakh. 4. List of houses for the housing scheme. 5. Any other matter. Children are welcome. Water and shade are there.

What does not stand in the notice should not be decided. “Any other matter” is for questions, not for money.

**Minutes** are written during the meeting, in the bound and numbered book, in the local language, and **read aloud at the end, before anybody signs**. They hold:

1. Date, place, beginning, end, who chaired
2. Present: in all, women, Scheduled Castes, Scheduled Tribes, by hamlet; who is not there
3. Each item: what was said in one or two sentences, **what was decided, for how much, by whom, until when**
4. Objections, with name if wanted
5. How it was decided: by hands (numbers for and against), or without dissent

“After discussion it was unanimously resolved” says nothing. Write: “Line 4, drain at the school, ₹1,86,000, tied grant: 131 for, 22 against; the lower lane asks to begin at its end. Accepted.”

Leave no empty lines: strike them out. An empty half page is where works appear that nobody chose. Photograph the pages on the spot, and let three people of different hamlets do so. The resolution is uploaded to the portal; compare it a week later with your photograph.

**If a meeting took place only on paper,** ask for the register and the photographs under the Right to Information Act, write to the block or district panchayat officer, and name witnesses. Some states let a number of voters demand a special gram sabha. Look for that section as well.

**Check yourself**

1. 1,650 voters, quorum a tenth, a third women. How many people, how many women? (165; 55.)
2. The notice has four items. Somebody proposes a new community hall for ₹9 lakh under “any other matter”. What do you say?
3. Which three answers in the right column of the table do you know already?`,
    'A plan drawn on one chart sheet': `A plan in a file is asked about by nobody. A plan on the wall is asked about every day. So the last work on paper is a drawing: one large sheet, readable from two metres, understood by somebody who does not read.

**The sheet.** Chart paper or a painted wall of about 1.2 × 1.8 m. Rows for works, at most twenty. Columns:

| Column | How to show it |
| --- | --- |
| What | A drawing: pump, drain, tree, lamp |
| Where | Colour of the hamlet, and its name |
| How much | Stacked squares, one for ₹25,000, and the number |
| From what | A sign for the source: drop, broom, spade, open hand |
| When | Twelve boxes, April to March; the months of work are coloured |
| Who asks | Name and telephone, with consent |
| State | Empty, half or full circle, changed every month |

Put the no-money lines at the top, on paper of another colour. Below the works a last row: *Letters sent*, to whom, on which date, answer.

**An example row:**

> (drawing of a pump) | Far hamlet, blue | ₹9,600, less than half a square | drop | May | Ward 5 member | half circle

**Letters** at least 3 cm high for headings and 2 cm for text can be read from two metres and more. Dark on light. Use the local language, and numbers that all can read.

**Where to hang it.** Where people wait: ration shop, bus stop, milk collection, tap. Under a roof. Not inside the office. A copy goes to each hamlet, another to the school, where children will read it aloud to their parents.

**Tick it each month.** On a fixed day, for example the first Monday at five, two people stand before it: a member and somebody who is not one. They colour the circles. What is late gets a red edge and one sentence why. This takes fifteen minutes.

\`\`\`figure
kind: line
title: In October the plan fell behind; the wall showed it, and it was caught up
unit: lines of 20
source: Invented numbers, for practice
Month | Planned | Done
Apr | 2 | 2
May | 4 | 4
Jun | 6 | 5
Jul | 7 | 5
Aug | 8 | 6
Sep | 10 | 6
Oct | 12 | 7
Nov | 13 | 9
Dec | 15 | 12
Jan | 17 | 15
Feb | 19 | 17
Mar | 20 | 19
\`\`\`

Draw such a line in one corner of the sheet. In October five lines were missing. The gram sabha of 2 October had asked why: two estimates lay at the block office. A letter went out, and by January they had been approved.

**Money beside it.** A small table: received, spent, left, by source, in round thousands, with the date. If the sheet says ₹1,86,000 for the drain and people paid for the work know that cement for ₹60,000 was used, they will ask. That is what the sheet is for. It also protects honest members from rumours.

**What not to write:** names of beneficiaries with their illness or debt; telephone numbers without consent; party symbols; thanks to anybody.

**Social audit** is the yearly version of the first Monday. In it the records are read aloud before those who worked and lived there. For the job guarantee it is required by law. If your sheet is good, the audit is short.

**What if the sheet is torn down?** Photograph it each month, hang it up again, and write below: second copy.

**Check yourself**

1. ₹1,40,000: how many squares of ₹25,000? (Five and a half, roughly.)
2. In the drawing, in which month is the distance largest, and how many lines is it? (October: five.)
3. Where do people in your village wait longest? Hang it there.`,
    'Present one theme in public': {
      task: { hours: 1.5 },
      body: `Present one theme of the plan in the gram sabha. Five minutes, with the chart, in the language of the village.

1. **What we saw:** one sentence and one photograph or section from the walk.
2. **What was ranked first,** by women and by the mixed group, with one reason word for word.
3. **What it costs** and from which source.
4. **What we ask you to pass:** read out the text of the line.

Let somebody from the hamlet concerned hold the chalk. Then be silent. Write every change in another colour where all can see it, and read it back: “You said …; is that right?”

Count hands for and against. The minutes are read before anybody signs.

**Hand in** the text that was passed, the number present with women, one change that made it better, and what you would do otherwise. If it was not passed, write why: that is worth as much.`,
      bring: ['The chart sheet', 'Minutes book', 'A watch', 'Red and blue chalk'],
      checklist: [
        'Quorum counted, with the time',
        'Five minutes kept',
        'Changes written and read back',
        'Resolution signed',
        'Chart hangs in public',
      ],
    },
  },
}
