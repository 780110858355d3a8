=== sk09 ===
{week == "town":“It broke,” says Runa on the telephone. You and Aksel stand in a scrapyard in town.|“It broke,” says Runa. You and Amina stand in her shed on the Neck.} Her rotor’s three blades are in pieces. She has not slept for two nights. #scene:SK09 #chapter:2 #backdrop:{week_picture}
“What now?” she asks you.
* [Send her to bed, and draw twenty strange rotors through the night. #item:SK09 #opt:a]
    Number nineteen looks like a cake. Aksel wants it.
* [Order the usual blades, and let Runa sleep; her own are lost. #item:SK09 #opt:b]
    Runa sleeps for fourteen hours. The blades come in a box.
* [Let everyone bring scraps for mad new blades; Runa sleeps only tonight. #item:SK09 #opt:c]
    Baking tins, skis, half a piano. The tins fly.
* [Mend her blades with everyone’s advice, though she stays awake again. #item:SK09 #opt:d]
    Seven advise. The fourth is right.
- -> sk10

=== sk10 ===
In the evening {week == "town":Aksel unpacks sandwiches|Amina grills fish}. A letter from the county lies between you. Below eight pupils the school closes; there are nine. The ferry may sail three more years. The cable that brings our current is fifty years old. #scene:SK10 #chapter:2 #backdrop:{week_picture}
There is an hour of light left.
* [Ask which of the three will fail first, and what follows then. #item:SK10 #opt:a]
    The cable, you find. Then the others, quickly.
* [Put it away for tonight, and watch the sun go down. #item:SK10 #opt:b]
    It takes the whole hour. Nobody speaks.
* [Tell each other three tales of Skarvoy in thirty years, at sunset. #item:SK10 #opt:c]
    In one you are alone with Bishop.
* [Look for what it changes before Christmas; that comes first. #item:SK10 #opt:d]
    Coal, two batteries, a new desk.
- -> sk11

=== sk11 ===
September, the autumn count. Gudrun hands you four flags. “The chair hangs the blue one. Red means fire, yellow fever, white a wedding. Last year it was yellow by mistake, and Doctor Imran ran.” #scene:SK11 #chapter:2 #backdrop:flagpole
Which flag do you hang?
* [Hang the red flag on the pole, and tie it well. #item:SK11 #opt:a]
    Nine people come running with buckets.
* [Hang the white flag on the pole, and tie it well. #item:SK11 #opt:b]
    Somebody brings a cake and asks who it is.
* [Hang the blue flag on the pole, and tie it well. #item:SK11 #opt:c]
    Gudrun counts it: one.
* [Hang the yellow flag on the pole, and tie it well. #item:SK11 #opt:d]
    Doctor Imran comes running again.
- -> sk12

=== sk12 ===
Petur, a fisherman, wants the boat. Jonas, the teacher, wants the school. After a silent week both stand in the bakery, where you watch Aksel’s oven. #scene:SK12 #chapter:2 #backdrop:bakery
“Your boat will take the last child away,” says Jonas. Both look at you.
* [Draw one plan out of their two; leave the tempers alone. #item:SK12 #opt:a]
    A school boat, with desks. They laugh.
* [Give both warm bread, and let the week of silence end. #item:SK12 #opt:b]
    They chew. “Good bread,” says Petur. “Yes,” says Jonas.
* [Ask what worries each, and draw one plan; the bread burns. #item:SK12 #opt:c]
    Both fear being last. A plan, and no bread.
* [Ask Petur and Jonas what worries them; leave plans for later. #item:SK12 #opt:d]
    Both fear being the last here. It grows quiet.
- -> sk13

=== sk13 ===
October. Sverri brings a better offer and loose papers: a new boat before Christmas, two jobs. “Your wind is weak,” he says, and looks at his shoes. #scene:SK13 #chapter:2 #backdrop:pier-autumn
You have an hour with him.
* [Settle dates and papers with him, so that January surprises nobody. #item:SK13 #opt:a]
    You lend him a folder. He is relieved.
* [Tell him that he seems sad, and listen; the hour passes. #item:SK13 #opt:b]
    “I like it here,” he says. “That makes it hard.”
* [Ask for half the wind, and offer him the harbour instead. #item:SK13 #opt:c]
    He writes “harbour”, and draws a line under it.
* [Ask to see how “weak” was measured; he may withdraw the offer. #item:SK13 #opt:d]
    It was measured with your own bent cup.
- -> sk14

=== sk14 ===
“The mast hummed,” says Hanna, the shepherd. “My lambs stopped drinking. I loosened the bolt. Then Bishop scratched himself on the cup. Please leave me out of the book.” All summer people blamed Sverri. It suited you to say nothing. #scene:SK14 #chapter:2 #backdrop:sheepfold-autumn
The co-operative’s book must say today what happened.
* [Write it all, your own silence too, though Hanna is hurt. #item:SK14 #opt:a]
    “At least we are two,” she says, and goes.
    ~ book = "named"
* [Write “sheep” in the book, and drink tea with Hanna. #item:SK14 #opt:b]
    “It is half true,” says Hanna. “The front half.”
    ~ book = "sheep"
* [Write who did what and when; read it to Hanna first. #item:SK14 #opt:c]
    “It is correct,” says Hanna, and does not offer tea.
    ~ book = "named"
* [Write only “sheep”; tell Sverri why blaming him suited you so. #item:SK14 #opt:d]
    “Thank you,” says Sverri after a while. “I did wonder.”
    ~ book = "sheep"
- -> sk15

=== sk15 ===
Amina has mended the mast. Its old numbers fill a folder: every hour since April, some measured with the bent cup. The bank wants them tomorrow. Next door the island dances. #scene:SK15 #chapter:2 #backdrop:hall-night
* [Compare the monthly sums with Gudrun’s, and trust the single hours. #item:SK15 #opt:a]
    June is odd. You dance from eleven.
* [Check every line against Gudrun’s book, even if it takes all night. #item:SK15 #opt:b]
    At dawn you know each hour. The musicians step over you.
* [Close the folder, send it as it is, and go dancing. #item:SK15 #opt:c]
    You dance with Hanna, Petur and a chair.
* [Compare one windy week with Gudrun’s book; miss half the dance. #item:SK15 #opt:d]
    Two days are far too slow. You catch the last dance.
- -> sk16

=== sk16 ===
November, and it is clear. The wind is stronger than Northlight thinks. On the Chin it jerks and would break a big turbine. On the Neck it is smooth; three small ones would stand. Runa said so in May, and nobody listened. #scene:SK16 #chapter:2 #backdrop:neck-autumn
Sunday is free.
* [Climb the Chin with ribbons, to see why it jerks there. #item:SK16 #opt:a]
    Behind a rock the ribbons turn round.
* [Draw the wind on the bakery window, for everyone to see. #item:SK16 #opt:b]
    Children add fish. Even Petur stops to look.
* [Ask yourself why you did not listen either, however little you like it. #item:SK16 #opt:c]
    On Monday you knock at her shed.
* [Work out three small turbines for Runa, down to the last screw. #item:SK16 #opt:d]
    1,904 screws, and it fits the loan.
- -> sk17

=== sk17 ===
Runa’s rotor turns: baking tins round the motor of a washing machine. “It will stand in any storm,” she says. Amina is not sure. Doctor Imran offers batteries; Petur has rope. Snow falls, and it grows dark. #scene:SK17 #chapter:2 #backdrop:rotor-snow
* [Hang a first lamp on it now; the children have waited. #item:SK17 #opt:a]
    It burns. Runa looks at it as at a baby.
* [Test it hard with everyone’s ropes; by midnight it may be scrap. #item:SK17 #opt:b]
    Something tears. Runa weeps; they mend it together, thicker.
    ~ memory += rotor_broke
* [Join rotor, rope and batteries into one lamp; nobody tests it first. #item:SK17 #opt:c]
    The lamp burns even when the wind sleeps.
* [Stay alone and test it with weights, sparing Runa a public failure. #item:SK17 #opt:d]
    At five a bolt cracks. You change it, fingers blue.
- -> sk18
