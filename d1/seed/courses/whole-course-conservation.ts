import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInConservation: SubjectLessons = {
  'sacred-groves': {
    'Five groves, five sets of rules': `There is no such thing as “the sacred grove”. In one nobody may cut. In another fallen wood may be taken on one day a year. In a third people graze their cattle, but no axe may enter. Before you speak of groves in general, learn the rules of one.

| Name | Where | Often | A rule that is common there |
| --- | --- | --- | --- |
| Devarakadu | Kodagu, Karnataka | Forest patches, each with its deity and a yearly festival | No cutting; the village shares the costs of the festival |
| Kavu | Kerala | Small, in a family’s compound, with stones for serpents | Only certain members of the family enter |
| Devrai | Maharashtra, northern Western Ghats | Old forest around a shrine | Dead wood stays, or is used for the shrine only |
| Oran | Rajasthan | Large dry grazing land with khejri and other trees | Animals graze; green wood is not cut |
| Law kyntang | Meghalaya, such as Mawphlang | Broad-leaved forest on the plateau | Nothing may be taken out, not even a leaf |

Kovil kadu in Tamil Nadu, sarna in Jharkhand and dev van in Himachal Pradesh would make a longer list. The names differ, and so do the sizes: a kavu may be 500 m², a devarakadu 2 ha, Mawphlang some 75 ha, an oran 500 ha.

**Three layers of rules.** In nearly every grove you will find all three, and they do not always agree.

1. *Belief.* What the deity, the ancestors or the serpents do not allow. It is kept by fear, respect and habit, and needs no guard.
2. *Custom.* Who may enter, when, with what, and who decides in a quarrel. The committee, the family or the headman keeps it.
3. *State law.* Who owns the land, and which acts apply. It is kept by officers who may never have visited.

*Worked example.* In a devarakadu a large tree falls across the path. Belief: the tree belongs to the deity. Custom: the committee may sell it and use the money for the festival. Law: if the record says forest, timber may be moved only with permission of the forest department. A helpful visitor who brings a saw breaks three rules at once. The right first step is a question: *who decides here about a fallen tree?*

**Rules change.** Some groves were opened to all castes or to women after long dispute. Some were closed after strangers left plastic. Some lost their deity to a concrete temple, and with it half of their trees. A rule that you read in a book of 1990 may be gone. Ask what it is today, and ask more than one person: an old woman who collects water may know another rule than the chairman.

**Why rules work.** Look for four things that strong groves share: a clear edge, people who are known to be responsible, a day in the year when everybody comes, and a small punishment that is really carried out, such as a fine in coconuts. Where one of the four is missing, trees go.

**What this course does not do.** It does not tell people what to believe, and it does not treat belief as a tool for planting trees. You come as a guest. What the grove is *for* is decided by those whose grove it is.

**Check yourself**

1. Name the three layers of rules. *Belief, custom, state law.*
2. You find dead wood in a law kyntang. May you take a small stick for your collection? *No, nothing leaves it.*
3. A grove has a deity and a committee but no clear edge. What do you expect? *That fields or houses move into it bit by bit.*`,
    'Why old trees and springs go together': `Under many old groves lies a spring, a well or the head of a stream. That is no accident. Some groves were kept because the water was there, and in others the trees helped the water to stay.

**What an old grove does with rain**

1. *Leaves and branches* catch the first millimetres. Part of it evaporates; the rest drips slowly or runs down the trunk.
2. *Litter* breaks the fall of the drops and holds them like a sponge.
3. *Roots and animals* have made channels. Rain sinks in faster than it falls.
4. *Deep soil and broken rock* store it and let it out weeks later below: the spring.

\`\`\`figure
kind: bars
title: Grove soil drinks several times faster than the path that is trodden through it
unit: mm of water per hour
source: Typical values for red soils, rounded for practice
Ground | Intake
Old grove | 120
Young planting | 45
Grazed ground | 20
Footpath | 8
\`\`\`

*Worked example.* A storm brings 40 mm in one hour to one hectare. In the grove all of it sinks in. On grazed ground 20 mm sink in and 20 mm run off: 20 × 10 = 200 m³, forty tankers of 5,000 litres. The grove keeps these 200 m³ on its own hectare, from one storm.

**But trees drink, too.** An honest account has two sides. A large evergreen tree may use 100 to 200 litres on a dry sunny day. A hectare of dense forest gives back 3 to 4 mm a day to the air, 30 to 40 m³. So planting thirsty, fast trees such as eucalyptus on a small spring’s catchment can make the spring weaker. What helps is old soil with litter and holes, under a mixture of trees that was there before. The soil does more for the spring than the wood does.

**What happens when a grove is cut.** The spring does not dry up the next day. At first it may even flow more, because fewer trees drink. Then the litter burns or washes away, soil closes, and rain runs off. Year by year the spring ends earlier.

| Sign | Healthy | In trouble |
| --- | --- | --- |
| After a storm | Clear, rises slowly | Brown, rises within an hour |
| In April | Flows, though little | A wet patch, or dry |
| Temperature | Cool, almost the same all year | Warm in the afternoon |
| Round it | Ferns, moss, shade | Bare mud, plastic, lantana |

**The area that feeds it** is often not the grove alone. Rain that falls a kilometre uphill may come out here, along a layer of hard rock. A new borewell or quarry on that slope can do more harm than cutting ten trees beside the water. So ask what lies above.

**Ask the elders one question:** until which month did it flow when you were a child, and until which month now? People often remember by festival: “until Holi”, “until the fair in Chaitra”. Translate it into months with them. *Example:* “It never dried before Ugadi, and now it is gone at Shivaratri.” That is about one month less. It is the best long record that you will get, and it costs nothing but listening.

**Check yourself**

1. 30 mm fall in an hour on ground that takes 8 mm. How much runs off one hectare? *22 × 10 = 220 m³.*
2. A donor offers to plant 500 eucalyptus above the spring. What do you say? *They drink much. Protect what grows there, and let litter lie.*
3. After a storm the spring turns brown within an hour. What does it tell? *Water runs over the ground and into it, instead of sinking in.*`,
    'Fragments: how small is too small?': `A grove of half a hectare can keep old trees, orchids, frogs and bats. It cannot keep a leopard, and it may not be able to keep itself. Two things decide: how much of it is edge, and who grows up in it.

**The edge.** At the border the sun comes in from the side. Wind dries the soil, weeds enter, fires run in, cattle push. In the Western Ghats this is felt some 20 to 50 m deep. Take 30 m as a rule of thumb. What lies further inside is the **core**.

*Worked example.* A round grove of 1 ha has a radius of 56 m, because 3.14 × 56 × 56 = 9,850 m², near enough. The core has a radius of 56 − 30 = 26 m: 3.14 × 26 × 26 = 2,120 m². Only **22 percent** is core. If the same hectare is a strip of 40 m × 250 m, no point is further than 20 m from the border. Its core is **zero**.

\`\`\`figure
kind: bars
title: Small round groves are nearly all edge: of half a hectare 6 % lies 30 m inside
unit: % of a round grove
source: Calculated from the radius of a circle
Size | Core
0.5 ha | 6
1 ha | 22
5 ha | 58
20 ha | 78
\`\`\`

**So shape counts, and so does what lies outside.** A grove amid coffee under shade trees has a soft edge. The same grove beside a road or a ginger field has a hard one. Planting a belt of native shrubs, 10 m wide, *outside* the border can give more core than any planting inside.

**Who lives here, and who is growing up here?** Trees can stand for two centuries without one seedling and look whole all the time. Ecologists speak of an extinction debt: the loss is already decided, only not yet paid. Ask three questions of each kind of tree:

1. *Is there another one within reach of pollen?* For trees pollinated by small insects that may mean a few hundred metres.
2. *Is the animal that carries the seed still here?* Large seeds need hornbills, civets, langurs or large bats. Without them fruits rot under the mother.
3. *Can a seedling survive?* Goats, sweeping, trampling and deep lantana shade all kill it.

| Size | What usually remains |
| --- | --- |
| Under 0.1 ha | A few old trees, climbers, lizards, soil life |
| 0.1 to 1 ha | Old trees, some orchids and ferns, common birds, bats |
| 1 to 10 ha | Seedlings of shade trees, frogs, civets as visitors |
| Over 10 ha | Most plants of the region’s forest; larger animals if there is a link |

**No grove is alone.** Ten groves of one hectare, 500 m apart, with trees on the field borders between them, can share birds, bats and pollen. One grove of ten hectares, cut off by a highway, may lose more. Kodagu has so many devarakadu, more than a thousand in the records, that a bird can cross much of the district without a long flight over open land.

**Too small for what?** A grove of ten trees is too small for a hornbill. It is not too small for the people whose ancestors it honours, for the fungi in its soil or for the wild pepper on its trunk, which may be the only one of its kind within a day’s walk. So do not tell custodians that their grove is “not viable”. Say what it holds, what it has lost, and what could come back.

**Check yourself**

1. A square grove is 100 m on each side. How large is the core at 30 m? *40 × 40 = 1,600 m², 16 percent.*
2. Fifteen old trees of one kind, no seedling. What do you look for first? *Goats, sweeping, fire, deep shade, and the animal that carries the seed.*
3. Where would you plant a belt, inside or outside the border? *Outside, so that the edge moves away from the old trees.*`,
    'Whose grove: committee, family, village, department': `A grove may belong to a temple, a family, a village or the forest department, while somebody else performs the ritual and a third uses the path. Permission from one is not permission from all. So begin with a list of people, not of plants.

| Role | Question | Often |
| --- | --- | --- |
| Owner in the record | Whose name stands in the land record? | Deity, temple, family, panchayat, forest or revenue department |
| Keeper | Who decides on ordinary days? | Committee, headman, eldest of a family |
| Ritual | Who may perform it? | A priest, or members of one community |
| Users | Who takes something: water, leaves, grazing, a way? | Women who fetch water, herders, healers |
| Neighbours | Who would like the land? | Fields, estate, road builder, temple extension |
| Officers | Who signs? | Range forest officer, tahsildar, endowments department |

**The deity as owner.** Indian courts treat a Hindu deity as a person in law who can own land. A human manager acts for it. In the record you may find the name of a god, and beside it a trustee. In Tamil Nadu and Karnataka many such temples are under a state department for religious endowments. The trustee may look after the land and may not sell it as if it were his own.

*Worked example.* A grove of 1.2 ha near Virajpet. The record says: devarakadu, protected forest. A temple committee of two clans holds the festival. A third community beats the drum on the second day and without it the festival cannot be held. Women of a hamlet below draw water from the spring in March. A coffee estate borders on two sides.

You speak with the chairman, and he agrees to a survey. Who has not been asked?

1. The second clan: he can speak for one.
2. The drummers, who have a right in the grove that stands in no register.
3. The women, whose water it is about.
4. The range forest officer, because by record it is forest.

Four talks are missing. If you start now, the first person who did not know will stop you, and be right.

**In which order?** Begin with whoever would be hurt most if it went wrong. They seldom sit on the committee. If they say no, you have saved everybody time. Then the keepers, then the owner, and officers last, with the keepers beside you. An officer who hears of it first may give an order, and the grove has a new quarrel.

**How to find people who are not named.** Ask the same three questions of everybody: *Who would miss this grove? Who was angry the last time something was changed? Who is not here today?* Write the names on one sheet. When no new name comes in three talks, the sheet is nearly complete.

**If two groups claim it.** You are not a judge. Do not write “owner: X” because X was friendly. Write both claims, each in the words of those who make it, and stay out of meetings where your survey could be used as proof for one side. If the quarrel is in court, stop until it is decided.

**Draw it.** Put the grove in the middle of a page, roles around it, and a line to each: thick for a daily link, thin for a yearly one, broken for a disputed one. Bring the page to the keepers and ask what is wrong with it. It will be corrected within a minute, and you will have learned something.

**Check yourself**

1. The record names the deity. With whom do you speak about the land? *With the trustee or committee that acts for it, and with users.*
2. Why not start with the officer? *An order from above can take the decision away from the keepers.*
3. In three talks no new name came up. What does it tell? *Your list is nearly complete.*`,
    'A consent talk, good and bad': `Consent is not a signature. It is a talk after which somebody who could have said no has said yes, and knows to what.

**A bad talk**

> *Visitor:* We are from the university. We need your signature for a biodiversity survey. It is for conservation.
> *Custodian:* For how long?
> *Visitor:* It will not disturb anything. The department has agreed. Please sign here.

What went wrong? He said who he is and not what he will do. He used a word, biodiversity, that may mean anything. He answered another question than the one asked. He leaned on an officer. And he had the paper in his hand from the beginning.

**A good talk**

> *Visitor:* My name is on this card. I study trees, and I teach at the school in the next village. I would like to ask for something. May I tell you what, and then you think about it?
> *Custodian:* Tell.
> *Visitor:* On one morning we would measure how thick the trees are, with a tape, and count young ones in three small squares. Two people, half a day, and somebody of yours with us. We take nothing, we nail nothing. We would write the names of trees and numbers. We would not write where medicines grow, and no name of the deity if you do not wish it. You get the sheet first. You can say no, today or later, and nothing happens.
> *Custodian:* Who else sees it?
> *Visitor:* You decide. It can stay with you.
> *Custodian:* We will talk among us.
> *Visitor:* Good. May I come again after the full moon?

**Seven points that a talk must hold**

1. Who you are, and who pays you
2. What you will do, with what, how long, how many people
3. What you will *not* do
4. What is written, who sees it, where it stays
5. What they may get from it, and what they may lose
6. That no is an answer, now and in the middle
7. Time to think without you

**Then be silent.** Silence is uncomfortable, so most people talk on. Count slowly to ten. The question that comes then is the important one.

*Worked example: is it a yes?* The chairman says: “You are our guest, how could we refuse?” This is courtesy, not consent. You answer: “As a guest I can also wait outside. Would it be better if we did not go in before the festival?” He says at once: “After the festival would be better.” Now you know two things: he would like it later, and he can say so.

| You hear | It probably means |
| --- | --- |
| Yes, with a question | Yes |
| Yes, with looking away | No |
| Ask the others first | Not yet; do it |
| We shall see | No, politely |
| Come for the festival | A test, and an honour: go, without a notebook |

**Consent has an edge.** It covers what was discussed. A camera that was not mentioned needs a new talk. So does another year, another student, a newspaper. If in the middle somebody says “not there”, you stop and turn round, and you do not ask why.

**Power.** Somebody who owes you money, is your pupil, fears the department you came with, or hopes for a job cannot easily say no. Then a yes is worth little. Send somebody else, come without the jeep, or leave it.

**Write it down for yourself:** date, who was there, what was agreed in five lines. Read the five lines aloud to them at the end. That is better than a form in English. If a university asks for a form, let it follow the talk and be in the language of the place.

**Check yourself**

1. Which of the seven points was missing most clearly in the bad talk? *That no is an answer, and time to think.*
2. You agreed on tree girth. Your student starts to collect seeds. What do you do? *Stop, put them back, tell the custodian, ask anew.*
3. “How could we refuse a guest?” What is your next sentence? *One that makes refusing easy.*`,
    'Stories: recording, returning, leaving out': `In a grove knowledge is kept in stories: why nobody cuts there, what happened to the man who did, which tree was planted by whom. Some are for everybody, some for a season, some for those who belong. Your work is to find out which is which, and to leave some out.

**Four questions for each story**

1. May it be written down?
2. May it be told elsewhere, by somebody who is not from here?
3. With whose name, or without a name?
4. Is there a time of the year when it is not told?

Ask *before* you switch anything on, and again at the end, when the teller knows what was said.

| Kind | Example | What to do |
| --- | --- | --- |
| Open | How the village came to the grove | Write, return, tell, with the name if wished |
| Limited | A song sung only at the festival | Write only if asked; keep it with the committee |
| Guarded | Words of the ritual, places of offerings | Do not record |
| Useful and risky | Where a rare medicine grows | Leave the place out, always |
| Someone’s property | A healer’s recipe | It is theirs; see below |

**Recording**

- Sit where they sit. Put the phone on the ground between you, where all can see that it records.
- Begin by saying aloud date, place, and what was agreed. That is the label of the file.
- Ask “what happened then?” and not “is it true that...?”.
- Do not correct. If two tellers differ, you have two stories, and each is right for its teller.
- Note words that you do not know, and ask after the end.

*Worked example: how long does it take?* One hour of recording needs four to six hours to write out in the original language, and two to three to check with the teller. Ten talks of 40 minutes are 6.7 hours of sound. 6.7 × 5 = 33 hours of writing, and 6.7 × 2.5 = 17 hours of checking. That is more than six full working days. Plan it before you promise a book. Three stories that were returned are better than thirty on a disk.

\`\`\`figure
kind: bars
title: The talk is the short part: writing out and giving back take most of the time
unit: hours
source: Worked example of this lesson
Step | Hours
Talk | 6.7
Write out | 33
Check back | 17
\`\`\`

**Returning.** Within a month bring back what you recorded, in the language in which it was told: the sound on a card, and a printed page in large letters. Read it aloud. People will take something back: a name, a quarrel, a joke about a neighbour. Strike it out before their eyes. The corrected page is the story. The first one is not yours to keep, so delete it and say that you did.

**Leaving out.** Some things guard themselves by not being known: the place of an orchid, of a bee tree, of old bronze. In a report write “one species was left out at the wish of the custodians”. It shows that you know it and that you keep your word. Take the position out of photographs as well; most phones write it into the file. Switch location off before you enter.

**The law.** Knowledge of the uses of plants and animals is covered by the Biological Diversity Act, 2002, which was amended in 2023. Whoever uses it for business may have to ask the national or state board and share the benefit with those who hold it. A story that you put on the web can be used by anybody, and the village will not be asked. So *where do I publish?* is not a technical question.

**Credit.** If they wish to be named, name them as tellers, not as “informants”: “Told by the women of the upper hamlet, written down by…”. If there is money, agree before there is any.

**Check yourself**

1. A healer shows you a root and tells its use. Which row of the table is it? *Her property, and perhaps risky as well. Ask, and leave the place out.*
2. Two elders tell the same story with different endings. Which do you print? *Both, or the one that they choose.*
3. Four talks of 30 minutes. How many hours of writing out? *2 hours × 5 = 10.*`,
    'Visit, without an instrument': {
      task: { hours: 2 },
      body: `Go with a keeper, without notebook, camera or tape, and with the phone switched off in your bag. Take off your shoes where they do, walk where they walk, and stop where they stop. If they turn back, you turn back.

**Ask three questions at most.** Good ones are open: “What would I miss if I came alone?” “What has changed since you were small?” “Where should nobody go?” Listen more than you look.

**Use your senses in order.** At the border stand still for a minute. What changes when you step in: light, temperature, smell, sound, the ground under your feet? Ten steps further, stand again.

If offered food or water, take it. If there is an offering, do as the others do, or stand aside with folded hands. Both are right.

**Write the same evening, at home,** one page: what you were shown, in which order; what you were not shown; words you did not know; one thing that surprised you; one question that you did not ask. Write the date of the moon if people used it.

Do not name rare plants or ritual places on that page. If it were found on a bus, nobody should be harmed by it.`,
      bring: ['Time', 'A gift that is customary', 'Clean feet, and shoes that come off easily'],
      checklist: [
        'Invited by a keeper',
        'Nothing picked, nothing left',
        'Notes written the same evening',
        'One question taken home, not asked',
      ],
    },
    'Nested plots with a rope and four pegs': `A survey must be light: light to carry, light on the grove and light for those who watch. Three nested squares, a rope and four pegs are enough for half a day.

**Why nested?** Large trees are few, so they need a large square. Seedlings are many, and counting them on 400 m² would take all week. So each size gets a square of its own, one inside another, with one corner in common.

| Square | Area | What is counted | To one hectare multiply by |
| --- | --- | --- | --- |
| 20 × 20 m | 400 m² | Trees with a girth of 30 cm and more at 1.30 m | 25 |
| 5 × 5 m | 25 m² | Shrubs; saplings over knee height, under 30 cm girth | 400 |
| 1 × 1 m | 1 m² | Seedlings under knee height, herbs, litter depth | 10,000 |

**Laying the square.** Tie knots in a rope of 80 m at 0, 20, 40, 60 and 80 m. Two people hold the corners and walk; the rope closes at the first peg. Now measure both diagonals. They must be equal: 20 × 1.414 = **28.3 m**. For 5 m it is 7.07 m, for 1 m it is 1.41 m. If one diagonal is longer, push the corners on it inwards.

On a slope hold the rope level, in short pieces if need be. A square laid *along* a slope of 30 degrees is really only 20 × 17.3 m on the map.

**Where?** Three plots: one at the edge, one in the middle, one near the spring. Choose by a rule, so that you do not choose the finest trees: from the border walk 40 paces inwards, and put the first peg where your foot stands. The custodian may say “not here”. Then go ten paces further.

**Girth.** Tape at 1.30 m, level, under climbers and not over them. On a slope measure from the upper side. With a buttress go up until the trunk is round, and write the height. Use no nails, no paint and no cuts.

*Worked example.* A plot of 20 × 20 m holds five trees with girths of 0.45, 0.80, 1.20, 1.60 and 3.10 m. The area of a cross-section is girth² ÷ 12.57.

| Girth m | Section m² |
| --- | --- |
| 0.45 | 0.016 |
| 0.80 | 0.051 |
| 1.20 | 0.115 |
| 1.60 | 0.204 |
| 3.10 | 0.765 |
| **Sum** | **1.15** |

1.15 × 25 = **29 m² per hectare**. This number is called basal area. Old evergreen groves often have 30 to 60, dry forests 10 to 20.

\`\`\`figure
kind: shares
title: One old tree makes two thirds of the wood in this plot
unit: m² of trunk section
source: Worked example of this lesson
Tree | Section
Girth 3.10 | 0.765
Girth 1.60 | 0.204
Girth 1.20 | 0.115
Girth 0.80 | 0.051
Girth 0.45 | 0.016
\`\`\`

So if that one tree falls, two thirds of the plot’s wood is gone, and a tree count would only show one of five.

**What else to write:** cover of weeds in tenths, cut stumps, dung, plastic, footpaths in metres, a photograph *from* each corner towards the centre, if photographs were agreed. For trees that you cannot name write “A”, “B” and keep a fallen leaf of each, with permission.

**Honest limits.** Three plots are 1,200 m². In a grove of one hectare that is 12 percent. You can say what you found in the plots, and roughly what the grove holds. You cannot say that a species is missing.

**Check yourself**

1. Diagonals of 28.9 and 27.6 m. What do you do? *Push the corners of the longer one inwards until both are 28.3.*
2. Seven saplings in 5 × 5 m. How many per hectare? *2,800.*
3. What is the section of a trunk of 2.0 m girth? *4 ÷ 12.57 = 0.32 m².*`,
    'Saplings tell the next fifty years': `Old trees tell what happened a century ago. Young ones tell what will stand here when today’s children are old. Count both, kind by kind, and compare.

**Three classes are enough**

| Class | Measure | Says |
| --- | --- | --- |
| Seedling | Under knee height, 50 cm | A seed arrived and sprouted |
| Sapling | Over 50 cm, girth under 30 cm | It has survived some dry seasons |
| Tree | Girth 30 cm and more | It holds a place in the canopy |

Seedlings are cheap: a jamun may have hundreds after a good year and none three years later. **Saplings are what counts.** A plant that has lived through five summers has a fair chance.

*Worked example.* Three plots together give, per hectare:

| Kind | Trees | Saplings | Seedlings |
| --- | --- | --- | --- |
| Kind A, old canopy | 60 | 0 | 3,300 |
| Kind B, old canopy | 40 | 270 | 6,700 |
| Kind C, light-loving | 20 | 930 | 10,000 |
| Silver oak, planted | 0 | 400 | 3,300 |

\`\`\`figure
kind: bars
title: Kind A is only above, silver oak only below: the grove is about to change
unit: plants per hectare
source: Worked example of this lesson
Kind | Trees | Saplings
Kind A | 60 | 0
Kind B | 40 | 270
Kind C | 20 | 930
Silver oak, planted | 0 | 400
\`\`\`

Read it line by line. *Kind A* sprouts and dies young: something kills its seedlings between the first and the fifth year. *Kind B* is sound. *Kind C* waits for gaps. *Silver oak* comes from the estate next door and will be in the canopy in twenty years.

**How many saplings are enough?** If 60 trees of a kind live 200 years on average, 60 ÷ 200 = 0.3 of them die per hectare and year. One in three years must be replaced. Perhaps one sapling in thirty reaches the canopy, and takes forty years. So there should be at least 0.3 × 40 × 30 = 360 saplings per hectare at any time. Kind A has none.

**If there are none, look for the reason.** Each leaves a trace.

| Cause | Trace | Test |
| --- | --- | --- |
| Goats, cattle | Tips bitten off at one height, dung | A fence of 5 × 5 m for a year |
| Sweeping, burning of leaves | Bare, hard ground, ash | One corner that is not swept |
| Deep shade of lantana | No herbs either | Clear 5 × 5 m by hand |
| No seed carrier | Many seedlings under the mother, none elsewhere | Look at 30 m from the tree |
| Drought | Dead seedlings in April, all kinds | Compare two years |
| Collected by people | Holes, cut stems | Ask, without accusing |

**The small fence** is the best teacher. Six posts and some thorn branches around 5 × 5 m, and a second square of 5 × 5 m beside it without a fence. Count saplings in both each January. If they differ after two years, it was grazing. If not, you have saved the village a long and expensive fence.

Ask the custodian before you fence anything, and ask who will be angry. A fence over the goats’ way will be gone in a week, and rightly so.

**Planting is the last step, not the first.** If seedlings come by themselves, protect them. If the mother stands there and no seedling comes, find out why. Only if the kind is gone, bring seed from the nearest grove of the same sort, with its keepers’ permission, and write down from where.

**Check yourself**

1. 40 trees of a kind live 160 years on average. How many die in ten years? *40 ÷ 160 × 10 = 2.5.*
2. Many seedlings within 10 m of the mother and none beyond. What is missing? *The animal that carries the seed.*
3. A fenced square has 12 saplings, the open one 11, after two years. Was it the goats? *No.*`,
    'A spring: flow, season, users': `A spring is measured with a bottle and a watch. Do it on the same day of each month for one year and you know more about it than anybody has ever written.

**Flow.** Lead all the water into one point with a piece of banana stem or a bent leaf. Hold a vessel of known volume under it and time how long it takes to fill. Do it three times and take the middle.

*Worked example.* A one-litre vessel fills in 14, 12 and 13 seconds. Middle: 13 s. 60 ÷ 13 = **4.6 litres a minute**, or 4.6 × 60 × 24 = 6,600 litres a day. If a person needs 55 litres a day, the amount that the Jal Jeevan Mission plans for in villages, it would serve 120 people, if all of the night’s water were stored. Without a tank half of it runs away.

If a litre fills in less than two seconds, use a bucket of 15 litres. If it only drips, use a 100 ml cup. If the water spreads over a wide wet patch, write “wet, not measurable”: that is a result.

**Season.** One value in August says little: every spring flows in August. The dry months matter.

\`\`\`figure
kind: line
title: Two springs with the same flow in September: only one lasts until the rains
unit: litres a minute
source: Typical pattern, rounded for practice
Month | Shaded grove | Cleared slope
Sep | 20 | 20
Oct | 17 | 14
Nov | 14 | 9
Dec | 12 | 6
Jan | 10 | 4
Feb | 8.5 | 2.5
Mar | 7 | 1
Apr | 6 | 0
May | 5 | 0
\`\`\`

**How to read the fall.** In the dry season a spring loses about the same *share* each month. In the grove 17 becomes 14, which is 82 percent, then 12 (86 percent), 10 (83 percent). So expect about 84 percent each month. From 10 in January you can forecast: 8.4 in February, 7.1 in March, 6 in April. If it falls faster than it did last year, something has changed uphill.

**Users.** Ask who draws from it, for what, in which months, how many pots a day, and how far it is to the next water. Ask women, since it is mostly they who carry. Ask which animals drink here at night. Write times: the queue at 6 am in April is a fact, too.

*Example:* 18 households × 8 pots × 15 litres = 2,160 litres a day in April. The spring gives 6 × 1,440 = 8,640. It is enough, and most of the night’s flow is lost. A small covered tank of 2,000 litres would end the queue. It would cost less than a borewell, and would not empty the ground.

**Quality, without a laboratory**

- Is it clear after a storm?
- Temperature at noon: near the yearly mean of the place, 21 to 25 °C over much of the Deccan, means that it comes from deep.
- Smell, foam, green slime: dirt enters near by.
- Latrines, cattle or washing within 30 m uphill?

Clear water can carry disease. If people drink it, have it tested for *E. coli* once before and once after the rains; the gram panchayat has a field kit or can send a sample. Never put chemicals into a spring.

**Photograph it from the same stone each time,** if it was agreed, with the vessel in the picture. Mark the stone in your notes and not with paint.

**Check yourself**

1. Five litres fill in 22, 25 and 24 seconds. Flow? *5 × 60 ÷ 24 = 12.5 l/min.*
2. January 9, February 7.2 l/min. What do you expect in March? *80 percent of 7.2: 5.8.*
3. Why is an August value of little use? *All springs flow then; it does not tell how long the store lasts.*`,
    'Half a day in the grove, with a custodian': {
      task: { hours: 4 },
      body: `With a keeper survey three nested plots and the spring in half a day. The keeper decides where not to go, and may stop the work at any time.

**A plan that fits four hours**

| Time | What |
| --- | --- |
| 7.00 | Meet, repeat what was agreed, ask if it still holds |
| 7.20 | Plot one, edge: trees, saplings, seedlings |
| 8.20 | Plot two, middle |
| 9.20 | Tea, with everybody |
| 9.45 | Plot three, near the spring |
| 10.30 | Spring: flow three times, users, what lies above |
| 10.50 | Take out pegs, walk the line once more, look for what you left |

One person measures, one writes and repeats each number aloud, the keeper names the trees in the local language. Write the local name first. If there is none, write a letter.

Stop if a ritual begins, if somebody comes who did not know, or if bees or elephants are near. Half a survey that people are glad about is worth more than a whole one that they regret.

**Before you part,** read the numbers aloud and ask: “What have we missed?” Say when you will bring the sheet. Work it out within a week: trees and basal area per hectare, saplings by kind, litres a minute.`,
      bring: [
        'Rope with knots, four pegs',
        'Tape',
        'Forms and pencil',
        'One-litre vessel and a watch',
        'Food to share',
      ],
      checklist: [
        'Three plots, diagonals equal',
        'Saplings by kind',
        'Flow three times, middle value',
        'Pegs taken out, nothing left',
      ],
    },
    'Reading the land record before anything else': `A grove can be loved by all and still be “government waste” on paper. Then a road, a tank for drinking water or a solar park may be planned on it, and nobody broke a rule. So read the record before you draft a plan.

**Where to look**

| State | Record of rights | Map |
| --- | --- | --- |
| Karnataka | RTC (pahani), on Bhoomi | Village map, survey sketch |
| Tamil Nadu | Patta, chitta, A-register | FMB sketch |
| Kerala | Thandaper, basic tax register | Field measurement sketch |
| Maharashtra | 7/12 extract | Gat map |
| Rajasthan | Jamabandi | Nakal of the map |
| Meghalaya | Often none; held by clan or village under custom | Ask the headman and the District Council |

Start with the survey number (khasra or gat number elsewhere). You find it on the village map in the office of the village accountant.

**Five things to read**

1. *Owner:* deity, trust, family, panchayat, government, forest department
2. *Class of land:* temple, forest, gomala or gochar (grazing), kharab (not assessed), waste
3. *Area*
4. *Remarks and liabilities:* court case, lease, grant, acquisition
5. *Neighbours* by survey number

*Worked example.* The RTC of a grove near Sakleshpur says: 2 acres 12 guntas, “B kharab, devarakadu”. One acre has 40 guntas, one gunta is 101 m². So 2 × 40 + 12 = 92 guntas, 92 × 101 = **9,300 m²**. You pace the grove along its stones: 105 m × 78 m = **8,190 m²**. The difference is 1,110 m², 12 percent.

\`\`\`figure
kind: bars
title: Of the area on paper, 12 percent is not found on the ground
unit: square metres
source: Worked example of this lesson
Where | Area
Record | 9300
Paced | 8190
Missing | 1110
\`\`\`

Pacing is good to about 5 percent, so 5 percent of the gap may be yours. The rest is real: perhaps the estate moved its fence, perhaps the road took a strip. Do not accuse anybody. Ask for a survey by the department, with all neighbours present.

**Kharab.** In Karnataka *A kharab* is land unfit for cultivation within a holding; *B kharab* is kept for public use, such as ways, streams, burial grounds. A grove in B kharab cannot simply be granted to a person.

**“Forest” in the record, or not.** Since the Supreme Court’s order of 12 December 1996 in the Godavarman case the word forest is read by its dictionary meaning, whoever owns the land. The Forest (Conservation) Act, 1980, changed and renamed in 2023, says since then more narrowly to which land it applies, and this is before the Court. In December 2024 the Court told Rajasthan to identify its orans and similar groves as forests. What holds for your grove today is a question for a lawyer or the range office. Write the date beside the answer.

**Get a certified copy.** A screenshot proves nothing. A certified copy has a seal and a date and costs little. Get one of the record, one of the map and one of the older record, if an entry was changed: the mutation register tells when and why.

**If an entry is wrong,** an application goes to the tahsildar with old records, photographs and a resolution of the gram sabha. It may take years. Begin with the copy, and let the keepers apply. A stranger who applies makes people suspicious.

**Check yourself**

1. How many square metres are 1 acre 8 guntas? *48 × 101 = 4,850.*
2. The record says “government waste”. Is the grove safe? *No. It may be given to another use. Ask to have its class corrected.*
3. Paced area is 4 percent less than the record. Encroachment? *Not proven: pacing is good to about 5 percent.*`,
    'Registers, reserves and other legal shelters': `The law offers several kinds of shelter for a grove. Each protects against something, and each brings an officer and rules with it. So ask of each not only what it protects but also what the village *loses*.

| Shelter | Law | Who decides | What it gives | What it may cost |
| --- | --- | --- | --- | --- |
| Entry in the land record | State land revenue law | Tahsildar | A name and a class on paper | Little; it is only paper |
| People’s Biodiversity Register | Biological Diversity Act, 2002 | Biodiversity Management Committee of the local body | A written record of what lives there and who knows it | Knowledge becomes visible |
| Biodiversity Heritage Site | The same act, section 37 | State government, after consulting the local body | Status, a management plan, some money | Rules made by the state |
| Community reserve | Wild Life (Protection) Act, 1972, section 36C | State government, where the community has volunteered | Protection of animals, plants and *traditional values* | Land use may not be changed without leave of the committee and the state |
| Community forest resource right | Forest Rights Act, 2006, section 3(1)(i) | Gram sabha claims, district committee decides | The right to protect and manage it | Long procedure; only where it is forest land |
| By-law of temple or gram sabha | Custom, panchayat law; in Scheduled Areas PESA, 1996 | The people themselves | Rules in their own words | No force against outsiders with a permit |

**How to compare.** Make one page with three columns: *threat, does it help, who pays*. Do it for the threats your grove really has.

*Worked example.* A grove of 3 ha in Sirsi, class B kharab. Threats by what people say: a road that will be widened (5 of 8 talks), plastic at the fair (7), a neighbour’s fence (3), medicine collectors (2).

\`\`\`figure
kind: bars
title: Plastic and the road worry most people; no reserve is needed against plastic
unit: of eight talks
source: Worked example of this lesson
Threat | Named in
Plastic | 7
Road | 5
Fence | 3
Collectors | 2
\`\`\`

| Threat | Land record | By-law | Heritage site | Community reserve |
| --- | --- | --- | --- | --- |
| Plastic | No | **Yes** | Slow | Slow |
| Road | **Some** | No | **Yes** | **Yes** |
| Fence | **Yes** | Some | Some | Some |
| Collectors | No | **Yes** | Some | **Yes** |

A corrected record and a by-law answer three of four threats within a year and leave the keepers in charge. The heritage site comes later, if the road becomes real.

**Things that are often misunderstood**

- A register protects nothing by itself. It is evidence. It may keep confidential parts, and it should.
- A community reserve is *not* a sanctuary. It can be declared on community or private land, and the committee that manages it has members from the village. Still, hunting is forbidden in it and changes need leave.
- Forest rights belong to forest-dwelling Scheduled Tribes and to other traditional forest dwellers who can show three generations (75 years) before 13 December 2005.
- In Scheduled Areas the gram sabha is by law competent to safeguard its customs and community resources (PESA, section 4(d)).
- Endowment laws look after temples and their property. They do not say how trees are kept.

**Three questions before anybody signs**

1. Can it be undone? A by-law can, a notification hardly.
2. Who holds the key afterwards: can the festival, the path, the water be refused?
3. What happens if the officer changes?

If the answers are not known, the right decision is to wait. Sometimes an entry in the record, a board with the rules and a good fair are enough for another century.

**Check yourself**

1. A grove on private family land, no forest in the record. Can forest rights be claimed? *No. A community reserve or a heritage site would be possible.*
2. Does a register stop a road? *No. It helps as evidence.*
3. What would the village lose with a community reserve? *It may not change the use of the land without leave.*`,
    'Weeds, waste, wells: agreeing on three actions': `Do not write twenty actions. Nobody does twenty. Ask what bothers people, choose three that the village can do itself, and give each a name, a date and a sign by which you see that it worked.

**How to choose.** Let everybody name what bothers them. Write each on a slip. Then ask of each slip:

1. Can we do it ourselves, without an order from outside?
2. Will it show within a year?
3. Who will do it, with a name?

What fails the third question is a wish. Put it on another sheet.

**Three that come up nearly everywhere**

*Weeds: lantana at the edge.* Cutting above the ground makes it sprout thicker. Cut the main root 3 to 5 cm below the surface with a mattock, lift the whole plant and hang it upside down so that the roots dry. Work in November to February, when the soil is soft and before it seeds much. Clear a strip of 5 m, never all at once, because the open ground fills with the next weed. Come back after six months and pull seedlings by hand.

*Waste: plastic after the festival.* Count it once, and it will be smaller next time. *Worked example:* 900 visitors leave 41 kg: 29 kg of plates and cups, 7 kg of bottles, 5 kg of bags and wrappers. If plates of areca or sal leaf replace them, 29 kg are gone. 1,000 leaf plates cost about ₹2,500 more than thin plastic. Shared among 60 families that is ₹42 each.

\`\`\`figure
kind: shares
title: Plates and cups are most of the waste of a fair, so begin there
unit: kg
source: Worked example of this lesson
Kind | Weight
Plates and cups | 29
Bottles | 7
Bags and wrappers | 5
\`\`\`

*Wells: a new borewell beside the spring.* A borewell that reaches the same layer lowers the water of the spring. Agree on a distance before somebody drills. Nobody can name one that is always safe; 200 to 300 m and never straight uphill is a careful start in hard rock. States have ground water laws with permits in notified areas. Ask the panchayat whether yours is one.

**The form of an action**

| What | Who | When | With what | Sign |
| --- | --- | --- | --- | --- |
| Uproot lantana, east edge, 5 × 80 m | Youth club, six people, two Sundays | December | Four mattocks, gloves, lunch | No lantana over knee height in June |
| Leaf plates at the fair | Women’s group | Order by January | ₹2,500 from the fair fund | Plastic under 10 kg |
| No well within 250 m | Committee asks gram sabha for a resolution | Next sabha | Map with a circle | Resolution with number and date |

**How much work is it?** One person uproots about 30 to 50 m² of dense lantana in a day. 5 × 80 m = 400 m², so 8 to 14 working days: six people need two Sundays. If your sum says twelve Sundays, make the strip shorter, not the day longer.

**Agree on what will *not* be done:** no concrete path, no lamp, no planting of ornamental trees, no wall. Money that is well meant can harm a grove as much as an axe. A donor who wants a gate with a name on it can be asked for a mattock.

**Who looks again?** Name somebody who is not one of the doers, and a day: the week after the fair is good, because all are still there. Read the three signs aloud: reached, half, not. Then choose three again.

**Check yourself**

1. “Awareness should be raised.” Is this an action? *No. There is no name, date or sign.*
2. 250 m² of lantana, 40 m² a day for each person, five people. How many days? *250 ÷ 200 = 1.25: two mornings.*
3. Why not clear all lantana in one winter? *The open ground fills with the next weed, and nobody can pull so many seedlings.*`,
    'Draft two pages and read them aloud': {
      body: `Draft two pages in the local language, by hand or in large print, for the people who keep the grove.

**Page one: what it is**

- its name, place, survey number and area, as record and ground have it
- whose it is and who decides, as they say it
- its rules, in the keepers’ own words, one to a line
- what was found: kinds of old trees, young ones, flow of the spring, in five numbers
- what is not written here, and that this is so on purpose

**Page two: what will be done**

- three actions in a table: what, who, when, with what, sign
- what will not be done
- who looks again, and on which day
- space for thumb prints and signatures

**Then read it aloud** to those who keep it, sitting, slowly, one line after the other. After each line wait. Change it on the spot, with a pencil, so that all can see. If somebody leaves the circle angry, stop and find out why; the page is not ready.

Nobody signs on the same day. Leave a copy, go home, and come back after a week. Then write the fair copy, two pieces: one stays in the grove’s box and one with the panchayat. Yours is the third, and only if they wish it.`,
      bring: ['Map', 'Plots and spring on half a page', 'Copy of the land record'],
      checklist: [
        'Rules in the keepers’ words',
        'Three actions with names',
        'What stays secret is left out',
        'A date to meet again',
      ],
    },
  },
}
