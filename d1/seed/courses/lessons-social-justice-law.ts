import type { SubjectLessons } from '../base/content.ts'

export const socialJusticeLawLessons: SubjectLessons = {
  'right-to-information': {
    'A drain, a tender and a ten-rupee fee': `A street floods every June, although a board says that its drain was rebuilt last year. Nobody answers. One resident writes five lines, attaches ten rupees and asks for *papers*: the tender, the measurement book, the final bill, the completion certificate.

Three weeks later she holds copies. The bill says 180 metres. She paces the drain: 110. Now there is something to talk about, and the office knows that she can read.

That is the Right to Information Act, 2005. Three things make it strong:

1. **You need not say why** you want it (section 6(2)).
2. **There is a date:** 30 days, or 48 hours where life or liberty is concerned.
3. **There is a price for silence:** an officer may pay ₹250 a day, up to ₹25,000.

And three things it does not do: it does not settle complaints, it does not make anybody *do* something, and it does not create papers that do not exist.

So the art is to find out which paper exists, who holds it, and how to ask for it so that it cannot be misunderstood. That is this course.

Look for one public work within ten minutes of your door. It will be with you until the end.`,
    'Section 4: what should already be public': {
      isPreview: true,
      body: `Before asking, look. Section 4(1)(b) obliges every public authority to publish seventeen kinds of information by itself, and to keep them up to date. Among them:

- its duties, and the powers of its officers
- rules, manuals and instructions it works by
- a list of the documents it holds
- the directory of officers with their salaries
- the budget of each agency, plans and money spent
- how subsidy programmes are carried out, with their beneficiaries
- permits and concessions granted
- names of its public information officers

Where to look: the authority’s website (“RTI” or “Disclosure” in the footer), notice boards, the portal of the scheme, tender portals, the budget documents of the city.

**Ten minutes are enough.** If you find it, you have saved thirty days. If you find half of it, you know the file number and the right words for your request. If you find nothing, note address, date and what is missing: non-publication can be the subject of a complaint, and a request for “information required under section 4(1)(b)(xi)” is hard to refuse.

Section 4 also says that facts must be given to people affected by a decision, and reasons to those against whom it goes. Few know this. Quote it.`,
    },
    'Exemptions, and personal information after 2023': `Not everything may be had. Section 8(1) lists what may be refused: security and foreign relations, what a court has forbidden, breach of privilege, commercial confidence, information held in trust, safety of informants, pending investigations where release would impede them, cabinet papers before a decision, and personal information.

Three counterweights belong to it:

- **Section 8(2):** even then it may be given, if public interest outweighs the harm.
- **Section 10:** what is secret is blacked out, the rest is given.
- **Section 8(3):** after twenty years most grounds fall away.

**Personal information.** Section 8(1)(j) used to refuse only what had no relation to public activity, or would invade privacy without a larger public interest, and it had a proviso: what cannot be denied to Parliament shall not be denied to anybody. The Digital Personal Data Protection Act, 2023 replaced the clause by two words’ worth: information which relates to personal information. Check whether and from when this is in force as you read. The test of public interest in section 8(2) remains.

**In practice** ask for a post instead of a person: “the officer who signed”, dates, quantities, sums. Muster rolls and lists of beneficiaries that a scheme’s own rules make public stay public.

A refusal must name the clause *and* explain why it applies. “Confidential” is neither.`,
    'From why to which paper': `“Why is our drain not working?” is a question, and may be answered with “information not available”. The Act gives you *information that exists in material form*. So turn each question into a paper.

| You want to know | Ask for |
| --- | --- |
| Why was it built here? | Note sheets and approval of estimate, file no. … |
| What was ordered? | Work order, with bill of quantities |
| What was built? | Measurement book, pages for this work |
| What was paid? | Running and final bills, payment vouchers |
| Who checked it? | Quality test reports, completion certificate |
| What was done with my complaint? | Complete file on complaint no. …, with note sheets |
| When is it my turn? | Waiting list and the rule for its order |

**Good words:** certified copy; note sheets and correspondence; for the period from … to …; as on date.

**Bad words:** why, whether it is true, please explain, justify, all details, since the beginning.

Ask also for *inspection* of the file (section 2(j)): an hour with it tells you which ten pages you need.

One subject, at most six numbered points, each answerable by one paper. Twenty questions look strong and are refused as “disproportionate”.

Write down three questions you have about your public work. Then cross each out, and write the name of a paper instead.`,
    'Central and state rules: fees, forms and word limits': `The Act is one, the rules are many. First find out **whose** office it is: central (railways, post, EPFO, national highways, banks) or state (city, panchayat, police, revenue, electricity company).

| | Central (rules of 2012) | State |
| --- | --- | --- |
| Fee | ₹10 | Mostly ₹10; a few states differ |
| Paid by | Postal order, demand draft, cash, online | Often also court fee stamp; read the rules |
| Length | Ordinarily up to 500 words | Some have limits and one subject only (Karnataka: 150 words) |
| Form | None required | Some suggest one; a plain letter with the same contents is usually accepted |
| Copies | ₹2 a page | Mostly ₹2 |
| Below poverty line | No fee, with proof | The same |

Online: rtionline.gov.in for central authorities; many states have a portal of their own. Otherwise registered or speed post, or hand it in against a stamp on your copy. An acknowledgement is half your case.

**Addressee:** “The Public Information Officer, (office)”. You need not know a name. A wrong office must pass it on within five days (section 6(3)), as long as it is a public authority.

Sign it, give a postal address and, if you like, a phone number. Write in English, Hindi or the official language of the area. Somebody who cannot write must be helped by the officer.

Rules change: look up yours today, and note the date on which you did.`,
    'Find one public work near you and note what its board leaves out': {
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
    'The clock, with its stops': `Write the days into your calendar as soon as you file.

| What | Within | Section |
| --- | --- | --- |
| Transfer to the right office | 5 days | 6(3) |
| Reply | **30 days** from receipt | 7(1) |
| … where it was given to an assistant officer | 35 days | 5(2) |
| … where life or liberty is concerned | 48 hours | 7(1) |
| … where a third party is asked | 40 days | 11 |
| First appeal | within 30 days of the reply, or of the day it was due | 19(1) |
| Decision on it | 30 days, at most 45 | 19(6) |
| Second appeal | within 90 days | 19(3) |

**The stop.** If the office asks for copying charges, the clock stands still from the day it sends this demand until you pay. Pay at once, and ask for the calculation.

**Late means free.** After the time has run out, copies are free of charge (section 7(6)).

**Silence is a refusal** (section 7(2)). You need not wait for a letter.

Count from the date of *receipt*; the delivery report of the post shows it. A transferred request counts from receipt by the second office.

Example: received on 3 August; reply due on 2 September; nothing comes; first appeal until 2 October.

A simple table on the wall, with one line for each request, is worth more than any app.`,
    'Inspecting a file: what to bring, what to note': `Inspection shows what copies never will: the order of papers, notes in the margin, what is missing. The first hour is free under the central rules, each further hour costs ₹5; states are similar.

**Bring** your request and the letter with the date, identity, pencil, paper, sticky notes, phone for photographs (ask first and note the answer), and a companion, who may sit beside you.

**Order of looking**

1. Count the pages. Are they numbered? Note the first and last number and any gap.
2. Read the *note sheets* first: who proposed what, who agreed, when.
3. Make a timeline with page numbers.
4. Mark with sticky notes what you want copied, and list it.
5. Look at the edges: pages of another colour, other ink, dates out of order. Note, do not comment.

**At the end** write a short record: date, time, file, number of pages, what was shown and what not, which copies you asked for. Sign it, ask the officer to sign, and note if they would not.

Be polite throughout. The clerk who brings you the file did not build the drain, and often knows where the other file is.

If you are told “the file cannot be traced”, ask for that sentence in writing, with steps taken to find it. A lost file is an offence under public records law, not an answer.`,
    'Staying safe, and filing as a group of citizens': `Most requests are dull and harmless. Those about land, sand, contracts and ration shops may not be. Think first.

**Ask yourself:** who loses money if this comes out? Do they know where I live? Who depends on me?

**Lower the risk**

- Ask first for information that harms nobody, such as rules and lists. Come closer step by step.
- File from somewhere else: the Act lets any citizen ask any authority; a friend in another district can.
- Use a post box address. You need not go there in person.
- Several people file for different parts. A request is by citizens, so each signs their own name; an association files through a named member.
- Keep copies in two places. Tell two people what you do.
- Publish what you receive at once and widely. When everybody has it, hurting you is of no use.

**If you are threatened:** write down words, time, witnesses. Go to the police with a lawyer or an organization; send a copy to the Information Commission and ask for protection. Do not meet anybody alone to “settle” it.

**For others:** do not draw anybody into a risk that they have not understood. Whoever signs decides.

It is no shame to withdraw a request. The paper will still be there when there are more of you.`,
    'Reading a refusal slowly': `A refusal is a text, and most of them are weak. Take a pencil and underline three things: who signed, which clause, which reason.

| It says | Look at | Your answer |
| --- | --- | --- |
| “Not available” | Does the rule demand this paper? | Name the rule; ask for a search, or an affidavit |
| “Section 8(1)(d), commercial confidence” | Is the contract already concluded? | Bids are public interest after award |
| “Section 8(1)(h), investigation” | How would release *impede* it? | A mere pending case is not enough |
| “Personal information” | A person, or a public act of an officer? | Section 8(2), and section 10: black out names |
| “Voluminous” | Section 7(9) is about *form* | Offer inspection |
| “Your reason is not clear” | Section 6(2) | No reason is needed |
| “Not our department” | Section 6(3) | It had to be transferred in five days |
| “Information enclosed”, half of it | Compare point by point | Appeal on the missing points only |

A correct refusal states the reasons, the time within which to appeal and the name of the appellate authority (section 7(8)). If one is missing, say so first; it costs you nothing.

Then sleep on it. The best appeals are dull: point, what was asked, what came, which section, what you want.

And read what they *did* send. Often the answer you needed is on page four.`,
    'First appeal to an officer, second to a commission': `**First appeal**, section 19(1): to an officer senior to the information officer, in the same authority. Within 30 days. No fee under the central rules, small ones in some states. One page:

1. Request of (date), received (date), copy attached
2. Reply of (date), or none
3. Ground: no reply; point 3 not answered; exemption 8(1)(…) does not apply because …
4. Relief: give the information free of charge under 7(6), within … days

Ask to be heard if you can come. Decision within 30, at most 45 days.

**Second appeal**, section 19(3): to the Central or State Information Commission, within 90 days. Attach everything, numbered, with an index; some commissions return bundles without one. It may take many months. The burden of proof lies on the officer (section 19(5)), not on you. The commission can order disclosure, compensation (19(8)) and a penalty (section 20).

**Complaint**, section 18: also to the commission, where nobody accepts your request, no officer is appointed, or answers are knowingly false. It can bring a penalty but, as courts have held, not the information itself. When you want the paper, appeal.

| You want | Way |
| --- | --- |
| The paper | First appeal, then second |
| That somebody answers for it | Complaint |
| Both | Appeal, and ask for a penalty there |

Most appeals end at the first stage: somebody senior looks at the file for the first time.`,
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
  'forest-rights-claim-to-title': {
    'The preamble, read aloud': `Read the first page of the Forest Rights Act, 2006 aloud in your own language. It says that a *historical injustice* was done to people who live in forests and whose rights were not recorded, and that they are part of keeping forests alive. Every later section is read in this light. Ask three listeners what it promises, and what it does not.`,
    'Scheduled tribes and other traditional forest dwellers': `Two groups can claim. Scheduled Tribes must primarily reside in and depend on the forest before 13 December 2005. Other traditional forest dwellers must in addition show three generations, that is seventy-five years, of residence before that date; not of possession of the same plot. Individual rights need occupation on that date and go up to what is occupied, at most four hectares.`,
    'Section 3: the list of rights': `Section 3(1) lists thirteen rights: to hold and live on land, nistar, minor forest produce, fish and water bodies, grazing, habitat of particularly vulnerable groups, disputed land, conversion of leases and forest villages, knowledge, and, in clause (i), to protect, regenerate and manage community forest resources. Section 3(2) adds schools, roads and other facilities by the gram sabha’s recommendation. Mark those your village already uses.`,
    'Forms A, B and C': `Form A is for individual land, form B for community rights such as grazing, fish and produce, form C for the community forest resource: the right to protect and manage. Many villages stop at A. B and C are filed by the gram sabha, cost nothing and protect far more land. Fill them in with pencil first, together, and use the village’s own names for places.`,
    'A hamlet can hold its own gram sabha': `Under section 2(p) a village is also a hamlet or a group of hamlets that manages its affairs by its customs, in scheduled areas, and forest villages and settlements count too. So a hamlet need not wait for a panchayat village ten kilometres away. Its assembly of all adults elects the Forest Rights Committee. Write the first resolution: name of hamlet, households, boundary by landmarks, date.`,
    'Quorum: half the members, a third of those present women': `For decisions on claims, at least half of all adult members of the gram sabha must be present, and at least one third of those present must be women; where heirs or claimants are concerned, half of them as well. Count and write the number before you begin, name by name. If it is not reached, meet again. A title that rests on a meeting without quorum can be set aside.`,
    'Correct four sets of minutes': {
      body: `Take four old sets of minutes and mark what is missing: notice, date, number of adults, number present, women, text of the resolution, who proposed it, signatures.`,
      bring: ['Four copies of minutes', 'Red pencil', 'Rules of 2008 with the amendments of 2012'],
      checklist: ['Quorum counted in each', 'Women counted', 'One rewritten completely'],
    },
    'Elders first, instrument second': `Walk with those who know before anybody switches on an instrument. Let elders say which stream, rock and tree marks the edge, and who on the other side agrees. Write names as they are spoken. Only then walk again with a phone or GPS and take points. If the device disagrees with the elders, the device is asked again.`,
    'Tracks, waypoints and what to do under thick canopy': `Record a track along the boundary and a waypoint at each landmark, with a number, name and photograph. Under dense leaves wait two minutes at each point and let the device average. Note accuracy; 5 to 10 m is normal. Set it to WGS 84, decimal degrees. Save it twice, on paper too: a table with number, place, latitude, longitude.`,
    'Settling an overlap with the next village': `Customary boundaries overlap, often for good reason: both graze there. Meet at the place, not in an office, with elders of both. Mark what each uses, in which season. You may agree on a line, or on shared use and claim it jointly; the rules provide for a joint meeting of both gram sabhas. Write it down, both sign, and attach it to both claims.`,
    'Walk and map one stretch with its keepers': {
      body: `Walk one stretch of boundary with those who keep it, name each landmark and take points. Draw it afterwards on the ground with chalk and let everybody correct it.`,
      bring: ['Phone or GPS with a full battery', 'Notebook', 'Water', 'Elders of both villages, if you can'],
      checklist: [
        'Each landmark named in the local language',
        'Track saved twice',
        'Corrections on the ground map noted',
      ],
    },
    'Rule 13, item by item': `Rule 13 says what counts as evidence: public records, court orders, maps and surveys, satellite pictures as support, physical signs such as wells, bunds and burial grounds, genealogy, traditional structures, statements of elders other than claimants. At least two kinds are asked for. Nobody may insist on one in particular, and not on satellite images alone. Make a table: item, what we have, who brings it.`,
    'Recording an elder with care': `Ask for permission, say what it is for and that they may stop. Sit where they like. Begin with childhood: who lived here, where did you graze, who collected the tax? Dates come by events: a drought, an election, a birth. Write it in their words, read it back, let them correct and sign or put a thumbprint before two witnesses. Give the family a copy.`,
    'Old maps, working plans and where they are kept': `Look for the forest settlement report, working plans, the village map, the record of rights, gazetteers, censuses, and notifications of reservation. They lie with the divisional forest office, the collectorate’s record room, state archives and sometimes a library abroad with scans online. Ask under the Right to Information Act for those about your village, and quote rule 6, which obliges the sub-divisional committee to provide maps and records.`,
    'Photograph and describe five physical signs': {
      body: `Photograph five physical signs of long use: a bund, a well, a sacred tree, a burial ground, terraces. Describe each in three lines with its place and who remembers.`,
      bring: ['Camera', 'Scale, such as a metre stick', 'Notebook'],
      checklist: ['Wide and close picture of each', 'Coordinates', 'Permission for sacred places'],
    },
    'The route of a claim, with its signatures': `Claim to the Forest Rights Committee, which verifies on the ground; gram sabha passes a resolution; sub-divisional committee examines and prepares a draft record; district committee decides, finally. At each step ask for a receipt with a date and keep it in one folder. Draw the route on a wall with names of the officers, and move a pin.`,
    'Notice, verification and the absent official': `The committee must inform claimants and the forest department before it verifies on the ground. If officials do not come in spite of notice, note it, fix a second date, and go ahead: their absence does not invalidate the verification. Make a record with sketch, names of those present and remarks, signed on the spot. A committee that waits for ever harms everybody but the absent.`,
    'Rejection: reasons, hearing and sixty days': `A claim cannot be rejected without reasons in writing and a chance to be heard, and committees may not reject it for a missing document that rule 13 does not demand; they send it back to the gram sabha. Against a decision of the gram sabha or sub-divisional committee one can petition the next level within sixty days. Note the day on which you *received* it.`,
    'Is the area on the title the area you claimed?': `Compare title with claim, line by line: names of both spouses, area, survey or compartment numbers, boundaries, rights. Titles have come with a tenth of the area, or with conditions that the Act does not know. Do not refuse to accept it, but write a letter the same week saying what differs, and ask for review. Copy it to the state committee.`,
    'Entering it in the record of rights': `A title must be entered in the revenue and forest records; the rules ask for final maps and entries within a limited time after it is given. Ask at the taluk office for a certified copy of the new entry. Without it a later officer sees only “forest”. Check that the right of joint title for both spouses stands there, and that the community’s right is not written as an individual’s.`,
    'Draft a first-year management plan': {
      body: `Draft one page for the first year of your community forest: what to protect, what may be taken, by whom and when, what is watched, how disputes end. Read it in the gram sabha and change it.`,
      bring: ['Map', 'List of uses by season', 'Large paper'],
      checklist: [
        'Three rules that everybody can say by heart',
        'Women collectors heard',
        'One thing measured each season',
      ],
    },
  },
}
