=== sk09 ===
{week == "town":“It broke,” says Runa on the telephone. You and Aksel stand in a scrapyard in town.|“It broke,” says Runa. You and Amina stand in her shed on the Neck.} Her rotor’s three blades are in pieces. She has not slept for two nights. #scene:SK09 #chapter:2 #backdrop:{week_picture}
“What now?” she asks.
* [Send her to bed, and draw twenty strange rotors through the night. #item:SK09 #opt:a]
    Number nineteen looks like a cake. Aksel wants it.
* [Order the usual blades, and let Runa sleep; her own are lost. #item:SK09 #opt:b]
    Runa sleeps for fourteen hours. Then the blades come.
* [Let everyone bring scraps for mad new blades; Runa sleeps only tonight. #item:SK09 #opt:c]
    Baking tins, skis, half a piano. The tins fly.
* [Mend her blades with everyone’s advice, though she stays awake again. #item:SK09 #opt:d]
    Seven advise. The fourth is right.
- -> sk10

=== sk10 ===
In the evening {week == "town":Aksel unpacks sandwiches|Amina grills fish}. Between you lies the county’s letter. With fewer than eight pupils the school closes; it has nine. The ferry may sail only three more years. The cable that brings our electricity is fifty years old. #scene:SK10 #chapter:2 #backdrop:{week_picture}
An hour of light is left for it.
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
September. Gudrun hands you four flags. “You lead us, so hang up the blue one. Red means fire, yellow fever, white a wedding. Last year it was yellow by mistake, and Doctor Imran ran.” #scene:SK11 #chapter:2 #backdrop:flagpole
* [Hang the red flag on the pole, and tie it well. #item:SK11 #opt:a]
    Nine people come running with buckets.
* [Hang the white flag on the pole, and tie it well. #item:SK11 #opt:b]
    Somebody brings a cake for the bride.
* [Hang the blue flag on the pole, and tie it well. #item:SK11 #opt:c]
    Gudrun counts it: one.
* [Hang the yellow flag on the pole, and tie it well. #item:SK11 #opt:d]
    Doctor Imran comes running again.
- -> sk12

=== sk12 ===
Petur, a fisherman, wants the boat. Jonas, the teacher, wants the school. After a silent week both stand in the bakery, where you watch Aksel’s oven. #scene:SK12 #chapter:2 #backdrop:bakery
“With your boat the last family leaves,” says Jonas. Both look at you.
* [Let each add to one drawn boat; what hurts stays unsaid. #item:SK12 #opt:a]
    A school boat, with desks. They laugh.
* [Give both warm bread, and wait, though no word may come. #item:SK12 #opt:b]
    “Good bread,” says Petur. “Yes,” says Jonas.
* [Plan from the fears that each says aloud; the bread burns. #item:SK12 #opt:c]
    Both fear being last. A plan, no bread.
* [Ask each alone what he fears; the other sees you whisper. #item:SK12 #opt:d]
    Both fear being the last here. Neither says so aloud.
- -> sk13

=== sk13 ===
October. Sverri brings a better offer and loose papers: a new boat before Christmas, two jobs. “Your wind is weak,” he says, and looks at his shoes. #scene:SK13 #chapter:2 #backdrop:pier-autumn
You have an hour with him.
* [Settle dates and papers with him, so that January surprises nobody. #item:SK13 #opt:a]
    You lend him a folder. He is relieved.
* [Walk with him to the pier’s end, and let him talk. #item:SK13 #opt:b]
    “I like it here,” he says. “Too much.”
* [Ask for half the wind, and offer him the harbour instead. #item:SK13 #opt:c]
    He writes “harbour”, and draws a line under it.
* [Ask to see how “weak” was measured; he may withdraw the offer. #item:SK13 #opt:d]
    It was measured with your own bent cup.
- -> sk14

=== sk14 ===
“The mast made a noise, and my lambs stopped drinking,” says Hanna, the shepherd. “So I loosened the bolt. Then Bishop, my ram, bent the cup. Leave my name out. Who would buy my wool?” All summer people blamed Sverri. You were silent, because that helped you. #scene:SK14 #chapter:2 #backdrop:sheepfold-autumn
Today the co-operative’s book must say what happened.
* [Write Hanna’s name and why you kept silent; both lose friends. #item:SK14 #opt:a]
    “At least we are two,” she says, and goes.
    ~ book = "named"
* [Write “sheep” and no name: half true, but it clears Sverri. #item:SK14 #opt:b]
    “The front half of the truth,” says Hanna.
    ~ book = "sheep"
* [Write exactly what Hanna did, though her wool may stay unsold. #item:SK14 #opt:c]
    “It is correct,” says Hanna, and offers no tea.
    ~ book = "named"
* [Write “sheep”, and tell Sverri why you let him be blamed. #item:SK14 #opt:d]
    “Thank you,” says Sverri after a while. “I wondered.”
    ~ book = "sheep"
- -> sk15

=== sk15 ===
The mast is mended. Its folder holds every hour’s numbers since April, some wrong because the cup was bent. The bank wants it tomorrow. Checking it takes Gudrun and her book; she longs to dance. How long do you keep her? #scene:SK15 #chapter:2 #backdrop:hall-night
* [Compare only the monthly sums; you both dance by eleven. #item:SK15 #opt:a]
    June is odd. You dance from eleven.
* [Keep her until every line is checked; she misses the dance. #item:SK15 #opt:b]
    At dawn the musicians step over you.
* [Let her dance, and send the folder marked “partly wrong”. #item:SK15 #opt:c]
    You dance with Hanna, Petur and a chair.
* [Check one windy week with her; half the dance is gone. #item:SK15 #opt:d]
    Two days are too slow. You dance last.
- -> sk16

=== sk16 ===
November. Now it is clear: Northlight used your bent cup’s numbers. The wind is stronger. On the Chin it jerks and would break a big turbine. On the Neck it is smooth; three small turbines would stand. Runa said so in May, and nobody listened. #scene:SK16 #chapter:2 #backdrop:neck-autumn
Sunday is free.
* [Climb the Chin with ribbons, to see why it jerks there. #item:SK16 #opt:a]
    Behind a rock the ribbons turn round.
* [Draw the wind on the bakery window, for everyone to see. #item:SK16 #opt:b]
    Children add fish. Even Petur stops to look.
* [Go through May again: who spoke, and whom you heard. #item:SK16 #opt:c]
    On Monday you knock at her shed.
* [Work out three small turbines for Runa, down to the last screw. #item:SK16 #opt:d]
    1,904 screws, and it fits the loan.
- -> sk17

=== sk17 ===
Runa’s new rotor turns: baking tins round a washing machine’s motor. “It will stand in any storm,” she says. Amina, the electrician, doubts it. Doctor Imran offers batteries; Petur, the fisherman, has rope. Snow falls; it grows dark. A lamp tonight, or a test first? #scene:SK17 #chapter:2 #backdrop:rotor-snow
* [Hang a first lamp on it now; the children have waited. #item:SK17 #opt:a]
    It burns. Runa guards it like a baby.
* [Let all pull it with ropes, to see what breaks first. #item:SK17 #opt:b]
    Something tears. Runa weeps. They mend it, thicker.
    ~ memory += rotor_broke
* [Tie rotor, rope and batteries into one lamp, all together. #item:SK17 #opt:c]
    The lamp burns even when the wind sleeps.
* [Load it with stones, one by one, when all have left. #item:SK17 #opt:d]
    At five a bolt cracks. You change it.
- -> sk18
