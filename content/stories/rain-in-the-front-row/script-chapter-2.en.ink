=== rr09 ===
{week == "boat":On a green canal Leela holds an empty film can in her lap.|On the roof Annie screws down new sheets; Leela is on the canals.} Basheer telephones. #scene:RR09 #chapter:2 #backdrop:{week_picture}
“Mr Kapadia offers us 100,000 rupees to give up the cinema now. Tonight he wants our answer: yes, no, or our own offer.”
* [Imagine ten ways July could look, and offer him the one that works. #item:RR09 #opt:a]
    Nine fail. One, a ginger festival, lasts until August.
* [Fill a page with offers, and send him the funniest one. #item:RR09 #opt:b]
    “A cinema that smells of ginger,” reads Basheer. “He laughed.”
* [Write what yes and no would bring, month by month, till summer. #item:RR09 #opt:c]
    Until August “yes” brings more money than “no”.
* [Send a friendly no tonight; Basheer’s supper is getting cold. #item:RR09 #opt:d]
    “That was short,” says Basheer.
- -> rr10

=== rr10 ===
{week == "boat":Leela has the film|Leela calls: she has the film}, seven reels in rusty cans. The last smells of vinegar. Then Basheer and Selvi both telephone. #scene:RR10 #chapter:2 #backdrop:{week_picture}
Selvi wants to sell hot bananas in the hall. “Oil on red velvet!” cries Basheer, whose canteen has only tea. They will do what you say.
* [Let Basheer keep the tea he has poured for twenty years. #item:RR10 #opt:a]
    The red velvet stays red.
* [Give Selvi one evening to try it; Basheer looks on, unhappy. #item:RR10 #opt:b]
    Basheer shows everybody the one stain.
* [Put his tea and her bananas on one table, costs shared. #item:RR10 #opt:c]
    They look in different directions. It sells out.
* [Have both plan one kitchen with all sellers; three evenings of shouting. #item:RR10 #opt:d]
    At last their voices are gone, and row A has tables.
- -> rr11

=== rr11 ===
Basheer sets out four old stamps: a moon, a fish, a key, a bell. “Tonight only the fish counts,” he says. “With any other stamp nobody gets in.” The first guest holds out her ticket. #scene:RR11 #chapter:2 #backdrop:stamps
* [Press the moon on her ticket, and wish her good evening. #item:RR11 #opt:a]
    Basheer sends her back to you. “The fish!”
* [Press the fish on her ticket, and wish her good evening. #item:RR11 #opt:b]
    “Fish,” says Basheer, and opens the door.
* [Press the key on her ticket, and wish her good evening. #item:RR11 #opt:c]
    Basheer sends her back to you. “The fish!”
* [Press the bell on her ticket, and wish her good evening. #item:RR11 #opt:d]
    Basheer sends her back to you. “The fish!”
- -> rr12

=== rr12 ===
The street is under water: no show, and one free evening. The film’s picture shakes. Yesterday one door was locked twice, the other never. Families leave before the late show. Four students want to paint your wall. #scene:RR12 #chapter:2 #backdrop:flooded-street
* [Write down who opens, who sells, who sweeps, and who locks. #item:RR12 #opt:a]
    It lists Interval for mice.
* [Sit with one family at supper, and talk about late shows. #item:RR12 #opt:b]
    The dark steps. You hang a lamp there.
* [Paint with the students, each of you adding to another’s picture. #item:RR12 #opt:c]
    The wall has a boat, a ghost and a goat.
* [Search the projector, wheel by wheel, for what shakes, till midnight. #item:RR12 #opt:d]
    One wheel has lost a tooth.
- -> rr13

=== rr13 ===
This year you let students in free, and kept no count. By the ticket rolls the cash should be 9,000 rupees more. At eight tomorrow Varkey’s accountant reads the books. You have tonight. #scene:RR13 #chapter:2 #backdrop:window-night
* [Put in 9,000 of your own, say so, and sleep. #item:RR13 #opt:a]
    It costs half a month’s pay.
* [Write to the accountant why you did it; he will count. #item:RR13 #opt:b]
    He reads it twice, and counts.
* [Count the free seats roll by roll, each with its reason. #item:RR13 #opt:c]
    A hundred and eighty seats. “I liked being thanked.”
* [Check every ticket roll against the book until the sums agree. #item:RR13 #opt:d]
    They agree: a hundred and eighty free seats.
- -> rr14

=== rr14 ===
A company offers a digital projector, free; after the rains the old machine must go. The picture would be bright at last. “Good. Take it,” says Leela, and polishes her glasses for a long time. The company wants an answer by six. #scene:RR14 #chapter:2 #backdrop:canteen
* [Ask each person alone, Leela last, and let six o’clock pass. #item:RR14 #opt:a]
    Leela fears days without stairs to climb.
* [Ask Leela once more, with Basheer there, if she is sure. #item:RR14 #opt:b]
    “The old machine knows my hand,” says Leela.
* [Compare both machines with Basheer, and answer by the figures. #item:RR14 #opt:c]
    It saves 4,000 a month. Leela nods.
* [Say yes, as Leela does; she knows projectors better than you. #item:RR14 #opt:d]
    The children will see every star.
- -> rr15

=== rr15 ===
Harjit, a newspaper reporter, comes in wet. On Sunday he has a whole page for your cinema. “But old cinemas close everywhere,” he says. “My readers are seventeen. Why should they care about this one, now or in twenty years?” He has ten minutes. #scene:RR15 #chapter:2 #backdrop:dark-rows
* [Describe Friday evening here as somebody of seventeen sees it. #item:RR15 #opt:a]
    He writes down: wet hair, ghost, somebody’s elbow.
* [Tell him of a girl’s Friday here, then of her daughter’s. #item:RR15 #opt:b]
    He writes until the queue begins to clap.
* [Give him hot tea and a good seat; the film can speak. #item:RR15 #opt:c]
    He stays for both shows.
* [Tell him what you want this old cinema to be in 2046. #item:RR15 #opt:d]
    He writes “2046”, and draws a frame round it.
- -> rr16

=== rr16 ===
A storm is coming. The sellers build a roof of umbrellas over the street. Rafi asks how still pictures can move. Six broken seats stand in the yard. The last reel smells of vinegar. You have one morning. #scene:RR16 #chapter:2 #backdrop:umbrella-street
* [Turn the six broken seats into something nobody has seen before. #item:RR16 #opt:a]
    It becomes a throne. Interval rules from it.
    ~ memory += seat_throne
* [Join the sellers’ umbrella roof, and add old banners to it. #item:RR16 #opt:b]
    Under it the street is full of film stars.
    ~ memory += umbrella_roof
* [Unroll the last reel to find where the smell comes from. #item:RR16 #opt:c]
    Near the end the film itself is turning sour.
* [Draw for Rafi, picture by picture, what his eye adds itself. #item:RR16 #opt:d]
    “So half of the film is me,” says Rafi.
- -> rr17

=== rr17 ===
Night, the storm. The old half of the roof opens twice: over the screen, and over the loudspeakers. “Screen!” shouts Leela. “Sound!” shouts Basheer. Annie has one tarpaulin. In two minutes the water reaches both. #scene:RR17 #chapter:2 #backdrop:storm-hall
* [Look up at both holes, then decide yourself: save the sound. #item:RR17 #opt:a]
    The screen fills like a sail, and rips.
    ~ lost = "screen"
    ~ last_picture = "sheets"
* [Help Leela with the screen; she has kept it for decades. #item:RR17 #opt:b]
    Behind you the loudspeakers cough, and are silent.
    ~ lost = "sound"
    ~ last_picture = "voices"
* [Decide at once: save the screen, and take any blame later. #item:RR17 #opt:c]
    The loudspeakers cough, and are silent.
    ~ lost = "sound"
    ~ last_picture = "voices"
* [Measure both holes with Annie, and let the bigger one decide. #item:RR17 #opt:d]
    The bigger is over the loudspeakers. The screen rips.
    ~ lost = "screen"
    ~ last_picture = "sheets"
- -> rr18
