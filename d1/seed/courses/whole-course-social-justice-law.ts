import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInSocialJusticeLaw: SubjectLessons = {
  'right-to-information': {
    'A drain, a tender and a ten-rupee fee': `A street floods every June, although a board says that its drain was rebuilt last year. Nobody answers. So a resident writes five lines, attaches ten rupees and asks for *papers*: the tender, the measurement book, the final bill, the completion certificate.

Three weeks later copies arrive. The bill says 180 metres. Pacing the drain gives 110. Now there is something to talk about, and the office knows that somebody can read.

\`\`\`figure
kind: bars
title: The bill pays for three stretches; only two can be found
unit: m of drain
source: Invented numbers, for practice
Stretch | In the bill | On the street
Lane 1 | 60 | 60
Lane 2 | 50 | 50
Lane 3 | 70 | 0
\`\`\`

This is a made-up example, but the papers in it exist for every public work in India. If a metre of such a drain costs ₹6,500, the missing 70 m are ₹4,55,000. Note what the resident did not do: accuse. There may be an explanation, such as a stretch on the next street. The next request will ask for the drawing that shows it.

**What the Act gives you.** The Right to Information Act, 2005 lets every citizen ask a public authority for information that it holds. Four things make it strong:

1. **You need not say why** you want it (section 6(2)).
2. **There is a date:** 30 days, or 48 hours where life or liberty is concerned (section 7(1)).
3. **You may look, not only ask:** inspect works, documents and records, take notes, copies and certified samples of material (section 2(j)).
4. **There is a price for silence:** a commission can make an officer pay ₹250 a day, up to ₹25,000, from the officer’s own pocket (section 20).

And three things it does not do. It does not settle complaints. It does not make anybody *do* something. It does not create papers that do not exist.

**Who must answer?** A public authority (section 2(h)): bodies set up by the Constitution, by a law or by a government order, and bodies owned, controlled or substantially financed by government. So a city corporation, a panchayat, a police station, a government school, a nationalised bank. Not a private company. But what a public authority can get from a private one under another law is information too (section 2(f)). A pollution control board can ask a factory for its test reports; so you can ask the board.

**What can it look like?** Section 2(f) names records, documents, memos, emails, opinions, advices, circulars, orders, logbooks, contracts, reports, samples, models and electronic data. An opinion counts if an officer has written it into a file. Your own question, “what do you think?”, does not.

**How it runs**

| Step | Who | Time |
| --- | --- | --- |
| Look for what is public already | You | 10 minutes |
| Name the papers | You | 1 hour |
| Request with fee | You | 1 day |
| Reply | Public information officer | 30 days |
| First appeal | A senior in the same office | 30 to 45 days |
| Second appeal | Information commission | Months |

So the art is to find out which paper exists, who holds it, and how to ask for it so that it cannot be misunderstood. That is this course.

**Check yourself**

1. Can you ask a private builder for its approved plan? (No, but you can ask the authority that approved it.)
2. “Why has the drain not been cleaned?” Which paper would show whether it was? (The work order, the logbook or bill for cleaning.)
3. Look for one public work within ten minutes of your door. It will be with you until the end.`,
    'Section 4: what should already be public': {
      isPreview: true,
      body: `Before asking, look. Section 4(1)(b) obliges every public authority to publish seventeen kinds of information by itself, and to bring them up to date every year. Among them:

| Clause | What must be published | Useful when |
| --- | --- | --- |
| (ii) | Powers and duties of officers | You want to know who decides |
| (iv) | Norms for its work | You want to know how long something may take |
| (v) | Rules, manuals, instructions | You want the rule itself |
| (vi) | Kinds of documents it holds | You need the name of a paper |
| (ix), (x) | Directory of officers, their pay | You need the right desk |
| (xi) | Budget of each agency, plans, money spent | Public works |
| (xii) | How subsidy programmes run, with beneficiaries | Ration, housing, pensions |
| (xiii) | Those who got concessions, permits, authorisations | Trees, mining, building |
| (xvi) | Names of public information officers | Your request |

**Where to look,** in this order:

1. The authority’s website: look for “RTI”, “Disclosure” or “Section 4” in the footer.
2. The portal of the scheme or the tender: each state has a tender site, and central works are on the Central Public Procurement Portal.
3. The budget documents of the city or the department.
4. Registers and portals that a law makes public: muster rolls and works under the rural job guarantee, environmental clearances on the PARIVESH portal, panchayat plans on eGramSwaraj.
5. The notice board in the office. Go there once; you may usually photograph what hangs in public.

**A worked example: ten minutes for the drain.** Tender portal, search for the ward number and “drain”: tender found, with estimate ₹11.7 lakh and work number. City budget, same head of account: ₹12 lakh. Website of the corporation, section 4 page: last updated three years ago; names of officers out of date. Now you hold the work number. Your request can say “the work under tender number …” instead of “the drain in our street”, and nobody can send you papers of another drain.

Note what you found and what not:

| Looked for | Found | Date | Where |
| --- | --- | --- | --- |
| Tender notice | Yes | 3 June | Tender portal |
| Contractor, price | No | 3 June | Not on the portal |
| Completion date | No | 3 June | Board has fallen |
| Officer’s name | Out of date | 3 June | Section 4 page |

If you find it, you have saved thirty days. If you find half of it, you know the right words for your request. If you find nothing, that is a finding as well: missing publication can be the subject of a complaint to the commission, and a request for “information that must be published under section 4(1)(b)(xi)” is hard to refuse.

**Two more duties that few people know**

- Section 4(1)(c): when an authority makes important policies or announces decisions that affect the public, it must publish all relevant facts.
- Section 4(1)(d): it must give reasons for its administrative or quasi-judicial decisions to persons affected.

So if your tree-felling objection was turned down with one line, you can ask for the reasons under section 4(1)(d), not as a favour.

**Save what you find.** Pages vanish. Print to PDF with the date, or store it in a public web archive. In two years you will be glad.

**Check yourself**

1. You want the list of houses that got a toilet subsidy. Which clause says that it should be public? (Clause (xii).)
2. A stone quarry opens behind your village. Which clause, and which two portals, would you look at first?
3. How many of the seventeen kinds can you find for your own panchayat or ward in ten minutes?`,
    },
    'Exemptions, and personal information after 2023': `Not everything may be had. Section 8(1) lists ten grounds on which information may be refused. Know them before you write; half of all trouble comes from asking for a thing that was never to be had.

| Clause | Protects | Typical case |
| --- | --- | --- |
| (a) | Sovereignty, security, foreign relations | Defence maps |
| (b) | What a court has expressly forbidden | Sealed records |
| (c) | Privilege of Parliament or a legislature | Committee papers |
| (d) | Commercial confidence, trade secrets | Bids before a contract is given |
| (e) | Information held in a fiduciary relationship | What a client told a lawyer |
| (f) | Confidence of a foreign government | Letters between states |
| (g) | Life and safety of a person, informants | Name of a complainant |
| (h) | Investigations that release would impede | A running police case |
| (i) | Cabinet papers before the decision | Notes for a bill |
| (j) | Personal information | Medical records |

**Four counterweights belong to it**

- **Section 8(2):** even then it may be given, if public interest in disclosure outweighs the harm.
- **Section 8(3):** after twenty years most grounds fall away.
- **Section 10:** what is secret is taken out, the rest is given. This is called severance.
- **Section 24:** even exempt intelligence and security bodies must answer about corruption and human rights violations.

Grounds (d), (e) and formerly (j) also carry a test of their own: the authority may release if the larger public interest asks for it.

**Personal information.** Until 2025 section 8(1)(j) refused only what had no relation to any public activity or interest, or what would be an unwarranted invasion of privacy, unless a larger public interest justified it. A proviso said that what cannot be denied to Parliament shall not be denied to any person. Section 44(3) of the Digital Personal Data Protection Act, 2023 replaced the whole clause by a short one: “information which relates to personal information”. This change was brought into force in November 2025. The test of public interest in section 8(2) remains. Read the text of the Act as it stands on the day you write, since courts are still being asked about it.

**In practice**

- Ask for a post instead of a person: “the officer who signed”, with dates, quantities, sums.
- Ask for numbers instead of names: how many, by village, by month.
- Ask to black out what is private: “Personal details may be removed under section 10.”
- Say in one sentence why the public has an interest: “These are bills paid from public money for a work whose completion is in doubt.” You need no reason for a request, but section 8(2) needs one to be weighed.
- What a scheme’s own law makes public stays public. Muster rolls and lists of beneficiaries under the rural job guarantee and the ration system are to be open under their own rules.

**A worked example.** Not: “Names, addresses and salaries of all workers on this site.” But: “Attendance register of the work no. …, for March, with names removed under section 10 if necessary, showing the number present each day and the wages paid.” The second shows what you want to know, whether 40 people were paid for a day on which you saw six, and gives no ground for refusal.

**How a refusal must look.** It must name the clause *and* explain why it applies to this paper (section 7(8)). “Confidential” is neither. “Section 8(1)(d)” alone is half.

**Check yourself**

1. You ask for the winning bid after the contract was signed. Does clause (d) still protect it? (As a rule no: the competition is over and public money is spent. Trade secrets inside it may be taken out.)
2. Which section lets you get a report of thirty pages from which three are secret? (Section 10.)
3. Rewrite one of your own questions so that it needs no name.`,
    'From why to which paper': `“Why is our drain not working?” is a question, and may be answered with “information not available”. The Act gives you *information that exists*, in a material form. The Supreme Court has said so as well (CBSE v. Aditya Bandopadhyay, 2011): an officer need not create information, draw inferences or give opinions that are not on record. So turn each question into a paper.

| You want to know | Ask for |
| --- | --- |
| Why was it built here? | Note sheets and approval of the estimate, file no. … |
| What was ordered? | Work order, with bill of quantities |
| What was built? | Measurement book, pages for this work |
| What was paid? | Running and final bills, payment vouchers |
| Who checked it? | Quality test reports, completion certificate |
| What was done with my complaint? | Complete file on complaint no. …, with note sheets |
| When is it my turn? | Waiting list and the rule for its order |
| Was the tree cut legally? | Application, inspection report and permission of the tree officer |
| Is the sewage plant working? | Test reports of the last 12 months, with the consent order |

**What is in a file?** A file has two sides. The *note sheets* are where officers write to each other: proposal, objection, agreement. The *correspondence* holds letters, estimates, bills. The measurement book is a bound book kept apart, in which the engineer enters each length and depth by hand. It is the heart of every public work.

\`\`\`figure
kind: shares
title: Of a hundred pages on a small drain, a quarter answer your question
unit: pages
source: Typical values, rounded for practice
Part | Pages
Tender papers | 40
Bills | 16
Note sheets | 14
Estimate | 12
Measurements | 10
Tests | 8
\`\`\`

The note sheets and the measurements are 24 pages. Forty pages of tender conditions are the same for every work. Asking for “the complete file” costs you money and the officer an afternoon, and makes a refusal easy.

**Good words:** certified copy; note sheets and correspondence; measurement book; for the period from … to …; as on date; under work no. …

**Bad words:** why, whether it is true, please explain, justify, all details, since the beginning.

**A worked example.** Before:

> Why was the drain in our street finished badly and why was the contractor paid? Give all details.

After:

> For the work “Reconstruction of drain, 3rd Cross, Ward 112”, tender no. …, please provide certified copies of:
> 1. the work order with the bill of quantities
> 2. the pages of the measurement book for this work
> 3. the final bill and the payment voucher
> 4. quality test reports and the completion certificate
> 5. the note sheets from 1 April to 30 September

Count: five points, each answerable by one paper, no *why*. If no test report exists, the answer “not available” to point 4 is worth more than any explanation.

**Ask also for inspection** of the file (section 2(j)): an hour with it tells you which ten pages you need. And for samples, where the matter is material: the Act includes certified samples of cement, grain or medicine.

One subject, at most six numbered points. Twenty questions look strong and are refused as a disproportionate diversion of resources (section 7(9)). Two short requests are better than one long one.

**Check yourself**

1. “Is it true that trees were cut without permission on 12 May?” Which two papers do you ask for instead?
2. Which part of a file tells you who disagreed, and when? (The note sheets.)
3. Write down three questions you have about your public work. Then cross each out, and write the name of a paper instead.`,
    'Central and state rules: fees, forms and word limits': `The Act is one, the rules are many, since each state and each High Court makes its own about fees and forms. So first find out **whose** office it is: central (railways, post, EPFO, national highways, nationalised banks) or state (city, panchayat, police, revenue, electricity company).

| | Central (rules of 2012) | State |
| --- | --- | --- |
| Fee | ₹10 | Mostly ₹10; a few states differ |
| Paid by | Postal order, demand draft, cash, online | Often also court fee stamp; read the rules |
| Length | Ordinarily up to 500 words | Some have limits and one subject only (Karnataka: 150 words) |
| Form | None required | Some have one; use it where it exists |
| Copies | ₹2 a page, A4 or A3 | Mostly ₹2 |
| Inspection | First hour free, then ₹5 an hour | Similar |
| Below poverty line | No fee, with proof | The same (section 7(5)) |

A central officer should not reject a request only because it is longer than 500 words. A state officer may insist on that state’s limit. Short is safe everywhere.

**What it costs: a worked example.** A file has 100 pages. You need about twelve of them, but you do not know which.

\`\`\`figure
kind: bars
title: Two hours of inspection and twelve copies cost a fifth of the whole file
unit: ₹
source: Worked out from the central rules of 2012
Way | Rupees
All copies | 210
Inspect first | 39
Online, 12 | 34
\`\`\`

All copies: 10 + 100 × 2 = ₹210. Inspection of two hours and twelve copies: 10 + 0 + 5 + 24 = ₹39. If you know the twelve pages already: 10 + 24 = ₹34. Postage above ₹50 may be charged as well.

**Three ways of filing**

1. **Online:** rtionline.gov.in for central authorities. Many states have a portal of their own. You get a registration number at once. Text boxes may be limited to 3,000 characters and may not take every sign; write it elsewhere first.
2. **Post:** registered or speed post, so that the date of receipt can be proved. Write “Request under the RTI Act, 2005” on the envelope.
3. **By hand:** at the office, or at the desk for RTI in the collectorate, against a stamp with date on your copy.

Many post offices accept requests for central authorities as assistant information officers. Then five days are added.

**Addressee:** “The Public Information Officer, (office)”. You need not know a name. A wrong office must pass it on within five days (section 6(3)), as long as the right one is a public authority. Guess as well as you can, since a transfer costs a week.

**Postal order:** buy it at a post office, write the name of the accounts officer or whoever the rules name on it, and note its number in your letter. A wrong payee is the commonest reason for a returned request. Court fee stamps are accepted by many states, never by central offices.

**What must be in it:** name, an address where post reaches you, the request, date, signature, proof of fee. A phone number helps and is voluntary. You need not give a reason or prove your identity, unless a state’s rules ask for a sign of citizenship; a few do. Write in English, Hindi or the official language of the area. Somebody who cannot write must be helped by the officer to put it in writing (section 6(1)).

**Rules change:** look up yours today, note the date and the name of the rules. For Maharashtra, Tamil Nadu, Karnataka or Delhi they are on the website of the state commission.

**Check yourself**

1. The passport office and the municipal school: central or state? (Central; state.)
2. You expect 60 pages and need about 8. What do you ask for, and what does it cost under the central rules, with one hour of inspection? (Inspection, then copies: 10 + 0 + 16 = ₹26.)
3. What is the limit of words in your own state?`,
    'Find one public work near you and note what its board leaves out': {
      task: { hours: 1 },
      body: `Works paid with public money usually have a board: name of the work, scheme, sum, contractor, dates. Go and read one, and see what is not on it.

Photograph the board and the work: one wide view with a landmark, three close ones. Measure what can be measured with steps or a tape: length, width, thickness at an edge, number of lamps. Do not enter a site, and do not argue with workers.

Then make two columns. Left: what the board says. Right: what you would have to know to judge whether it is true. Next to each line on the right write the name of the paper in which it must stand.

Look for an hour on the internet: tender portal, budget of the ward, agenda of the committee. Cross out what you have found.

What is left is your request.`,
      bring: ['Phone or camera', 'Tape or your own paces', 'Notebook', 'A companion'],
      checklist: [
        'Board photographed, also if it is missing',
        'Three things measured',
        'A paper named for each gap',
        'Looked for online first',
      ],
    },
    'Write and file your request': {
      body: `Today it goes out. Use this frame, and keep it to one page.

> To the Public Information Officer, (office, address)
>
> **Request under section 6 of the Right to Information Act, 2005**
>
> Subject: (one line, with file, tender or survey number)
>
> Please provide certified copies of the following, for the period from … to …:
> 1. …
> 2. …
>
> I would also like to inspect the file; please let me know date and time.
>
> If this concerns another public authority, please transfer it under section 6(3) and inform me. The fee of ₹10 is enclosed: (number). I am a citizen of India.
>
> Name, address, date, signature

Let somebody read it who does not know the matter: can they say which papers you want? Remove every *why*, every opinion, every adjective.

Make two copies. Send it by registered post or online, or hand it over against a stamp. Enter the date in your calendar, with the dates of the next lesson.`,
      bring: ['Your list of papers', 'Fee in the form your rules ask for', 'Two copies'],
      checklist: [
        'One subject, at most six points',
        'No question with why',
        'Transfer and inspection asked for',
        'Proof of sending kept',
      ],
    },
    'The clock, with its stops': `Write the days into your calendar as soon as you file. Most people lose not because they are wrong but because they are late.

| What | Within | Section |
| --- | --- | --- |
| Transfer to the right office | 5 days | 6(3) |
| Reply | **30 days** from receipt | 7(1) |
| … where it was given to an assistant officer | 35 days | 5(2) |
| … where life or liberty is concerned | 48 hours | 7(1) |
| … where a third party is asked | 40 days | 11 |
| First appeal | Within 30 days of the reply, or of the day it was due | 19(1) |
| Decision on it | 30 days, at most 45 | 19(6) |
| Second appeal | Within 90 days | 19(3) |

\`\`\`figure
kind: bars
title: The longest a correct answer may take, from the day of receipt
unit: days
source: Right to Information Act, 2005
Case | Days
Life, liberty | 2
Usual | 30
Through helper | 35
Transferred | 35
Third party | 40
\`\`\`

**Third parties.** If what you ask for belongs to somebody else and was given in confidence, the officer must write to them within five days and give them ten days to object. They are heard; they have no veto. The officer decides.

**The stop.** If the office asks for copying charges, the clock stands still from the day it sends this demand until you pay (section 7(3)). A worked example:

- 3 August: request received. Day 30 is 2 September.
- 20 August: demand for ₹48 sent. 17 days have passed; the clock stops.
- 29 August: you pay. 13 days are left.
- 11 September: the reply is due.

Pay at once, and ask for the calculation. A demand of ₹1,200 for “search and labour” has no basis in the central rules: charges are for copies, samples, printed matter and inspection.

**Late means free.** After the time has run out, the information is free of charge (section 7(6)). A demand sent on day 35 need not be paid; say so politely and appeal.

**Silence is a refusal** (section 7(2)). You need not wait for a letter.

**From which day?** Count from the date of *receipt*, and the day of receipt itself is not counted. The delivery report of the post shows it. A transferred request counts from receipt by the second office. Where you handed it to an assistant officer, five days are added.

**First appeal.** Received on 3 August; due on 2 September; nothing comes. Thirty days from then: until 2 October. That is a public holiday, so hand it in on 1 October. If you are late for a good reason, the appellate officer may still admit it: say why in the first line.

**Second appeal.** 90 days from the date on which the first decision should have been made or was received.

**48 hours** are for life and liberty: where a detained person is, whether a hospital has blood, why food was cut off. Say in the subject line “concerns life or liberty” and explain in one sentence. Used for a drain it annoys everybody.

**A simple table** on the wall, with one line for each request, is worth more than any app:

| No. | To | Received | Due | Reply | Appeal until | Done |
| --- | --- | --- | --- | --- | --- | --- |
| 1 | City, ward 112 | 3 Aug | 2 Sep | None | 2 Oct | 28 Sep |

**Check yourself**

1. Received on 10 January. When is the reply due? (9 February.)
2. The demand for copies goes out on day 10 and you pay after six days. On which day after receipt is the reply due? (Day 36.)
3. On day 33 you get a demand for ₹90. What do you answer?`,
    'Inspecting a file: what to bring, what to note': `Inspection shows what copies never will: the order of papers, notes in the margin, what is missing. Under the central rules the first hour is free and each further hour costs ₹5; states are similar. You may bring a companion, and should.

**Bring** your request, the letter with the date, identity, pencil, paper, sticky notes, a ruler, and a phone for photographs. Ask first whether you may photograph, and note the answer: section 2(j) speaks of notes, extracts and copies, and many offices allow pictures of what they would copy anyway.

**Order of looking**

1. Count the pages. Are they numbered? Note the first and last number and any gap.
2. Read the *note sheets* first: who proposed what, who agreed, when.
3. Make a timeline with page numbers.
4. Mark with sticky notes what you want copied, and list it.
5. Look at the edges: pages of another colour, other ink, dates out of order. Note, do not comment.

**A timeline says more than a pile.** Count the pages by month.

\`\`\`figure
kind: bars
title: Nothing in June and July, then 21 pages in August: look there
unit: pages in the file
source: Invented numbers, for practice
Month | Pages
April | 6
May | 9
June | 0
July | 0
August | 21
September | 3
\`\`\`

In this example the bill of 28 August pays for work that should have been measured in June and July, but nothing was written in these months. Perhaps the site was flooded. Perhaps the measurements were entered later. Both would be seen in the measurement book: are the dates in order, and is the ink the same?

**Do three sums while you are there.** Take your own measurements along.

| | In the book | On the street |
| --- | --- | --- |
| Length | 180 m | 110 m |
| Inner width | 0.60 m | 0.60 m |
| Depth | 0.75 m | 0.55 m |

Excavation paid: 180 × 0.60 × 0.75 = 81 m³. From your numbers: 110 × 0.60 × 0.55 = 36 m³. (The true trench is wider than the inside of the drain; the comparison still holds, because both use the same measure.) Ask for copies of exactly these pages.

**At the end** write a short record: date, time, file number, number of pages, what was shown and what not, which copies you asked for. Sign it, ask the officer to sign, and note if they would not. Send it by email the same evening, so that it has a date.

**Be polite throughout.** The clerk who brings you the file did not build the drain, and often knows where the other file is. Ask: “Is there another file that belongs to this?” Do not write on papers, do not take any out, do not leave alone with the file.

**If you are told “the file cannot be traced”,** ask for that sentence in writing, with the steps taken to find it and the officer responsible for the record room. The Act has no exemption for lost files. Courts have held that an authority must search, find out who is responsible and, where it can, rebuild the file from other offices. For central records the Public Records Act, 1993 makes unlawful destruction punishable; several states have laws like it. And remember that papers have twins: bills are also with the accounts department, tenders on the portal, the contractor’s invoice with the tax office, drawings with the consultant.

**Inspecting a work.** Section 2(j) also covers works. You can ask to see the inside of a drain opened at two places, in the presence of an engineer, with photographs. That single hour often ends the argument.

**Check yourself**

1. The pages run from 1 to 86, then from 92. What do you write down? (That pages 87 to 91 are missing, and that you asked for them.)
2. Paid: 240 m × 1.2 m of paving at ₹900 for each m². On site: 190 m × 1.2 m. How much money is that? (50 × 1.2 × 900 = ₹54,000.)
3. Who could sit beside you on that day?`,
    'Staying safe, and filing as a group of citizens': `Most requests are dull and harmless. Those about land, sand, contracts and ration shops may not be. People who asked such questions in India have been threatened and some have been killed. So think first, and do it on paper, with somebody you trust.

**Four questions**

1. Who loses money if this comes out, and how much?
2. Do they know where I live?
3. Who depends on me, and have they agreed?
4. What would I do on the day of the first threat?

If you cannot answer the fourth, do not file yet.

**Lower the risk**

| Step | Why it helps |
| --- | --- |
| Ask first for information that harms nobody, such as rules and lists | You learn the words and draw no eyes |
| File from somewhere else | Any citizen may ask any authority; a friend in another district can |
| Use a post box or an organization’s address | Nobody needs your home address; the Calcutta High Court said in 2013 that a post box number is enough |
| Several people file for different parts | There is nobody to single out |
| Collect nothing in person | The post brings it |
| Keep copies in two places | Taking one away is of no use |
| Publish at once and widely | When everybody has it, hurting you brings nothing |

**Filing as a group.** A request is made by citizens, and section 3 gives the right to “all citizens”. Associations file through a named member, who signs as a person. A good way for a group is to divide one matter into six small requests by six people in one week. A worked example for a village pond that has become smaller:

- A: village map and survey numbers from the revenue office
- B: encroachment register of the tahsil
- C: minutes of the gram sabha for three years from the panchayat
- D: works and bills for desilting from the panchayat
- E: inspection reports from the irrigation office
- F: complaints received, with action taken, from the district office

No single request accuses anybody. Together they tell the story. One person keeps the calendar, another one the papers. Neither has to be among the six.

**What you must not do.** Do not file under a name that is not yours, nor for somebody who has not understood it. Do not use information to ask for money; that is a crime and ruins it for all. Do not publish private details of workers, complainants or neighbours. Do not climb walls: what you found by trespass puts you in the wrong.

**If you are threatened**

1. Write down words, time, place, witnesses, phone numbers, the same hour. Keep messages and do not answer them.
2. Tell two people, and never meet anybody alone to “settle” it.
3. Go to the police with a lawyer or an organization, and ask for a copy of the report. If the station does not register it, write to the superintendent of police by registered post.
4. Send a copy to the Information Commission and to the state’s Human Rights Commission, and ask for protection.
5. In danger call 112.

Legal aid is free for women, children, members of Scheduled Castes and Tribes, people with disabilities, people in custody and those with low income, under the Legal Services Authorities Act, 1987. The district authority sits in the court building; the helpline is 15100.

**It is no shame to withdraw.** You may also leave a request unanswered and let others take it up. The paper will still be there when there are more of you.

**Check yourself**

1. Your subject is sand lorries at night. Which of your first three requests would nobody mind? (For example the list of permits, the royalty rates, the rules for transport.)
2. Who are the two people who know what you have filed?
3. Which of the four questions is hardest for you, and what would change the answer?`,
    'Reading a refusal slowly': `A refusal is a text, and most of them are weak. Take a pencil and underline three things: who signed, which clause, which reason. Then compare with what the law asks of it.

Section 7(8) demands that a refusal gives the **reasons**, the **time** within which you may appeal, and the **name of the appellate authority**. If one is missing, say so first in your appeal; it costs you nothing.

| It says | Look at | Your answer |
| --- | --- | --- |
| “Not available” | Does a rule demand this paper? | Name the rule; ask for a search and for who keeps it |
| “Section 8(1)(d), commercial confidence” | Is the contract already given? | The competition is over; public money; section 10 for trade secrets |
| “Section 8(1)(h), investigation” | How would release *impede* it? | A mere pending case is not enough; the officer must show how (Delhi High Court, Bhagat Singh, 2007) |
| “Personal information” | A person, or a public act of an officer? | Section 8(2), and section 10: remove names |
| “Voluminous” | Section 7(9) is about the *form* of giving | Offer inspection |
| “Your reason is not clear” | Section 6(2) | No reason is needed |
| “Not our department” | Section 6(3) | It had to be transferred in five days |
| “The matter is in court” | Section 8(1)(b) | Only what a court has *expressly forbidden* |
| “Information enclosed”, half of it | Compare point by point | Appeal on the missing points only |

**Compare point by point.** Make a table before you are angry:

| Point | Asked | Came | Missing | Ground |
| --- | --- | --- | --- | --- |
| 1 | Work order with quantities | Work order | Quantities | Incomplete |
| 2 | Measurement book | Nothing | All | No reason given |
| 3 | Final bill | Final bill | – | – |
| 4 | Test reports | “Not available” | All | Contract, clause 14, demands tests |
| 5 | Note sheets | “Confidential” | All | No clause, no reason |

Three of five points are for appeal, and each has a ground. Point 3 is thanked for. An appeal with three clear points is read; one with “they gave me nothing” is not, because it is not true.

**A worked example.** The reply says: “The information sought at point 5 is confidential in nature and hence cannot be provided.” Underline: signed by the assistant engineer, who is not the information officer; clause: none; reason: none; appellate authority: not named. Your lines:

> Point 5 was refused as “confidential”. Section 7(8) requires the reason, and section 8 knows no such ground. The reply is not signed by the Public Information Officer and does not name the appellate authority. Please direct that the note sheets be given free of charge under section 7(6).

Four sentences, no adjective. Note that section 7(6) applies if the time has run out; if the reply came on time, leave it away.

**When a refusal is right.** Sometimes it is. The name of a person who complained about a goon stays secret for a good reason. A medical file is nobody’s business. Then drop the point, and ask instead for numbers: how many complaints, with which result, in how many days. You lose nothing, and your next appeal carries more weight.

**Read what they did send.** Often the answer you needed is on page four. A final bill shows the number of the measurement book and the date of measurement; with them the next request is a single line.

Then sleep on it. You have thirty days for the appeal; use two.

**Check yourself**

1. “The applicant has not stated how the information is in public interest.” Which section answers this? (Section 6(2); no reason is needed. Public interest matters only if an exemption applies.)
2. A reply on day 20 sends 200 pages, but not the one you asked for. Is that a refusal? What do you do?
3. Underline the three things in a refusal you have received, or in one of the next lesson’s examples.`,
    'First appeal to an officer, second to a commission': `**First appeal**, section 19(1): to an officer senior to the information officer, in the same authority. Within 30 days. No fee under the central rules, small ones in some states. One page:

1. Request of (date), received (date), copy attached
2. Reply of (date), or none
3. Ground: no reply; point 3 not answered; exemption 8(1)(…) does not apply because …
4. Relief: give the information on points …, free of charge under 7(6) where the time has run out, within … days
5. “I would like to be heard”, if you can come

Decision within 30, at most 45 days, with reasons. Many first appeals bring the paper: somebody senior looks at the file for the first time.

**Second appeal**, section 19(3): to the Central or State Information Commission, within 90 days. Attach everything, numbered, with an index; some commissions return bundles without one. The burden of proof lies on the officer who refused (section 19(5)), not on you. The commission can order disclosure, changes in how records are kept, compensation to you (section 19(8)) and a penalty (section 20). There is no fee at the central commission.

**Complaint**, section 18: also to the commission, where nobody accepts your request, no officer is appointed, too much is charged, or answers are knowingly false. It can bring a penalty, but not the information itself, as the Supreme Court held in Chief Information Commissioner v. State of Manipur (2011). When you want the paper, appeal.

| You want | Way |
| --- | --- |
| The paper | First appeal, then second |
| That somebody answers for it | Complaint |
| Both | Appeal, and ask for a penalty there |

**How long will it take?** The steps inside the office have limits in the Act. The commission has none, and some have long queues.

\`\`\`figure
kind: bars
title: The first two steps take eleven weeks at most; the queue takes longer
unit: days
source: Limits of the Act; the last bar varies a lot between commissions
Step | Days
Reply | 30
First appeal | 45
To file second | 90
Commission | 300
\`\`\`

So put your strength into the request and the first appeal, and file the second one early; you need not use all 90 days.

**A hearing in ten minutes.** Hearings are short, often by video from the district office. Prepare one page: the point, the section, what you want. Speak first about what is still missing, not about history. A worked example:

> Point 2, the measurement book, has not been given. No exemption was claimed. I ask for certified copies of the pages for work no. …, or for inspection on a fixed day. The reply came 40 days late; I ask the Commission to consider section 20.

Penalty in this case: 40 days × ₹250 = ₹10,000. It goes to the state, not to you, and the officer must be heard first. After 100 days the limit of ₹25,000 is reached.

**Compensation** is for loss that you can show: travel for three useless visits, 3 × ₹180, copies, a day’s wage. Write it as a table with receipts. Sums are usually small.

**If the order is not followed,** write to the commission with its number and date. Decisions of the commission are binding (section 19(7)). Against the commission itself there is only a writ petition in the High Court; ask legal aid first.

**Tone.** An appeal is read by somebody who has to decide against a colleague. Make it easy: dates, sections, one page. Anger belongs elsewhere.

**Check yourself**

1. The reply was due on 2 September and came on 12 October. What could the penalty be? (40 days × 250 = ₹10,000.)
2. Nobody at the panchayat accepts your letter. Appeal or complaint? (Complaint under section 18; and send it by registered post meanwhile.)
3. When does your own 30 days for a first appeal end?`,
    'Appeal against three bad replies': {
      body: `Here are three replies. Write a first appeal against each, ten lines at most.

**A.** “With reference to your application, the information sought is voluminous and cannot be provided.” You had asked for the measurement book of one drain.

**B.** “Exempt under section 8(1)(h).” You had asked for the completion certificate of a road about which somebody has complained to the police.

**C.** No reply. The request was delivered on 3 August; today is 20 September.

For each: find the ground, name section and fact, and say in one sentence what you want and by when. For C calculate the last day for the appeal.

Exchange them with somebody and play the officer: which of the three would you grant at once, and which could you still refuse? Mend that one.

Then look at your own request. If its time has run out, send your own appeal today.`,
      bring: ['Text of the Act', 'Calendar', 'A partner'],
      checklist: [
        'Three appeals of at most ten lines',
        'Section and fact in each',
        'Last day for C calculated',
        'Your own dates checked',
      ],
    },
  },
}
