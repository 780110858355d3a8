=== sk18 ===
December, the feast of lamps. Those for the boat sit left, those for the school sit right, those for turbines stand. They do not sing together. #scene:SK18 #chapter:3 #backdrop:hall-feast
By tomorrow you must write the question for the January vote.
* [Watch who sits in silence, and ask two of them why. #item:SK18 #opt:a]
    “I want all three,” says one. “May I?”
* [Start a song that all know, and write later, tired. #item:SK18 #opt:b]
    By verse three both sides share a page.
* [Write it next door first, from the figures; then join in. #item:SK18 #opt:c]
    Two clean lines. Singing comes through the wall.
* [Ask each table for worries, though the feast turns sad. #item:SK18 #opt:d]
    Eleven tables, one worry. Nobody sings now.
- -> sk19

=== sk19 ===
January, the day before the vote. The worst storm in forty years is coming. You can save the ferry or the mast, not both. If the ferry is lost, a neighbour lends another. If the mast falls, the last nine days are not measured, and perhaps the bank will not lend. #scene:SK19 #chapter:3 #backdrop:storm-sky
* [Tie the ferry: one name and one hour for each rope. #item:SK19 #opt:a]
    Eighteen names, eighteen ropes. The mast stands alone.
    ~ lost = "mast"
* [Climb to the mast with whoever comes, and tie it down. #item:SK19 #opt:b]
    Twelve come, and Bishop. The ferry lies alone.
    ~ lost = "boat"
* [Call all to the ferry, tie what holds, then cook soup. #item:SK19 #opt:c]
    Soup for sixty. The mast stands alone.
    ~ lost = "mast"
* [Climb to the mast in six shifts of three names each. #item:SK19 #opt:d]
    Eighteen names, six shifts. The ferry lies alone.
    ~ lost = "boat"
- -> sk20

=== sk20 ===
The storm comes early. In the boathouse two families want the only winch, which pulls boats. The hall’s stores lie there, with a list. The pump sometimes stops. Runa builds a wall from fish boxes. You have two hours. #scene:SK20 #chapter:3 #backdrop:boathouse
* [Take the pump apart, part by part, until the fault shows. #item:SK20 #opt:a]
    A sock, once Sverri’s. The pump breathes.
* [Help Runa with her fish-box wall, though it may not hold. #item:SK20 #opt:b]
    The sea knocks, and goes round.
* [Go through the hall’s stores with the list before water comes. #item:SK20 #opt:c]
    All there, but the matches. Somebody runs.
* [Say which family gets the winch first, and bear the anger. #item:SK20 #opt:d]
    They pull, and do not look at you.
- -> sk21

=== sk21 ===
At six the storm has brought all Skarvoy into the hall, Sverri too, and wet Bishop. Northlight’s offer ends at midnight. “We vote tonight,” says Gudrun. Then the lamps go out: somewhere the line is broken. #scene:SK21 #chapter:3 #backdrop:hall-dark
The kettle is electric, and by the old rule no vote ends before it boils. Find a way before midnight.
* [Search the line with Amina, joint by joint, so that lamps return. #item:SK21 #opt:a]
    It broke in the sea. Aksel lights his stove.
* [Wire Runa’s rotor to the kettle, joint by joint, so that it boils. #item:SK21 #opt:b]
    Your hands are numb. The kettle begins to hum.
* [Have the whole hall sing like the kettle, and call that boiled. #item:SK21 #opt:c]
    Gudrun rules: a note is not steam. Aksel lights his stove.
* [Put it on Aksel’s small stove, though it may boil after midnight. #item:SK21 #opt:d]
    It is a small stove. People move close.
- -> sk22

=== sk22 ===
Half past ten. The kettle grows warm. {book == "named":Hanna turns her back to you.|Hanna knits in the first row.} Outside {lost == "mast":the mast screams and falls silent.|the ferry tears its last rope.} #scene:SK22 #chapter:3 #backdrop:hall-candles
In an hour you vote. Nobody is ready.
* [Count heads, candles and members, so that nobody doubts the vote. #item:SK22 #opt:a]
    138 people, 96 votes, one ram.
* [Let everyone, children too, name ways besides the three we know. #item:SK22 #opt:b]
    Twenty-three, one with whales. Four are good.
* [Sit with the loudest three, and say back what you hear. #item:SK22 #opt:c]
    “I fear choosing wrong for Runa,” says Petur.
* [Tell people how each choice may end, twenty-five winters from now. #item:SK22 #opt:d]
    Even the children listen. Sverri listens most.
- -> sk23

=== sk23 ===
Ten minutes to midnight. Two ways are left: our own turbines, or Northlight with its boat. The school waits. Gudrun counts hands. “Ours: forty-eight. Northlight: forty-seven. Forty-nine are needed. Only you have not voted.” Sverri holds his pen. “Before midnight I may change one line of our offer,” he says. #scene:SK23 #chapter:3 #backdrop:hall-vote
The kettle starts to sing. You decide.
* [Vote for our own turbines; the new boat must wait for years. #item:SK23 #opt:a]
    “Ours,” you say. Half the hall cheers. The kettle boils.
    ~ lamp = "ours"
* [Keep your vote until spring; tonight would split the hall in two. #item:SK23 #opt:b]
    “Then nobody has lost tonight,” says Hanna. The kettle boils.
    ~ lamp = "open"
* [Let both halves write one line into Northlight’s offer, and take it. #item:SK23 #opt:c]
    Just before twelve they shout one sentence. The kettle boils.
    ~ lamp = "bought"
* [Vote for two turbines and one of Sverri’s; both halves lose something. #item:SK23 #opt:d]
    “Two for us, one for you.” The kettle boils.
    ~ lamp = "shared"
- -> sk24

=== sk24 ===
Morning, a light wind. {lost == "mast":The mast lies in the sea; the ferry floats.|The ferry lies broken on the beach; the mast stands.} The cable is dead for weeks. Only Runa’s rotor{memory ? rotor_broke:, thick where it was mended,} can make current, for one house at a time. #scene:SK24 #chapter:3 #backdrop:morning-after
Clinic, freezers and harbour lamp need it, and people ask who comes first.
* [Leave it to Imran and Aksel, who know best; carry their cable. #item:SK24 #opt:a]
    Imran says freezers. Aksel says clinic. They take turns.
* [Name the order yourself, and sign it on the hall’s door. #item:SK24 #opt:b]
    By noon three people have complained to you.
* [Carry soup to every door; people who are fed share by themselves. #item:SK24 #opt:c]
    They do. Two freezers melt, and everyone eats lamb.
* [Say what you would choose, and hear objections over one quick coffee. #item:SK24 #opt:d]
    Four people object. One is right; you change it.
- -> sk25

=== sk25 ===
March. {lamp == "bought":Northlight|The bank} says yes{lost == "mast":, with Gudrun’s book in place of the mast}. {lamp == "open":A second vote chose turbines, by eighty to sixteen.|The papers of the storm night are signed.} Three towers come in April. #scene:SK25 #chapter:3 #backdrop:hall-march
“Then you may make a wish,” says Gudrun.
* [Write out the year: who oils, who pays, who watches, when. #item:SK25 #opt:a]
    Bishop stands under October.
    ~ spring = "year"
* [Sit with the members a month, and watch your own work. #item:SK25 #opt:b]
    From the back your own place looks very high.
    ~ spring = "bench"
* [Collect fifty uses for wind at night, the silly ones too. #item:SK25 #opt:c]
    Thirty: warm benches. Thirty-one: warm Bishop.
    ~ spring = "fifty"
* [Say that the school comes next, and stand up for it. #item:SK25 #opt:d]
    Petur grumbles, and then asks what it costs.
    ~ spring = "school"
- -> sk26

=== sk26 ===
April again; tonight the co-operative elects its head. Gudrun gives you a sheet. “I counted you too,” she says: how often you said “I”, let somebody finish, or were right. #scene:SK26 #chapter:3 #backdrop:pier-evening
The meeting is in an hour.
* [Ask her about the one number that you do not like. #item:SK26 #opt:a]
    ~ sheet = "ask"
* [Fold a boat out of it, and race it with children. #item:SK26 #opt:b]
    ~ sheet = "boat"
* [Read it alone, and note beside each number why it was so. #item:SK26 #opt:c]
    ~ sheet = "read"
* [Thank her warmly, and put it aside for a quiet evening. #item:SK26 #opt:d]
    ~ sheet = "thank"
- -> ending
