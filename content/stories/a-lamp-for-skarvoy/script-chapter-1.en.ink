=== sk01 ===
April on Skarvoy: 140 people, 600 sheep, one street lamp. You came to the hall to return cups. Now you lead the island’s co-operative, by one vote. #scene:SK01 #chapter:1 #backdrop:hall-spring
“The bank lends us 900,000 crowns, once,” says Aksel, the baker, who keeps the books. “It pays for one thing: a wind turbine, a boat, or saving the school.” By an old rule no meeting ends before the kettle boils. It boils now: all want to understand the money. “I added it half asleep,” whispers Aksel.
* [Work the sums slowly in chalk; all see Aksel’s mistakes. #item:SK01 #opt:a]
    Two sums were wrong. All understand, and Aksel turns red.
* [Cut loaves to show the loan, and trust Aksel’s sleepy sums. #item:SK01 #opt:b]
    They understand the loan at once, and eat it.
    ~ memory += bread_loan
* [Check the books alone with Aksel; tired neighbours must wait. #item:SK01 #opt:c]
    Two sums were wrong. Half the hall has gone home.
* [Leave sums until Aksel has slept; pour tea for everybody. #item:SK01 #opt:d]
    “Is there jam?” asks the first.
- -> sk02

=== sk02 ===
The ferry brings Sverri from Northlight, a mainland power company. He is seasick and polite. #scene:SK02 #chapter:1 #backdrop:pier
“We build a turbine and buy you a boat. For twenty-five years the wind is ours. Answer in January.” His ferry goes in an hour.
* [Lay our wishes and his side by side; he learns our weakness. #item:SK02 #opt:a]
    He needs a harbour. Nobody had thought of that.
* [Give him soup and dry socks; the offer can wait till January. #item:SK02 #opt:b]
    He keeps the socks, and turns pink again.
* [Ask what the boat alone would cost, without selling him any wind. #item:SK02 #opt:c]
    He names a price, then a smaller one.
* [Take his papers with thanks, so that all members read them first. #item:SK02 #opt:d]
    “Read the small letters,” says Sverri kindly.
- -> sk03

=== sk03 ===
On the hill called the Chin a thin mast with turning cups measures the wind. Lately it measures little. A cup is bent, a bolt loose, and wool hangs there. #scene:SK03 #chapter:1 #backdrop:mast-hill
Beside it stands Bishop, a male sheep. “Somebody did this,” says Gudrun, the harbour master, “or some sheep.” You have the evening.
* [Tape the cup straight, and tell nobody about Bishop; it may bend again. #item:SK03 #opt:a]
    The cup turns. Bishop chews like a judge.
* [Unscrew every bolt, and look at each for marks till dark. #item:SK03 #opt:b]
    One bolt shows the marks of a wrench.
* [Make wild guesses with Gudrun over coffee, until there are ten. #item:SK03 #opt:c]
    Number six is an angry sea bird.
* [Build Bishop a mast of broomsticks, and watch whether he rubs it. #item:SK03 #opt:d]
    At nine he rubs against it, and sighs.
    ~ memory += ram_watched
- -> sk04

=== sk04 ===
Hanna, the shepherd, is eighty and owns Bishop. She gives one lamb its bottle; another waits. “Why do you measure wind?” she asks. “I have a face.” #scene:SK04 #chapter:1 #backdrop:sheepfold
Hanna has a vote, and bad ears. She expects an answer.
* [Say it short: the bank wants a number before it pays anything. #item:SK04 #opt:a]
    “Poor bank,” says Hanna. “It has no face.”
* [Ask how her sheep notice wind, and start there; it takes hours. #item:SK04 #opt:b]
    “So cups are my sheep’s ears,” says Hanna.
* [Agree that her face is good, and warm the lamb that waits. #item:SK04 #opt:c]
    It falls asleep in your coat.
* [Show her, with a spoon and your breath, how cups turn. #item:SK04 #opt:d]
    The lamb tries to drink the spoon.
- -> sk05

=== sk05 ===
In May the old ferry stands on land. Two crews want the only crane. Northlight has sent crates, before our answer, with a list. The ferry’s engine sometimes stops. Runa, who is fifteen, says the wind is better on the Neck, and builds a lift from bicycles. You have time for one. #scene:SK05 #chapter:1 #backdrop:slipway
* [Go through Northlight’s crates with the list before their boat leaves. #item:SK05 #opt:a]
    One crate too many. It holds umbrellas.
* [Say which crew gets the crane first, and bear the grumbling. #item:SK05 #opt:b]
    They grumble, but they lift.
* [Help Runa with her bicycle lift, though it may raise nothing. #item:SK05 #opt:c]
    It raises Aksel, briefly.
* [Take the engine apart, piece by piece, until the fault shows. #item:SK05 #opt:d]
    A crab lives in the filter.
- -> sk06

=== sk06 ===
Gudrun counts everything, even hats blown into the sea. In May she counted twelve stormy days; the mast measured four. Tonight you must send the bank a report. #scene:SK06 #chapter:1 #backdrop:harbour-office
“One of us is wrong, the mast or I,” says Gudrun. She looks hurt.
* [Put both counts into the report, as they stand, tonight. #item:SK06 #opt:a]
    The bank thanks you for “a clear disagreement”.
* [Let the report wait, and sit with Gudrun, who is hurt. #item:SK06 #opt:b]
    The best hat belonged to a real bishop.
* [Send both counts, then check her books, which offends her. #item:SK06 #opt:c]
    She was right, and tells you daily.
* [Let the bank wait, and test the wind with your hat. #item:SK06 #opt:d]
    It flies to the church. She writes it down.
    ~ memory += flew_hat
- -> sk07

=== sk07 ===
June. Ten dry days are forecast: time to cut wool, bring in hay and paint the ferry. People with shears and brushes wait before the bakery for you to begin. #scene:SK07 #chapter:1 #backdrop:bakery-window
* [Ring the bell each morning, and begin with those who come gladly. #item:SK07 #opt:a]
    Forty come, and a tourist, who paints well.
* [Fill the bakery window with names and days; one dry day goes. #item:SK07 #opt:b]
    Aksel sells bread through a small hole in July.
* [Begin with the nearest sheep, so that no dry hour is lost. #item:SK07 #opt:c]
    The nearest sheep is Bishop. It takes a while.
* [Name one day for each job, and hope that enough people come. #item:SK07 #opt:d]
    On paint day it rains; they paint later.
- -> sk08

=== sk08 ===
August, one free week. You can go with Aksel to town, to the bank and the builders. Or stay with Amina, the electrician, on the Neck, a low strip of land where Runa builds a rotor. #scene:SK08 #chapter:1 #backdrop:pier-summer
* [Go to town, and compare what three builders ask and give. #item:SK08 #opt:a]
    “I bring sandwiches,” says Aksel. “Town bread is air.”
    ~ week = "town"
    ~ week_picture = "scrapyard"
* [Stay on the Neck, and carry Runa’s half-built rotor further with her. #item:SK08 #opt:b]
    “Hold this,” says Runa. It is heavy and turns.
    ~ week = "neck"
    ~ week_picture = "rotor-shed"
* [Go to town, and find words that let the bank see us. #item:SK08 #opt:c]
    “I bring our stone,” says Aksel. “They must touch us.”
    ~ week = "town"
    ~ week_picture = "scrapyard"
* [Stay on the Neck, and ask what Runa’s grandchildren will need here. #item:SK08 #opt:d]
    “In thirty years I am nearly dead,” says Runa.
    ~ week = "neck"
    ~ week_picture = "rotor-shed"
- -> sk09
