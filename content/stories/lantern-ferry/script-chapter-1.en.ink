=== lf01 ===
The bus leaves you at Bhorghat, above sixty wet steps. Tomorrow the new bridge opens, so tonight the Lantern Ferry, your grandmother Nani’s boat, sails for the last time. #scene:LF01 #chapter:1 #backdrop:ghat-steps-dusk
Below, under Nani’s umbrella, waits your cousin Dev. Nani died forty days ago. Dev told you on a postcard. You answered that the roads were flooded. For the first week, that was true.
* [Squeeze under the small umbrella, and ask about the boat. #item:LF01 #opt:a]
    “We sail at nine,” says Dev, half in the rain.
    ~ dev += 1
* [Squeeze under the small umbrella, and say you dreaded this. #item:LF01 #opt:b]
    “Me too,” says Dev, loudly enough for sixty steps.
* [Nod, and carry your own bag down; talking can wait. #item:LF01 #opt:c]
    “Well,” says Dev. His hand is burnt.
* [Stay two steps above, and admit the roads were open. #item:LF01 #opt:d]
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
In Nani’s cabin hangs her yellow raincoat, elbows still bent. Its pocket holds a list: seven promises to seven people. “Tell Joseph, the bandmaster, his trumpet is out of tune.” #scene:LF03 #chapter:1 #backdrop:cabin-raincoat
You have half an hour: enough for the list, or for the forty sacks that Dev, limping, carries alone.
* [Carry all the sacks with Dev; the list can wait. #item:LF03 #opt:a]
    The pocket keeps its shape.
    ~ dev += 1
* [Keep the two nearest promises, and come late to Dev. #item:LF03 #opt:b]
    “Blue thread!” says the tailor. “Since March!”
* [Carry sacks with Dev, and keep a promise if asked. #item:LF03 #opt:c]
    Nobody asks. At each sack the paper rustles.
* [Keep all seven promises, and leave Dev to his sacks. #item:LF03 #opt:d]
    Joseph has to sit down. “She noticed,” he says.
    ~ memory += told_joseph
- -> lf04

=== lf04 ===
The deck has one dry roof, too small for all. Joseph wants it for his trumpets and other brass horns, Rukmini for her eleven goats. The biggest, Minister, eats the wedding march. #scene:LF04 #chapter:1 #backdrop:deck-awning
“Horns rust!” “Goats cough!” Nobody can come aboard until you settle who gets the roof.
* [Warm the smallest goat in your coat while tempers cool. #item:LF04 #opt:a]
    The goat falls asleep. Joseph loses his breath first.
* [Joke until both of them laugh, and let everything mix. #item:LF04 #opt:b]
    The smallest goat falls asleep in the big horn.
    ~ memory += goat_in_horn
* [Chalk a line, horns left, goats right, and discuss nothing. #item:LF04 #opt:c]
    Minister walks along it like a guard.
* [Let everybody wait, wet, while you hear both and measure. #item:LF04 #opt:d]
    Joseph ends up holding an umbrella over a goat.
- -> lf05

=== lf05 ===
In the tea shed everybody waits for the rain to stop. Tuli, who is eleven, sells tickets, tea and advice. On the post beside her are chalk marks. “Guess what they count.” #scene:LF05 #chapter:1 #backdrop:tea-shed-downpour
You have a quarter of an hour.
* [Join the long bench, and help pass hot glasses along. #item:LF05 #opt:a]
    The bench becomes one animal with sixty knees.
* [Tell Ayesha how it felt to hear that Nani died. #item:LF05 #opt:b]
    “I stood beside her,” says Ayesha. “That was no better.”
* [Study the chalk marks until you know what they count. #item:LF05 #opt:c]
    Forty: one for each day without Nani.
* [Drum with the rain on a tin to find a tune. #item:LF05 #opt:d]
    “What a terrible song,” says Tuli. “Play it again.”
- -> lf06

=== lf06 ===
Every night for nineteen years Nani, whose name was Tara, wrote one line in the boat’s book: “Ten past nine. K. White.” #scene:LF06 #chapter:1 #backdrop:wheelhouse-log
“K.” may be Kash Island, where people say nobody lives. A white light burns there now. Before the boat leaves you have a little time.
* [Look at the light a while, and leave it unexplained. #item:LF06 #opt:a]
    Somebody out there takes good care of it.
* [Close the book softly, as one closes somebody’s own diary. #item:LF06 #opt:b]
    The drawer sticks, then takes the book.
* [Ask Ayesha, though she turns away whenever it is named. #item:LF06 #opt:c]
    “Not yet,” says Ayesha to the window.
* [Search the whole book, page by page, for an answer. #item:LF06 #opt:d]
    Inside the cover: “White, sleep well. Red, come.”
    ~ memory += found_code
- -> lf07

=== lf07 ===
Madam Harpreet wants to buy the boat for a restaurant. Nani left it to you and Dev. Dev has signed; your name is missing. #scene:LF07 #chapter:1 #backdrop:ticket-office
“Nani’s hospital must be paid,” says Dev. “For two years I turned her in bed every four hours. Now I want to learn other work.” He holds out the pen.
* [Say that selling hurts you, and sign nothing this evening. #item:LF07 #opt:a]
    “Hurts?” says Dev. “You could go anywhere. I had this one room.”
* [Keep your hurt quiet; you are both too tired tonight. #item:LF07 #opt:b]
    Dev follows you out. He does not speak either.
    ~ dev += 1
* [Say that selling hurts you, and ask about those years. #item:LF07 #opt:c]
    He begins to fight, and tells you about the nights.
    ~ dev += 1
* [Keep your hurt quiet, and ask what both sides need. #item:LF07 #opt:d]
    Dev needs four lakh. Nobody asks what you need.
- -> lf08

=== lf08 ===
“Tomorrow at nine,” says Madam Harpreet, and comes aboard too. Ayesha takes out Nani’s blue lantern, dark since she died. #scene:LF08 #chapter:1 #backdrop:casting-off
“I will light it. You look after the passengers. The river is rising, and they are afraid.” #speaker:Ayesha
* [Start the old landing song until the whole deck sings. #item:LF08 #opt:a]
    They sing the wrong words, very loudly.
* [Stow the loose bundles, coil the ropes, count people twice. #item:LF08 #opt:b]
    Thirty people, eleven goats. Nothing slides.
* [Find the blind fiddler the seat Nani kept for him. #item:LF08 #opt:c]
    “Here I hear the engine think,” says the fiddler.
* [Stand on the hatch, and say they can trust you. #item:LF08 #opt:d]
    Your voice cracks, and goes on.
- -> lf09
