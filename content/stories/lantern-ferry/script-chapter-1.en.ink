=== lf01 ===
The bus leaves you at Bhorghat, above sixty wet steps. Tomorrow a bridge opens, so tonight the Lantern Ferry, your grandmother Nani’s boat, sails for the last time. #scene:LF01 #chapter:1 #backdrop:ghat-steps-dusk
Below, under Nani’s umbrella, waits your cousin Dev. Nani died forty days ago. Dev told you by postcard. You answered that the roads were flooded. For a week, that was true.
* [Take half his umbrella, and ask about the river. #item:LF01 #opt:a]
    “We sail at nine,” says Dev, half in the rain.
    ~ dev += 1
* [Cry on his shoulder, while the passengers look on. #item:LF01 #opt:b]
    “Now I am wet twice,” says Dev.
* [Put your bag down, and ask where you can help. #item:LF01 #opt:c]
    “Sacks,” says Dev. His hand is burnt.
* [Stop two steps above, and admit the roads were open. #item:LF01 #opt:d]
    “I know,” says Dev. “I listened to the flood news.”
    ~ dev += 1
- -> lf02

=== lf02 ===
Captain Ayesha has run this engine for thirty years. Tonight it stands in water. On the steps waits a wedding band. #scene:LF02 #chapter:1 #backdrop:engine-hold
“Two hundred strokes of the pump,” she says. “The handle jams at every tenth, and we sail at nine.” #speaker:Ayesha
* [Pump four times fifty, with rests, while passengers stand waiting. #item:LF02 #opt:a]
    “Your Nani did it that way too.”
* [Pump all two hundred without rest, so that nobody waits. #item:LF02 #opt:b]
    She hands you her only clean rag.
* [Fetch two drummers from the band, who have stronger arms. #item:LF02 #opt:c]
    Two drummers climb down, laughing.
* [Pump until the engine stands clear, and leave the rest. #item:LF02 #opt:d]
    “We have sailed with worse,” says Ayesha.
- -> lf03

=== lf03 ===
In Nani’s cabin hangs her yellow raincoat, elbows still bent. Its pocket holds a list: seven things she promised people. “Tell Joseph, the bandmaster, his trumpet is out of tune.” #scene:LF03 #chapter:1 #backdrop:cabin-raincoat
Tonight all seven are here, for the last time. You have half an hour: for them, or for forty sacks that Dev, limping, carries.
* [Carry sacks with Dev to the last; he can hardly walk. #item:LF03 #opt:a]
    The pocket keeps its shape.
    ~ dev += 1
* [See the two nearest, skip five, and help Dev late. #item:LF03 #opt:b]
    “Blue thread!” says the tailor. “Since March!”
* [Carry sacks with Dev, and tell Joseph if he passes. #item:LF03 #opt:c]
    Joseph does not pass. At each sack the paper rustles.
* [See all seven, and let Dev limp on alone. #item:LF03 #opt:d]
    Joseph has to sit down. “She noticed,” he says.
    ~ memory += told_joseph
- -> lf04

=== lf04 ===
The deck has one dry roof, too small for all. Joseph wants it for his trumpets and horns, Rukmini for her eleven goats. The biggest, Minister, eats the wedding music. #scene:LF04 #chapter:1 #backdrop:deck-awning
“Horns rust!” “Goats cough!” Nobody can come aboard until you settle it.
* [Warm the smallest goat in your coat until they stop shouting. #item:LF04 #opt:a]
    The goat falls asleep. Joseph gets tired first.
* [Joke until both of them laugh, and let everything mix. #item:LF04 #opt:b]
    The smallest goat falls asleep in the big horn.
    ~ memory += goat_in_horn
* [Chalk a line, horns left, goats right, and discuss nothing. #item:LF04 #opt:c]
    Minister walks along it like a guard.
* [Let everybody wait, wet, while you hear both and measure. #item:LF04 #opt:d]
    Joseph ends up holding an umbrella over a goat.
- -> lf05

=== lf05 ===
In the tea shed everybody waits for the rain to stop. Tuli, eleven, sells tickets, tea and advice. On the post beside her are chalk marks. “Guess what they count.” #scene:LF05 #chapter:1 #backdrop:tea-shed-downpour
You have fifteen minutes.
* [Join the long bench, and help pass hot glasses along. #item:LF05 #opt:a]
    The bench becomes one animal with sixty knees.
* [Tell Ayesha about the morning when the postcard came. #item:LF05 #opt:b]
    “I stood beside her,” says Ayesha. “That was no better.”
* [Study the chalk marks until you know what they count. #item:LF05 #opt:c]
    Forty: one for each day without Nani.
* [Drum with the rain on a tin to find a tune. #item:LF05 #opt:d]
    “What a terrible song,” says Tuli. “Play it again.”
- -> lf06

=== lf06 ===
Every night for nineteen years Nani, whose name was Tara, wrote one line in the boat’s book: “Ten past nine. K. White.” #scene:LF06 #chapter:1 #backdrop:wheelhouse-log
“K.” may be Kash Island, where people say nobody lives. A white light burns there now. You have a little time.
* [Look at the light a while, and leave it unexplained. #item:LF06 #opt:a]
    Somebody out there takes good care of it.
* [Close the book softly, as one closes somebody’s own diary. #item:LF06 #opt:b]
    The drawer sticks, then takes the book.
* [Ask Ayesha, though she turns away from any such question. #item:LF06 #opt:c]
    “Not yet,” says Ayesha to the window.
* [Search the whole book, page by page, for an answer. #item:LF06 #opt:d]
    Inside the cover: “White, sleep well. Red, come.”
    ~ memory += found_code
- -> lf07

=== lf07 ===
Madam Harpreet wants to buy the boat for a restaurant. Nani left it to you and Dev. Dev has signed; your name is missing. #scene:LF07 #chapter:1 #backdrop:ticket-office
“Nani’s hospital must be paid,” says Dev. “For two years I turned her in bed every four hours. Now I want to learn other work.” He holds out the pen.
* [Say this boat is all you have of Nani; refuse. #item:LF07 #opt:a]
    “All?” says Dev. “You could go anywhere. I had this one room.”
* [Take the paper away to read; he gets no answer tonight. #item:LF07 #opt:b]
    Dev follows you out, and says nothing.
    ~ dev += 1
* [Let him see you cry, and say he earned the sale. #item:LF07 #opt:c]
    He came to fight. Now he tells you about the nights.
    ~ dev += 1
* [Work out what he is owed, and hide your own loss. #item:LF07 #opt:d]
    Dev needs four lakh. Nobody asks what you need.
- -> lf08

=== lf08 ===
“Tomorrow at nine,” says Madam Harpreet, and comes aboard too. Ayesha takes out Nani’s blue lantern, dark since she died. #scene:LF08 #chapter:1 #backdrop:casting-off
“I will light it. You look after the passengers. The river is rising, and they are afraid.” #speaker:Ayesha
* [Start the old landing song until the whole deck sings. #item:LF08 #opt:a]
    They sing the wrong words, very loudly.
* [Tie up ropes and loose bags, and count people twice. #item:LF08 #opt:b]
    Thirty people, eleven goats. Nothing slides.
* [Find the blind fiddler the seat Nani kept for him. #item:LF08 #opt:c]
    “Here I hear the engine think,” says the fiddler.
* [Stand on the hatch, and say they can trust you. #item:LF08 #opt:d]
    Your voice cracks, and goes on.
- -> lf09
