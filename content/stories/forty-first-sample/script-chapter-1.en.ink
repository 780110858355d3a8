=== fs01 ===
Thursday in May, six in the morning, already hot. Today you begin as head of the city’s water laboratory. #scene:FS01 #chapter:1 #backdrop:bench-at-dawn
“Eleven children are ill in Neemwadi, a part of the city,” says Ayesha, the intern, who is twenty. Vinod, the technician for thirty years, sharpens a pencil. Both wait for your first words.
* [Give out the first job, then ask Vinod how you sounded. #item:FS01 #opt:a]
    “Loud,” says Vinod, and notes the time.
* [Make tea for both, and let them show you round. #item:FS01 #opt:b]
    Vinod takes four sugars. The tour takes three minutes.
* [Send Ayesha to the school, and Vinod to the telephone. #item:FS01 #opt:c]
    Ayesha is at the door before you finish.
* [Ask both to stop you today whenever you talk too much. #item:FS01 #opt:d]
    “How much is too much?” asks Vinod.
- -> fs02

=== fs02 ===
The cash box holds 18,400 rupees; other money, for machines, must be spent by Saturday. Of two incubators, warm boxes for samples, one works; one holds Vinod’s pickle. The stock book says sixty bottles, but the shelf looks emptier. #scene:FS02 #chapter:1 #backdrop:bench-at-dawn
Outside a father waits, an hour early. What comes first?
* [Count only the bottles, and correct that line in the book. #item:FS02 #opt:a]
    Forty. Vinod signs for the missing twenty.
* [Leave the shelves, and let the early father in first. #item:FS02 #opt:b]
    Behind you Vinod counts, loudly: forty bottles.
* [Count all shelves, and correct the book before anything else. #item:FS02 #opt:c]
    Forty bottles, nine lamps, one jar of pickle.
* [Ask Vinod what is missing, and rely on what he remembers. #item:FS02 #opt:d]
    “Forty bottles,” says Vinod, without looking.
- -> fs03

=== fs03 ===
The father, a bus driver, has ten minutes. “My Zoya is eight,” he says. “She loves to drink the first glass of the day. Now she cannot stand.” #scene:FS03 #chapter:1 #backdrop:bench-at-dawn
He has brought water; a test needs a form.
* [Draw for him what a test does; the form waits. #item:FS03 #opt:a]
    He folds the drawing into his cap.
    ~ memory += has_drawing
* [Fill in his form with drawings, though his bus leaves late. #item:FS03 #opt:b]
    He folds his copy into his cap.
    ~ memory += has_drawing
* [Take the water from him; ask how his daughter slept. #item:FS03 #opt:c]
    “Sitting up, against my shoulder,” he says.
* [Write him a receipt with number and date; file it. #item:FS03 #opt:d]
    He puts the receipt behind his licence.
    ~ memory += has_receipt
- -> fs04

=== fs04 ===
Neemwadi school stands between the old lanes and the towers on the hill. Sunanda, the headmistress, has a voice that stops buses. “Two hundred children must not drink from our taps,” she says. “You have five minutes.” How do you make them understand? #scene:FS04 #chapter:1 #backdrop:school-courtyard
* [Give them one short rule, and leave reasons to teachers. #item:FS04 #opt:a]
    By the gate it is already a song.
    ~ memory += sang_rule
* [Ask a small child what germs are; build on that. #item:FS04 #opt:b]
    “Tiny bad policemen,” says a boy of six.
    ~ memory += policemen
* [Let Sunanda say it; they trust the voice they know. #item:FS04 #opt:c]
    Sunanda says it once. Outside, a dog stops drinking.
* [Hold up a clear glass, and tell what hides there. #item:FS04 #opt:d]
    Two hundred heads lean forward. The glass looks frightening.
- -> fs05

=== fs05 ===
You have an hour at the school. The cook rinses plates under a tap. The teachers look lost. Three girls have invented a “water guard”. By the neem tree a pipe climbs to the roof tank. #scene:FS05 #chapter:1 #backdrop:school-courtyard
* [Show the cook, with ink on hands, how dirt travels. #item:FS05 #opt:a]
    “I thought clean looked like clean,” says the cook.
* [Follow the pipe from the tank to where it begins. #item:FS05 #opt:b]
    Behind the tree it runs beside the street drain.
    ~ memory += saw_tree
* [Work with the girls on their guard until it runs. #item:FS05 #opt:c]
    By noon each tap has a guard and a password.
    ~ memory += water_guard
* [Tell the teachers which taps close, and that you decided. #item:FS05 #opt:d]
    You write the rule on the blackboard, and your name.
- -> fs06

=== fs06 ===
Joseph, the city’s water engineer, spreads a map over his lunch. Each red cross is a photographed repair. “My pipes are fine,” he says, his thumb on one cross. He has not slept since Tuesday, and has ten minutes. #scene:FS06 #chapter:1 #backdrop:map-room
* [Thank him for the map, and leave him ten minutes’ sleep. #item:FS06 #opt:a]
    He sleeps, his thumb still on that cross.
    ~ memory += joseph_slept
* [Lay the photographs beside the crosses, one after another. #item:FS06 #opt:b]
    There are 23 crosses and 22 photographs.
* [Begin at the cross under his thumb: where is its photograph? #item:FS06 #opt:c]
    “I signed for that one without seeing it,” he says.
* [Put the map away, share his lunch, and let him talk. #item:FS06 #opt:d]
    “I signed for a repair I never saw,” he says.
- -> fs07

=== fs07 ===
Joseph has one tired crew. Sunanda wants it tonight, to scrub the school’s tank. The president of the Mango Festival, who has twenty boys with spades, wants a tap by Saturday. “You are new,” says Joseph. “They will listen to you once.” #scene:FS07 #chapter:1 #backdrop:map-room
* [Write a timetable in which both share the tired crew. #item:FS07 #opt:a]
    It has eleven lines. Each side finds a mistake.
* [Bring both sides to lend each other people, as needed. #item:FS07 #opt:b]
    By nine they dig together, and quarrel about songs.
* [Give one side tonight, the other Friday, stamped and signed. #item:FS07 #opt:c]
    Each side photographs the other’s stamp.
* [Let the crew sleep tonight; ask both sides to wait. #item:FS07 #opt:d]
    The oldest digger takes your hand in both his.
    ~ memory += crew_slept
- -> fs08

=== fs08 ===
In Neemwadi water comes twice a day; between those hours its pipes are empty. Tomorrow at five you can fill forty bottles, but only in half of it. Sunanda knows the old lanes, Joseph the towers on the hill. Where do you begin? #scene:FS08 #chapter:1 #backdrop:map-room
* [Begin on the hill, by a list with exact minutes. #item:FS08 #opt:a]
    “I have the keys,” says Joseph, and copies your list.
    ~ half = "hill"
    ~ half_picture = "terrace-tanks"
* [Begin in the lanes, wherever nobody looks: barber, goat shed. #item:FS08 #opt:b]
    “The goats are up at four,” says Sunanda.
    ~ half = "lanes"
    ~ half_picture = "ward-lane"
* [Begin on the hill; its tanks hold next week’s water. #item:FS08 #opt:c]
    “I have the keys,” says Joseph. “Bring a torch.”
    ~ half = "hill"
    ~ half_picture = "terrace-tanks"
* [Begin in the lanes, at one tap, and trace it back. #item:FS08 #opt:d]
    “I know those kitchens,” says Sunanda. “Bring a torch.”
    ~ half = "lanes"
    ~ half_picture = "ward-lane"
- -> fs09
