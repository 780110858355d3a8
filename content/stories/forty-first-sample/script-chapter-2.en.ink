=== fs09 ===
Friday, nearly five, still dark. {half == "hill":On the roof of Tower Two Joseph holds your crate, among tanks like sleeping elephants.|In the old lanes Sunanda holds your crate, beside a hand pump that dried up years ago.} #scene:FS09 #chapter:2 #backdrop:{half_picture}
People with buckets stand at every tap. The rule is: let the water run two minutes, then fill the bottle. Water comes for ninety minutes. How do you get a turn?
* [Carry buckets for the worried, and take taps as offered. #item:FS09 #opt:a]
    “It may stop before my turn,” says a young mother.
* [Let all buckets go first, though few minutes may remain. #item:FS09 #opt:b]
    They hurry for you. Then the taps are yours.
* [Chalk three minutes for yourself at each tap, no more. #item:FS09 #opt:c]
    It works like a clock. Nobody says good morning.
* [Chalk a list, the most worried first; others will grumble. #item:FS09 #opt:d]
    “It may stop,” says a young mother. She goes first.
- -> fs10

=== fs10 ===
At half past six the taps cough and stop. Nine of forty bottles are still empty. {half == "hill":Down the stairs it smells of breakfast.|All along the lane it smells of breakfast.} Ayesha comes from the school gate with wet sleeves, silent. The crate must leave at eight. #scene:FS10 #chapter:2 #backdrop:{half_picture}
* [Write down twelve unlikely taps that may still hold water. #item:FS10 #opt:a]
    A car wash, a goat shed: nine bottles, one bite.
    ~ memory += goat_bit
* [Knock again at the houses on your list, one by one. #item:FS10 #opt:b]
    Behind the fourth door a tap drips. It fills nine.
* [Look about for two or three low taps that drip. #item:FS10 #opt:c]
    In a cellar one does. It fills all nine.
* [Close the crate; let people have their breakfast in peace. #item:FS10 #opt:d]
    A boy runs after you: his cellar tap still drips.
- -> fs11

=== fs11 ===
Vinod puts on a clean coat. {memory ? goat_bit:He paints your goat bite with iodine. }“Each crate gets the name of a river,” he says, and gives you chalk. “Today write Godavari on the lid, and no other river.” #scene:FS11 #chapter:2 #backdrop:bench-morning
* [Write “Narmada” on the lid in large letters with chalk. #item:FS11 #opt:a]
    Vinod looks at it for a while, and corrects it.
* [Write “Kaveri” on the lid in large letters with chalk. #item:FS11 #opt:b]
    “That was last week,” says Vinod, and corrects it.
* [Write “Yamuna” on the lid in large letters with chalk. #item:FS11 #opt:c]
    “That was last year,” says Vinod, and corrects it.
* [Write “Godavari” on the lid in large letters with chalk. #item:FS11 #opt:d]
    Vinod blows the dust from the G, and nods.
- -> fs12

=== fs12 ===
Harpreet owns eleven water tankers. Her daughter marries on Sunday. The school and the hospital need two clean loads a day. “Nine thousand rupees,” says Harpreet: half your cash. “It is May.” How do you get them? #scene:FS12 #chapter:2 #backdrop:tanker-yard
* [Offer free tests of her tankers for two daily loads. #item:FS12 #opt:a]
    “With a paper that I can frame?” says Harpreet. Done.
* [Pay what she asks, and have both loads by noon. #item:FS12 #opt:b]
    She gives one note back. “For your tea.”
* [Invent strange offers with her over tea until one fits. #item:FS12 #opt:c]
    The fourth makes her laugh. It includes a wedding card.
* [Look round town for water that comes without any tanker. #item:FS12 #opt:d]
    The fifth place has a fire engine with a bored captain.
- -> fs13

=== fs13 ===
Harpreet’s tankers take half an hour to fill from the city’s pipe. A log book lies open. One young driver looks away when people speak of mornings. The others want to paint cleaning dates on their tanks. #scene:FS13 #chapter:2 #backdrop:tanker-yard
* [Sit by the young driver, and talk about early mornings. #item:FS13 #opt:a]
    “Six o’clock is allowed,” he whispers. “We start at four.”
* [Go through the log book, and copy the filling times. #item:FS13 #opt:b]
    Filling is allowed from six. Each first line says four.
* [Take up the drivers’ idea of dates, and improve it. #item:FS13 #opt:c]
    “There is time,” they say. “We start at four, not six.”
* [Offer Harpreet a clean-water seal that helps her and the city. #item:FS13 #opt:d]
    “Write the hour on it,” she says. “I start at four, not six.”
- -> fs14

=== fs14 ===
Noon. Forty bottles stand in the incubator. Ayesha, the intern, brings a jam jar, marked 41. “I took the first glass at the school gate,” she says. “Two minutes wash the first water away. Something felt wrong, so I did not wait.” That breaks the rule. If you test it, the book must say so, and her college calls her back: a lost year. #scene:FS14 #chapter:2 #backdrop:incubator
* [Test it like the bottles, and write down her mistake. #item:FS14 #opt:a]
    By two her college has called her back.
    ~ intern = "recalled"
* [Test it because she felt something, though she must go. #item:FS14 #opt:b]
    “No chlorine smell,” she says. By two she is called back.
    ~ intern = "recalled"
* [Leave it out; at the gate, ask her what felt wrong. #item:FS14 #opt:c]
    “No chlorine smell,” she says there. Vinod has put it in. “It has a number.”
    ~ intern = "stays"
* [Leave it out; forty bottles filled correctly are enough. #item:FS14 #opt:d]
    Vinod is quicker, and puts it in. “It has a number.”
    ~ intern = "stays"
- -> fs15

=== fs15 ===
At three the power fails. The incubator can warm, but not cool. It is forty degrees here; above 37 the samples spoil. {intern == "stays":Ayesha reads the thermometer aloud.|Ayesha’s chair is empty.} Vinod wets towels. Your test is secret, to prevent panic. Neighbours shout through the window: the fish seller has ice, the potter wet sand. How do you keep it cool? #scene:FS15 #chapter:2 #backdrop:power-cut
* [Wrap it in Vinod’s wet towels, which helped in other summers. #item:FS15 #opt:a]
    At 38 degrees six bottles spoil. Nobody outside knows.
    ~ lost = "six"
* [Let the neighbours combine sand, ice and towels; everyone will know. #item:FS15 #opt:b]
    It holds. By five all Neemwadi knows of the test.
    ~ lost = "secret"
* [Carry it to the cool stone stairs, and fan it yourself. #item:FS15 #opt:c]
    At 38 degrees your arm stops: six bottles spoil.
    ~ lost = "six"
* [Put the fish seller’s ice in Vinod’s towels; the seller will talk. #item:FS15 #opt:d]
    It holds. By five Neemwadi smells fish, and knows.
    ~ lost = "secret"
- -> fs16

=== fs16 ===
By six the power is back. {lost == "secret":The telephone keeps ringing: Neemwadi knows of the test.|The telephone is silent: Neemwadi knows nothing.} Joseph sends a sack: 210 complaints about Neemwadi’s water. You have until two in the morning. #scene:FS16 #chapter:2 #backdrop:bench-evening
* [Leave it shut, and telephone the ill children’s families instead. #item:FS16 #opt:a]
    “She asks for her first glass,” says the bus driver.
* [Sort the letters from the streets where children are ill. #item:FS16 #opt:b]
    Most say “smell”, and most say “early morning”.
* [Read some aloud over tea, and notice the odd ones. #item:FS16 #opt:c]
    Three say “smell, early morning”. One offers a husband.
* [Sort all 210 by street and hour before you sleep. #item:FS16 #opt:d]
    Nine piles. The highest says “smell, early morning”.
- -> fs17

=== fs17 ===
Two in the morning, the water office’s control room. {intern == "stays":Ayesha|Vinod} sleeps on two chairs. The night operator watches a needle, the water pressure of Neemwadi, and knits. “At four the needle jumps,” she says. “It is old, like me.” Her scarf has one tight row for each jump. What do you do until four? #scene:FS17 #chapter:2 #backdrop:control-room
* [Compare the needle at four with that of another district. #item:FS17 #opt:a]
    At four only this one falls below zero.
* [Believe her; she has watched that needle for thirty years. #item:FS17 #opt:b]
    Tea comes. At four the needle falls below zero.
* [Take a gauge to the pipe itself, and wait for four. #item:FS17 #opt:c]
    Mosquitoes bite. At four your gauge falls below zero.
* [Ask since when it jumps, and count rows in the scarf. #item:FS17 #opt:d]
    Twenty-six rows. At four the needle falls below zero.
- -> fs18
