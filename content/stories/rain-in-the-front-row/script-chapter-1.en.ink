=== rr01 ===
You sell tickets at Sagar Talkies, an old cinema in Kochi. It is the first of June, and through the roof it rains on the front row. The manager left in the night; his keys lie in your window, with a letter. #scene:RR01 #chapter:1 #backdrop:ticket-window
“By the thirtieth, pay the 500,000 rupees of rent and mend the roof,” writes Varkey, the owner, “or I sell.” Before tonight’s show you must tell Leela, who shows the films, and Basheer, who keeps the books.
* [Count out tickets until both see how large the debt is. #item:RR01 #opt:a]
    “All these tickets?” says Leela. “For one roof?”
* [Hand the letter round, and say no more before the show. #item:RR01 #opt:b]
    Basheer reads it three times.
* [Lay out thirty piles of tickets: one to sell each day. #item:RR01 #opt:c]
    Basheer counts them twice.
* [Write thirty days on the wall, with a name beside each. #item:RR01 #opt:d]
    “Thirty,” Leela counts. “It is a short month.”
- -> rr02

=== rr02 ===
Basheer keeps the books in a biscuit tin, and lets you look inside. The bank holds 130,000 rupees. Two seats, G 11 and G 12, are paid for at every show; nobody ever sits there. The doors open in two hours. #scene:RR02 #chapter:1 #backdrop:biscuit-tin
* [Take out the unpaid bills, and leave all else to Basheer. #item:RR02 #opt:a]
    Eleven bills, one lost since Christmas.
* [Sort every paper by month; Leela opens the doors for you. #item:RR02 #opt:b]
    Four hundred papers. Basheer pours you tea.
* [Leave Basheer his tin, and sweep the hall for the guests. #item:RR02 #opt:c]
    Under row C lie six umbrellas.
* [List last year’s bills and income; the floor stays dirty tonight. #item:RR02 #opt:d]
    Only July, the wettest month, earned anything.
- -> rr03

=== rr03 ===
Annie mends boats and roofs. “Forty iron sheets, all older than me,” she says. “New ones cost 200,000 and last thirty years. Patches cost 30,000.” The next rain comes in an hour. #scene:RR03 #chapter:1 #backdrop:roof-june
* [Work out each sheet’s last year first; tonight it drips. #item:RR03 #opt:a]
    Nine bad sheets; in the fourth monsoon twenty.
* [Let Annie tell you how this roof ages, monsoon by monsoon. #item:RR03 #opt:b]
    “In the fourth monsoon,” says Annie, “you will hate me.”
* [Let Annie patch what drips; the money pays the oldest bills. #item:RR03 #opt:c]
    Three drips fall silent.
* [Search all forty with her, and keep patching in the rain. #item:RR03 #opt:d]
    Nine bad sheets, all patched. You are soaked.
- -> rr04

=== rr04 ===
Every Sunday an envelope lies in your window: exact money for G 11 and G 12, all week. Only Interval, the cinema’s cat, sleeps there. You could look into it. #scene:RR04 #chapter:1 #backdrop:row-g
* [Lay the old envelopes side by side, and compare the writing. #item:RR04 #opt:a]
    Nine years, one hand, blue ink, no name.
* [Brush the two seats clean, and let the giver stay unknown. #item:RR04 #opt:b]
    Interval begins to purr.
* [Stay late on Sunday behind the curtain, and see who comes. #item:RR04 #opt:c]
    You blink. The envelope is there.
* [Ask Basheer what he thinks, and be content with his answer. #item:RR04 #opt:d]
    “Ghosts,” says Basheer. “But ghosts who pay.”
- -> rr05

=== rr05 ===
On Monday afternoon the dark hall is empty. A hundred old posters lie in a damp heap; a sack holds last year’s torn tickets. Rosy, who sells ice cream, needs a cold room; yours is empty. There is time for one thing. #scene:RR05 #chapter:1 #backdrop:store-room
* [Go through the torn tickets to see which films filled seats. #item:RR05 #opt:a]
    Rainy Tuesdays, and anything with a ghost.
* [Dry the old posters one by one, number them, lock up. #item:RR05 #opt:b]
    At number nine Leela begins to cry.
* [Offer Rosy your cold room for a part of her sales. #item:RR05 #opt:c]
    She agrees, and brings one of every kind.
* [Invent new uses for the dark hall, and try one tonight. #item:RR05 #opt:d]
    Sleep, two rupees an hour. Nineteen people snore.
- -> rr06

=== rr06 ===
Twenty sellers have stalls along your wall. “No cinema, no customers,” says Selvi, who fries bananas. They pour coins into your bucket: 2,140 rupees. “What does it pay for?” asks Rafi, her son of twelve. The show begins in ten minutes. #scene:RR06 #chapter:1 #backdrop:street-stalls
* [Thank them, hand by hand; the coins stay in one bucket. #item:RR06 #opt:a]
    Selvi’s hand is hot, and smells of cardamom.
* [Write twenty receipts, and draw the debt as bricks for Rafi. #item:RR06 #opt:b]
    The whole hall comes out to look.
* [Draw the debt as bricks for Rafi; the coins stay mixed. #item:RR06 #opt:c]
    “That is one brick,” says Rafi. “We need two hundred.”
* [Write each name and sum in a book, with a receipt. #item:RR06 #opt:d]
    Selvi pins hers above the oil.
- -> rr07

=== rr07 ===
Varkey, the owner, is seventy-six. He leaves his wet umbrella outside, to keep your floor dry. “For eighteen months this cinema has paid no rent,” he says. “Mr Kapadia, the ginger merchant, would buy today.” He is right. You have half an hour. #scene:RR07 #chapter:1 #backdrop:empty-hall
* [Sit down in row G with him, and ask about home. #item:RR07 #opt:a]
    “Somebody needs a nurse,” he tells the floor.
* [Take out a calendar, and look for months that suit both. #item:RR07 #opt:b]
    “I could wait until October,” says Varkey, “for certain money.”
* [Tell him he is right, and show him round the hall. #item:RR07 #opt:c]
    In row G he touches a seat.
* [Ask twice why today, then offer him a day to pay. #item:RR07 #opt:d]
    “A nurse costs money,” he says. “Perhaps I wait until October.”
- -> rr08

=== rr08 ===
In 1991 a flood stopped the film “The Salt Letter” before its last part, or reel. The street still quarrels about its ending: does its heroine, Meena, take the boat? Leela can fetch a copy, three days away on the canals. Annie begins the roof tomorrow. Each needs a helper; you can help one. #scene:RR08 #chapter:1 #backdrop:foyer
* [Go with Leela, whose voice shook when she spoke of it. #item:RR08 #opt:a]
    “My father ran it,” says Leela. She packs two spoons.
    ~ week = "boat"
    ~ week_picture = "canal-boat"
* [Stay with Annie; a roof lasts ten years, a film one evening. #item:RR08 #opt:b]
    “Ten?” says Annie. “With me, thirty.” Leela goes alone.
    ~ week = "roof"
    ~ week_picture = "roof-work"
* [Go with Leela; announce the film tonight, and take any blame. #item:RR08 #opt:c]
    “And if it is bad?” asks Leela.
    ~ week = "boat"
    ~ week_picture = "canal-boat"
* [Stay with Annie, and write down each sheet and screw used. #item:RR08 #opt:d]
    Two hundred and eleven screws. Leela goes alone.
    ~ week = "roof"
    ~ week_picture = "roof-work"
- -> rr09
