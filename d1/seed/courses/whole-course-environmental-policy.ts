import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInEnvironmentalPolicy: SubjectLessons = {
  'answering-a-draft-rule': {
    'The family tree of a rule': `Every rule has parents. If you know them, you know what it may do and what it may not. Sometimes the best objection to a draft is one line long: *the act does not give this power.*

| Level | Made by | Example |
| --- | --- | --- |
| Constitution | The people, changed by Parliament | Article 21, life; article 48A, environment |
| Act | Parliament or a state assembly | Environment (Protection) Act, 1986 |
| Rules | Government, under a section of the act | Plastic Waste Management Rules, 2016 |
| Notification, order | Government, under act or rules | A list of areas, a date, a limit |
| Guideline, office memorandum | A ministry or board | How officers should apply a rule |

A child cannot do more than its parent allows. Rules cannot create what the act does not permit. An office memorandum, an OM for short, explains. It cannot take away a duty that a rule imposes, and it cannot bind citizens by itself.

**The lower, the faster.** That is why most changes that reach your street are not acts.

\`\`\`figure
kind: bars
title: The lower a text stands in the family, the faster it can be changed
unit: months
source: Typical spans, rounded for practice
Text | Months
Act | 30
Rules | 12
Notification | 6
Memo | 1
\`\`\`

**Where the power is named.** The first paragraph of a draft says it: “In exercise of the powers conferred by sections 6, 8 and 25 of the Environment (Protection) Act, 1986 …”. Open the act and read these sections. In this act, section 3 lets the central government take measures, section 6 lets it make rules on standards and limits, section 25 makes rules in general, and section 26 says that rules must be laid before Parliament.

*Worked example.* An exercise text, not a real draft, says: “Under section 25 … the owner of a shop that gives a banned bag shall be punished with imprisonment of six months.” Ask three questions.

1. *Does section 25 speak of punishment?* No. It lists procedures, standards, safeguards.
2. *Where does the act speak of penalties?* In its sections 14A to 15F, as they stand after the Jan Vishwas Act, 2023, which replaced prison by penalties of money in most cases.
3. *So may a rule add prison?* No. It can only name duties; what follows a breach stands in the act.

Your objection: “The proviso on imprisonment goes beyond sections 15 and 25 of the act. Please delete it.” Two sentences, and an officer will be glad to have been told before a court tells them.

**Rules that must be tried out first.** Many acts say that rules are made “after previous publication”. Then section 23 of the General Clauses Act, 1897 applies: the draft must be published, a date named, and objections considered before the rule is made. Under rule 5 of the Environment (Protection) Rules, 1986, for limits on where industries and activities may be, people have sixty days. Government may leave it out in the public interest. If it does, the notification should say so, and you may ask why.

**State or centre?** Water, land, local bodies and public health are mostly matters of the states. A central draft that gives duties to a municipality leans on the act of the centre, but the municipality works under a law of the state. Where both meet there is often a gap. Show it.

**Draw the tree** of your draft: act with its year and sections on top, the rules that exist, each amendment with its date, the draft at the bottom. Most drafts amend a rule that has been amended before. You need all of the amendments to know the text that is in force.

**Check yourself**

1. Which is higher, a notification under a rule or an office memorandum? *The notification.*
2. A guideline lets an officer skip a hearing that the rule requires. Is that valid? *No. A guideline cannot take away what a rule demands.*
3. Where do you find the power on which a draft rests? *In its first paragraph, by section.*`,
    'Searching the gazette': `A rule begins to exist when it stands in the gazette. A press release, a tweet and a summary on a website are not the text. Learn to find the text and you are ahead of most newspapers.

**Where.** The Gazette of India is at egazette.gov.in. Each state has its own: search for its name and “gazette”. Ministries and pollution control boards often put drafts on their own sites as well, but the gazette counts.

**How it is ordered**

| Mark | Means |
| --- | --- |
| Part II, section 1 | Acts of Parliament |
| Part II, section 3, sub-section (i) | Rules of ministries, with a **G.S.R.** number |
| Part II, section 3, sub-section (ii) | Orders and notifications, with an **S.O.** number |
| Extraordinary | Printed on any day, when it cannot wait; most drafts are here |
| Weekly | The ordinary issue |

A draft looks like a rule. The word *draft* stands in its first paragraph, with a sentence like “is hereby published … for the information of the public likely to be affected thereby”.

**Search from wide to narrow.** Full-text search in a gazette is poor: many files are scans. So use the fields.

*Worked example.* You heard that a draft on battery waste appeared “some time in autumn”.

1. Ministry: Environment, Forest and Climate Change. Category: Extraordinary.
2. Dates: 1 September to 30 November.
3. Part II, section 3, sub-section (i), because it would be a rule.
4. Open those whose subject line holds “draft” or “battery”.

\`\`\`figure
kind: bars
title: Four fields bring two thousand files down to three that you can open
unit: files left
source: Worked example of this lesson
Step | Files
Three months | 2000
Ministry | 140
Sub-section (i) | 35
Word in the subject line | 3
\`\`\`

**If nothing comes up**

- Try the other sub-section. Under the Environment (Protection) Act both are used.
- Try the spelling “E-waste”, “e waste”, “electronic”.
- Try the ministry’s site under *Rules and regulations* or *What’s new*, take the G.S.R. number from there, and search for the number.
- For a state: try the department’s name of three years ago. Departments change names.
- Ask the library of a law college or a district court. Librarians find in ten minutes what you have missed in two hours.

**Read the head before the body**

1. Name of the ministry, place, date of the notification
2. Number: G.S.R. 123(E). The E stands for Extraordinary
3. Power: “In exercise of …”
4. Rules that will be amended
5. Last date and address for objections
6. File number at the end. Quote it in every letter

**The date in the corner is not always the date of publication.** A notification may be dated 3 September and published on 6 September. The number of the gazette with its own date stands on top of the page. Days are counted from publication, or from the day on which copies were made available.

**Save it so that you find it again.** Name the file by date, number and two words: *2026-09-06-GSR-123E-battery-draft.pdf*. Save the rules in force beside it, and each amendment with its own number. Write down the day on which you fetched each. A link may be dead when you need it.

**Is the Hindi text different?** The gazette prints Hindi and English. When a term is unclear in one, the other often helps. If they say different things, that is an objection by itself.

**Check yourself**

1. S.O. or G.S.R.: which belongs to rules? *Mostly G.S.R., in sub-section (i).*
2. A website says “new rule from tomorrow”, without a number. What do you do? *Look for the number in the gazette before you believe or share it.*
3. Which two dates can stand on one notification? *The date of signing and the date of publication.*`,
    'How long you have, and from which date': `Most drafts give thirty or sixty days. People lose ten of them by counting from the day they heard of it. Find the last day first and work backwards.

**The sentence to look for.** It stands near the beginning: “… will be taken into consideration on or after the expiry of a period of sixty days from the date on which copies of the Gazette containing this notification are made available to the public.” It also names where to send objections: a postal address and an email.

**How to count**

1. Take the day of publication in the gazette (or the later day on which copies were available, if you can show it).
2. That day itself is not counted. Section 9 of the General Clauses Act, 1897 says that the word “from” leaves the first day out.
3. Count calendar days, Sundays and holidays too.
4. If the last day is one on which the office is closed, section 10 of that act lets an act be done on the next day on which it is open. Do not rely on it for email.

*Worked example.* Published on 6 September, sixty days. September has 30 days, so 24 days are left in it (7 to 30). October has 31: 24 + 31 = 55. Five more: **5 November**. For thirty days: 24 in September and 6 in October: **6 October**.

Now work backwards from 5 November. Festivals and long weekends lie before it. Post needs up to a week. So your own last day is 29 October.

\`\`\`figure
kind: shares
title: A plan for sixty days: only a sixth of the time is needed for the writing itself
unit: days
source: Worked example of this lesson
Step | Days
Find and read | 7
Two columns | 7
Visit and evidence | 14
Talks | 10
Write | 10
Rest and check | 5
Reserve | 7
\`\`\`

**If you start late.** With ten days left drop things in this order: the long list of points (keep one), the second visit, the nice layout. Never drop the two columns and the proposed wording. A note of half a page with one clause and one wording can be written in one evening.

**Ask for more time?** You may, by a short letter in the first half of the period, with a reason that can be checked: the text came out in English only; it falls in the weeks of harvest or an election; the annexes were missing until the 20th. Send your note in time all the same. Extra days are sometimes given to all, by another notification, and seldom to one person.

**Thirty days in other cases.** For new acts and many rules the central government has a policy of 2014 on consulting before making law. It asks ministries to put drafts on their website for at least thirty days, with a plain explanation. It is a policy and not a right that you can enforce in court, but you can quote it.

**After the last day.** Late notes may be read, and nobody has to. Send it, say openly that it is late, and keep it for the next stage: the final rule, its review, or a question in the assembly.

**Keep proof**

| Way | Proof |
| --- | --- |
| Email | The sent message with full header; a reply with a number is better. Ask for one |
| Speed post | Receipt and the tracking page, saved as a file |
| By hand | A stamp with date on your copy |
| Web form | A picture of the page after sending, with time |

Send by two ways. Put “Objection to draft G.S.R. 123(E)” in the subject, so that a clerk can sort it without reading.

**Check yourself**

1. Published on 10 January, thirty days. Last day? *21 days left in January, 9 in February: 9 February.*
2. Published on 1 March, sixty days. Last day? *30 in March, 30 in April: 30 April.*
3. You hear of it on day 50. What do you send? *One clause, one reason, one wording, in time.*`,
    'Definitions first': `Read the definitions before anything else. A word there decides who is touched and who is not. The loud clauses in the middle of a draft apply only to those whom the definitions let in.

**Three kinds of words to look for**

- *means:* closed. Only what is listed.
- *includes:* open. What is listed, and what is like it.
- *does not include:* the door out. Read it twice.

*A real one.* The Wetlands (Conservation and Management) Rules, 2017 take the word wetland widely and then leave out river channels, paddy fields, human-made water bodies built specifically for drinking water, and structures built specifically for aquaculture, salt, recreation and irrigation. Most tanks of Karnataka and Tamil Nadu were built for irrigation. One line in a definition leaves out thousands of lakes that everybody calls a wetland.

**Numbers in a definition.** A threshold moves the border for everyone at once.

*Worked example.* An exercise text changes “bulk waste generator” from “more than 100 kg of waste a day” to “50 kg or more, or a floor area of 2,000 m² or more”. On one street in Indiranagar you count 40 places that sell food, and ask how much they throw away.

| Waste a day | Places | Old: over 100 kg | New: 50 kg and more |
| --- | --- | --- | --- |
| under 25 kg | 22 | out | out |
| 25 to 49 kg | 9 | out | out |
| 50 to 100 kg | 6 | out | **in** |
| over 100 kg | 3 | in | in |

\`\`\`figure
kind: bars
title: The new number brings in three times as many places on one street
unit: places out of 40
source: Worked example of this lesson
Rule | In | Out
Old, 100 kg | 3 | 37
New, 50 kg | 9 | 31
\`\`\`

And the word *or*: a furniture shop of 2,100 m² with 6 kg of waste would be in by its area. Is that meant? If not, propose *and*, or leave area out for shops that sell no food.

**Six traps**

| Trap | Look for |
| --- | --- |
| Two words for one thing | “Facility” in rule 3, “plant” in rule 7 |
| A word that is never defined | “adequate”, “nearby”, “environmentally sound” |
| A definition that is never used | Left over from an older draft |
| A chain | “As defined in the act”: open the act, too |
| Unit missing | 50 what, per what, measured how and when |
| “Such other … as may be specified” | An open door that later orders can fill |

**How to work**

1. Print the definitions of the old and the new text.
2. Mark each that is new, changed or gone.
3. Write one example from your street beside each: a person or a place you could visit tomorrow.
4. Ask: in or out? By the old text, and by the new one?
5. If you cannot tell, two officers will not agree either. That is your objection.

**A good proposal changes few words.** “In rule 3(1)(c), for 'fifty kilograms or more’ read 'fifty kilograms or more on the average of any thirty days'.” Without it one wedding makes a bulk generator of a temple hall.

Few people comment on definitions. Officers who draft know how much depends on them and read such points with care.

**Check yourself**

1. “Vehicle means a car, bus or truck.” Is an e-rickshaw in? *No. “Means” is closed.*
2. “Vehicle includes a car, bus or truck.” Is it in now? *Probably, since it is like them, but it can be disputed. Ask for it by name.*
3. “Waste of 20 kg.” What is missing? *Per day or per month, wet or dry, average or peak.*`,
    'May, shall and as far as possible': `Three small words decide what a rule is worth. *Shall* is a duty. *May* is a permission. *As far as possible* is an exit.

**Three colours.** Print the draft and take three pencils.

- red: shall, must, is required to, no person shall
- green: may, is entitled to, at its discretion
- blue: as far as possible, where feasible, endeavour to, reasonable, adequate, as soon as

Then go through once more and write in the margin *on whom* each one falls: a citizen, a business, a local body, an officer, the government.

*Worked example.* In an exercise draft of six pages you count:

| Falls on | Shall | May | As far as possible |
| --- | --- | --- | --- |
| Citizens and shops | 21 | 2 | 0 |
| Local bodies | 14 | 3 | 9 |
| Board and ministry | 4 | 17 | 5 |

\`\`\`figure
kind: bars
title: Duties fall on citizens and permissions on officers: the counts tell the story
unit: times in the draft
source: Worked example of this lesson
On | Shall | May | If possible
Citizens | 21 | 2 | 0
Local bodies | 14 | 3 | 9
Board | 4 | 17 | 5
\`\`\`

You need no adjective. Put the table into your note with one sentence: “Citizens have 21 duties and the board 4; we propose duties for the board at three places.”

**Is “may” always weak?** Courts have sometimes read *may* as *shall*, where a power was given for the good of people who have a right to it. And sometimes *shall* as a mere direction, where nothing was said of what follows if it is not done. Do not rely on a court. Ask for the right word now, while it is a draft.

**A duty needs four things,** or it is a wish.

| Part | Question | Weak | Strong |
| --- | --- | --- | --- |
| Who | Named person or office? | “It shall be ensured” | “The commissioner shall” |
| What | Can it be seen? | “take steps” | “publish the list on its website” |
| When | By which day? | “as soon as possible” | “within 30 days of receipt” |
| Else | What follows? | nothing | “failing which the application is deemed to be complete” |

*Example.* “Complaints shall be dealt with expeditiously” has none of the four. “The ward officer shall reply in writing within 15 days of receipt” has three. With “and a complaint without a reply passes to the commissioner on the sixteenth day” it has all.

**Passive voice hides people.** “Samples shall be taken.” By whom? Underline each verb without a person. In most drafts there are ten or more. Propose a name for the three that matter.

**Single words are your best tool.** An officer can adopt a word in a minute. A page has to be discussed, sent up and sent back. So propose:

- “shall” for “may” in rule 8(2)
- “within 30 days” for “as soon as practicable” in rule 9(1)
- “and” for “or” in rule 3(1)(c)

**But do not turn every “may” into “shall”.** An officer who *shall* close every shop that breaks a small rule will close the weak ones. Discretion protects, too. Ask of each: who is helped if it becomes a duty, and who is hurt?

**Provisos.** “Provided that …” takes away part of what stands before it. “Notwithstanding anything contained …” beats all else. Mark both with a box. The most important sentence of a draft often stands behind one of them, on the last page.

**Check yourself**

1. “Efforts shall be made to reduce odour.” Which of the four parts are there? *None: no person, nothing to be seen, no time, no consequence.*
2. Improve: “The board may publish data.” *“The board shall publish the data of each month on its website by the tenth of the next month.”*
3. Should “the officer may waive the fee for street vendors” become shall? *It would help them; ask vendors first, then propose it with a clear condition.*`,
    'Set old and new text in two columns': {
      body: `Set the old and the new text of the clauses that concern you side by side. It takes an hour, and nearly everything that you will say comes out of it.

1. Take the rules in force. Work in all amendments by hand, each with its number and date, so that the left column holds what applies *today*.
2. Put the draft on the right, clause against clause. What has no partner gets an empty cell, and the word *new* or *gone*.
3. Mark changed words in bold.
4. Add a third column: what it means on my street. One example each.
5. Add a fourth: good, bad, unclear.

| Today | Draft | On my street | |
| --- | --- | --- | --- |
| more than 100 kg a day | **50 kg or more** a day | Six more eateries are in | unclear: average or peak? |
| shall publish yearly | **may** publish | No figures for our ward | bad |
| (none) | **gone: rule 11, grievance** | Nobody to complain to | bad |

**Look hard for what is gone.** A deleted rule leaves no trace in a draft except the words “rule 11 shall be omitted”. Many people miss it.

At the end choose three clauses: one that is good and should stay, one that should be changed by a few words, and one that you do not understand. Three are enough for a page. Keep the whole table; others may ask for it.`,
      bring: ['Rules in force, with all amendments', 'Draft', 'Three coloured pencils'],
      checklist: [
        'Clause by clause',
        'Nothing left out silently',
        'One example from your street for each',
        'Three clauses chosen',
      ],
    },
    'Photographs with a date, a place and a purpose': `A photograph in a note has to prove something. So write the sentence first and take the picture for it. “On 14 October at 8 am the wet waste of 31 shops stood unsorted at the corner of 12th Main.” Then you know what must be in it: the corner, the heap, a street sign.

**One picture, one sentence.** If you need three sentences, it is three pictures, or none.

| Must be in it | How |
| --- | --- |
| Place | Street sign, temple, bridge, anything that does not move |
| Date and time | A sheet of paper with both, or the file’s own data; say which |
| Scale | A stick of 1 m, a bucket, a brick (about 23 cm) |
| Direction | Write “looking north from the gate” |
| What it shows | One thing, in the middle |

**Two kinds.** One of how it is today. One of what the clause would allow: a heap of exactly 50 kg, a shop of 2,000 m², a board of the size that the draft permits. A reader in Delhi cannot picture “a set-back of 3 m”; a rope on your street shows it in one look.

*Worked example.* A draft allows storage “at a distance of 5 m from any dwelling”. You take a rope of 5 m, lay it on the lane from a door, and put a bin at its end. The lane is 4.2 m wide. The picture shows the bin on the opposite neighbour’s step. Sentence: “In lanes under 5 m, of which our ward has 61 of 84, rule 6(2) cannot be kept by anybody.”

\`\`\`figure
kind: bars
title: In most lanes of the ward the distance that the draft asks for does not exist
unit: lanes
source: Worked example of this lesson
Width | Lanes
Under 3 m | 22
3 to 5 m | 39
Over 5 m | 23
\`\`\`

You counted the lanes on a map and measured ten to check. Say so: “widths from the ward map, ten checked by tape, largest difference 0.3 m”.

**People.** No faces, no number plates, no inside of homes. A picture of a worker at a dirty job can cost them the job. Children never. If a person is needed for scale, ask, and photograph from behind. Public space is not a free pass: what is legal may still be unkind.

**Do not improve.** No filter, no cropping that leaves out the clean half, no rubbish moved into the frame. If the heap is gone at 10 am, say so: “cleared by 10 am”. A reader who knows the place will trust you afterwards.

**The file’s data.** A phone writes time, and place if you allow it, into the file. Keep the originals. Send copies. Before you publish a picture on the web, remove the place if it shows a home. Messenger apps throw these data away, so do not use them to keep evidence.

**A second witness.** Ask somebody else to take the same picture the next day at the same hour. Two days are a pattern’s beginning; one may be an accident.

**How many?** Two, at the end of the note, half a page each, with one line below. A file of thirty pictures is not opened. If you have a series, make it a table of numbers and offer the pictures “on request”.

**Check yourself**

1. You have a striking picture of a burning heap without date or place. Do you use it? *No. It may be from anywhere.*
2. Write the sentence for a picture of a blocked drain. *For example: On 3 November, two hours after 40 mm of rain, the drain at the 5th Cross stood full to 10 cm below the road.*
3. A worker is in the frame. What do you do? *Wait, or take it from behind after asking.*`,
    'Visit one place the draft would affect': {
      task: { hours: 2 },
      body: `Visit one place that the draft would affect. Choose it from the third column of your table: a shop, a bank of a river, a depot, a lane.

Before you go write down what you *expect* for the three chosen clauses: permitted, forbidden, or no longer asked for. Three lines.

**There**

1. Stand for ten minutes and look before you speak to anybody.
2. Count or measure one thing that the clause is about: kilograms, metres, people, hours. Do it twice.
3. Read the clause aloud in plain words to three people who use the place, for different purposes: one who works there, one who lives beside it, one who passes through. Ask what would change for them.
4. Take two photographs, each for a sentence that you wrote first.

**The same evening** write half a page: date, hours, weather; what you counted and how; what the three said, each in their own words; and above all *what you had got wrong*. There is always something. If your expectation was right on all three clauses, you have probably not asked the person who disagrees.

Write to those you spoke with when the note is sent, or go back and tell them. It takes ten minutes, and next time they will find you.`,
      bring: ['Clause in large print', 'Camera or phone', 'Notebook', 'Rope or tape of 5 m'],
      checklist: [
        'Three people heard',
        'Two photographs with a sentence each',
        'One thing counted or measured',
        'One thing you had got wrong',
      ],
    },
    'Asking people without speaking for them': `A note gains weight when it holds what people said who live with the matter. It loses all of it when they find words in it that they did not say.

**Before you ask,** turn the clause into plain words. Test it on a neighbour: can they say it back? “If your shop throws away 50 kg or more a day, you must treat the wet waste yourself, or pay for it.” Do not add what you think of it.

**Five questions that work**

1. What do you do now? *(Begin with the day, not with the opinion.)*
2. If this came, what would you do differently on the first morning?
3. What would it cost you, in money or hours?
4. What would be better?
5. Who else should I ask? Who would disagree with you?

**Then read back** what you wrote, in two sentences. “Have I got it right?” And: “May I use it? With your name, with your trade only, or not at all?” Write the answer beside it.

| They say | You may write |
| --- | --- |
| “Use it, with my name” | Name, trade, place |
| “Say a tea seller” | A tea seller on 12th Main |
| “Better not” | Nothing, not even without a name |
| They hesitate | Nothing |

*Worked example.* You asked 12 sellers of food on one street about on-site composting. Seven said that they have no room, three that they would do it if the drain were mended, two did not want to answer.

\`\`\`figure
kind: bars
title: Seven of twelve have no room: say the number, not “the vendors demand”
unit: sellers out of 12
source: Worked example of this lesson
Answer | Sellers
No room | 7
Yes, if the drain works | 3
No answer | 2
\`\`\`

| Do not write | Write |
| --- | --- |
| The vendors of Bengaluru reject the rule | Seven of the twelve sellers we asked on 12th Main have no room for it |
| Everybody agrees | Nobody of the ten who answered was against sorting |
| 58 percent | Seven of twelve |

Twelve are too few for percent. And you chose a street, not a sample. Say how you chose: “every food stall between the temple and the bus stop that was open on Tuesday at 11 am”. Then the reader can judge.

**Whom did you miss?** Those who are not there at 11 am: night sellers, sweepers at 5 am, the cleaner who comes through an agency, women behind the shop. Go once at another hour. One voice from there is worth three more of the same.

**No signatures under a text that nobody has read.** Forty signatures on a petition count as one letter. Twelve short answers from twelve people count as twelve. If people wish to sign, let each write one line of their own.

**Do not coach.** If you tell them what to say you will hear yourself. If someone says the opposite of what you hoped, it goes into the note. “Two sellers would welcome it, because the market smells.” An officer who reads this believes the rest.

**Promise little.** Say: “I am writing a letter. I do not know if they will listen. I will tell you what comes of it.” Then do.

**Check yourself**

1. Four of six fishers you met were against. What do you write? *Four of the six fishers we asked.*
2. Somebody nods when you ask for leave to quote and looks away. What then? *Leave it out.*
3. You asked only men at 11 am. What is missing? *Women, and other hours. Go again, or say so.*`,
    'Clause, reason, wording': `Every point of your note has three parts, in this order. **Clause:** where. **Reason:** why, with evidence. **Wording:** the text that you propose, ready to copy. If one part is missing the point is not finished.

| Part | Length | Test |
| --- | --- | --- |
| Clause | Half a line | Could a clerk find it in ten seconds? |
| Reason | Three lines | Is there one number or one fact from a place? |
| Wording | One or two lines | Could it be pasted into the rule as it is? |

*Worked example.* An exercise text.

> **1. Rule 3(1)(c), definition of bulk waste generator**
> *Reason:* The draft says 50 kg a day without saying how it is measured. On 12th Main in Indiranagar six of 40 food places lie between 50 and 100 kg; four of them pass 50 kg only on two days a week. One wedding would make a temple hall a bulk generator. (Count of 7 to 20 October, sheet attached.)
> *Proposed:* For “fifty kilograms or more per day” read “fifty kilograms or more per day on the average of any thirty consecutive days”.

That is about 90 words. Four such points fill a page.

**Which first?** Your strongest, not the first in the text. Strong is a point that is easy to adopt, rests on evidence that only you have, and has a wording. Give each point marks and sort.

\`\`\`figure
kind: bars
title: Sort by strength: a small change in a definition comes before a principle
unit: marks, up to 3 each
source: Worked example of this lesson
Point | Easy | Evidence | Wording
Average of 30 days | 3 | 3 | 3
Reply within 15 days | 3 | 2 | 3
Keep rule 11 | 2 | 2 | 3
Ecology | 1 | 0 | 0
\`\`\`

The last one goes. It may be the most important to you; it cannot be adopted.

**The frame of the page**

1. *Head:* your name, address, phone; the office and address from the draft; date.
2. *Subject:* Objections and suggestions on draft G.S.R. 123(E) of 6 September, file number.
3. *Who you are,* in one line: “I run a shop on this street”, “We are eleven residents who count waste each week”. No titles that do not matter.
4. *One line of thanks,* for something real: “Rule 5, which names the ward officer, is a clear gain.”
5. *Points* one to four.
6. *Ask:* “Please acknowledge receipt. I can show the street to any officer on any morning.”
7. *Attached:* count sheet, two photographs.

**Numbers with their method.** “31 of 40, counted by two people on three days” is evidence. “Most” is not. Keep the sheet; you may be asked.

**Tone.** You write to somebody who has two hundred letters and a week. No anger, no quotations, no “shocking”. Short sentences. If you must say that a clause is bad, say what happens by it: “Sellers will move their waste to the next lane at night.”

**Propose what is possible under the act.** If the wish needs a change of the act, it belongs in another letter, to your member of Parliament.

**Language.** English or Hindi to the centre; to a state its own language is fine and often better. Wording for the rule must be in the language of the rule.

**Then cut.** Read each sentence and ask: would the rule be worse if this were missing? If not, strike it out.

**Check yourself**

1. “Rule 9 is against the interests of the public.” What is missing? *Reason with evidence, and wording.*
2. Turn into a wording: “There should be a deadline in rule 9(1).” *For “as soon as practicable” read “within thirty days of receipt”.*
3. You have nine points. What do you do? *Send the four strongest; keep the others.*`,
    'Three notes that worked, and one that did not': `The four notes below are composed for this lesson, after kinds that every office knows. Read each as the officer who has to sort two hundred letters by Friday.

**Note A, nine lines.** “Rule 7(3) gives the limit as 50 mg/l per day. A concentration has no 'per day'. If 50 mg/l is meant, please delete 'per day'. If a load is meant, please say kg per day. In our plant 50 mg/l at 200 m³ a day is 10 kg. With 'per day’ two inspectors have already read it in two ways.”

*Why it works:* one error, a proof by arithmetic (50 g in 1 m³ × 200 m³ = 10,000 g = 10 kg), two ways to mend it. Nobody loses by it, so it can be adopted the same day.

**Note B, half a page.** “Rule 4 asks for registration within thirty days of the rule. Our district has 3,400 brick kilns and potteries by the register of 2024. The online form takes 40 minutes with a helper; there are two help desks. 3,400 × 40 minutes ÷ 2 desks ÷ 7 hours a day = 162 working days. The thirty days fall into the firing season. Proposed: 'within one hundred and eighty days, in the order of the alphabet of talukas'.”

*Why it works:* it shows that the rule cannot be kept, by a sum that anybody can check.

\`\`\`figure
kind: bars
title: The sum in note B: thirty days are given where 162 are needed
unit: days
source: Worked example of this lesson
Span | Days
Given | 30
Needed | 162
Proposed | 180
\`\`\`

**Note C, one page.** “'Water body’ in rule 2(k) is not the same as in the state’s Tank Conservation rules and in the revenue manual. We set the three definitions side by side. Eleven of our 14 tanks are in by one and out by another. Proposed: the wording of the manual, with 'whether or not it holds water at all seasons'.”

*Why it works:* it saves the ministry a quarrel with the state, offers words that are in use already, and shows with one district what follows.

**Note D, nine pages.** “The planet is in crisis …” Six pages on the state of the world, two on the failure of all governments, then: “We therefore reject the draft in its entirety and demand a comprehensive, holistic and participatory framework.” 212 signatures.

*Why it does not work:* it names no clause. Nothing can be adopted, nothing answered. In the summary that goes to the minister it becomes half a line: “One representation opposed the draft in general.” The people who wrote it were right about much, and their knowledge of three ponds, hidden on page seven, was never found.

**Which is yours?** Check your page:

| Question | A | B | C | D |
| --- | --- | --- | --- | --- |
| Names a clause in the first two lines | yes | yes | yes | no |
| One fact that only you know | yes | yes | yes | page 7 |
| A sum or table that can be checked | yes | yes | yes | no |
| Wording to copy | yes | yes | yes | no |
| Under one page | yes | yes | yes | no |
| Could be adopted without loss of face | yes | yes | yes | no |

**What “worked” means.** Do not wait for a letter of thanks. Compare the final rule with your table, clause by clause. If your word stands there, it may have come from you or from five others. If it does not, look for the reason: some final notifications say how many objections came and what was done with them, and a request under the Right to Information Act, 2005 may bring the summary. Write one line into your own file: adopted, half, not.

**Rewrite D.** Take the three ponds from page seven. Clause: rule 2(k). Reason: three ponds with dates and areas that would be out. Wording: as in note C. It takes an hour and turns 212 signatures into one note that can be used.

**Check yourself**

1. 80 mg/l at 150 m³ a day: what load? *80 g × 150 = 12,000 g: 12 kg a day.*
2. 900 forms of 30 minutes, three desks, 6 hours a day. How many days? *900 × 0.5 ÷ 3 ÷ 6 = 25.*
3. Which line of the table does your own page fail? *Mend that one before you send it.*`,
    'Write it, let it rest, send it': {
      body: `Write your page today. Leave it overnight. Cut a third tomorrow. Send it the day after.

**First day, one hour.** Choose one to four points and write each as clause, reason, wording. Begin with the wording; the reason then comes by itself. Add head, subject, one line on who you are.

**Second day, half an hour.** Read it aloud. Strike out every sentence whose loss would not make the rule worse, each adjective, and each word that you would not say to the officer’s face. Check three things against the gazette itself: number and date, clause numbers, the words in quotation marks.

Give it to somebody who does not know the matter. Ask only: “What do I want changed?” If they cannot say it in one sentence, go back to the first point.

**Third day.** Send it by email and by speed post. Use the subject line “Objection to draft G.S.R. …”. Ask for an acknowledgement. Save message, receipt and page in one folder, with the table and the sheets.

**Afterwards** put two dates in the calendar: four weeks on, to ask by email if it was received; six months on, to look for the final rule and compare. Then tell the people whom you asked what became of it.`,
      bring: ['Two columns', 'Evidence', 'Address and last date from the draft'],
      checklist: [
        'One page',
        'Wording that can be copied',
        'Sent before the last day, by two ways',
        'Proof kept',
        'Those you asked have been told',
      ],
    },
  },
}
