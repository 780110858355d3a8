=== lf01 ===
The bus leaves you at the top of Bhorghat with one bag. Diesel, wet jute, ginger frying in oil: the smell has not moved in six years. Upstream hangs the new bridge. It opens at ten tomorrow; tonight the Lantern Ferry makes her last crossing. #scene:LF01 #chapter:1 #backdrop:ghat-steps-dusk
She lies below sixty wet steps, her lamp dark. Beside her stands your cousin Dev, coughing, under your grandmother’s umbrella, made for one. Nani died forty days ago. Dev told you on a postcard. You wrote back that the roads were under water. For some of that time, they were. He looks up as though it were your turn.
* [Step in beside him under the umbrella, and ask about the boat and when she sails. #item:LF01 #opt:a]
    “Nine,” says Dev. He shifts the umbrella until it covers you and no longer quite covers him.
    ~ dev += 1
    ~ memory += under_umbrella
* [Step in beside him under the umbrella, and tell him how you have dreaded this. #item:LF01 #opt:b]
    “Me too,” says Dev, loudly, to all sixty steps. Then more than rain runs down his face.
    ~ dev += 2
    ~ memory += under_umbrella
* [Leave him the whole umbrella, and keep what you have to say for a drier hour. #item:LF01 #opt:c]
    “Well,” says Dev, and puts out a hand after all. It is ridged with burns that you have not seen before.
* [Stop where you are and tell him, before hello, how angry that postcard made you. #item:LF01 #opt:d]
    “Good,” says Dev. “I was afraid it would be only me.” He picks up your bag all the same.
    ~ dev += 1
    ~ memory += said_angry
- -> lf02

=== lf02 ===
{memory ? said_angry:“We heard that,” says a hatch in the deck.|“Is that the city child?” says a hatch in the deck.} Josna has run this engine for thirty-one years. “Get down here.” #scene:LF02 #chapter:1 #backdrop:engine-hold
Brown water slaps at the engine’s feet. She hands you the pump handle. “Two hundred strokes. It chokes on every tenth. I have the knack, but I also have nine crates of onions out in the rain.” #speaker:Josna
* [Pump one hundred, sit until your arms come back, then pump the other hundred. #item:LF02 #opt:a]
    “A hundred, a rest, a hundred,” says Josna. “She did it that way too, by the end.” She does not mention the crates.
* [Pump all two hundred, choke after choke, to the bare boards, and let the onions wait. #item:LF02 #opt:b]
    When the boards show, Josna hands you her rag, the one clean thing down there. Overhead the onions have begun to float.
    ~ memory += pumped_dry
* [Pump until the third choke, hand it back to one who has the knack, and carry crates. #item:LF02 #opt:c]
    “Crates, then,” says Josna, and pumps. The boards are dry before you are. So are the onions, nearly.
    ~ memory += gave_handle
* [Pump while the water drops fast, leave the slow last inch, and save a few crates. #item:LF02 #opt:d]
    “An inch,” says Josna, to the engine and not to you. “We have sailed on worse, old man.”
    ~ memory += left_inch
- -> lf03

=== lf03 ===
In Nani’s cabin, a cupboard with a bunk, her yellow raincoat hangs bent at the elbows, as if she had just stepped out of it. In its pocket is a list. #scene:LF03 #chapter:1 #backdrop:cabin-raincoat
“Blue thread for Tuli’s mother. Rukmini, eleven rupees change. Tell Hari his G is flat. Tuli aboard, when eleven.” Seven lines, seven doors, not one crossed out. You have half an hour, and {memory ? pumped_dry:arms like wet rope|one pair of shoes}. Overhead Dev is bringing forty sacks aboard by himself.
* [Put the list back where she left it, and use the half hour to help Dev with the sacks. #item:LF03 #opt:a]
    You smooth the flap shut. The pocket keeps its shape, as though a hand were in it.
* [Buy the thread and pay the eleven rupees, then help Dev with what sacks are left. #item:LF03 #opt:b]
    The thread is kingfisher blue. Tuli’s mother turns the reel over and over. “I asked her for it in March,” she says.
    ~ memory += bought_thread
* [Lend Dev a hand, with the list in your pocket in case one of the seven comes by. #item:LF03 #opt:c]
    The paper is soft as cloth. You feel it there each time you reach for something else.
    ~ memory += carries_list
* [Go from door to door with all seven lines, and let Dev get on without you. #item:LF03 #opt:d]
    Six lines of the seven, and one door shut in your face. Hari, told about his G, has to sit down. “She noticed,” he says.
    ~ memory += (bought_thread, told_hari)
- -> lf04

=== lf04 ===
On deck there is war. The Moonlight Brass Band, bound for a wedding in gold braid, has claimed the awning for its instruments. So has Rukmini, for eleven goats, one two days old and shivering. The largest, Minister, is eating the wedding march. #scene:LF04 #chapter:1 #backdrop:deck-awning
“Brass rusts!” says {memory ? told_hari:Hari, still red about the eyes|Hari, the bandmaster}. “Goats cough!” says Rukmini{memory ? bought_thread:, eleven rupees tight in her fist}. Both look at you, and so does the wet queue. You have your grandmother’s chin.
* [Take Rukmini’s side, loudly, and tell Hari to put his horns somewhere else. #item:LF04 #opt:a]
    Hari’s moustache trembles. Rukmini, for whom nobody has ever shouted, gives you a guava.
    ~ memory += goats_first
* [Joke with both until they laugh, and let goats and horns lie down together as they like. #item:LF04 #opt:b]
    A hoof goes through the drum, and the kid goes to sleep in the bell of the sousaphone. It is no longer war.
    ~ memory += all_mixed
* [Chalk a line along the deck, brass left and goats right, and hear no more about it. #item:LF04 #opt:c]
    The line holds. Minister patrols it. Nobody on either side quite meets your eye.
    ~ memory += chalk_line
* [Hear both to the very end, and chalk a place for each case and each goat after that. #item:LF04 #opt:d]
    It takes ten minutes, and the queue has opinions. At the end Hari is holding an umbrella over a goat.
    ~ memory += heard_both
- -> lf05

=== lf05 ===
Then the sky comes down, and all run for Tuli’s tea shed, where a tin roof turns the rain into applause. {memory ? chalk_line:Goats stand to the right, from habit.|{memory ? heard_both:Hari brings his goat.|{memory ? goats_first:The goats are given the dry end.|A goat is wearing a cap with braid on it.}}} Tuli, who is eleven, sells tickets, tea and advice. On the post by her kettle are forty strokes of chalk. “Guess,” she says. “Nobody has.” #scene:LF05 #chapter:1 #backdrop:tea-shed-downpour
A quarter of an hour yet, says Josna, alone in a corner.
* [Squeeze in on the bench among wet strangers and pass hot glasses along with them. #item:LF05 #opt:a]
    Glass by glass, the bench becomes one animal with sixty knees. Somebody’s grandmother sleeps against your arm.
    ~ memory += passed_tea
* [Sit down by Josna and tell her what it was like to get the news so far from here. #item:LF05 #opt:b]
    Josna blows on her tea for some time. “I got it from six feet away,” she says. “It was no better.”
    ~ memory += told_josna
* [Crouch by the post and study the chalk strokes, to puzzle out what they count. #item:LF05 #opt:c]
    The first is faint, the last is fresh. You count back forty days, and the skin of your neck goes cold.
    ~ memory += read_strokes
* [Drum along with the rain on an empty biscuit tin until the noise becomes a tune. #item:LF05 #opt:d]
    The cornet joins in on the kettle. Tuli says that it is the worst song she has ever heard, and asks for it again.
    ~ memory += played_rain
- -> lf06

=== lf06 ===
In the wheelhouse the log lies open. Every night for nineteen years, between weather and fares, Nani wrote one small line: “9.10. K. white.” After her death, in Josna’s square hand, only fares. #scene:LF06 #chapter:1 #backdrop:wheelhouse-log
{memory ? read_strokes:Forty blanks, forty strokes of chalk. }Out on Kash Island, struck off every map, burns one white point of light. In the doorway Josna sees the page, and turns away.
* [Look at the light for one long minute, and leave it as a thing you may learn of some day. #item:LF06 #opt:a]
    It does not flicker. Whoever keeps it trims the wick.
* [Shut the log and lay it away; had Nani wanted it known, she would have told you. #item:LF06 #opt:b]
    The drawer sticks, then takes the book. The light is still there. You had not meant to look up.
    ~ memory += shut_log
* [Note down where the light stands, and press Josna about it as soon as you are alone. #item:LF06 #opt:c]
    South by east, and a bit. You write it on your wrist. “Not yet,” says Josna’s back, before you have opened your mouth.
    ~ memory += took_bearing
* [Comb the whole log for each K, from the first page on, until the line makes sense. #item:LF06 #opt:d]
    Inside the back cover, in pencil, no bigger than a crack in the paper: “White, sleep well. Red, come.”
    ~ memory += found_code
- -> lf07

=== lf07 ===
In the ticket office Madam Revathi, in a mango-coloured raincoat, has laid a paper on the biscuit tin{memory ? played_rain: that you drummed on}. She wants the ferry for a restaurant on a lake, at a decent price. Nani left the boat to you and Dev. #scene:LF07 #chapter:1 #backdrop:ticket-office
Dev has signed already. “There is her hospital to pay,” he says, {memory ? under_umbrella:one shoulder still dark with rain|looking at the wall}. “Two years I turned her, every four hours. I want to find out what else I am for.” Under his name is a line for yours. “Well?” #speaker:Dev
* [Tell him, buyer or no buyer, that he had no right to sign away her boat without you. #item:LF07 #opt:a]
    “Right?” says Dev. “You had the whole country to be right in.” Madam Revathi studies the rain with great tact.
    ~ memory += called_low
* [Push the paper back and go out into the rain, before you say what cannot be unsaid. #item:LF07 #opt:b]
    You are ten steps into the rain before you find that you are still holding her pen.
    ~ memory += walked_out
* [Tell him how it stings that he signed first, and ask to hear about those two years. #item:LF07 #opt:c]
    He opens his mouth to fight, and tells you about the nights instead. Madam Revathi moves the pen away.
    ~ dev += 2
    ~ memory += asked_cost
* [Keep your own sting to yourself, and ask the two of them what each needs from this. #item:LF07 #opt:d]
    Dev needs four lakh and a train ticket. Madam Revathi needs an answer. Nobody asks what you need.
    ~ dev += 1
- -> lf08

=== lf08 ===
{memory ? walked_out:Madam Revathi fetches back her pen. “Tomorrow at nine,” she says.|“Tomorrow at nine, then,” says Madam Revathi.} The river has climbed two steps; upstream they are opening the dam. Tuli is told to stay ashore, and for once does not argue. The children aboard look at the water. #scene:LF08 #chapter:1 #backdrop:casting-off
Josna brings out Nani’s blue lantern, dark these forty nights. “It ought to burn for the last one. I’ll see to that. You see to them. {memory ? told_josna:You can talk, when you try.|{memory ? gave_handle:Or carry something.|Ten minutes.}}” #speaker:Josna
* [Start the children on the old landing song, and get the deck to roar the chorus. #item:LF08 #opt:a]
    They sing it with the wrong words, very loudly, and the gap of brown water opens astern with hardly anyone to see it.
    ~ memory += sang_out
* [Coil the ropes, stow the bundles out of people’s arms, and chalk the head count up. #item:LF08 #opt:b]
    “Thirty,” says the chalk, “and eleven goats.” When the stern swings out, not one thing slides.
    ~ memory += stowed
* [Find the old fiddler in the crowd, and clear him the seat that Nani used to keep for him. #item:LF08 #opt:c]
    Two people go off muttering. “From here I can hear the engine think,” says the blind fiddler, and finds the rail.
    ~ memory += old_fiddler
* [Climb on the hatch where all can see you, and tell them that you will see them over. #item:LF08 #opt:d]
    Your voice cracks in the middle and goes on. Thirty faces are still tilted up when the last rope is let go.
    ~ memory += spoke_out
- -> lf09
